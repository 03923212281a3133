"""The feature server: a pool of connections, prepared statements, and answers that say what they lack."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from math import isnan
from time import monotonic, perf_counter_ns
from types import TracebackType

import psycopg
from psycopg import Connection
from psycopg_pool import ConnectionPool, PoolTimeout

from .catalog import Catalog
from .deadline import DeadlineKeeper
from .results import Keys, Retrieval, ServingError, check_key
from .statements import Statement
from .strategies import STRATEGIES, Reading, Strategy, make_jobs


#: What a server says before it ends a connection. The end itself may not have arrived yet.
_GOODBYES = (psycopg.errors.AdminShutdown, psycopg.errors.CrashShutdown)


class FeatureServer:
    """Reads features by key. Safe for use by several threads; close it, or use it in a `with`."""

    def __init__(
        self,
        conninfo: str,
        catalog: Catalog,
        *,
        strategy: str = "union-all",
        columns: Sequence[str] | None = None,
        prepare: bool = True,
        pool_size: int = 4,
        pool_timeout_s: float = 1.0,
        cancel_grace_s: float = 0.25,
    ) -> None:
        """
        conninfo: as of libpq. strategy: one of STRATEGIES. columns: the projection, None for all.
        prepare: statements are prepared at their first use on each connection. pool_timeout_s: how long
        a request may wait for a free connection. cancel_grace_s: how long after a request's own time limit
        PostgreSQL may take to end its statement; then the connection is cut, with the rows that were on the way.
        """
        self._catalog = catalog
        self._strategy: Strategy = STRATEGIES[strategy]
        self._prepare = prepare
        names = None if columns is None else tuple(columns)
        self._plans: dict[str, tuple[Statement, ...]] = {
            entity.name: self._strategy.plan(catalog, entity, names) for entity in catalog.entities
        }
        self._pool_size, self._pool_timeout_s = pool_size, pool_timeout_s
        self._cancel_grace_s = cancel_grace_s
        self._in_use, self._counting = 0, threading.Lock()
        self._deadlines: DeadlineKeeper | None = None
        self._pool = ConnectionPool(
            conninfo,
            min_size=pool_size,
            max_size=pool_size,
            kwargs={"autocommit": True, "application_name": "feature-serving"},
            configure=_configure,
            timeout=pool_timeout_s,
            # How long it goes on trying to connect in the background before it says so.
            reconnect_timeout=10.0,
            open=False,
        )

    def open(self, timeout_s: float = 10.0) -> FeatureServer:
        """Connects. Raises ServingError where the database can't be reached in that time."""
        try:
            self._pool.open(wait=True, timeout=timeout_s)
        except PoolTimeout as error:
            self._pool.close()
            raise ServingError("connection-lost", f"no connection to PostgreSQL in {timeout_s:g} s") from error
        self._deadlines = DeadlineKeeper(self._cancel_grace_s, self._pool_size)
        return self

    def close(self) -> None:
        self._pool.close()
        if self._deadlines is not None:
            self._deadlines.close()

    def __enter__(self) -> FeatureServer:
        return self.open()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def pool(self) -> ConnectionPool:
        """For statements beside the serving, such as statistics."""
        return self._pool

    def retrieve(self, keys: Keys, *, timeout_ms: float | None = None) -> Retrieval:
        """Reads all tables of each entity for its keys.

        timeout_ms: of the whole request; what was read by then on one connection comes back, the rest is in `unread`.
        A connection that is lost is replaced and the request asked again, on as many connections as the pool
        may have lost with it, within the same time limit: it only reads.

        Raises ServingError: bad-key, pool-exhausted, connection-lost, database; ValueError for a limit that is not
        a number.
        """
        if timeout_ms is not None and isnan(timeout_ms):
            raise ValueError("a time limit is a number of milliseconds, and not NaN")
        for name, some in keys.items():
            self._catalog.entity(name)
            for key in some:
                check_key(key)
        jobs = make_jobs(self._strategy, self._plans, keys)
        best = Reading()

        def read(connection: Connection, waited_ns: int) -> None:
            nonlocal best
            reading = Reading()
            reading.phases.pool_wait = waited_ns
            try:
                reading.run(connection, jobs, self._strategy.pipelined, self._prepare)
            finally:
                if reading.done >= best.done:
                    best = reading

        with suppress(_TimeOver):
            self._ask(read, None if timeout_ms is None else monotonic() + timeout_ms / 1e3)
        return Retrieval(best.rows, best.absent, best.unread(jobs), best.phases, best.round_trips)

    def ping(self, timeout_ms: float) -> None:
        """Asks the database for nothing. Raises ServingError where it does not answer in that time."""
        try:
            self._ask(lambda connection, _: connection.execute("SELECT 1"), monotonic() + timeout_ms / 1e3)
        except _TimeOver as over:
            raise over.error from over

    def cost_of(self, keys: Keys) -> tuple[int, int]:
        """What a request costs the line and the server's memory, found by asking it once more, untimed.

        Returns the bytes of the fields that come back, and the statements that the connection has prepared.
        """
        size = 0
        with self._pool.connection() as connection:
            for job in make_jobs(self._strategy, self._plans, keys):
                cursor = connection.cursor(binary=True)
                cursor.execute(job.statement.text, job.parameters, prepare=self._prepare)
                result = cursor.pgresult
                if result is None:
                    raise ServingError("database", "a statement had no result")
                places = ((row, field) for row in range(result.ntuples) for field in range(result.nfields))
                size += sum(len(result.get_value(*place) or b"") for place in places)
            counted = connection.execute("SELECT count(*) FROM pg_prepared_statements", prepare=False).fetchone()
        return size, 0 if counted is None else counted[0]

    def _ask(self, work: Callable[[Connection, int], object], ends_at: float | None) -> None:
        """Does work, which only reads, on one connection after the other until one of them is not lost.

        Raises _TimeOver, ServingError.
        """
        # After a restart all of the pool is lost, not this connection alone: each is found out by whoever takes it.
        attempts = self._pool_size + 1
        for attempt in range(1, attempts + 1):
            try:
                with self._connection(ends_at) as (connection, waited_ns):
                    work(connection, waited_ns)
                return
            except _Lost as error:
                if ends_at is not None and monotonic() >= ends_at:
                    raise _TimeOver(ServingError("connection-lost", str(error))) from error
                if attempt == attempts:
                    what = f"the connection was lost {attempts} times: {error}"
                    raise ServingError("connection-lost", what) from error

    @contextmanager
    def _connection(self, ends_at: float | None) -> Iterator[tuple[Connection, int]]:
        """A connection under a time limit, and how long it was waited for. Raises _Lost, _TimeOver, ServingError."""
        began = perf_counter_ns()
        try:
            connection = self._take(ends_at)
        except PoolTimeout as error:
            if ends_at is not None and monotonic() >= ends_at:
                raise _TimeOver(self._no_connection()) from error
            raise self._no_connection() from error
        waited_ns = perf_counter_ns() - began
        deadline = None if ends_at is None else self._deadlines_or_fail().start(connection, ends_at)
        cancelled = lost = False
        try:
            yield connection, waited_ns
        except psycopg.Error as error:
            what = str(error).strip()
            cancelled = deadline is not None and deadline.finish()
            if cancelled:
                raise _TimeOver(ServingError("connection-lost", what)) from error
            if connection.broken or connection.closed or said_goodbye(error):
                lost = True
                raise _Lost(what) from error
            raise ServingError("database", what) from error
        finally:
            if deadline is not None:
                cancelled = deadline.finish() or cancelled
            # One that has been said goodbye to may not have ended yet: it must not be taken again.
            if cancelled or lost:
                connection.close()
            self._give_back(connection)

    def _take(self, ends_at: float | None) -> Connection:
        limit = self._pool_timeout_s
        if ends_at is not None:
            limit = max(0.0, min(limit, ends_at - monotonic()))
        connection = self._pool.getconn(limit)
        with self._counting:
            self._in_use += 1
        return connection

    def _give_back(self, connection: Connection) -> None:
        with self._counting:
            self._in_use -= 1
        self._pool.putconn(connection)

    def _no_connection(self) -> ServingError:
        in_use = self._in_use
        if in_use >= self._pool_size:
            return ServingError(
                "pool-exhausted",
                f"all {self._pool_size} connections were in use for {self._pool_timeout_s:g} s; "
                "make the pool larger, or send fewer requests at once",
            )
        return ServingError(
            "connection-lost", f"PostgreSQL was not reachable for {self._pool_timeout_s:g} s ({in_use} in use)"
        )

    def _deadlines_or_fail(self) -> DeadlineKeeper:
        if self._deadlines is None:
            raise RuntimeError("open the server before it is used")
        return self._deadlines


class _Lost(Exception):
    """The connection ended under a request."""


class _TimeOver(Exception):
    """The request's own time was over. `error` is what to say of it where a part is no answer."""

    def __init__(self, error: ServingError) -> None:
        super().__init__(str(error))
        self.error = error


def said_goodbye(error: BaseException | None) -> bool:
    """Whether the server was ending the connection when this was raised.

    What fails while the connection is put away takes the goodbye's place, and keeps it as its context: a
    pipeline that is left in the middle says only that it is busy.
    """
    while error is not None:
        if isinstance(error, _GOODBYES):
            return True
        error = error.__context__
    return False


def _configure(connection: Connection) -> None:
    """Prepared at first use, and never crowded out: there are as many statements as tables and projections."""
    connection.prepare_threshold = 0
    connection.prepared_max = 1_000
