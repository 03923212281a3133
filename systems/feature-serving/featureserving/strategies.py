"""The ways to read: which statement form, and whether statements wait for each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import perf_counter_ns
from typing import Any, NamedTuple

from psycopg import Connection, Cursor
from psycopg import OperationalError

from .catalog import Catalog, Column, Entity
from .results import Absent, FeatureRow, Keys, Phases
from .statements import Statement, array_statement, function_statement, table_statement, union_statement


class Job(NamedTuple):
    """A statement and the keys that it reads; every (table, key) of it is answered by a row or absent."""

    statement: Statement
    keys: tuple[str, ...]
    parameters: Any


class Strategy(NamedTuple):
    """How the jobs of a request are made, and whether they are sent without waiting for each other."""

    plan: Callable[[Catalog, Entity, tuple[str, ...] | None], tuple[Statement, ...]]
    bind: Callable[[Statement, tuple[str, ...]], list[Job]]
    pipelined: bool


def _each_table(catalog: Catalog, entity: Entity, names: tuple[str, ...] | None) -> tuple[Statement, ...]:
    return tuple(table_statement(catalog, entity, table, names) for table in entity.tables)


def _by_position(statement: Statement, keys: tuple[str, ...]) -> list[Job]:
    return [Job(statement, (key,), (key,)) for key in keys]


def _by_name(statement: Statement, keys: tuple[str, ...]) -> list[Job]:
    return [Job(statement, (key,), {"key": key}) for key in keys]


def _together(statement: Statement, keys: tuple[str, ...]) -> list[Job]:
    return [Job(statement, keys, {"keys": list(keys)})]


STRATEGIES: Mapping[str, Strategy] = {
    "sequential": Strategy(_each_table, _by_position, False),
    "pipeline": Strategy(_each_table, _by_position, True),
    "union-all": Strategy(lambda *of: (union_statement(*of),), _by_name, False),
    "union-pipeline": Strategy(lambda *of: (union_statement(*of),), _by_name, True),
    "array-key": Strategy(lambda *of: (array_statement(*of),), _together, False),
    "function": Strategy(lambda *of: (function_statement(*of),), _by_position, False),
}


def make_jobs(
    strategy: Strategy, plans: Mapping[str, tuple[Statement, ...]], request: Keys
) -> list[Job]:
    """The jobs of a request; a key that is named twice is read once."""
    jobs: list[Job] = []
    for name, keys in request.items():
        once = tuple(dict.fromkeys(keys))
        for statement in plans[name]:
            jobs.extend(strategy.bind(statement, once))
    return jobs


class Reading:
    """What a request has read so far; it survives the exception that ends it."""

    def __init__(self) -> None:
        self.rows: list[FeatureRow] = []
        self.absent: list[Absent] = []
        self.phases = Phases()
        self.round_trips = 0
        #: How many of the jobs were answered whole.
        self.done = 0

    def run(self, connection: Connection, jobs: list[Job], pipelined: bool, prepare: bool) -> None:
        """Reads all jobs. Raises psycopg.Error; what was read whole before it stays."""
        if pipelined:
            self._run_pipelined(connection, jobs, prepare)
        else:
            self._run_sequential(connection, jobs, prepare)

    def unread(self, jobs: list[Job]) -> list[Absent]:
        """Every (table, key) that no job has answered."""
        return [
            Absent(statement.entity.name, table.name, key)
            for statement, keys, _ in jobs[self.done :]
            for table in statement.tables
            for key in keys
        ]

    def _run_sequential(self, connection: Connection, jobs: list[Job], prepare: bool) -> None:
        phases = self.phases
        cursor = connection.cursor(binary=True)
        for job in jobs:
            sent = perf_counter_ns()
            cursor.execute(job.statement.text, job.parameters, prepare=prepare)
            executed = perf_counter_ns()
            rows = cursor.fetchall()
            fetched = perf_counter_ns()
            self._decode(job, rows)
            phases.execute += executed - sent
            phases.fetch += fetched - executed
            phases.decode += perf_counter_ns() - fetched
            self.round_trips += 1

    def _run_pipelined(self, connection: Connection, jobs: list[Job], prepare: bool) -> None:
        cursors: list[Cursor] = []
        sent = perf_counter_ns()
        try:
            with connection.pipeline():
                for job in jobs:
                    cursor = connection.cursor(binary=True)
                    cursor.execute(job.statement.text, job.parameters, prepare=prepare)
                    cursors.append(cursor)
        finally:
            self.phases.execute += perf_counter_ns() - sent
            self.round_trips += 1
            # After a time-out the first cursors have their results, and the others have none.
            for job, cursor in zip(jobs, cursors):
                if cursor.pgresult is None:
                    break
                self._take(job, cursor)

    def _take(self, job: Job, cursor: Cursor) -> None:
        began = perf_counter_ns()
        rows = cursor.fetchall()
        fetched = perf_counter_ns()
        self._decode(job, rows)
        self.phases.fetch += fetched - began
        self.phases.decode += perf_counter_ns() - fetched

    def _decode(self, job: Job, rows: list[tuple[Any, ...]]) -> None:
        statement, keys, _ = job
        names = tuple([column.name for column in statement.columns])
        entity, tables, leading = statement.entity.name, statement.tables, statement.leading
        found = set()
        for row in rows:
            position = row[0] if leading else 0
            key = row[1] if leading == 2 else keys[0]
            values = _from_json(row[1], statement.columns) if statement.as_json else row[leading:]
            found.add((position, key))
            self.rows.append(FeatureRow(entity, tables[position].name, key, names, values))
        if len(found) != len(rows):
            raise OperationalError(f"{len(rows) - len(found)} rows too many for {entity}: is a key not unique?")
        if len(rows) != len(tables) * len(keys):
            self.absent.extend(
                Absent(entity, table.name, key)
                for position, table in enumerate(tables)
                for key in keys
                if (position, key) not in found
            )
        self.done += 1


def _from_json(features: Mapping[str, Any], columns: tuple[Column, ...]) -> tuple[Any, ...]:
    """JSON has one kind of number, and says NaN and infinity as text."""
    return tuple([
        float(features[column.name]) if column.type == "float8" else features[column.name] for column in columns
    ])
