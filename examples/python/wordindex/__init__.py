"""An inverted index of small documents."""

import re
from collections import defaultdict

_WORD = re.compile(r"\w+")


class Index:
    """Maps each word to the documents that hold it."""

    def __init__(self) -> None:
        self._documents: defaultdict[str, set[int]] = defaultdict(set)

    def add(self, document: int, text: str) -> None:
        for word in _WORD.findall(text.lower()):
            self._documents[word].add(document)

    def search(self, query: str) -> list[int]:
        """The documents that hold every word of the query, ascending."""
        words = _WORD.findall(query.lower())
        if not words:
            return []
        found = sorted((self._documents.get(word, set()) for word in words), key=len)
        return sorted(set.intersection(*found))
