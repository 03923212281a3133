"""The HTTP front, on a Unix socket or a loopback port.

What other servers may read in two ways (a body where none belongs, Transfer-Encoding, two lengths, lines that end
or go on otherwise than by CRLF) is refused and the connection closed, so that nobody smuggles a request past a proxy.

POST /features {"keys": {"customer": ["…"]}, "timeoutMs": 50} answers 200 with rows, 206 where a
time-out left some unread; without timeoutMs the longest holds. GET /health answers 200 while the database answers.
An error that nobody foresaw is 500, and in the log.
"""

from __future__ import annotations

import errno
import fcntl
import io
import json
import logging
import math
import os
import socket
import socketserver
import stat
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from http.server import BaseHTTPRequestHandler
from time import monotonic, sleep
from typing import Any

from .catalog import CatalogError
from .results import Absent, Retrieval, ServingError
from .server import FeatureServer

MOST_BODY_BYTES = 1 << 20
MOST_KEYS = 1_000
LONGEST_TIMEOUT_MS = 60_000
#: How long the database may take to say that it is there.
HEALTH_MS = 5_000
#: A client that sends nothing for so long is not waited for.
IDLE_S = 10.0
#: From its first byte a request has so long to be there whole, however its bytes come.
REQUEST_S = 10.0
#: A thread each; who comes beyond them is told to come later.
MOST_CONNECTIONS = 256
#: How long another's start in the same folder is waited for. Its own part takes microseconds.
LOCK_WAIT_S = 5.0

_BUSY_BODY = b'{"error": "busy", "message": "too many connections; come again later"}'
_BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\n"
    b"Content-Length: %d\r\nConnection: close\r\n\r\n%s" % (len(_BUSY_BODY), _BUSY_BODY)
)

_log = logging.getLogger(__name__)

_STATUS = {"bad-key": 400, "pool-exhausted": 503, "connection-lost": 503, "database": 502}


class BadRequest(ValueError):
    """The client's fault; the message goes back to it."""


def parse_request(body: bytes) -> tuple[dict[str, list[str]], float]:
    """Keys by entity, and the time limit in ms. Raises BadRequest."""
    try:
        request = json.loads(body, parse_int=float)  # Of any number of digits; int refuses, or computes, too many.
    except (ValueError, RecursionError):
        raise BadRequest("the body is not JSON") from None
    if not isinstance(request, dict) or set(request) - {"keys", "timeoutMs"} or "keys" not in request:
        raise BadRequest('the body is {"keys": {entity: [key, …]}, "timeoutMs": number}')
    keys, timeout_ms = request["keys"], request.get("timeoutMs")
    if timeout_ms is None:
        timeout_ms = float(LONGEST_TIMEOUT_MS)
    if not isinstance(keys, dict) or not all(
        isinstance(some, list) and all(isinstance(key, str) for key in some) for some in keys.values()
    ):
        raise BadRequest("keys are lists of texts by entity")
    if sum(len(some) for some in keys.values()) > MOST_KEYS:
        raise BadRequest(f"at most {MOST_KEYS} keys at once")
    if not (isinstance(timeout_ms, float) and 0 < timeout_ms <= LONGEST_TIMEOUT_MS):
        raise BadRequest(f"timeoutMs is a number above 0 and at most {LONGEST_TIMEOUT_MS}")
    return keys, timeout_ms


def _count(text: str, *, at_most: int) -> int | None:
    """The number that ASCII digits say. None for another text, and for a number above `at_most`, however long it is."""
    if not text.isascii() or not text.isdigit():
        return None
    digits = text.lstrip("0") or "0"
    # int() raises for a number of too many digits.
    return None if len(digits) > len(str(at_most)) or int(digits) > at_most else int(digits)


def answer_of(retrieval: Retrieval) -> dict[str, Any]:
    """As JSON; numbers that JSON has not are texts, as PostgreSQL's own JSON says them."""
    return {
        "complete": retrieval.complete,
        "rows": [
            {
                "entity": row.entity,
                "table": row.table,
                "key": row.key,
                "features": dict(zip(row.columns, map(_json_value, row.values))),
            }
            for row in retrieval.rows
        ],
        "absent": _places(retrieval.absent),
        "unread": _places(retrieval.unread),
    }


def _json_value(value: Any) -> Any:
    if not isinstance(value, float) or math.isfinite(value):
        return value
    return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"


def _places(places: Iterable[Absent]) -> list[dict[str, str]]:
    return [place._asdict() for place in places]


class Front(socketserver.ThreadingMixIn, socketserver.TCPServer):
    """A thread for each connection, and a bound on both; the pool bounds what reaches the database."""

    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 128

    def __init__(self, endpoint: str, features: FeatureServer) -> None:
        """endpoint: `unix:/path` or `tcp:127.0.0.1:port`. Raises ValueError for another address."""
        self.features = features
        self._room = threading.BoundedSemaphore(MOST_CONNECTIONS)
        self._bound = False
        kind, _, rest = endpoint.partition(":")
        if kind == "unix":
            self.address_family = socket.AF_UNIX
            address: Any = rest
        else:
            host, _, port = rest.rpartition(":")
            number = _count(port, at_most=65_535)
            if kind != "tcp" or host != "127.0.0.1" or number is None:
                raise ValueError(f"{endpoint!r} is neither unix:/path nor tcp:127.0.0.1:port")
            address = (host, number)
        with _alone_in_the_folder_of(rest) if kind == "unix" else nullcontext():
            super().__init__(address, _Handler)

    def server_bind(self) -> None:
        try:
            super().server_bind()
        except OSError as error:
            path = str(self.server_address)
            if error.errno != errno.EADDRINUSE or self.address_family != socket.AF_UNIX or not _was_left(path):
                raise
            os.unlink(path)
            super().server_bind()
        self._bound = True

    def process_request(self, request: Any, client_address: Any) -> None:
        if not self._room.acquire(blocking=False):
            try:
                request.send(_BUSY, socket.MSG_DONTWAIT)
            except OSError:
                pass
            self.shutdown_request(request)
            return
        try:
            super().process_request(request, client_address)
        except BaseException:
            self._room.release()
            raise

    def process_request_thread(self, request: Any, client_address: Any) -> None:
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._room.release()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that left is no fault of the server's."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)

    def server_close(self) -> None:
        # A socket that was there before is another server's, as is one that comes when this one has been closed.
        if self.address_family == socket.AF_UNIX and self._bound:
            self._bound = False
            with suppress(FileNotFoundError):
                os.unlink(str(self.server_address))
        super().server_close()


@contextmanager
def _alone_in_the_folder_of(path: str) -> Iterator[None]:
    """One server at a time binds and listens in a folder.

    A socket that is bound and does not listen yet looks as one that was left, and two who find one that was left
    would each replace it.
    """
    folder = os.open(os.path.dirname(path) or ".", os.O_RDONLY | os.O_DIRECTORY)
    try:
        ends_at = monotonic() + LOCK_WAIT_S
        while True:
            try:
                fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                if monotonic() >= ends_at:
                    raise OSError(errno.EADDRINUSE, "the folder is in use: it has been locked too long", path) from None
                sleep(0.001)
                continue
            except OSError:
                pass  # A file system that has no locks has to do without.
            break
        yield
    finally:
        os.close(folder)


def _was_left(path: str) -> bool:
    """Whether a server that was killed left this socket: nobody takes a connection to it. A file is not one."""
    if not stat.S_ISSOCK(os.lstat(path).st_mode):
        return False
    with socket.socket(socket.AF_UNIX) as probe:
        probe.setblocking(False)
        return probe.connect_ex(path) == errno.ECONNREFUSED


class _TimedReader(io.RawIOBase):
    """Reads a request: its first byte may take IDLE_S, all of it REQUEST_S from then on."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._ends_at: float | None = None

    def begin(self) -> None:
        self._ends_at = None

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        left_s = IDLE_S if self._ends_at is None else self._ends_at - monotonic()
        if left_s <= 0:
            raise TimeoutError("the request took too long")
        self._line.settimeout(left_s)
        try:
            count = self._line.recv_into(buffer)
        finally:
            self._line.settimeout(IDLE_S)
        if self._ends_at is None:
            self._ends_at = monotonic() + REQUEST_S
        return count


class _Lines(io.BufferedReader):
    """What a request is read from; it notes whether a line of the head is one to every other server."""

    strict = True

    def readline(self, size: int | None = -1) -> bytes:
        line = super().readline(size)
        if not line.endswith(b"\r\n") or b"\r" in line[:-2] or line[:1] in b" \t":
            self.strict = False
        return line


#: Status and what is said.
_Answer = tuple[int, dict[str, Any]]


def _nothing_there() -> _Answer:
    return 404, {"error": "not-found", "message": "there are POST /features and GET /health"}


def _encode(answer: dict[str, Any]) -> bytes:
    return json.dumps(answer, allow_nan=False).encode()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = IDLE_S
    server: Front

    def setup(self) -> None:
        super().setup()
        self.rfile.close()
        self._reader = _TimedReader(self.connection)
        self.rfile = self._lines = _Lines(self._reader)

    def handle_one_request(self) -> None:
        self._reader.begin()
        self._lines.strict = True
        super().handle_one_request()

    def parse_request(self) -> bool:
        if not super().parse_request():
            return False
        fault = self._fault_of_head()
        if fault is not None:
            self.close_connection = True
            self._say(400, {"error": "bad-request", "message": fault})
        return fault is None

    def _fault_of_head(self) -> str | None:
        """What makes the end of this request, or the beginning of the next one, a matter of opinion."""
        lengths = self.headers.get_all("Content-Length", [])
        if not self._lines.strict:
            return "a line of the head ends with CRLF, and with nothing else"
        if self.headers.defects or self.headers.get_payload():
            return "a line of the head is no field"
        if "Transfer-Encoding" in self.headers:
            return "a request has no Transfer-Encoding here"
        if len(lengths) > 1:
            return "a request has one Content-Length"
        if self.command != "POST" and lengths not in ([], ["0"]):
            return f"a {self.command} has no body"
        return None

    def do_GET(self) -> None:
        self._answer(self._health if self.path == "/health" else _nothing_there)

    def do_POST(self) -> None:
        try:
            body = self._body()
        except BadRequest as error:
            self._say(400, {"error": "bad-request", "message": str(error)})
            return
        self._answer(lambda: self._features(body) if self.path == "/features" else _nothing_there())

    def _health(self) -> _Answer:
        self.server.features.ping(HEALTH_MS)
        return 200, {"ok": True}

    def _features(self, body: bytes) -> _Answer:
        keys, timeout_ms = parse_request(body)
        retrieval = self.server.features.retrieve(keys, timeout_ms=timeout_ms)
        return (200 if retrieval.complete else 206), answer_of(retrieval)

    def _answer(self, work: Callable[[], _Answer]) -> None:
        """Does what touches the line no more until it says its answer, whichever error it ends in."""
        try:
            status, answer = work()
            body = _encode(answer)
        except (BadRequest, CatalogError) as error:
            self._say(400, {"error": "bad-request", "message": str(error)})
        except ServingError as error:
            self._say(_STATUS[error.kind], {"error": error.kind, "message": str(error)})
        except Exception:
            # What it is goes to whoever runs the server, and not to the client.
            _log.exception("%s %s failed in a way that was not foreseen", self.command, self.path)
            self._say(500, {"error": "internal", "message": "an error that was not foreseen; the server's log has it"})
        else:
            self._send(status, body)

    def _body(self) -> bytes:
        said = self.headers.get("Content-Length", "")
        if not said.isascii() or not said.isdigit():
            # Where the body ends is not known: nothing more can be read from this client.
            self.close_connection = True
            raise BadRequest("a POST says its Content-Length")
        length = _count(said, at_most=MOST_BODY_BYTES)
        if length is None:
            self.close_connection = True
            raise BadRequest(f"a body has at most {MOST_BODY_BYTES} bytes")
        body = self.rfile.read(length)
        if len(body) != length:
            self.close_connection = True
            raise BadRequest("the body ended early")
        return body

    def _say(self, status: int, answer: dict[str, Any]) -> None:
        self._send(status, _encode(answer))

    def _send(self, status: int, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        self.wfile.write(body)

    def address_string(self) -> str:
        return "client"

    def log_message(self, format: str, *args: Any) -> None:
        """Not a line a request."""
