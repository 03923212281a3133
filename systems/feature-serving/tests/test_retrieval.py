"""What comes back, by every way to read, from a real server."""

from __future__ import annotations

import psycopg
import pytest
from conftest import assert_right, request_of

from featureserving.catalog import Catalog, CatalogError, Column, Entity, Table
from featureserving.results import LONGEST_KEY_BYTES, Absent, ServingError
from featureserving.schema import migrate
from featureserving.strategies import STRATEGIES

WAYS = sorted(STRATEGIES)


@pytest.mark.parametrize("strategy", WAYS)
@pytest.mark.parametrize("columns", [None, ("f07",), ("f39", "f00", "f12")], ids=["all", "one", "three"])
@pytest.mark.parametrize("prepare", [True, False], ids=["prepared", "unprepared"])
def test_rows_are_those_of_the_keys(serve, catalog, data, strategy, columns, prepare):
    server = serve(strategy=strategy, columns=columns, prepare=prepare)
    for row in (0, 77, data.rows - 1):
        request = request_of(catalog, data, row)
        answer = server.retrieve(request)
        assert (len(answer.rows), answer.absent, answer.complete) == (30, [], True)
        assert {found.columns for found in answer.rows} == {
            columns or tuple(column.name for column in catalog.tables[0].columns)
        }
        assert_right(answer, catalog, data, request)


@pytest.mark.parametrize(
    ("strategy", "trips"),
    [("sequential", 30), ("pipeline", 1), ("union-all", 3), ("union-pipeline", 1), ("array-key", 3), ("function", 3)],
)
def test_round_trips(serve, catalog, data, strategy, trips):
    assert serve(strategy=strategy).retrieve(request_of(catalog, data, 3)).round_trips == trips


@pytest.mark.parametrize("strategy", WAYS)
def test_a_key_that_is_nowhere_is_absent_in_each_table(serve, catalog, data, strategy):
    request = request_of(catalog, data, 5) | {"merchant": ["no such merchant"]}
    answer = serve(strategy=strategy).retrieve(request)
    merchants = catalog.entity("merchant").tables
    assert answer.complete and len(answer.rows) == 20
    assert sorted(answer.absent) == sorted(Absent("merchant", table.name, "no such merchant") for table in merchants)


@pytest.mark.parametrize("strategy", WAYS)
def test_a_key_that_one_table_lacks_is_absent_there_alone(serve, catalog, data, admin, strategy):
    key, other = data.key("device", 9), data.key("device", 10)
    admin.execute("CREATE TABLE IF NOT EXISTS public.kept AS SELECT * FROM features.device_04 WHERE hashkey = %s", [key])
    admin.execute("DELETE FROM features.device_04 WHERE hashkey = %s", [key])
    try:
        answer = serve(strategy=strategy).retrieve({"device": [key, other]})
        assert answer.absent == [Absent("device", "device_04", key)]
        assert_right(answer, catalog, data, {"device": [key, other]})
    finally:
        admin.execute("INSERT INTO features.device_04 SELECT * FROM public.kept")
        admin.execute("DROP TABLE public.kept")


@pytest.mark.parametrize("strategy", WAYS)
def test_several_keys_and_the_same_key_twice(serve, catalog, data, strategy):
    keys = [data.key("customer", row) for row in (1, 2, 1, 3)]
    answer = serve(strategy=strategy).retrieve({"customer": keys})
    assert len(answer.rows) == 30
    assert_right(answer, catalog, data, {"customer": keys})


@pytest.mark.parametrize("strategy", WAYS)
@pytest.mark.parametrize(
    "key",
    ["it's", '"; DROP TABLE features.customer_00; --', "100% %s %(key)s {}", "\\x00 \\", "ключ 🔑", "a\nb\t", " "],
)
def test_hostile_keys_are_values(serve, data, admin, strategy, key):
    values = ", ".join(["0.5"] * 40)
    admin.execute(psycopg.sql.SQL(f"INSERT INTO features.customer_00 VALUES ({{}}, {values})").format(key))
    try:
        answer = serve(strategy=strategy, columns=["f01"]).retrieve({"customer": [key]})
        assert [(row.table, row.key, row.values) for row in answer.rows] == [("customer_00", key, (0.5,))]
        assert len(answer.absent) == 9
    finally:
        admin.execute("DELETE FROM features.customer_00 WHERE hashkey = %s", [key])


@pytest.mark.parametrize(
    ("key", "says"),
    [
        ("a\0b", "NUL"),
        ("", "1 to"),
        ("x" * (LONGEST_KEY_BYTES + 1), "bytes"),
        ("\ud800", "surrogates"),
        (b"bytes", "not bytes"),
        (None, "not NoneType"),
    ],
)
def test_keys_that_no_table_can_have_are_refused_by_name(serve, catalog, data, key, says):
    server = serve(pool_size=1)
    with pytest.raises(ServingError, match=says) as refused:
        server.retrieve({"customer": [key]})
    assert refused.value.kind == "bad-key"
    request = request_of(catalog, data, 1)
    assert_right(server.retrieve(request), catalog, data, request)


@pytest.mark.parametrize("strategy", WAYS)
def test_numbers_that_json_has_not(serve, admin, strategy):
    # All but the sign of zero, which PostgreSQL's jsonb drops.
    numbers = ["NaN", "Infinity", "-Infinity", "5e-324", "1.7976931348623157e308"]
    values = ", ".join(f"'{number}'::float8" for number in numbers + ["0.5"] * 35)
    admin.execute(f"INSERT INTO features.customer_00 VALUES ('odd', {values})")
    try:
        (row,) = serve(strategy=strategy).retrieve({"customer": ["odd"]}).rows
        assert [repr(value) for value in row.values[:5]] == [repr(float(number)) for number in numbers]
    finally:
        admin.execute("DELETE FROM features.customer_00 WHERE hashkey = 'odd'")


def test_unknown_entities_and_columns_are_refused(serve, cluster):
    with pytest.raises(CatalogError, match="no entity 'planet'"):
        serve().retrieve({"planet": ["x"]})
    with pytest.raises(CatalogError, match="f99"):
        serve(columns=["f99"])


TYPED = Catalog(
    "typed",
    (
        Entity(
            "thing",
            (
                Table("thing_a", (Column("score"), Column("count", "int8"), Column("label", "text"), Column("on_", "bool"))),
                Table("thing_b", (Column("label", "text"), Column("score"))),
            ),
        ),
    ),
)


@pytest.fixture(scope="module")
def typed(cluster):
    with psycopg.connect(cluster.conninfo, autocommit=True) as connection:
        # Only the first two migrations: these tables differ too much for one function.
        migrate(connection, TYPED, to=2)
        connection.execute("INSERT INTO typed.thing_a VALUES ('k', 1.5, 9007199254740993, %s, true)", ["é" * 2_097_152])
        connection.execute("INSERT INTO typed.thing_b VALUES ('k', 'short', -0.0)")
    return TYPED


@pytest.mark.parametrize("strategy", ["sequential", "pipeline"])
def test_a_row_of_4_mb_and_every_type(serve, typed, strategy):
    answer = serve(typed, strategy=strategy).retrieve({"thing": ["k"]})
    first, second = answer.rows
    assert first.values == (1.5, 9007199254740993, "é" * 2_097_152, True)
    assert [type(value) for value in first.values] == [float, int, str, bool]
    assert second.values == ("short", 0.0)


@pytest.mark.parametrize("strategy", ["union-all", "array-key"])
def test_a_row_of_4_mb_by_one_statement(serve, typed, strategy):
    answer = serve(typed, strategy=strategy, columns=["label"]).retrieve({"thing": ["k"]})
    assert sorted(len(row.values[0]) for row in answer.rows) == [5, 2_097_152]


def test_tables_that_differ_can_not_be_read_by_one_statement(serve, typed):
    with pytest.raises(CatalogError, match="use the strategy `pipeline`"):
        serve(typed, strategy="union-all")
