"""The physical order of the rows: as loaded, by key, or by how often they are asked for."""

from __future__ import annotations

import psycopg
from psycopg import sql

from .access import popularity
from .dataset_file import Prepared
from .prepare import settle

LAYOUTS = ("loaded", "key", "heat")


def lay_out(connection: psycopg.Connection, prepared: Prepared, layout: str) -> None:
    """Rewrites all tables in another order.

    key: CLUSTER on the primary key, as the report proposes. heat: CLUSTER on the rank of the row in
    what is asked for most, which is what brings hot rows together.
    """
    for entity in prepared.catalog.entities:
        if layout == "heat":
            _load_ranks(connection, prepared, entity.name)
        for table in entity.tables:
            name = sql.Identifier(prepared.schema, table.name)
            if layout == "key":
                connection.execute(sql.SQL("CLUSTER {} USING {}").format(name, sql.Identifier(f"{table.name}_key")))
            else:
                _order_by_rank(connection, name)
            settle(connection, name)
    connection.execute("CHECKPOINT")


def _load_ranks(connection: psycopg.Connection, prepared: Prepared, entity: str) -> None:
    connection.execute("DROP TABLE IF EXISTS heat_rank")
    connection.execute("CREATE TEMPORARY TABLE heat_rank (hashkey text PRIMARY KEY, rank int NOT NULL)")
    cursor = connection.cursor()
    with cursor.copy("COPY heat_rank FROM STDIN") as copy:
        for rank, row in enumerate(popularity(prepared.data, entity)):
            copy.write_row((prepared.data.key(entity, row), rank))


def _order_by_rank(connection: psycopg.Connection, name: sql.Identifier) -> None:
    with connection.transaction():
        connection.execute(sql.SQL("CREATE TEMPORARY TABLE ordered ON COMMIT DROP AS TABLE {}").format(name))
        connection.execute(sql.SQL("TRUNCATE {}").format(name))
        connection.execute(
            sql.SQL("INSERT INTO {} SELECT ordered.* FROM ordered JOIN heat_rank USING (hashkey) ORDER BY rank").format(
                name
            )
        )
