"""The requests of a scenario, drawn before anything is measured."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from featureserving.catalog import Catalog
from featureserving.dataset import DataSet

from .access import draw_ranks, popularity, population
from .scenario import Scenario


class Request(NamedTuple):
    """rows: by entity, to know what must come back. keys: the same as asked for."""

    rows: dict[str, int]
    keys: dict[str, list[str]]


def measured_requests(scenario: Scenario, catalog: Catalog, data: DataSet, seed: str) -> list[Request]:
    """One key of each entity a request: each entity's drawn by itself, or the same rank of all (`together`)."""
    names = [entity.name for entity in catalog.entities]
    together = scenario.access.get("together", False)
    sources = {
        name: draw_ranks(scenario.access, data.rows, f"{seed}:{scenario.id}:{'all' if together else name}")
        for name in names
    }
    return [
        _request(data, {name: popularity(data, name)[sources[name]()] for name in names})
        for _ in range(scenario.samples)
    ]


def warm_requests(scenario: Scenario, catalog: Catalog, data: DataSet, seed: str) -> list[Request]:
    """A set of keys is gone through in turn, as often as the warm-up's length allows; other patterns are drawn."""
    if scenario.warm["kind"] != "hot":
        again = replace(scenario, access=scenario.warm, samples=scenario.warmup)
        return measured_requests(again, catalog, data, f"warm:{seed}")
    ranks = population(scenario.warm, data.rows)
    return [
        _request(
            data,
            {
                entity.name: popularity(data, entity.name)[ranks[number % len(ranks)]]
                for entity in catalog.entities
            },
        )
        for number in range(scenario.warmup)
    ]


def warmed_share(warmed: list[Request], measured: list[Request]) -> float:
    """Share of the measured keys, counted as often as they are asked for, that the warm-up had asked for."""
    known = {pair for request in warmed for pair in request.rows.items()}
    pairs = [pair for request in measured for pair in request.rows.items()]
    return sum(pair in known for pair in pairs) / len(pairs) if pairs else 0.0


def _request(data: DataSet, rows: dict[str, int]) -> Request:
    return Request(rows, {name: [_key(data, name, row)] for name, row in rows.items()})


@lru_cache(maxsize=None)
def _key(data: DataSet, entity: str, row: int) -> str:
    return data.key(entity, row)
