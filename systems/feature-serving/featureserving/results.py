"""What a request is answered with, and the errors that it may end in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple, Union

Value = Union[float, int, str, bool]


class FeatureRow(NamedTuple):
    """Features of one key from one table, in the order of the projection."""

    entity: str
    table: str
    key: str
    columns: tuple[str, ...]
    values: tuple[Value, ...]


class Absent(NamedTuple):
    """A table without a row for the key."""

    entity: str
    table: str
    key: str


@dataclass(slots=True)
class Phases:
    """Where the time of a request went, in whole nanoseconds.

    pool_wait: until a connection was free. execute: from sending a statement to having its result
    complete in the client's memory (the server's work and the transport). fetch: from those bytes to
    Python values. decode: from values to FeatureRow.
    """

    pool_wait: int = 0
    execute: int = 0
    fetch: int = 0
    decode: int = 0


@dataclass(slots=True)
class Retrieval:
    """The answer to a request.

    `unread` names what a time-out left open; then `complete` is False and the rest still counts:
    every row in `rows` is whole, and a table is in `absent` only where the database said so.
    """

    rows: list[FeatureRow]
    absent: list[Absent]
    unread: list[Absent]
    phases: Phases
    round_trips: int

    @property
    def complete(self) -> bool:
        return not self.unread


class ServingError(Exception):
    """No answer. `kind` is stable, the message is for people."""

    def __init__(self, kind: Literal["bad-key", "pool-exhausted", "connection-lost", "database"], message: str):
        super().__init__(message)
        self.kind = kind


#: What is asked for: the keys by entity.
Keys = Mapping[str, Sequence[str]]

#: A B-tree entry must fit a third of a page (PostgreSQL: 2704 bytes), so no longer key can exist.
LONGEST_KEY_BYTES = 2_000


def check_key(key: str) -> None:
    """Raises ServingError for a key that can't be in any table, before it costs a round trip."""
    if not isinstance(key, str):
        raise ServingError("bad-key", f"a key is text, not {type(key).__name__}")
    if "\0" in key:
        raise ServingError("bad-key", "a key can't contain NUL: PostgreSQL's text has none")
    try:
        size = len(key.encode())
    except UnicodeEncodeError as error:
        raise ServingError("bad-key", f"a key is Unicode text without lone surrogates: {error.reason}") from None
    if not 0 < size <= LONGEST_KEY_BYTES:
        raise ServingError("bad-key", f"a key has 1 to {LONGEST_KEY_BYTES} bytes, this one has {size}")
