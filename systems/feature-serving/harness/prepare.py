"""Makes one side's data: a cluster with the data set in it, stopped; or the data set on the server that is named."""

from __future__ import annotations

import argparse
import hashlib
import os
import tempfile
from pathlib import Path

import psycopg

from featureserving.catalog import Catalog
from featureserving.dataset import DataSet, load
from featureserving.schema import migrate

from cluster.binaries import find_binaries
from cluster.cluster import DATABASE, Cluster
from .dataset_file import Prepared, data_folder

from psycopg import sql

#: For one load of everything and the building of the indexes.
_LOADING = {"shared_buffers": "256MB", "wal_level": "minimal", "max_wal_senders": "0", "maintenance_work_mem": "128MB"}


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="prepare")
    parser.add_argument("--rows", type=int, default=10_000, help="rows of each of the 30 tables")
    parser.add_argument("--seed", type=int, default=1)
    data = DataSet(**vars(parser.parse_args(argv)))
    folder = data_folder()
    dsn = os.environ.get("LATENCY_GATE_PG_DSN")
    prepared = prepare_foreign(dsn, data) if dsn else _prepare_own(folder, data)
    prepared.write(folder)
    # The bytes of a cluster are never twice the same: its identity is what is in it.
    (folder / "workload-checksum").write_text(f"feature-serving {data.rows} {data.seed} {prepared.checksum}\n")
    return 0


def _prepare_own(folder: Path, data: DataSet) -> Prepared:
    # A socket's path is short, and the data folder's may not be.
    with tempfile.TemporaryDirectory(prefix="fs-") as sockets:
        cluster = Cluster(find_binaries(Path(__file__).parent.parent), folder / "pg", Path(sockets))
        Path(sockets).chmod(0o777)
        cluster.create()
        cluster.start(_LOADING)
        try:
            with psycopg.connect(cluster.conninfo, dbname="template1", autocommit=True) as connection:
                connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(DATABASE)))
            return _fill(cluster.conninfo, "features", data)
        finally:
            cluster.stop()


def prepare_foreign(dsn: str, data: DataSet) -> Prepared:
    """Loads into a schema of this build's own; a load that is whole is not done again."""
    build = os.environ["LATENCY_GATE_BUILD_DIR"]
    return _fill(dsn, f"lg_{hashlib.sha256(build.encode()).hexdigest()[:12]}", data)


def _fill(conninfo: str, schema: str, data: DataSet) -> Prepared:
    prepared = Prepared(schema, data.rows, data.seed, "")
    catalog = prepared.catalog
    with psycopg.connect(conninfo, autocommit=True) as connection:
        if not _is_whole(connection, catalog, data):
            connection.execute(sql.SQL("DROP SCHEMA IF EXISTS {} CASCADE").format(sql.Identifier(schema)))
            migrate(connection, catalog, to=1)
            checksum = load(connection, catalog, data)
            migrate(connection, catalog)
            for table in catalog.tables:
                settle(connection, sql.Identifier(schema, table.name))
            # Written last: what was broken off on the way is not whole.
            connection.execute(
                sql.SQL("COMMENT ON SCHEMA {} IS {}").format(
                    sql.Identifier(schema), sql.Literal(f"{data.checksum(catalog)} {checksum}")
                )
            )
        return Prepared(schema, data.rows, data.seed, _comment(connection, schema).split(" ")[1])


def settle(connection: psycopg.Connection, table: sql.Identifier) -> None:
    """VACUUM, so that no reader does its work, and what the planner asks for: all reads are by the key alone.

    Statistics of the 40 features of 30 tables took longer than the load.
    """
    connection.execute(sql.SQL("VACUUM (ANALYZE) {} (hashkey)").format(table))


def _is_whole(connection: psycopg.Connection, catalog: Catalog, data: DataSet) -> bool:
    return _comment(connection, catalog.schema).split(" ")[0] == data.checksum(catalog)


def _comment(connection: psycopg.Connection, schema: str) -> str:
    row = connection.execute(
        "SELECT obj_description(oid, 'pg_namespace') FROM pg_namespace WHERE nspname = %s", [schema]
    ).fetchone()
    return (row and row[0]) or ""
