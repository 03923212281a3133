"""The commands: prewarm, get, migrate, cost, decide."""

from __future__ import annotations

import json

import psycopg
import pytest
from conftest import until_alone

from featureserving.cli import main
from harness.cachestate import read_accesses


def run(capsys, *argv):
    status = main(list(argv))
    said = capsys.readouterr()
    return status, said.out + said.err


def test_prewarm_loads_the_keys_that_will_be_asked_for(cluster, catalog, data, serve, tmp_path, capsys):
    pairs = tmp_path / "keys"
    pairs.write_text("".join(f"customer\t{data.key('customer', row)}\n" for row in range(20)))
    cluster.evict()
    status, said = run(capsys, "prewarm", "--dsn", cluster.conninfo, "--keys", str(pairs))
    assert (status, said) == (0, "read 200 rows of 20 keys, 2 times; 0 are not there\n")
    with psycopg.connect(cluster.conninfo) as connection:
        until_alone(connection)
    server = serve(pool_size=1, strategy="sequential")
    with server.pool.connection() as connection:
        before = read_accesses(connection, catalog.schema)
    for row in range(20):
        server.retrieve({"customer": [data.key("customer", row)]})
    with server.pool.connection() as connection:
        assert read_accesses(connection, catalog.schema).since(before).hit_ratio == 1


def test_prewarm_of_whole_tables(cluster, catalog, capsys):
    cluster.evict()
    status, said = run(capsys, "prewarm", "--dsn", cluster.conninfo)
    assert status == 0 and said.startswith("loaded ")
    assert int(said.split()[1]) > 30 * 10


def test_prewarm_says_which_line_is_wrong(cluster, catalog, tmp_path, capsys):
    pairs = tmp_path / "keys"
    pairs.write_text("customer\tx\nmerchant y\n")
    assert run(capsys, "prewarm", "--dsn", cluster.conninfo, "--keys", str(pairs)) == (
        1,
        "feature-serving prewarm: line 2: entity, tab, key\n",
    )


def test_get(cluster, catalog, data, capsys):
    status, said = run(
        capsys, "get", "--dsn", cluster.conninfo, "--columns", "f03", f"device={data.key('device', 2)}", "device=none"
    )
    answer = json.loads(said)
    assert (status, len(answer["rows"]), len(answer["absent"])) == (0, 10, 10)
    assert answer["rows"][0]["features"]["f03"] in [data.values(table, 2)[3] for table in catalog.tables]


def test_migrate_and_load(cluster, capsys):
    where = ["--dsn", cluster.conninfo, "--schema", "fresh"]
    assert run(capsys, "migrate", *where) == (0, "applied: tables, primary keys, serving functions\n")
    assert run(capsys, "migrate", *where) == (0, "applied: nothing, it was up to date\n")
    status, said = run(capsys, "load", *where, "--rows", "30")
    assert status == 0 and len(said.strip()) == 64


def test_no_database_is_one_line(tmp_path, capsys):
    status, said = run(capsys, "migrate", "--dsn", f"host={tmp_path}")
    assert status == 1 and said.startswith("feature-serving migrate: ") and "Traceback" not in said


@pytest.fixture
def prices(tmp_path):
    path = tmp_path / "prices.json"

    def write(of) -> str:
        path.write_text(json.dumps(of))
        return str(path)

    return write


def test_the_reports_comparison_of_costs(prices, capsys):
    path = prices({"lakebase": {"perDay": 360}, "dynamodb": {"perDay": 45_000}})
    assert run(capsys, "cost", path, "lakebase", "dynamodb") == (
        0,
        "lakebase $360 a day, dynamodb $45,000 a day: 125 ×\n",
    )


def test_prices_are_computed_from_their_parts(prices, capsys):
    reads = {"readsPerDay": 1e9, "unitsPerRead": 15, "perMillionUnits": 0.25}
    status, said = run(capsys, "cost", prices({"a": {"perHour": 15}, "b": reads}), "b", "a")
    assert (status, said) == (0, "a $360 a day, b $3,750 a day: 10 ×\n")


@pytest.mark.parametrize(
    "price",
    [
        {},
        {"perDay": 0},
        {"perDay": -1},
        {"perDay": "1"},
        {"perDay": True},
        {"perDay": 1, "perHour": 1},
        5,
        {"perDay": 10**400},
        {"perDay": float("inf")},
        {"readsPerDay": 1e300, "unitsPerRead": 1e300, "perMillionUnits": 1},
        {"readsPerDay": 1e-300, "unitsPerRead": 1e-300, "perMillionUnits": 1},
    ],
)
def test_prices_that_make_no_sense_are_refused(prices, capsys, price):
    status, said = run(capsys, "cost", prices({"a": price, "b": {"perDay": 1}}), "a", "b")
    assert status == 1 and said.startswith("feature-serving cost: a: ")


@pytest.mark.parametrize(
    ("p99", "says"),
    [
        ("49.9", "P99 49.9 ms < 50 ms: document and present; 37% better than the peer's 79 ms"),
        ("60", "within the target of 70 ms: harden"),
        ("109.82", "> 70 ms: enlarge shared_buffers and measure again; 39% worse"),
    ],
)
def test_the_reports_decision(capsys, p99, says):
    status, said = run(capsys, "decide", "--p99-ms", p99)
    assert status == 0 and says in said


@pytest.mark.parametrize(
    ("p99", "peer"),
    [("inf", "79"), ("nan", "79"), ("-inf", "79"), ("0", "79"), ("60", "inf"), ("60", "nan"), ("1e308", "1e-308")],
)
def test_a_p99_that_makes_no_sense_is_refused(capsys, p99, peer):
    status, said = run(capsys, "decide", f"--p99-ms={p99}", f"--peer-p99-ms={peer}")
    assert status == 1 and said.startswith("feature-serving decide: a P99 ") and "%" not in said
