"""The harness's own parts: what is drawn, what counts as warmed, what is verified."""

from __future__ import annotations

from collections import Counter

import pytest

from featureserving.catalog import benchmark_catalog
from featureserving.dataset import DataSet
from featureserving.results import FeatureRow, Phases, Retrieval
from harness.access import draw_ranks, popularity
from harness.requests import measured_requests, warm_requests, warmed_share
from harness.scenario import Scenario
from harness.verify import Verifier

CATALOG, DATA = benchmark_catalog(), DataSet(rows=1_000)


def drawn(access, count=40_000):
    draw = draw_ranks(access, DATA.rows, "seed")
    return Counter(draw() for _ in range(count))


def test_uniform():
    counts = drawn({"kind": "uniform"})
    assert len(counts) == 1_000 and max(counts.values()) < 40 * 2


def test_80_20():
    counts = drawn({"kind": "80-20"})
    assert abs(sum(counts[rank] for rank in range(200)) / 40_000 - 0.8) < 0.01


@pytest.mark.parametrize("s", [0.8, 1.0, 1.3])
def test_zipf(s):
    counts = drawn({"kind": "zipf", "s": s})
    total = sum((rank + 1) ** -s for rank in range(1_000))
    for rank in (0, 1, 9, 99):
        expected = 40_000 * (rank + 1) ** -s / total
        assert abs(counts[rank] - expected) < 5 * expected**0.5 + 1


def test_hot_keys_lie_scattered():
    hot = popularity(DATA, "customer")[:100]
    assert sorted(popularity(DATA, "customer")) == list(range(1_000))
    assert max(hot) > 900 and popularity(DATA, "merchant")[:100] != hot


def scenario(**of):
    base = dict(id="x", samples=300, warmup=100, strategy="union-all", columns=None, prepare=True)
    access = {"kind": "hot", "keys": 100}
    return Scenario(**{**base, "access": access, "warm": access, "evict": False, "timeout_ms": None, **of})


@pytest.mark.parametrize(
    ("of", "low", "high"),
    [
        ({}, 1, 1),
        ({"access": {"kind": "hot", "first": 100, "keys": 200}}, 0, 0),
        ({"warmup": 10}, 0.05, 0.15),
        ({"access": {"kind": "hot", "keys": 1_000}}, 0.05, 0.15),
        ({"warmup": 0}, 0, 0),
    ],
    ids=["the same keys", "the report's mistake", "a tenth", "a tenth of more", "no warm-up"],
)
def test_warmed_share(of, low, high):
    one = scenario(**of)
    warmed = warm_requests(one, CATALOG, DATA, "seed")
    measured = measured_requests(one, CATALOG, DATA, "seed")
    assert (len(warmed), len(measured)) == (one.warmup, one.samples)
    assert low <= warmed_share(warmed, measured) <= high


def test_the_same_seed_asks_for_the_same():
    one = scenario()
    asked = [measured_requests(one, CATALOG, DATA, seed) for seed in ("a", "a", "b")]
    assert asked[0] == asked[1] != asked[2]


def answer_to(request, change=lambda rows: rows):
    rows = [
        FeatureRow(entity.name, table.name, request.keys[entity.name][0], ("f00",), DATA.values(table, row)[:1])
        for entity in CATALOG.entities
        for table in entity.tables
        for row in [request.rows[entity.name]]
    ]
    return Retrieval(change(rows), [], [], Phases(), 1)


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lambda rows: rows, 0),
        (lambda rows: [rows[0]._replace(values=(0.123,)), *rows[1:]], 1),
        (lambda rows: [rows[0]._replace(key="other"), *rows[1:]], 1),
        (lambda rows: [rows[0]._replace(values=rows[1].values), *rows[1:]], 1),
        (lambda rows: rows[1:], 1),
        (lambda rows: [*rows, rows[0]], 1),
    ],
    ids=["right", "a value", "a key", "another table's", "one lost", "one twice"],
)
def test_wrong_rows_are_seen(change, wrong):
    verifier = Verifier(CATALOG, DATA)
    (request,) = measured_requests(scenario(samples=1), CATALOG, DATA, "seed")
    verifier.check(request, answer_to(request, change))
    assert verifier.wrong == wrong
    assert (verifier.first_fault == "") == (wrong == 0)


def test_data_sets_are_known_row_by_row():
    table = CATALOG.tables[0]
    assert DATA.values(table, 7) == DataSet(rows=5).values(table, 7)
    assert DATA.values(table, 7) != DataSet(rows=1_000, seed=2).values(table, 7)
    assert all(0 <= value < 1 for value in DATA.values(table, 7))
    assert DATA.checksum(CATALOG) != DataSet(rows=999).checksum(CATALOG)
