"""Ends a statement that takes too long, whatever the server does: cancel first, then cut the line."""

from __future__ import annotations

import heapq
import itertools
import os
import socket
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from math import inf
from time import monotonic

from psycopg import Connection, Error


class Deadline:
    """One statement's time limit; `fired` says that it was reached."""

    __slots__ = ("connection", "fired", "over", "entry", "_grace_s", "_forget", "_lock")

    def __init__(self, connection: Connection, grace_s: float, forget: Callable[[Deadline], None]) -> None:
        """forget: is told, without the lock, that there is nothing to watch any more."""
        self.connection = connection
        self.fired = False
        self.over = False
        #: Which of its keeper's entries it has, and the keeper's own.
        self.entry: int | None = None
        self._grace_s = grace_s
        self._forget = forget
        self._lock = threading.Lock()

    def finish(self) -> bool:
        """The work is over. Returns whether a cancel was sent: then the connection must not be used again,

        because a late cancel would hit the next statement on it.
        """
        # Waits while a cancel is being sent.
        with self._lock:
            self.over = True
        self._forget(self)
        return self.fired

    def cancel(self) -> bool:
        """Sends the cancel; returns whether the line must be looked after."""
        with self._lock:
            if self.over:
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
            if self.over:
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
        #: When, and which entry. One whose entry is gone was finished; they are dropped when they are the majority.
        self._heap: list[tuple[float, int]] = []
        self._entries: dict[int, tuple[Deadline, bool]] = {}
        self._order = itertools.count()
        #: When the thread looks next by itself: it is woken for what comes before that and for nothing else.
        self._looks_at = -inf
        self._stopped = False
        self._thread = threading.Thread(target=self._watch, name="deadlines", daemon=True)
        self._thread.start()

    def start(self, connection: Connection, at: float) -> Deadline:
        """Watches over a connection until `finish`; `at` is on the scale of time.monotonic()."""
        deadline = Deadline(connection, self._grace_s, self._forget)
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
            if deadline.over:
                return  # It may be forgotten already.
            deadline.entry = next(self._order)
            self._entries[deadline.entry] = (deadline, cut)
            heapq.heappush(self._heap, (at, deadline.entry))
            if at < self._looks_at:
                self._looks_at = at
                self._changed.notify()

    def _forget(self, deadline: Deadline) -> None:
        with self._changed:
            if deadline.entry is None or self._entries.pop(deadline.entry, None) is None:
                return
            # More go than stay: two steps for each that was finished, whatever the number.
            if len(self._heap) > 2 * len(self._entries):
                self._heap = [place for place in self._heap if place[1] in self._entries]
                heapq.heapify(self._heap)

    def _watch(self) -> None:
        while True:
            with self._changed:
                self._wait()
                if self._stopped:
                    return
                _, number = heapq.heappop(self._heap)
                entry = self._entries.pop(number, None)
            if entry is None:
                continue
            deadline, cut = entry
            if cut:
                deadline.cut()
            else:
                self._cancels.submit(self._cancel, deadline).add_done_callback(_tell)

    def _wait(self) -> None:
        """Until the time of the first one has come, or the stop."""
        while not self._stopped:
            now = monotonic()
            first = self._heap[0][0] if self._heap else inf
            if first <= now:
                return
            # A look that is planned is kept: put off, it would be planned, and the thread woken, by each request.
            self._looks_at = min(first, self._looks_at if self._looks_at > now else inf)
            self._changed.wait(min(self._looks_at - now, threading.TIMEOUT_MAX))

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
