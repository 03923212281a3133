"""What one scenario does: the manifest's parameters, checked."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from typing import Any

from featureserving.strategies import STRATEGIES

from .access import BadAccess, population

#: Parameters and their defaults; the scenario's own override the benchmark's.
_DEFAULTS: dict[str, Any] = {
    "strategy": "union-pipeline",
    "columns": None,
    "prepare": True,
    "access": {"kind": "hot", "keys": 100},
    # What is warmed: the measured access pattern (absent), or another one.
    "warm": None,
    # What the scenario is said to find, which its invariants and the gate's fairness check hold it to.
    "cache": "any",
    # Both caches are emptied before the warm-up.
    "evict": False,
    "timeoutMs": None,
}


class BadScenario(ValueError):
    """The manifest asks for something that there is not."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """samples, warmup: requests. columns: None is all."""

    id: str
    samples: int
    warmup: int
    strategy: str
    columns: tuple[str, ...] | None
    prepare: bool
    access: dict[str, Any]
    warm: dict[str, Any]
    evict: bool
    timeout_ms: float | None


def read_scenarios(rows: int) -> list[Scenario]:
    """The scenarios that the gate wants. Raises BadScenario."""
    common = json.loads(os.environ.get("LATENCY_GATE_PARAMETERS") or "{}")
    return [_read(wanted, common, rows) for wanted in json.loads(os.environ["LATENCY_GATE_SCENARIOS"])]


def _read(wanted: dict[str, Any], common: dict[str, Any], rows: int) -> Scenario:
    id = wanted["id"]
    given = {**common, **(wanted.get("parameters") or {})}
    given.pop("server", None)  # How the service was started: part of the declaration, and not the harness's to do.
    unknown = sorted(set(given) - set(_DEFAULTS))
    if unknown:
        raise BadScenario(f"{id}: no parameters {unknown}; there are {sorted(_DEFAULTS)}")
    chosen = {**_DEFAULTS, **given}
    if chosen["strategy"] not in {*STRATEGIES, "floor"}:
        raise BadScenario(f"{id}: no strategy {chosen['strategy']!r}; there are {sorted(STRATEGIES)}")
    if chosen["cache"] not in ("hot", "cold", "any"):
        raise BadScenario(f"{id}: cache is hot, cold or any, not {chosen['cache']!r}")
    warm = chosen["warm"] or chosen["access"]
    for access in (chosen["access"], warm):
        try:
            ranks = population(access, rows)
        except BadAccess as error:
            raise BadScenario(f"{id}: {error}") from error
        if not 0 <= ranks.start < ranks.stop <= rows:
            raise BadScenario(f"{id}: {access} does not fit into {rows} rows")
    columns = chosen["columns"]
    warmup = wanted.get("warmup") or {}
    return Scenario(
        id,
        int(wanted.get("samples") or 500),
        int(warmup.get("operations", 0)) if isinstance(warmup, dict) else int(warmup),
        chosen["strategy"],
        None if columns is None else tuple(columns),
        bool(chosen["prepare"]),
        chosen["access"],
        warm,
        bool(chosen["evict"]),
        chosen["timeoutMs"],
    )
