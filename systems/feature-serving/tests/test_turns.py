"""What is measured in turns, and that nothing of it is lost."""

from __future__ import annotations

import json

import pytest

from harness.scenario import read_scenarios
from harness.turns import TURNS, groups_of, share_of


def scenarios(monkeypatch, **parameters):
    given = [{"id": id, "samples": 10, "parameters": own} for id, own in parameters.items()]
    monkeypatch.setenv("LATENCY_GATE_SCENARIOS", json.dumps(given))
    return read_scenarios(1000)


def test_those_that_find_the_same_rows_in_the_buffers_take_turns(monkeypatch):
    wide = {"access": {"kind": "hot", "keys": 400}}
    given = scenarios(
        monkeypatch,
        one={"strategy": "sequential"},
        cold={"evict": True},
        wide=wide,
        other={"strategy": "pipeline"},
        floor={"strategy": "floor"},
        more=wide,
        warmed_otherwise={"warm": {"kind": "hot", "keys": 5}},
        colder={"evict": True},
    )
    assert [[scenario.id for scenario in group] for group in groups_of(given)] == [
        ["one", "other"],
        ["cold"],
        ["wide", "more"],
        ["floor"],
        ["warmed_otherwise"],
        ["colder"],
    ]


@pytest.mark.parametrize("count", [0, 1, 4, 5, 7, 100])
def test_the_turns_have_all_requests_in_their_order(count):
    items = list(range(count))
    assert [item for turn in range(TURNS) for item in share_of(items, turn)] == items
