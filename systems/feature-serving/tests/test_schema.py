"""Migrations and loading, against a real server."""

from __future__ import annotations

import threading

import psycopg
import pytest

from featureserving.catalog import Catalog, CatalogError, Column, Entity, Table, benchmark_catalog
from featureserving.dataset import DataSet, LoadError, load
from featureserving.schema import MIGRATIONS, SchemaError, check_history, migrate

NUMBERS = (Column("f00"), Column("f01"))


def small(schema: str, columns: tuple[Column, ...] = NUMBERS) -> Catalog:
    return Catalog(schema, (Entity("thing", (Table("thing_a", columns), Table("thing_b", columns))),))


def test_migrations_are_applied_once(admin):
    catalog = small("once")
    assert migrate(admin, catalog, to=1) == ["tables"]
    assert migrate(admin, catalog) == ["primary keys", "serving functions"]
    assert migrate(admin, catalog) == []
    assert check_history(admin, catalog) == {one.version: one.name for one in MIGRATIONS}


def test_servers_that_migrate_at_once_do_it_once(cluster, admin):
    catalog, applied, errors = small("together"), [], []

    def run() -> None:
        try:
            with psycopg.connect(cluster.conninfo, autocommit=True) as connection:
                applied.extend(migrate(connection, catalog))
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=run) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert errors == []
    assert sorted(applied) == sorted(one.name for one in MIGRATIONS)


def test_a_migration_that_is_not_known_is_refused(admin):
    catalog = small("future")
    migrate(admin, catalog)
    admin.execute("INSERT INTO future.schema_migration VALUES (99, 'from the future')")
    with pytest.raises(SchemaError, match=r"99 \(from the future\)"):
        migrate(admin, catalog, to=99)
        check_history(admin, catalog)


def test_loading_twice_is_loading_once(admin):
    catalog, data = small("twice"), DataSet(rows=50)
    migrate(admin, catalog, to=1)
    first = load(admin, catalog, data)
    assert load(admin, catalog, data) == first
    assert load(admin, catalog, DataSet(rows=50, seed=2)) != first
    load(admin, catalog, data)
    rows = admin.execute("SELECT hashkey, f00, f01 FROM twice.thing_b").fetchall()
    table = catalog.entities[0].tables[1]
    assert sorted(rows) == sorted((data.key("thing", row), *data.values(table, row)) for row in range(50))


def test_a_table_without_the_data_sets_type_is_refused(admin):
    catalog = small("texts", (Column("label", "text"),))
    migrate(admin, catalog, to=2)
    with pytest.raises(LoadError, match="float8"):
        load(admin, catalog, DataSet(rows=1))


def test_a_load_that_fails_leaves_what_was_there(admin):
    catalog, data = small("half"), DataSet(rows=20)
    migrate(admin, catalog, to=1)
    load(admin, catalog, data)
    admin.execute("ALTER TABLE half.thing_a ADD CONSTRAINT low CHECK (f00 < 2)")
    admin.execute("ALTER TABLE half.thing_a DROP CONSTRAINT low")
    admin.execute("ALTER TABLE half.thing_a ADD CONSTRAINT never CHECK (f00 < 2 AND hashkey <> %s)" % repr(DataSet(20, 3).key("thing", 7)))
    with pytest.raises(psycopg.errors.CheckViolation):
        load(admin, catalog, DataSet(rows=20, seed=3))
    keys = {key for (key,) in admin.execute("SELECT hashkey FROM half.thing_a").fetchall()}
    assert keys == {data.key("thing", row) for row in range(20)}


@pytest.mark.parametrize("name", ["", "Upper", "with space", 'q"uote', "x" * 64, "semi;colon", "é"])
def test_names_are_checked(name):
    with pytest.raises(CatalogError):
        Column(name)
    with pytest.raises(CatalogError):
        Catalog(name, benchmark_catalog().entities)
