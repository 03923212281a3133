"""Which keys are asked for: hot set, uniform, 80/20, Zipf. All drawn from seeds."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
from typing import Any

from featureserving.dataset import DataSet


class BadAccess(ValueError):
    """There is no such access pattern."""


@lru_cache(maxsize=None)
def popularity(data: DataSet, entity: str) -> tuple[int, ...]:
    """An entity's rows, the most asked for first: an order that has nothing to do with where they lie."""
    rows = list(range(data.rows))
    random.Random(f"popularity:{data.seed}:{entity}").shuffle(rows)
    return tuple(rows)


def population(access: dict[str, Any], rows: int) -> range:
    """Ranks that an access pattern can ask for."""
    kind = access["kind"]
    if kind == "hot":
        first = int(access.get("first", 0))
        return range(first, first + int(access["keys"]))
    if kind in ("uniform", "80-20", "zipf"):
        return range(rows)
    raise BadAccess(f"no access pattern {kind!r}; there are hot, uniform, 80-20 and zipf")


def draw_ranks(access: dict[str, Any], rows: int, seed: str) -> Callable[[], int]:
    """A source of ranks.

    hot: uniform within `keys` ranks from `first` on. 80-20: four fifths of the requests go to the first
    fifth of the ranks. zipf: rank r with a weight of 1 / (r + 1)^s.
    """
    choose = random.Random(f"access:{seed}")
    ranks = population(access, rows)
    kind = access["kind"]
    if kind == "80-20":
        hot = max(1, rows // 5)
        return lambda: choose.randrange(hot) if choose.random() < 0.8 else choose.randrange(hot, rows)
    if kind == "zipf":
        totals = list(accumulate((rank + 1) ** -float(access["s"]) for rank in range(rows)))
        return lambda: min(rows - 1, bisect_left(totals, choose.random() * totals[-1]))
    return lambda: choose.randrange(ranks.start, ranks.stop)
