"""`main.py harness`: measures the scenarios that the gate wants, those that share their keys in turns."""

from __future__ import annotations

import gc
import os
import random
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from time import perf_counter_ns

import psycopg

from cluster.control import ControlError, ask
from featureserving.results import Retrieval, ServingError
from featureserving.server import FeatureServer

from .affinity import keep_apart
from .cachestate import Accesses, read_accesses
from .dataset_file import Prepared, data_folder, read_prepared
from .events import Events
from .requests import Request, measured_requests, warm_requests, warmed_share
from .scenario import BadScenario, Scenario, read_scenarios
from .turns import TURNS, groups_of, share_of
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
        for group in groups_of(scenarios):
            operations += _measure([_Trial(scenario, prepared, events, verifier, seed) for scenario in group])
        events.finish(operations, verifier.checksum())
    return 0


def _measure(trials: list[_Trial]) -> int:
    """All of them in turns. Returns how many requests were measured."""
    if trials[0].scenario.strategy == "floor":
        return trials[0].floor()
    with ExitStack() as open_servers:
        for trial in trials:
            trial.open(open_servers)
        # What the start made stays for good: no collection has to go through it again.
        gc.collect()
        gc.freeze()
        seen = [trial.accesses() for trial in trials][-1]
        for turn in range(TURNS):
            for trial in trials:
                seen = trial.take(turn, seen)
        for trial in trials:
            trial.ask_for_cost()
    return sum(trial.report() for trial in trials)


class _Trial:
    """One scenario of one trial."""

    def __init__(
        self, scenario: Scenario, prepared: Prepared, events: Events, verifier: Verifier, seed: str
    ) -> None:
        self.scenario = scenario
        self._prepared, self._events, self._verifier = prepared, events, verifier
        self._endpoint = os.environ["LATENCY_GATE_ENDPOINT"]
        self._warm = warm_requests(scenario, prepared.catalog, prepared.data, seed)
        self._measured = measured_requests(scenario, prepared.catalog, prepared.data, seed)
        self._answers: list[tuple[int, Retrieval | None]] = []
        self._accesses = Accesses.none()

    def open(self, open_servers: ExitStack) -> None:
        """Connects and warms."""
        if self.scenario.evict:
            self._evict()
        self._server = open_servers.enter_context(self._new_server())
        with self._server.pool.connection() as connection:
            self._keep_apart(connection)
        self._events.samples(self.scenario.id, [took for took, _ in self._ask_all(self._warm)], warmup=True)

    def take(self, turn: int, seen: Accesses) -> Accesses:
        """One turn's share of the requests. `seen`: the server's totals before it; returns those after it."""
        self._answers += self._ask_all(share_of(self._measured, turn))
        now = self.accesses()
        self._accesses = self._accesses.plus(now.since(seen))
        return now

    def accesses(self) -> Accesses:
        with self._server.pool.connection() as connection:
            return read_accesses(connection, self._prepared.schema)

    def ask_for_cost(self) -> None:
        id = self.scenario.id
        size, prepared = self._server.cost_of(self._measured[0].keys)
        # A session tells its statistics at its end, which may be after the next scenario's beginning.
        self.accesses()
        self._events.value(id, "result-bytes", size, "B")
        self._events.value(id, "prepared-statements", prepared, better="higher")
        memory = ask(self._endpoint, "memory")
        if memory is not None:
            self._events.value(id, "server-memory", memory, "B")

    def floor(self) -> int:
        """The least that a round trip costs: SELECT 1, prepared, on the same connection."""
        scenario = self.scenario
        with self._new_server() as server, server.pool.connection() as connection:
            self._keep_apart(connection)
            cursor = connection.cursor(binary=True)
            taken = []
            for _ in range(scenario.warmup + scenario.samples):
                began = perf_counter_ns()
                cursor.execute(b"SELECT 1", prepare=True)
                cursor.fetchall()
                taken.append(perf_counter_ns() - began)
        self._events.samples(scenario.id, taken[scenario.warmup :])
        return scenario.samples

    def _new_server(self) -> FeatureServer:
        """One connection, asked by one thread: what is measured is one request's own time."""
        scenario = self.scenario
        return FeatureServer(
            ask(self._endpoint, "conninfo"),
            self._prepared.catalog,
            strategy="sequential" if scenario.strategy == "floor" else scenario.strategy,
            columns=scenario.columns,
            prepare=scenario.prepare,
            pool_size=1,
        )

    def _keep_apart(self, connection: psycopg.Connection) -> None:
        try:
            keep_apart(self._endpoint, connection)
        except (ControlError, OSError) as error:
            self._events.caveat(self.scenario.id, "not-kept-apart", str(error))

    def _evict(self) -> None:
        try:
            left = ask(self._endpoint, "evict")
        except ControlError as error:
            self._events.caveat(self.scenario.id, "cache-not-dropped", str(error))
            return
        self._events.value(self.scenario.id, "page-cache-left", left, "ratio")

    def _ask_all(self, requests: list[Request]) -> list[tuple[int, Retrieval | None]]:
        timeout_ms = self.scenario.timeout_ms
        answers: list[tuple[int, Retrieval | None]] = []
        for request in requests:
            began = perf_counter_ns()
            try:
                answer: Retrieval | None = self._server.retrieve(request.keys, timeout_ms=timeout_ms)
            except ServingError as error:
                self._events.error(self.scenario.id, error.kind, 1, str(error))
                answer = None
            answers.append((perf_counter_ns() - began, answer))
        return answers

    def report(self) -> int:
        """Returns how many requests were measured."""
        events, id, answers, accesses = self._events, self.scenario.id, self._answers, self._accesses
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
        return len(answers)

    def _report_spread(self, taken: list[int]) -> None:
        """The report's own table has the minimum and the standard deviation; so has this one."""
        mean = sum(taken) / len(taken)
        deviation = (sum((took - mean) ** 2 for took in taken) / len(taken)) ** 0.5
        self._events.value(self.scenario.id, "min", min(taken), "ns")
        self._events.value(self.scenario.id, "stddev", deviation, "ns")


def _better(counter: str) -> str:
    return "higher" if counter.endswith(("hit", "index_scans")) else "lower"
