"""`main.py peer`: the same requests to PostgreSQL and to DynamoDB Local, in turns, in one process.

Where the emulator can't be run, PostgreSQL is measured alone, and a caveat says what to install.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter_ns

from cluster.control import ask
from featureserving.server import FeatureServer

from .access import popularity, population
from .dataset_file import Prepared, data_folder, read_prepared
from .dynamodb_local import DynamoDbLocal, in_own_network, what_is_missing
from .events import Events
from .requests import Request, measured_requests, warm_requests
from .scenario import Scenario, read_scenarios
from .verify import Verifier

_INSIDE = "--inside"
_OURS, _THEIRS = "postgresql", "dynamodb-local"


def main(argv: list[str]) -> int:
    missing = what_is_missing() if argv != [_INSIDE] else None
    if argv != [_INSIDE] and missing is None:
        # A socket with a name in the file system is reached from any network.
        again = [sys.executable, os.path.abspath(sys.argv[0]), "peer", _INSIDE]
        return subprocess.run([*in_own_network(), *again]).returncode
    prepared = read_prepared(data_folder())
    scenarios = {scenario.id: scenario for scenario in read_scenarios(prepared.rows)}
    wrong = sorted(set(scenarios) - {_OURS, _THEIRS})
    if wrong:
        print(f"system.yml: no scenarios {wrong}; there are {[_OURS, _THEIRS]}", file=sys.stderr)
        return 2
    with Events(Path(os.environ["LATENCY_GATE_OUT"])) as events:
        verifier = Verifier(prepared.catalog, prepared.data)
        if missing is None:
            subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
            with DynamoDbLocal(Path(os.environ["LATENCY_GATE_WORK_DIR"]) / "dynamodb-local.log") as peer:
                measured = _compare(scenarios, prepared, events, verifier, peer)
        else:
            if _THEIRS in scenarios:
                events.value(_THEIRS, "available", 0, better="higher")
                events.caveat(_THEIRS, "not-measurable", f"DynamoDB Local is not measurable here: {missing}")
            measured = _compare(scenarios, prepared, events, verifier, None)
        events.finish(measured, verifier.checksum())
    return 0


def _compare(
    scenarios: dict[str, Scenario],
    prepared: Prepared,
    events: Events,
    verifier: Verifier,
    peer: DynamoDbLocal | None,
) -> int:
    """Both answer each request before the next one; returns how many were measured."""
    scenario = next(iter(scenarios.values()))
    catalog, data, seed = prepared.catalog, prepared.data, os.environ["LATENCY_GATE_SEED"]
    if peer is not None:
        ranks = population(scenario.access, data.rows)
        peer.fill(catalog, data, {e.name: [popularity(data, e.name)[rank] for rank in ranks] for e in catalog.entities})
    warm = warm_requests(scenario, catalog, data, seed)
    measured = measured_requests(scenario, catalog, data, seed)
    ours: list[int] = []
    theirs: list[int] = []
    columns = scenario.columns or tuple(column.name for column in catalog.tables[0].columns)
    with FeatureServer(
        ask(os.environ["LATENCY_GATE_ENDPOINT"], "conninfo"),
        catalog,
        strategy=scenario.strategy,
        columns=columns,
        pool_size=1,
    ) as server:
        for request in [*warm, *measured]:
            began = perf_counter_ns()
            answer = server.retrieve(request.keys)
            ours.append(perf_counter_ns() - began)
            verifier.check(request, answer)
            if peer is not None:
                theirs.append(_ask_peer(peer, request, prepared, columns, {row.table: row.values for row in answer.rows}))
    for id, taken in ((_OURS, ours), (_THEIRS, theirs)):
        if id in scenarios and taken:
            events.samples(id, taken[: len(warm)], warmup=True)
            events.samples(id, taken[len(warm) :])
    if verifier.wrong:
        events.error(scenario.id, "wrong-row", verifier.wrong, verifier.first_fault)
    if _OURS in scenarios:
        events.value(_OURS, "rows-verified", verifier.verified, better="higher")
    if peer is not None and _THEIRS in scenarios:
        events.value(_THEIRS, "available", 1, better="higher")
    return len(measured) * (1 if peer is None else 2)


def _ask_peer(
    peer: DynamoDbLocal,
    request: Request,
    prepared: Prepared,
    columns: tuple[str, ...],
    ours: dict[str, tuple[float, ...]],
) -> int:
    """Nanoseconds. Ends the trial where the two disagree on the rows."""
    keys = {table.name: request.keys[e.name][0] for e in prepared.catalog.entities for table in e.tables}
    began = perf_counter_ns()
    items = peer.batch_get(keys, columns)
    took = perf_counter_ns() - began
    # Its numbers are decimal and exact to 38 digits: what was written is what comes back.
    if items != ours:
        raise SystemExit("DynamoDB Local and PostgreSQL disagree on the rows")
    return took
