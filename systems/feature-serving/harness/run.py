"""`main.py harness`: measures the scenarios that the gate wants, one after the other."""

from __future__ import annotations

import gc
import os
import random
import sys
from pathlib import Path
from statistics import median
from time import perf_counter_ns

from cluster.control import ControlError, ask
from featureserving.results import Retrieval, ServingError
from featureserving.server import FeatureServer

from .cachestate import Accesses, read_accesses
from .dataset_file import Prepared, data_folder, read_prepared
from .events import Events
from .requests import Request, measured_requests, warm_requests, warmed_share
from .scenario import BadScenario, Scenario, read_scenarios
from .verify import Verifier

_PHASES = ("pool_wait", "execute", "fetch", "decode")


def main(argv: list[str]) -> int:
    if argv:
        print("usage: main.py harness (all else comes from the environment)", file=sys.stderr)
        return 2
    prepared = read_prepared(data_folder())
    try:
        scenarios = read_scenarios(prepared.rows)
    except BadScenario as error:
        print(f"system.yml: {error}", file=sys.stderr)
        return 2
    seed = os.environ["LATENCY_GATE_SEED"]
    # What runs first finds another machine than what runs last: the order changes with the round.
    random.Random(f"order:{seed}").shuffle(scenarios)
    verifier = Verifier(prepared.catalog, prepared.data)
    operations = 0
    with Events(Path(os.environ["LATENCY_GATE_OUT"])) as events:
        for scenario in scenarios:
            trial = _Trial(scenario, prepared, events, verifier, seed)
            operations += trial.floor() if scenario.strategy == "floor" else trial.run()
        events.finish(operations, verifier.checksum())
    return 0


class _Trial:
    """One scenario of one trial."""

    def __init__(
        self, scenario: Scenario, prepared: Prepared, events: Events, verifier: Verifier, seed: str
    ) -> None:
        self._scenario, self._prepared, self._events, self._verifier = scenario, prepared, events, verifier
        self._endpoint = os.environ["LATENCY_GATE_ENDPOINT"]
        self._warm = warm_requests(scenario, prepared.catalog, prepared.data, seed)
        self._measured = measured_requests(scenario, prepared.catalog, prepared.data, seed)

    def run(self) -> int:
        """Returns how many requests were measured."""
        scenario = self._scenario
        if scenario.evict:
            self._evict()
        with self._server() as server:
            self._events.samples(scenario.id, [took for took, _ in self._ask_all(server, self._warm)], warmup=True)
            # What the start made stays for good: no collection has to go through it again.
            gc.collect()
            gc.freeze()
            before = self._accesses(server)
            answers = self._ask_all(server, self._measured)
            accesses = self._accesses(server).since(before)
            size, prepared = server.cost_of(self._measured[0].keys)
            # A session tells its statistics at its end, which may be after the next scenario's beginning.
            self._accesses(server)
            memory = ask(self._endpoint, "memory")
        self._report(answers, accesses)
        self._events.value(scenario.id, "result-bytes", size, "B")
        self._events.value(scenario.id, "prepared-statements", prepared, better="higher")
        if memory is not None:
            self._events.value(scenario.id, "server-memory", memory, "B")
        return len(answers)

    def floor(self) -> int:
        """The least that a round trip costs: SELECT 1, prepared, on the same connection."""
        scenario = self._scenario
        with self._server() as server, server.pool.connection() as connection:
            cursor = connection.cursor(binary=True)
            taken = []
            for _ in range(scenario.warmup + scenario.samples):
                began = perf_counter_ns()
                cursor.execute(b"SELECT 1", prepare=True)
                cursor.fetchall()
                taken.append(perf_counter_ns() - began)
        self._events.samples(scenario.id, taken[scenario.warmup :])
        return scenario.samples

    def _server(self) -> FeatureServer:
        """One connection, asked by one thread: what is measured is one request's own time."""
        scenario = self._scenario
        return FeatureServer(
            ask(self._endpoint, "conninfo"),
            self._prepared.catalog,
            strategy="sequential" if scenario.strategy == "floor" else scenario.strategy,
            columns=scenario.columns,
            prepare=scenario.prepare,
            pool_size=1,
        )

    def _evict(self) -> None:
        try:
            left = ask(self._endpoint, "evict")
        except ControlError as error:
            self._events.caveat(self._scenario.id, "cache-not-dropped", str(error))
            return
        self._events.value(self._scenario.id, "page-cache-left", left, "ratio")

    def _ask_all(self, server: FeatureServer, requests: list[Request]) -> list[tuple[int, Retrieval | None]]:
        timeout_ms = self._scenario.timeout_ms
        answers: list[tuple[int, Retrieval | None]] = []
        for request in requests:
            began = perf_counter_ns()
            try:
                answer: Retrieval | None = server.retrieve(request.keys, timeout_ms=timeout_ms)
            except ServingError as error:
                self._events.error(self._scenario.id, error.kind, 1, str(error))
                answer = None
            answers.append((perf_counter_ns() - began, answer))
        return answers

    def _accesses(self, server: FeatureServer) -> Accesses:
        with server.pool.connection() as connection:
            return read_accesses(connection, self._prepared.schema)

    def _report(self, answers: list[tuple[int, Retrieval | None]], accesses: Accesses) -> None:
        events, id = self._events, self._scenario.id
        whole = [(took, answer) for took, answer in answers if answer is not None and answer.complete]
        partial = [took for took, answer in answers if answer is not None and not answer.complete]
        events.samples(id, [took for took, _ in whole])
        if partial:
            events.samples(id, partial, outcome="partial")
        for phase in _PHASES:
            events.samples(id, [getattr(answer.phases, phase) for _, answer in whole], phase=phase.replace("_", "-"))
        wrong, verified = self._verifier.wrong, self._verifier.verified
        for request, (_, answer) in zip(self._measured, answers):
            if answer is not None:
                self._verifier.check(request, answer)
        if self._verifier.wrong > wrong:
            events.error(id, "wrong-row", self._verifier.wrong - wrong, self._verifier.first_fault)
        requests = max(1, len(whole))
        for name, count in accesses._asdict().items():
            events.value(id, name.replace("_", "-"), count / requests, better=_better(name))
        events.value(id, "hit-ratio", accesses.hit_ratio, "ratio", "higher")
        events.value(id, "warmed-share", warmed_share(self._warm, self._measured), "ratio", "higher")
        events.value(id, "warmed-requests", len(self._warm), better="higher")
        events.value(id, "rows-verified", self._verifier.verified - verified, better="higher")
        events.value(id, "round-trips", median(answer.round_trips for _, answer in whole) if whole else 0)
        if whole:
            self._report_spread([took for took, _ in whole])

    def _report_spread(self, taken: list[int]) -> None:
        """The report's own table has the minimum and the standard deviation; so has this one."""
        mean = sum(taken) / len(taken)
        deviation = (sum((took - mean) ** 2 for took in taken) / len(taken)) ** 0.5
        self._events.value(self._scenario.id, "min", min(taken), "ns")
        self._events.value(self._scenario.id, "stddev", deviation, "ns")


def _better(counter: str) -> str:
    return "higher" if counter.endswith(("hit", "index_scans")) else "lower"
