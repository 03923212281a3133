"""The report's comparison of costs and its decision, computed from declared prices and measured figures."""

from __future__ import annotations

import json
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any


class BadPrices(ValueError):
    """The prices are not complete, or make no sense."""


@dataclass(frozen=True, slots=True)
class Prices:
    """In dollars. Either the day's sum is declared, or what it is made of."""

    name: str
    per_day: float


def read_prices(path: Path) -> dict[str, Prices]:
    """Prices by name from JSON: {"lakebase": {"perDay": 360}, "dynamodb": {"readsPerDay": …, "perMillionReads": …}}.

    Forms: perDay; perHour (times 24); readsPerDay × unitsPerRead × perMillionUnits / 10⁶. Raises BadPrices.
    """
    declared = json.loads(path.read_text(), parse_int=float)
    if not isinstance(declared, dict) or not declared:
        raise BadPrices("prices are an object by name")
    return {name: Prices(name, _per_day(name, price)) for name, price in declared.items()}


def _per_day(name: str, price: Any) -> float:
    forms = {
        ("perDay",): lambda per_day: per_day,
        ("perHour",): lambda per_hour: 24 * per_hour,
        ("perMillionUnits", "readsPerDay", "unitsPerRead"): lambda per_million, reads, units: (
            reads * units * per_million / 1e6
        ),
    }
    fields = tuple(sorted(set(price) - {"note"})) if isinstance(price, dict) else ()
    form = forms.get(fields)
    if form is None:
        raise BadPrices(f"{name}: one of {[list(known) for known in forms]}, not {list(fields)}")
    values = [price[field] for field in fields]
    if not all(isinstance(value, float) and value > 0 for value in values):
        raise BadPrices(f"{name}: all of them are numbers above 0")
    per_day = form(*values)
    if not 0 < per_day < inf:
        raise BadPrices(f"{name}: ${per_day:g} a day is no price")
    return per_day


@dataclass(frozen=True, slots=True)
class Comparison:
    """How many times as much the dearer one costs."""

    cheaper: Prices
    dearer: Prices
    factor: float


def compare(a: Prices, b: Prices) -> Comparison:
    cheaper, dearer = sorted((a, b), key=lambda prices: prices.per_day)
    return Comparison(cheaper, dearer, dearer.per_day / cheaper.per_day)


def decide(p99_ms: float, peer_p99_ms: float) -> str:
    """The report's next steps, by the measured P99: below 50 ms, up to 70 ms, above it.

    peer_p99_ms: of what it is compared with; the report has 79 ms for DynamoDB.
    """
    if not (0 < p99_ms < inf and 0 < peer_p99_ms < inf):
        raise ValueError("a P99 is a finite number above 0")
    change = (peer_p99_ms - p99_ms) / peer_p99_ms
    if change == -inf:
        raise ValueError(f"a P99 of {p99_ms:g} ms has no comparison with the peer's {peer_p99_ms:g} ms")
    against = f"{abs(change):.0%} {'better' if change > 0 else 'worse'} than the peer's {peer_p99_ms:g} ms"
    if p99_ms < 50:
        return f"P99 {p99_ms:g} ms < 50 ms: document and present; {against}"
    if p99_ms <= 70:
        return f"P99 {p99_ms:g} ms is within the target of 70 ms: harden (projection, clustering, pipelining); {against}"
    return f"P99 {p99_ms:g} ms > 70 ms: enlarge shared_buffers and measure again; {against}"
