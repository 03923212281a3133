"""Client and server each on a processor of its own, as they are on machines of their own.

Left to itself the kernel at times puts both on one, where an answer needs no other processor to wake up: thirty
requests, one after the other, then take 0.9 ms instead of 2.4, for a part of a trial or for all of it.
"""

from __future__ import annotations

import os

import psycopg

from cluster.control import ask

_PROCESSORS = sorted(os.sched_getaffinity(0))


def keep_apart(endpoint: str, connection: psycopg.Connection) -> None:
    """This process on the first of the processors that it may use, the server's session on the last.

    Does nothing where there is but one, or where the server is somebody else's. Raises ControlError or OSError where
    it is not allowed.
    """
    if len(_PROCESSORS) < 2:
        return
    pid, processor = connection.info.backend_pid, _PROCESSORS[-1]
    if ask(endpoint, "keep-session-on", pid=pid, processor=processor) is True:
        os.sched_setaffinity(0, {_PROCESSORS[0]})
