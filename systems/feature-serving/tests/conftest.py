"""A real server for all tests: its own cluster, with a small data set."""

from __future__ import annotations

import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import psycopg
import pytest
from psycopg import sql

import cluster as cluster_package
from cluster.binaries import Binaries, find_binaries
from cluster.cluster import DATABASE, Cluster
from featureserving.catalog import Catalog, benchmark_catalog
from featureserving.dataset import DataSet, load
from featureserving.results import Keys, Retrieval
from featureserving.schema import migrate
from featureserving.server import FeatureServer

#: No test may hang: what takes longer has failed.
LIMIT_S = 60.0


@pytest.fixture(scope="session")
def binaries() -> Binaries:
    return find_binaries(Path(cluster_package.__file__).parent.parent)


@pytest.fixture
def new_cluster(binaries: Binaries) -> Iterator[Callable[[], Cluster]]:
    """Makes clusters that are gone after the test."""
    made: list[tuple[Cluster, Path]] = []

    def make() -> Cluster:
        folder = _folder()
        cluster = Cluster(binaries, folder / "pg", folder)
        made.append((cluster, folder))
        return cluster

    yield make
    for cluster, folder in made:
        cluster.destroy()
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def cluster(binaries: Binaries) -> Iterator[Cluster]:
    folder = _folder()
    cluster = Cluster(binaries, folder / "pg", folder)
    cluster.create()
    cluster.start({"wal_level": "minimal", "max_wal_senders": "0", "shared_buffers": "16MB", "max_connections": "100"})
    try:
        with psycopg.connect(cluster.conninfo, dbname="template1", autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(DATABASE)))
        yield cluster
    finally:
        cluster.destroy()
        shutil.rmtree(folder)


@pytest.fixture(scope="session")
def data() -> DataSet:
    return DataSet(rows=200)


@pytest.fixture(scope="session")
def catalog(cluster: Cluster, data: DataSet) -> Catalog:
    catalog = benchmark_catalog()
    with psycopg.connect(cluster.conninfo, autocommit=True) as connection:
        migrate(connection, catalog, to=1)
        load(connection, catalog, data)
        migrate(connection, catalog)
    return catalog


@pytest.fixture
def admin(cluster: Cluster) -> Iterator[psycopg.Connection]:
    """A session beside the server's, to do harm with."""
    with psycopg.connect(cluster.conninfo, autocommit=True) as connection:
        yield connection


@pytest.fixture
def serve(cluster: Cluster, catalog: Catalog) -> Iterator[Callable[..., FeatureServer]]:
    """Opens servers that are closed after the test.

    They are patient: on a busy machine a new connection or a cancel takes as long as it takes. A test of a
    limit sets that limit.
    """
    opened: list[FeatureServer] = []
    patient = {"pool_timeout_s": LIMIT_S, "cancel_grace_s": LIMIT_S}

    def make(of: Catalog = catalog, **options: object) -> FeatureServer:
        server = FeatureServer(cluster.conninfo, of, **{**patient, **options})  # type: ignore[arg-type]
        opened.append(server)
        return server.open(timeout_s=LIMIT_S)

    yield make
    for server in opened:
        server.close()


def request_of(catalog: Catalog, data: DataSet, row: int) -> dict[str, list[str]]:
    """One key of each entity."""
    return {entity.name: [data.key(entity.name, row)] for entity in catalog.entities}


def assert_right(answer: Retrieval, catalog: Catalog, data: DataSet, request: Keys) -> None:
    """Every row is the row that was asked for; nothing is there twice; what is complete is whole."""
    rows = {data.key(entity.name, row): row for entity in catalog.entities for row in range(data.rows)}
    tables = {table.name: table for table in catalog.tables}
    for found in answer.rows:
        table = tables[found.table]
        names = [column.name for column in table.columns]
        expected = data.values(table, rows[found.key])
        assert found.key in request[found.entity]
        assert found.values == tuple(expected[names.index(name)] for name in found.columns)
    places = [(row.table, row.key) for row in answer.rows]
    assert len(set(places)) == len(places)
    asked = sum(len(set(keys)) * len(catalog.entity(name).tables) for name, keys in request.items())
    assert len(answer.rows) + len(answer.absent) + len(answer.unread) == asked


def in_time(work: Callable[[], object]) -> object:
    """Runs work in a thread and fails where it hangs."""
    box: list[object] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            box.append(work())
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(LIMIT_S)
    assert not thread.is_alive(), f"still not done after {LIMIT_S:g} s"
    if errors:
        raise errors[0]
    return box[0]


def until(reached: Callable[[], bool]) -> None:
    """Waits for something that can be seen."""
    ends = monotonic() + LIMIT_S
    while not reached():
        assert monotonic() < ends, f"not reached in {LIMIT_S:g} s"
        sleep(0.01)


def until_alone(admin: psycopg.Connection) -> None:
    """Waits until the sessions that were closed have ended: a session tells its statistics at its end."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
    until(lambda: admin.execute(others).fetchone() == (0,))


def _folder() -> Path:
    """Short, because a socket is bound in it; open to the server's user."""
    folder = Path(tempfile.mkdtemp(prefix="fs-", dir="/tmp"))
    folder.chmod(0o777)
    return folder
