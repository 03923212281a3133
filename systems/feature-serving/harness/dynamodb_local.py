"""DynamoDB Local: what it needs, its process, and the protocol's few calls."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any

from featureserving.catalog import Catalog
from featureserving.dataset import DataSet

_PORT = 8000
_READY_S = 60.0
#: The most that one BatchWriteItem takes.
_BATCH = 25
_NEEDED = {
    "java": "Java 17 or later (Debian: openjdk-17-jre-headless)",
    "ip": "ip (Debian: iproute2)",
    "unshare": "unshare (util-linux)",
}


class PeerError(RuntimeError):
    """DynamoDB Local did not start, or did not do what it was asked for."""


def jars_folder() -> Path:
    cache = os.environ.get("LATENCY_GATE_CACHE_DIR")
    return (Path(cache) if cache else Path.home() / ".cache/latency-gate") / "dynamodb-local"


def what_is_missing() -> str | None:
    """What to install before it can be measured, for people; None where all is there."""
    lacking = [needed for program, needed in _NEEDED.items() if shutil.which(program) is None]
    if lacking:
        return f"install {' and '.join(lacking)}"
    if not (jars_folder() / "complete").exists():
        return "fetch it once with `python3 systems/feature-serving/bench/dynamodb/fetch.py` (needs Maven)"
    entered = subprocess.run([*in_own_network(), "ip", "link", "set", "lo", "up"], capture_output=True, text=True)
    if entered.returncode != 0:
        return f"allow a network namespace to this user, or run as root ({entered.stderr.strip()[-200:]})"
    return None


def in_own_network() -> list[str]:
    """Prefix of a command: a network that has nothing but loopback, because the emulator listens everywhere."""
    # Root of a user namespace of its own where this is an ordinary user: it may set its own loopback up.
    return ["unshare", *([] if os.geteuid() == 0 else ["--map-root-user"]), "--net", "--"]


class DynamoDbLocal:
    """The emulator in memory, in this process's own network; stopped at the end of the block."""

    def __init__(self, log: Path) -> None:
        jars, self._log = jars_folder(), log
        main = "com.amazonaws.services.dynamodbv2.local.main.ServerRunner"
        options = ["-inMemory", "-disableTelemetry", "-port", str(_PORT)]
        argv = ["java", f"-Djava.library.path={jars}", "-cp", f"{jars}/*", main, *options]
        with log.open("wb") as out:
            self._server = subprocess.Popen(argv, stdin=subprocess.DEVNULL, stdout=out, stderr=out)
        self._line = http.client.HTTPConnection("127.0.0.1", _PORT, timeout=30)
        # The emulator looks at the form of a signature and not at the signature.
        scope = "Credential=local/20260101/local/dynamodb/aws4_request"
        self._headers = {
            "Content-Type": "application/x-amz-json-1.0",
            "Authorization": f"AWS4-HMAC-SHA256 {scope}, SignedHeaders=host, Signature=0",
            "X-Amz-Date": "20260101T000000Z",
        }

    def __enter__(self) -> DynamoDbLocal:
        try:
            self._wait()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def fill(self, catalog: Catalog, data: DataSet, rows: dict[str, Iterable[int]]) -> None:
        """Makes all tables, with the given rows of each entity."""
        for entity in catalog.entities:
            items = [(row, data.key(entity.name, row)) for row in rows[entity.name]]
            for table in entity.tables:
                self._create(table.name)
                names = [column.name for column in table.columns]
                for start in range(0, len(items), _BATCH):
                    puts = [
                        {
                            "PutRequest": {
                                "Item": {
                                    "hashkey": {"S": key},
                                    **{name: {"N": repr(v)} for name, v in zip(names, data.values(table, row))},
                                }
                            }
                        }
                        for row, key in items[start : start + _BATCH]
                    ]
                    if self._call("BatchWriteItem", {"RequestItems": {table.name: puts}}).get("UnprocessedItems"):
                        raise PeerError("items were left unprocessed")

    def batch_get(self, keys: dict[str, str], columns: tuple[str, ...]) -> dict[str, tuple[float, ...]]:
        """One row of each table by its key; the projection's values by table."""
        wanted = {
            table: {"Keys": [{"hashkey": {"S": key}}], "ProjectionExpression": ",".join(columns)}
            for table, key in keys.items()
        }
        answer = self._call("BatchGetItem", {"RequestItems": wanted})
        if answer.get("UnprocessedKeys"):
            raise PeerError("keys were left unprocessed")
        return {
            table: tuple([float(items[0][name]["N"]) for name in columns])
            for table, items in answer["Responses"].items()
        }

    def _create(self, table: str) -> None:
        self._call(
            "CreateTable",
            {
                "TableName": table,
                "KeySchema": [{"AttributeName": "hashkey", "KeyType": "HASH"}],
                "AttributeDefinitions": [{"AttributeName": "hashkey", "AttributeType": "S"}],
                "BillingMode": "PAY_PER_REQUEST",
            },
        )

    def _wait(self) -> None:
        ends = monotonic() + _READY_S
        while True:
            try:
                self._call("ListTables", {})
                return
            except (OSError, http.client.HTTPException) as error:
                self._line.close()
                if self._server.poll() is not None or monotonic() > ends:
                    said = self._log.read_text(errors="replace").strip()[-1000:]
                    raise PeerError(f"DynamoDB Local did not start ({error}): {said}") from error
                sleep(0.1)

    def _call(self, action: str, body: object) -> dict[str, Any]:
        headers = {**self._headers, "X-Amz-Target": f"DynamoDB_20120810.{action}"}
        self._line.request("POST", "/", json.dumps(body), headers)
        answer = self._line.getresponse()
        said = json.loads(answer.read())
        if answer.status != 200:
            raise PeerError(f"{action}: {answer.status} {said}")
        return said

    def _stop(self) -> None:
        self._line.close()
        self._server.terminate()
        try:
            self._server.wait(10)
        except subprocess.TimeoutExpired:
            self._server.kill()
            self._server.wait()
