"""Schema migrations: each is applied once, in order, in a transaction of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from psycopg import Connection
from psycopg import sql

from .catalog import Catalog, Entity
from .statements import function_body

#: Two migrating servers must not do so at once (pg_advisory_xact_lock).
_LOCK = 0x6665_6174


class SchemaError(RuntimeError):
    """The database's schema is not one that this program made or knows."""


@dataclass(frozen=True, slots=True)
class Migration:
    version: int
    name: str
    statements: Callable[[Catalog], Iterable[sql.Composable]]


def _tables(catalog: Catalog) -> Iterable[sql.Composable]:
    for table in catalog.tables:
        columns = sql.SQL(", ").join(
            sql.SQL("{} {} NOT NULL").format(sql.Identifier(column.name), sql.SQL(column.type))
            for column in table.columns
        )
        yield sql.SQL("CREATE TABLE {} (hashkey text NOT NULL, {})").format(
            sql.Identifier(catalog.schema, table.name), columns
        )


def _indexes(catalog: Catalog) -> Iterable[sql.Composable]:
    """After loading: an index that is built once is denser and made faster than one that grows."""
    for table in catalog.tables:
        yield sql.SQL("ALTER TABLE {} ADD CONSTRAINT {} PRIMARY KEY (hashkey)").format(
            sql.Identifier(catalog.schema, table.name), sql.Identifier(f"{table.name}_key")
        )


def _functions(catalog: Catalog) -> Iterable[sql.Composable]:
    for entity in catalog.entities:
        yield serving_function(catalog, entity)


def serving_function(catalog: Catalog, entity: Entity) -> sql.Composable:
    """`features.serve_<entity>(hashkey)`: one JSON object per table found. PL/pgSQL, because it keeps its plan."""
    return sql.SQL(
        "CREATE FUNCTION {name}(key text) RETURNS TABLE (place int, features jsonb) "
        "LANGUAGE plpgsql STABLE PARALLEL SAFE AS {body}"
    ).format(
        name=sql.Identifier(catalog.schema, f"serve_{entity.name}"),
        body=sql.Literal(function_body(catalog, entity)),
    )


MIGRATIONS: tuple[Migration, ...] = (
    Migration(1, "tables", _tables),
    Migration(2, "primary keys", _indexes),
    Migration(3, "serving functions", _functions),
)
LATEST = MIGRATIONS[-1].version


def migrate(connection: Connection, catalog: Catalog, to: int = LATEST) -> list[str]:
    """Brings the schema to a version; returns the names of what was applied.

    Raises SchemaError where the database is newer than this program or the ledger has another history.
    """
    applied: list[str] = []
    with connection.transaction():
        # A schema that another session is creating is not yet visible to IF NOT EXISTS.
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        connection.execute(sql.SQL("CREATE SCHEMA IF NOT EXISTS {}").format(sql.Identifier(catalog.schema)))
        connection.execute(
            sql.SQL(
                "CREATE TABLE IF NOT EXISTS {} (version int PRIMARY KEY, name text NOT NULL,"
                " applied_at timestamptz NOT NULL DEFAULT now())"
            ).format(_ledger(catalog))
        )
    for migration in MIGRATIONS:
        if migration.version <= to and _apply(connection, catalog, migration):
            applied.append(migration.name)
    return applied


def _apply(connection: Connection, catalog: Catalog, migration: Migration) -> bool:
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
        if migration.version in check_history(connection, catalog):
            return False
        for statement in migration.statements(catalog):
            connection.execute(statement)
        connection.execute(
            sql.SQL("INSERT INTO {} (version, name) VALUES (%s, %s)").format(_ledger(catalog)),
            [migration.version, migration.name],
        )
        return True


def check_history(connection: Connection, catalog: Catalog) -> dict[int, str]:
    """The applied migrations by version.

    Raises SchemaError where one is unknown to this program.
    """
    rows = connection.execute(sql.SQL("SELECT version, name FROM {} ORDER BY version").format(_ledger(catalog)))
    history = {version: name for version, name in rows.fetchall()}
    known = {migration.version: migration.name for migration in MIGRATIONS}
    for version, name in history.items():
        if known.get(version) != name:
            raise SchemaError(
                f"schema {catalog.schema} has migration {version} ({name}), which this program does not know; "
                "run a newer program, or another schema"
            )
    return history


def _ledger(catalog: Catalog) -> sql.Identifier:
    return sql.Identifier(catalog.schema, "schema_migration")
