"""first-answer.py PROGRAM: starts `PROGRAM -p PORT`, asks it once on loopback, and ends it.

Ends with 0 when the answer was 200. -I and -S keep Python's own start short.
"""

import os
import signal
import socket
import sys
import time

LIMIT_S = 10
POLL_S = 50e-6


def ask(port):
    """The first bytes of the answer, as soon as somebody listens."""
    ends = time.monotonic() + LIMIT_S
    while time.monotonic() < ends:
        with socket.socket() as connection:
            connection.settimeout(LIMIT_S)
            try:
                connection.connect(("127.0.0.1", port))
            except ConnectionRefusedError:
                time.sleep(POLL_S)
                continue
            connection.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return connection.recv(4096)
    return b""


def main(program):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = os.posix_spawn(program, [program, "-p", str(port)], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, 2, 1)])
    try:
        return 0 if b" 200 " in ask(port).split(b"\r\n")[0] else 1
    finally:
        os.kill(server, signal.SIGKILL)
        os.waitpid(server, 0)


sys.exit(main(sys.argv[1]))
