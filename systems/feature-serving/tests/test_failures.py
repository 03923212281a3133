"""What can go wrong with the server: clear errors, no wrong rows, no hang."""

from __future__ import annotations

import os
import signal
import socket
import threading
from math import inf, nan
from time import monotonic

import psycopg
import pytest
from conftest import LIMIT_S, assert_right, in_time, request_of, until

import featureserving.deadline as deadline_module
from featureserving.deadline import DeadlineKeeper
from featureserving.results import ServingError
from featureserving.server import said_goodbye
from featureserving.strategies import STRATEGIES

WAYS = sorted(STRATEGIES)


#: From too short on a busy machine to longer than any stall: a test goes on until one was long enough.
TIME_LIMITS_MS = (150, 1_000, 5_000, 30_000)


def _backends(server, count: int) -> list[int]:
    """The server's own sessions: those of the tests before may still be ending."""
    taken = [server.pool.getconn() for _ in range(count)]
    for connection in taken:
        server.pool.putconn(connection)
    return [connection.info.backend_pid for connection in taken]


@pytest.mark.parametrize("strategy", WAYS)
def test_connections_that_were_lost_are_replaced(serve, catalog, data, admin, strategy):
    server = serve(strategy=strategy, pool_size=3)
    request = request_of(catalog, data, 4)
    server.retrieve(request)
    for pid in _backends(server, 3):
        assert admin.execute("SELECT pg_terminate_backend(%s, 60000)", [pid]).fetchone() == (True,)
    answer = in_time(lambda: server.retrieve(request))
    assert answer.complete
    assert_right(answer, catalog, data, request)


def test_asking_for_nothing_finds_no_lost_connection_either(serve, catalog, data, admin):
    server = serve(pool_size=3)
    for pid in _backends(server, 3):
        assert admin.execute("SELECT pg_terminate_backend(%s, 60000)", [pid]).fetchone() == (True,)
    in_time(lambda: server.ping(LIMIT_S * 1e3))
    assert server.retrieve(request_of(catalog, data, 4)).complete


@pytest.mark.parametrize("strategy", WAYS)
def test_a_connection_lost_during_a_statement(serve, catalog, data, admin, strategy):
    server = serve(strategy=strategy, pool_size=1)
    request = request_of(catalog, data, 6)
    for limit_ms in TIME_LIMITS_MS[1:]:
        killed: list[int] = []
        with _locked(admin, "merchant_05"):
            killer = threading.Thread(target=_kill_one_waiting, args=[admin, killed, limit_ms / 1e3])
            killer.start()
            # The second attempt waits for the same lock: it is answered in time, with what is free.
            answer = in_time(lambda: server.retrieve(request, timeout_ms=limit_ms))
            killer.join(LIMIT_S)
        assert not answer.complete
        if killed and answer.rows:
            break
    assert len(killed) == 1 and sum(row.entity == "customer" for row in answer.rows) == 10
    assert_right(answer, catalog, data, request)
    assert server.retrieve(request).complete


def test_what_was_read_before_a_loss_stays_when_time_is_over_before_more_was(serve, catalog, data, admin):
    server = serve(strategy="sequential", pool_size=1)
    request = request_of(catalog, data, 6)
    for limit_ms in TIME_LIMITS_MS[1:]:
        killed: list[int] = []
        with _locked(admin, "merchant_05"), psycopg.connect(admin.info.dsn) as other:

            def lock_the_first_table_and_kill(other=other, killed=killed, limit_ms=limit_ms) -> None:
                ends = monotonic() + limit_ms / 1e3
                while not _waiting(admin) and monotonic() < ends:
                    pass
                other.execute("LOCK TABLE features.customer_00 IN ACCESS EXCLUSIVE MODE")
                _kill_one_waiting(admin, killed, ends - monotonic())

            killer = threading.Thread(target=lock_the_first_table_and_kill)
            killer.start()
            answer = in_time(lambda: server.retrieve(request, timeout_ms=limit_ms))
            killer.join(LIMIT_S)
        if killed:
            break
    assert len(killed) == 1
    assert sum(row.entity == "customer" for row in answer.rows) == 10
    assert_right(answer, catalog, data, request)


@pytest.mark.parametrize("strategy", WAYS)
def test_a_time_out_brings_what_was_read_and_names_the_rest(serve, catalog, data, admin, strategy):
    server = serve(strategy=strategy, pool_size=1)
    request = request_of(catalog, data, 8)
    assert server.retrieve(request, timeout_ms=LIMIT_S * 1e3).complete
    with _locked(admin, "merchant_05"):
        for limit_ms in TIME_LIMITS_MS:
            began = monotonic()
            # As long as the lock is held, it would wait for ever.
            answer = in_time(lambda: server.retrieve(request, timeout_ms=limit_ms))
            assert monotonic() - began > 0.95 * limit_ms / 1e3
            assert not answer.complete
            if answer.rows:
                break
    assert ("merchant", "merchant_05", request["merchant"][0]) in answer.unread
    # The entity before the lock was answered whole, by every way.
    assert sum(row.entity == "customer" for row in answer.rows) == 10
    assert_right(answer, catalog, data, request)
    # A late cancel must not hit the next request.
    for row in range(20):
        again = request_of(catalog, data, row)
        assert server.retrieve(again, timeout_ms=LIMIT_S * 1e3).complete


def test_a_server_that_does_not_answer_at_all_is_cut_off(serve, catalog, data, admin):
    server = serve(strategy="sequential", pool_size=1, cancel_grace_s=0.25)
    request = request_of(catalog, data, 8)
    server.retrieve(request)
    (pid,) = _backends(server, 1)
    os.kill(pid, signal.SIGSTOP)
    try:
        answer = in_time(lambda: server.retrieve(request, timeout_ms=200))
    finally:
        os.kill(pid, signal.SIGCONT)
    assert (answer.rows, len(answer.unread)) == ([], 30)
    assert in_time(lambda: server.retrieve(request)).complete


def test_after_a_cancel_that_fails_in_its_own_way_the_line_is_cut_and_the_error_told(caplog):
    ours, theirs = socket.socketpair()

    class Failing:
        def cancel_safe(self, *, timeout: float) -> None:
            raise RuntimeError("not foreseen")

        def fileno(self) -> int:
            return ours.fileno()

    keeper = DeadlineKeeper(0.01, 1)
    with ours, theirs:
        theirs.settimeout(LIMIT_S)
        keeper.start(Failing(), monotonic())  # type: ignore[arg-type]
        assert theirs.recv(1) == b""
        keeper.close()
    assert "not foreseen" in caplog.text


def test_cancels_that_are_stuck_do_not_wait_for_each_other():
    count = 3
    together = threading.Barrier(count)

    class Stuck:
        """A connection whose cancel goes on until those of all the others have begun."""

        def cancel_safe(self, *, timeout: float) -> None:
            together.wait(timeout)

    keeper = DeadlineKeeper(LIMIT_S, count)
    try:
        deadlines = [keeper.start(Stuck(), monotonic()) for _ in range(count)]  # type: ignore[arg-type]
        until(lambda: together.broken or all(deadline.fired for deadline in deadlines))
        # Waits for the cancels.
        assert all(deadline.finish() for deadline in deadlines)
        assert not together.broken
    finally:
        keeper.close()


@pytest.fixture
def keeper():
    keeper = DeadlineKeeper(LIMIT_S, 1)
    yield keeper
    keeper.close()


def test_deadlines_that_are_finished_are_not_kept_until_their_time(keeper):
    far = monotonic() + 3_600
    open_ones = [keeper.start(None, far + number) for number in range(10)]
    kept = []
    for _ in range(10_000):
        keeper.start(None, far).finish()
        kept.append(len(keeper._heap))
    assert max(kept) <= 2 * len(open_ones)
    many = [keeper.start(None, far + number) for number in range(10_000)]
    for deadline in many[::2] + many[1::2]:
        deadline.finish()
    assert len(keeper._heap) <= 2 * len(open_ones)
    for deadline in open_ones:
        deadline.finish()
        deadline.finish()
    assert len(keeper._heap) == 0


def test_deadlines_that_threads_start_and_finish_at_once_are_counted_right(keeper):
    far = monotonic() + 3_600
    open_ones = []

    def ask(number: int) -> None:
        open_ones.append(keeper.start(None, far + number))
        for step in range(1_000):
            keeper.start(None, far + step % 7).finish()

    asking = [threading.Thread(target=ask, args=[number]) for number in range(8)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join(LIMIT_S)
    assert {deadline for deadline, _ in keeper._entries.values()} == set(open_ones)
    assert set(keeper._entries) <= {number for _, number in keeper._heap} and len(keeper._heap) <= 2 * len(open_ones)


def test_a_deadline_that_is_finished_costs_no_task_when_its_time_comes(monkeypatch):
    now_s = 0.0
    monkeypatch.setattr(deadline_module, "monotonic", lambda: now_s)

    class Cancelled:
        def cancel_safe(self, *, timeout: float) -> None:
            """At once."""

    keeper = DeadlineKeeper(LIMIT_S, 1)
    submit, tasks = keeper._cancels.submit, []

    def note_and_submit(work, deadline):
        tasks.append(deadline)
        return submit(work, deadline)

    monkeypatch.setattr(keeper._cancels, "submit", note_and_submit)
    try:
        deadlines = [keeper.start(Cancelled(), 1_000.0 + number) for number in range(99)]  # type: ignore[arg-type]
        # Every third: so few stay where they are.
        over, others = deadlines[::3], [deadline for at, deadline in enumerate(deadlines) if at % 3]
        for deadline in over:
            assert not deadline.finish()
        assert len(keeper._heap) == len(deadlines)
        now_s = 2_000.0
        # Earlier than all: the thread looks.
        first = keeper.start(Cancelled(), 500.0)  # type: ignore[arg-type]
        until(lambda: all(deadline.fired for deadline in [first, *others]))
        assert tasks == [first, *others]
        assert all(deadline.finish() for deadline in [first, *others])
    finally:
        keeper.close()
    # A cancel that ends after its deadline was finished leaves nothing to cut, either.
    assert (keeper._heap, keeper._entries) == ([], {})


def test_the_thread_that_watches_is_woken_for_what_comes_before_that_it_waits_for(keeper, monkeypatch):
    until(lambda: keeper._looks_at == inf)
    woken, notify = [], keeper._changed.notify
    monkeypatch.setattr(keeper._changed, "notify", lambda: (woken.append(True), notify()))
    far = monotonic() + 3_600
    for number in range(1_000):
        keeper.start(None, far + number).finish()
    assert len(woken) == 1
    keeper.start(None, far - 1).finish()
    keeper.start(None, inf).finish()
    assert len(woken) == 2


def test_a_time_limit_may_be_any_number_and_the_next_one_holds(serve, catalog, data, admin):
    server = serve(pool_size=1)
    request = request_of(catalog, data, 1)
    for limit_ms in (1e30, inf):
        assert server.retrieve(request, timeout_ms=limit_ms).complete
    with pytest.raises(ValueError, match="not NaN"):
        server.retrieve(request, timeout_ms=nan)
    with _locked(admin, "customer_00"):
        assert not in_time(lambda: server.retrieve(request, timeout_ms=300)).complete


def test_a_time_limit_holds_after_a_loss_though_another_connection_does_not_answer(serve, catalog, data, admin):
    server = serve(pool_size=2, cancel_grace_s=0.1)
    request = request_of(catalog, data, 1)
    first, other = _backends(server, 2)
    os.kill(other, signal.SIGSTOP)
    try:
        assert admin.execute("SELECT pg_terminate_backend(%s, 60000)", [first]).fetchone() == (True,)
        answer = in_time(lambda: server.retrieve(request, timeout_ms=300))
    finally:
        os.kill(other, signal.SIGCONT)
    # The one that is lost is the first that is taken; the next one is cut off in time, or is a new one.
    assert_right(answer, catalog, data, request)
    assert in_time(lambda: server.retrieve(request)).complete


def test_an_exhausted_pool_is_said_so(serve, catalog, data, admin):
    server = serve(pool_size=2, pool_timeout_s=0.2)
    request = request_of(catalog, data, 1)
    server.retrieve(request)
    with _locked(admin, "customer_00"):
        waiting = [threading.Thread(target=server.retrieve, args=[request]) for _ in range(2)]
        for thread in waiting:
            thread.start()
        until(lambda: len(_waiting(admin)) == 2)
        with pytest.raises(ServingError, match="all 2 connections were in use") as refused:
            in_time(lambda: server.retrieve(request))
        assert refused.value.kind == "pool-exhausted"
        # With less time than the pool would wait: no error, an answer without rows.
        assert len(in_time(lambda: server.retrieve(request, timeout_ms=50)).unread) == 30
    for thread in waiting:
        thread.join(LIMIT_S)
        assert not thread.is_alive()
    assert server.retrieve(request).complete


def test_a_restart_in_the_middle_of_a_run(serve, catalog, data, cluster):
    server = serve(strategy="union-pipeline", pool_size=3, pool_timeout_s=0.5)
    stop = threading.Event()
    answered, refused, wrong = [0], [], []

    def ask(offset: int) -> None:
        row = offset
        while not stop.is_set():
            row = (row + 7) % data.rows
            request = request_of(catalog, data, row)
            try:
                answer = server.retrieve(request, timeout_ms=2_000)
                assert_right(answer, catalog, data, request)
                answered[0] += answer.complete
            except ServingError as error:
                refused.append((error.kind, str(error)))
                stop.wait(0.01)
            except BaseException as error:
                wrong.append(error)
                return

    askers = [threading.Thread(target=ask, args=[number]) for number in range(4)]
    for asker in askers:
        asker.start()

    def until_more(counted, number: int) -> None:
        before = counted()
        until(lambda: counted() >= before + number or bool(wrong))

    try:
        for how in (signal.SIGINT, signal.SIGQUIT):
            until_more(lambda: answered[0], 50)
            cluster.stop(how)
            until_more(lambda: len(refused), 4)
            cluster.start()
        until_more(lambda: answered[0], 50)
    finally:
        stop.set()
        for asker in askers:
            asker.join(LIMIT_S)
    assert not any(asker.is_alive() for asker in askers)
    assert wrong == []
    unlike = [each for each in refused if each[0] not in ("connection-lost", "pool-exhausted")]
    assert unlike == [] and refused


def test_a_goodbye_is_known_under_what_failed_after_it():
    def leave(cause: type[psycopg.Error]) -> psycopg.Error:
        try:
            try:
                raise cause("the first")
            finally:
                raise psycopg.OperationalError("cannot exit pipeline mode while busy")
        except psycopg.Error as error:
            return error

    assert said_goodbye(leave(psycopg.errors.AdminShutdown))
    assert said_goodbye(psycopg.errors.CrashShutdown("itself"))
    assert not said_goodbye(leave(psycopg.errors.UndefinedTable))


def test_no_server_at_all_is_said_so(catalog, tmp_path):
    from featureserving.server import FeatureServer

    server = FeatureServer(f"host={tmp_path} user=x dbname=x", catalog)
    with pytest.raises(ServingError, match="no connection to PostgreSQL in 0.3 s"):
        in_time(lambda: server.open(timeout_s=0.3))


def test_a_table_that_is_gone_is_an_error_with_its_name(serve, catalog, data, admin):
    server = serve(strategy="sequential")
    admin.execute("ALTER TABLE features.customer_03 RENAME TO elsewhere")
    try:
        with pytest.raises(ServingError, match="customer_03") as failed:
            server.retrieve(request_of(catalog, data, 1))
        assert failed.value.kind == "database"
    finally:
        admin.execute("ALTER TABLE features.elsewhere RENAME TO customer_03")
    assert server.retrieve(request_of(catalog, data, 1)).complete


class _locked:
    """Locks a table against readers."""

    def __init__(self, admin, table: str) -> None:
        self._connection = psycopg.connect(admin.info.dsn)
        self._table = table

    def __enter__(self) -> None:
        self._connection.execute(f"LOCK TABLE features.{self._table} IN ACCESS EXCLUSIVE MODE")

    def __exit__(self, *_: object) -> None:
        self._connection.close()


def _waiting(admin) -> list[int]:
    rows = admin.execute("SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    return [pid for (pid,) in rows.fetchall()]


def _kill_one_waiting(admin, killed: list[int], within_s: float) -> None:
    ends = monotonic() + within_s
    while not killed and monotonic() < ends:
        for pid in _waiting(admin):
            admin.execute("SELECT pg_terminate_backend(%s)", [pid])
            killed.append(pid)
