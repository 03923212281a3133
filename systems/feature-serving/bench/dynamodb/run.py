"""DynamoDB Local beside the feature server: the same 30 rows, in turns, in one run.

    npx latency-gate test --system feature-serving   # once, for the build that this takes
    python3 systems/feature-serving/bench/dynamodb/run.py

Needs Java 17 and Maven. DynamoDB Local listens on all addresses, so everything runs in a network
namespace of its own, which has no other than loopback. It is the emulator that Amazon ships for
development, on SQLite; of DynamoDB itself it says nothing.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, perf_counter_ns, sleep

_HERE = Path(__file__).parent
_CACHE = Path(os.environ.get("LATENCY_GATE_CACHE_DIR") or Path.home() / ".cache/latency-gate")
_INSIDE = "--inside"
_COLUMNS = ("f00", "f01", "f02")
_PORT = 8000


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=100, help="hot keys of each entity")
    parser.add_argument("--requests", type=int, default=1_000)
    parser.add_argument(_INSIDE, action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args(argv)
    for program in ("java", "mvn", "unshare", "ip"):
        if shutil.which(program) is None:
            sys.exit(f"{program} is not installed: DynamoDB Local is not compared")
    if not arguments.inside:
        jars = _fetch()
        # Root in a user namespace where this is an ordinary user: it may set its own loopback up.
        rights = [] if os.geteuid() == 0 else ["--map-root-user"]
        argv = ["unshare", *rights, "--net", sys.executable, str(Path(__file__).resolve()), _INSIDE, *argv]
        return subprocess.run(argv, env={**os.environ, "DYNAMODB_JARS": str(jars)}).returncode
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    sys.path.insert(0, str(_site()))
    return _compare(arguments.keys, arguments.requests)


def _fetch() -> Path:
    """The jars, from Maven Central by Maven, which checks their checksums."""
    jars = _CACHE / "dynamodb-local"
    if not (jars / "complete").exists():
        copy = ["dependency:copy-dependencies", f"-DoutputDirectory={jars}"]
        subprocess.run(["mvn", "-q", "-B", "-f", str(_HERE / "pom.xml"), *copy], check=True, timeout=600)
        (jars / "complete").touch()
    return jars


def _site() -> Path:
    builds = sorted(_CACHE.glob("gate/builds/*/*/site/featureserving"), key=lambda path: path.stat().st_mtime)
    if not builds:
        sys.exit(f"no build in {_CACHE}: run `npx latency-gate test --system feature-serving` first")
    return builds[-1].parent


def _compare(keys: int, count: int) -> int:
    import psycopg
    from psycopg import sql

    from cluster.binaries import find_binaries
    from cluster.cluster import DATABASE, Cluster
    from featureserving.catalog import benchmark_catalog
    from featureserving.dataset import DataSet, load
    from featureserving.schema import migrate
    from featureserving.server import FeatureServer

    catalog, data = benchmark_catalog(), DataSet(rows=keys)
    folder = Path(tempfile.mkdtemp(prefix="fs-", dir="/tmp"))
    folder.chmod(0o777)
    peer = subprocess.Popen(_java(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    cluster = Cluster(find_binaries(_site()), folder / "pg", folder)
    try:
        cluster.create()
        cluster.start({"wal_level": "minimal", "max_wal_senders": "0", "shared_buffers": "64MB"})
        with psycopg.connect(cluster.conninfo, dbname="template1", autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(DATABASE)))
        with psycopg.connect(cluster.conninfo, autocommit=True) as connection:
            migrate(connection, catalog, to=1)
            load(connection, catalog, data)
            migrate(connection, catalog)
        client = DynamoClient()
        client.wait()
        _fill(client, catalog, data)
        choose = random.Random(1)
        taken: dict[str, list[int]] = {"PostgreSQL, three UNION ALL in one flight": [], "DynamoDB Local, BatchGetItem": []}
        ours, theirs = taken.values()
        with FeatureServer(cluster.conninfo, catalog, strategy="union-pipeline", columns=_COLUMNS, pool_size=1) as server:
            for number in range(2 * count):
                rows = {entity.name: choose.randrange(keys) for entity in catalog.entities}
                request = {name: [data.key(name, row)] for name, row in rows.items()}
                began = perf_counter_ns()
                answer = server.retrieve(request)
                between = perf_counter_ns()
                items = client.batch_get(
                    {table.name: request[entity.name][0] for entity in catalog.entities for table in entity.tables}
                )
                ended = perf_counter_ns()
                _check(answer, items)
                # The first half is the warm-up: of the JVM above all.
                if number >= count:
                    ours.append(between - began)
                    theirs.append(ended - between)
    finally:
        peer.terminate()
        peer.wait()
        cluster.destroy()
        shutil.rmtree(folder)
    _print(taken, keys, count)
    return 0


def _java() -> list[str]:
    jars = os.environ["DYNAMODB_JARS"]
    main = "com.amazonaws.services.dynamodbv2.local.main.ServerRunner"
    options = ["-inMemory", "-disableTelemetry", "-port", str(_PORT)]
    return ["java", f"-Djava.library.path={jars}", "-cp", f"{jars}/*", main, *options]


class DynamoClient:
    """The protocol itself, on one connection that is kept: a client of the peer's makers would only be slower."""

    def __init__(self) -> None:
        self._line = http.client.HTTPConnection("127.0.0.1", _PORT, timeout=30)
        # The emulator looks at the form of a signature and not at the signature.
        scope = "Credential=local/20260101/local/dynamodb/aws4_request"
        self._headers = {
            "Content-Type": "application/x-amz-json-1.0",
            "Authorization": f"AWS4-HMAC-SHA256 {scope}, SignedHeaders=host, Signature=0",
            "X-Amz-Date": "20260101T000000Z",
        }

    def wait(self) -> None:
        ends = monotonic() + 60
        while True:
            try:
                self.call("ListTables", {})
                return
            except OSError:
                self._line.close()
                if monotonic() > ends:
                    sys.exit("DynamoDB Local did not answer in 60 s")
                sleep(0.2)

    def call(self, action: str, body: object) -> dict:
        headers = {**self._headers, "X-Amz-Target": f"DynamoDB_20120810.{action}"}
        self._line.request("POST", "/", json.dumps(body), headers)
        answer = self._line.getresponse()
        said = json.loads(answer.read())
        if answer.status != 200:
            sys.exit(f"DynamoDB Local, {action}: {answer.status} {said}")
        return said

    def batch_get(self, keys: dict[str, str]) -> dict[str, tuple[float, ...]]:
        """One row of each table; values of the projection by table."""
        wanted = {
            table: {"Keys": [{"hashkey": {"S": key}}], "ProjectionExpression": ",".join(_COLUMNS)}
            for table, key in keys.items()
        }
        answer = self.call("BatchGetItem", {"RequestItems": wanted})
        if answer.get("UnprocessedKeys"):
            sys.exit("DynamoDB Local left keys unprocessed")
        return {
            table: tuple(float(items[0][name]["N"]) for name in _COLUMNS)
            for table, items in answer["Responses"].items()
        }


def _fill(client: DynamoClient, catalog, data) -> None:
    for entity in catalog.entities:
        for table in entity.tables:
            client.call(
                "CreateTable",
                {
                    "TableName": table.name,
                    "KeySchema": [{"AttributeName": "hashkey", "KeyType": "HASH"}],
                    "AttributeDefinitions": [{"AttributeName": "hashkey", "AttributeType": "S"}],
                    "BillingMode": "PAY_PER_REQUEST",
                },
            )
            names = [column.name for column in table.columns]
            for start in range(0, data.rows, 25):
                puts = []
                for row in range(start, min(start + 25, data.rows)):
                    numbers = {name: {"N": repr(value)} for name, value in zip(names, data.values(table, row))}
                    puts.append({"PutRequest": {"Item": {"hashkey": {"S": data.key(entity.name, row)}, **numbers}}})
                if client.call("BatchWriteItem", {"RequestItems": {table.name: puts}}).get("UnprocessedItems"):
                    sys.exit("DynamoDB Local left items unprocessed")


def _check(answer, items: dict[str, tuple[float, ...]]) -> None:
    """Both gave the same 30 rows."""
    ours = {row.table: row.values for row in answer.rows}
    if ours.keys() != items.keys() or any(
        abs(a - b) > 1e-12 for table, values in ours.items() for a, b in zip(values, items[table])
    ):
        sys.exit("the two disagree on the rows")


def _print(taken: dict[str, list[int]], keys: int, count: int) -> None:
    print(f"{count} requests of 30 rows each, in turns, {keys} hot keys an entity, three columns, ms:\n")
    print(f"{'':44}{'min':>8}{'P50':>8}{'P95':>8}{'P99':>8}")
    for name, values in taken.items():
        values.sort()
        at = [values[0], *(values[int(len(values) * q)] for q in (0.5, 0.95, 0.99))]
        print(f"{name:44}" + "".join(f"{value / 1e6:8.2f}" for value in at))
    ours, theirs = taken.values()
    print(f"\nratio at the median: {theirs[len(theirs) // 2] / ours[len(ours) // 2]:.1f} ×")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
