"""The SQL of every way to read. Made once per server and projection, so that texts and plans are shared."""

from __future__ import annotations

from dataclasses import dataclass

from psycopg import sql

from .catalog import Catalog, CatalogError, Column, Entity, Table


@dataclass(frozen=True, slots=True)
class Statement:
    """One round trip.

    Rows have the width of `columns` after the `leading` ones: with a table's position in the entity
    where the statement reads several tables, and with the key where it reads several keys. Or all
    columns come as one JSON object (`as_json`).
    """

    entity: Entity
    tables: tuple[Table, ...]
    columns: tuple[Column, ...]
    text: bytes
    leading: int
    as_json: bool = False


def table_statement(catalog: Catalog, entity: Entity, table: Table, names: tuple[str, ...] | None) -> Statement:
    """One table: the sequential and the pipelined form."""
    columns = table.project(names)
    text = sql.SQL("SELECT {} FROM {} WHERE hashkey = %s").format(
        _select_list(table, names), sql.Identifier(catalog.schema, table.name)
    )
    return Statement(entity, (table,), columns, text.as_bytes(), 0)


def union_statement(catalog: Catalog, entity: Entity, names: tuple[str, ...] | None) -> Statement:
    """All tables of an entity at once, for one key: one round trip in place of ten."""
    parts = [
        sql.SQL("SELECT {}::int2 AS place, {} FROM {} WHERE hashkey = %(key)s").format(
            sql.Literal(position), _select_list(table, names), sql.Identifier(catalog.schema, table.name)
        )
        for position, table in enumerate(entity.tables)
    ]
    return Statement(
        entity, entity.tables, _same_types(entity, names), sql.SQL(" UNION ALL ").join(parts).as_bytes(), 1
    )


def array_statement(catalog: Catalog, entity: Entity, names: tuple[str, ...] | None) -> Statement:
    """All tables of an entity for several keys: what ranking of candidates asks for."""
    parts = [
        sql.SQL("SELECT {}::int2 AS place, hashkey, {} FROM {} WHERE hashkey = ANY(%(keys)s::text[])").format(
            sql.Literal(position), _select_list(table, names), sql.Identifier(catalog.schema, table.name)
        )
        for position, table in enumerate(entity.tables)
    ]
    return Statement(
        entity, entity.tables, _same_types(entity, names), sql.SQL(" UNION ALL ").join(parts).as_bytes(), 2
    )


def function_statement(catalog: Catalog, entity: Entity, names: tuple[str, ...] | None) -> Statement:
    """The function that the database keeps; what is not asked for is dropped by the client."""
    text = sql.SQL("SELECT place, features FROM {}(%s)").format(
        sql.Identifier(catalog.schema, f"serve_{entity.name}")
    )
    return Statement(entity, entity.tables, _same_types(entity, names), text.as_bytes(), 1, as_json=True)


def function_body(catalog: Catalog, entity: Entity) -> str:
    """Body of the function that `function_statement` calls."""
    parts = [
        sql.SQL("SELECT {}::int, to_jsonb(t) - 'hashkey' FROM {} AS t WHERE t.hashkey = key").format(
            sql.Literal(position), sql.Identifier(catalog.schema, table.name)
        )
        for position, table in enumerate(entity.tables)
    ]
    return "BEGIN RETURN QUERY " + sql.SQL(" UNION ALL ").join(parts).as_string() + "; END"


def _select_list(table: Table, names: tuple[str, ...] | None) -> sql.Composable:
    """Never a star: a column that is added later must not come along unasked."""
    return sql.SQL(", ").join(sql.Identifier(column.name) for column in table.project(names))


def _same_types(entity: Entity, names: tuple[str, ...] | None) -> tuple[Column, ...]:
    first = entity.tables[0].project(names)
    for table in entity.tables[1:]:
        columns = table.project(names)
        if [column.type for column in columns] != [column.type for column in first]:
            raise CatalogError(
                f"tables {entity.tables[0].name} and {table.name} differ in the types of this projection: "
                "they can't be read by one statement; use the strategy `pipeline`"
            )
    return first
