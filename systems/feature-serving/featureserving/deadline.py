"""Ends a statement that takes too long, whatever the server does: cancel first, then cut the line."""

from __future__ import annotations

import heapq
import itertools
import os
import socket
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from time import monotonic

from psycopg import Connection, Error


class Deadline:
    """One statement's time limit; `fired` says that it was reached."""

    __slots__ = ("connection", "fired", "_grace_s", "_lock", "_over")

    def __init__(self, connection: Connection, grace_s: float) -> None:
        self.connection = connection
        self._grace_s = grace_s
        self.fired = False
        self._lock = threading.Lock()
        self._over = False

    def finish(self) -> bool:
        """The work is over. Returns whether a cancel was sent: then the connection must not be used again,

        because a late cancel would hit the next statement on it.
        """
        # Waits while a cancel is being sent.
        with self._lock:
            self._over = True
            return self.fired

    def cancel(self) -> bool:
        """Sends the cancel; returns whether the line must be looked after."""
        with self._lock:
            if self._over:
                return False
            self.fired = True
            try:
                self.connection.cancel_safe(timeout=self._grace_s)
            except Error:
                pass  # A server that does not take a cancel is cut off next.
            return True

    def cut(self) -> None:
        """Shuts the socket down, so that whoever waits on it sees its end."""
        with self._lock:
            if self._over:
                return
            try:
                line = socket.socket(fileno=os.dup(self.connection.fileno()))
            except (Error, OSError):
                return  # Already closed.
            with line:
                try:
                    line.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass  # The server was faster.


class DeadlineKeeper:
    """A thread that watches all deadlines of a server, and others that send cancels: one that is stuck delays no other.

    grace_s: how long a cancel may take, and then the cancelled statement to end before its connection is cut.
    connections: how many of them there may be at once, and so cancels.
    """

    def __init__(self, grace_s: float, connections: int) -> None:
        self._grace_s = grace_s
        # Its threads are made when they are needed.
        self._cancels = ThreadPoolExecutor(connections, thread_name_prefix="cancel")
        self._changed = threading.Condition()
        self._heap: list[tuple[float, int, Deadline, bool]] = []
        self._order = itertools.count()
        self._stopped = False
        self._thread = threading.Thread(target=self._watch, name="deadlines", daemon=True)
        self._thread.start()

    def start(self, connection: Connection, at: float) -> Deadline:
        """Watches over a connection until `finish`; `at` is on the scale of time.monotonic()."""
        deadline = Deadline(connection, self._grace_s)
        self._push(at, deadline, cut=False)
        return deadline

    def close(self) -> None:
        with self._changed:
            self._stopped = True
            self._changed.notify()
        self._thread.join()
        self._cancels.shutdown(cancel_futures=True)

    def _push(self, at: float, deadline: Deadline, cut: bool) -> None:
        with self._changed:
            heapq.heappush(self._heap, (at, next(self._order), deadline, cut))
            if self._heap[0][2] is deadline:
                self._changed.notify()

    def _watch(self) -> None:
        while True:
            with self._changed:
                while not self._stopped and (not self._heap or self._heap[0][0] > monotonic()):
                    self._changed.wait(self._heap[0][0] - monotonic() if self._heap else None)
                if self._stopped:
                    return
                _, _, deadline, cut = heapq.heappop(self._heap)
            if cut:
                deadline.cut()
            else:
                self._cancels.submit(self._cancel, deadline).add_done_callback(_tell)

    def _cancel(self, deadline: Deadline) -> None:
        is_stuck = True
        try:
            is_stuck = deadline.cancel()
        finally:
            # Also after an error that nobody foresaw: whoever waits on the line must see its end.
            if is_stuck:
                self._push(monotonic() + self._grace_s, deadline, cut=True)


def _tell(cancel: Future[None]) -> None:
    """What is raised here is logged, with its trace; an executor by itself keeps it to itself."""
    if not cancel.cancelled():
        cancel.result()
