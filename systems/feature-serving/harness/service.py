"""`main.py service`: the server of one benchmark, on a copy of the prepared cluster."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import psycopg

from cluster.binaries import find_binaries
from cluster.cluster import Cluster
from cluster.control import cluster_actions, foreign_actions, serve
from .dataset_file import data_folder, read_prepared
from .layout import LAYOUTS, lay_out
from .prepare import prepare_foreign


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="service")
    parser.add_argument("--shared-buffers", default="64MB")
    parser.add_argument("--layout", choices=LAYOUTS, default="loaded", help="physical order of the tables' rows")
    arguments = parser.parse_args(argv)
    endpoint = os.environ["LATENCY_GATE_ENDPOINT"]
    dsn = os.environ.get("LATENCY_GATE_PG_DSN")
    if dsn:
        prepare_foreign(dsn, read_prepared(data_folder()).data)
        serve(endpoint, foreign_actions(dsn))
        return 0
    work = Path(os.environ["LATENCY_GATE_WORK_DIR"])
    # The socket stands in a folder of its own, because the server's user must be able to write there.
    sockets = work / "s"
    sockets.mkdir()
    sockets.chmod(0o777)
    cluster = Cluster(find_binaries(Path(__file__).parent.parent), work / "pg", sockets)
    cluster.copy_from(data_folder() / "pg")
    cluster.start({"shared_buffers": arguments.shared_buffers})
    try:
        if arguments.layout != "loaded":
            with psycopg.connect(cluster.conninfo, autocommit=True) as connection:
                lay_out(connection, read_prepared(data_folder()), arguments.layout)
        serve(endpoint, cluster_actions(cluster))
    finally:
        cluster.stop()
    return 0
