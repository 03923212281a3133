"""The HTTP front, with a real server behind it."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import socketserver
import subprocess
import sys
import threading
from pathlib import Path
from time import monotonic, sleep

import pytest
from conftest import LIMIT_S, in_time, request_of, until

import featureserving
import featureserving.front as front_module
from featureserving.front import MOST_BODY_BYTES, Front
from featureserving.server import FeatureServer


class UnixConnection(http.client.HTTPConnection):
    def __init__(self, path: Path) -> None:
        super().__init__("localhost", timeout=LIMIT_S)
        self._path = path

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(LIMIT_S)
        self.sock.connect(str(self._path))


@pytest.fixture
def client(serve, tmp_path):
    path = tmp_path / "f"
    front = Front(f"unix:{path}", serve(pool_size=2, pool_timeout_s=0.2, columns=["f00", "f01"]))
    thread = threading.Thread(target=front.serve_forever, daemon=True)
    thread.start()
    connection = UnixConnection(path)
    yield connection
    connection.close()
    front.shutdown()
    front.server_close()
    thread.join(LIMIT_S)
    assert not path.exists()


def post(client, body, path="/features"):
    raw = body if isinstance(body, (bytes, str)) else json.dumps(body)
    client.request("POST", path, raw)
    answer = client.getresponse()
    return answer.status, json.loads(answer.read())


def until_sessions_wait_for_a_lock(admin, number):
    """Only then are that many connections of the pool taken, and not merely asked for."""
    until(lambda: admin.execute("SELECT count(*) FROM pg_locks WHERE NOT granted").fetchone()[0] >= number)


def test_it_answers_with_rows_on_one_connection(client, catalog, data):
    for row in (1, 2):
        request = request_of(catalog, data, row)
        status, answer = post(client, {"keys": request, "timeoutMs": 60_000})
        assert (status, answer["complete"], len(answer["rows"])) == (200, True, 30)
        first = answer["rows"][0]
        expected = data.values(catalog.tables[0], row)
        assert first["features"] == {"f00": expected[0], "f01": expected[1]}
    client.request("GET", "/health")
    answer = client.getresponse()
    assert (answer.status, answer.read()) == (200, b'{"ok": true}')


def test_a_time_out_is_a_partial_answer(client, catalog, data, admin):
    with admin.transaction():
        admin.execute("LOCK TABLE features.device_00 IN ACCESS EXCLUSIVE MODE")
        # On a busy machine the rows before the lock may take longer than the shortest.
        for limit_ms in (200, 1_000, 5_000, 30_000):
            status, answer = post(client, {"keys": request_of(catalog, data, 1), "timeoutMs": limit_ms})
            if status == 206 and len(answer["rows"]) == 20:
                break
    assert (status, answer["complete"]) == (206, False)
    assert {row["entity"] for row in answer["rows"]} == {"customer", "merchant"}
    assert {place["entity"] for place in answer["unread"]} == {"device"}


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"[" * 200_000, "not JSON"),
        (b"\xff\xfe", "not JSON"),
        ({}, "the body is"),
        ([], "the body is"),
        ({"keys": {}, "more": 1}, "the body is"),
        ({"keys": {"customer": "abc"}}, "lists of texts"),
        ({"keys": {"customer": [1]}}, "lists of texts"),
        ({"keys": {"customer": ["x"] * 1_001}}, "at most 1000 keys"),
        ({"keys": {}, "timeoutMs": 0}, "timeoutMs"),
        ({"keys": {}, "timeoutMs": True}, "timeoutMs"),
        ('{"keys": {}, "timeoutMs": NaN}', "timeoutMs"),
        ('{"keys": {}, "timeoutMs": ' + "9" * 400 + "}", "timeoutMs"),
        ('{"keys": {}, "timeoutMs": ' + "9" * 5_000 + "}", "timeoutMs"),
        ('{"keys": {"customer": [' + "9" * 5_000 + "]}}", "lists of texts"),
        ({"keys": {"planet": ["x"]}}, "no entity"),
        ({"keys": {"customer": ["a\0b"]}}, "NUL"),
    ],
)
def test_bad_requests_are_refused_and_the_next_is_served(client, catalog, data, body, says):
    status, answer = post(client, body)
    assert status == 400 and says in answer["message"]
    assert post(client, {"keys": request_of(catalog, data, 1)})[0] == 200


def test_limits_and_unknown_paths(client):
    assert post(client, {"keys": {}}, "/other")[0] == 404
    client.putrequest("POST", "/features")
    client.putheader("Content-Length", str(MOST_BODY_BYTES + 1))
    client.endheaders()
    answer = client.getresponse()
    assert (answer.status, answer.getheader("Connection")) == (400, "close")
    answer.read()
    client.close()
    client.putrequest("POST", "/features")
    client.endheaders()
    assert client.getresponse().status == 400


def talk(path, sent, *, pause_s=0.0):
    """Sends bytes as they are and returns what came before the end of the connection."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(LIMIT_S)
        line.connect(str(path))
        try:
            for piece in [sent] if isinstance(sent, bytes) else sent:
                line.sendall(piece)
                sleep(pause_s)
        except OSError:
            pass
        answer = b""
        try:
            while piece := line.recv(65536):
                answer += piece
        except ConnectionError:
            pass
        return answer


_BODY = b'{"keys": {}}'
_HIDDEN = b"POST /features HTTP/1.1\r\nHost: a\r\nContent-Length: %d\r\n\r\n%s" % (len(_BODY), _BODY)


@pytest.mark.parametrize(
    ("line", "fields"),
    [
        (b"GET /health", b"Content-Length: %d" % len(_HIDDEN)),
        (b"GET /health", b"Transfer-Encoding: chunked"),
        (b"POST /features", b"Transfer-Encoding: chunked\r\nContent-Length: %d" % len(_BODY)),
        (b"POST /features", b"Content-Length: %d\r\nContent-Length: 5" % len(_BODY)),
        (b"POST /features", b"Content-Length: 5\r\nContent-Length: 5"),
        (b"POST /features", b"Content-Length: 5, 5"),
        (b"POST /features", b"Content-Length : 5"),
        (b"POST /features", b"Content-Length: %d\r\nA: b\r\n c" % len(_BODY)),
        (b"POST /features", b"Content-Length: %d\r\nA: b\rC: d" % len(_BODY)),
        (b"POST /features", b"Content-Length: %d\nA: b" % len(_BODY)),
    ],
)
def test_what_can_be_read_in_two_ways_is_refused_once_and_closed(client, line, fields):
    sent = line + b" HTTP/1.1\r\nHost: a\r\n" + fields + b"\r\n\r\n" + _HIDDEN
    answer = talk(client._path, sent)
    assert answer.startswith(b"HTTP/1.1 400 ") and answer.count(b"HTTP/1.1 ") == 1
    assert b"Connection: close" in answer


@pytest.mark.parametrize("digits", [7, 20, 5_000, 60_000])
def test_a_length_that_is_too_large_is_refused_however_it_is_written(client, digits):
    for number in ("9" * digits, ("%d" % (MOST_BODY_BYTES + 1)).zfill(digits)):
        head = f"POST /features HTTP/1.1\r\nHost: a\r\nContent-Length: {number}\r\n\r\n"
        answer = talk(client._path, head.encode() + _BODY)
        assert answer.startswith(b"HTTP/1.1 400 ") and b"at most %d bytes" % MOST_BODY_BYTES in answer
    zeros = _HIDDEN.replace(b"Length: ", b"Length: " + b"0" * digits).replace(b"Host: a", b"Connection: close")
    assert talk(client._path, zeros).startswith(b"HTTP/1.1 200 ")


def test_a_request_has_a_time_limit_however_its_bytes_come(client, monkeypatch):
    monkeypatch.setattr(front_module, "REQUEST_S", 0.5)
    began = monotonic()
    assert talk(client._path, [b"POST /features HTTP/1.1\r\nX: "] + [b"y"] * 60, pause_s=0.05) == b""
    head = b"POST /features HTTP/1.1\r\nContent-Length: 90\r\n\r\n"
    assert talk(client._path, [head] + [b"y"] * 60, pause_s=0.05) == b""
    assert monotonic() - began < LIMIT_S
    assert post(client, {"keys": {}})[0] == 200


def test_connections_have_a_bound(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(front_module, "MOST_CONNECTIONS", 3)
    path = tmp_path / "few"
    with Front(f"unix:{path}", serve(pool_size=1)) as front:
        thread = threading.Thread(target=front.serve_forever, daemon=True)
        thread.start()
        try:
            held = [socket.socket(socket.AF_UNIX) for _ in range(3)]
            for line in held:
                line.connect(str(path))
            assert talk(path, _HIDDEN).startswith(b"HTTP/1.1 503 ")
            for line in held:
                line.close()
            until(lambda: talk(path, _HIDDEN.replace(b"Host: a", b"Connection: close")).startswith(b"HTTP/1.1 200 "))
        finally:
            front.shutdown()
            thread.join(LIMIT_S)


def test_an_error_that_nobody_foresaw_is_500_and_logged_once_and_the_next_is_served(
    client, catalog, data, monkeypatch, caplog, capfd
):
    def fail(*_, **__):
        raise LookupError("secret")

    request = {"keys": request_of(catalog, data, 1)}
    connection_kept = []
    for method, ask in (
        ("retrieve", lambda: post(client, request)),
        ("ping", lambda: health_of(client)),
    ):
        caplog.clear()
        with monkeypatch.context() as patched:
            patched.setattr(FeatureServer, method, fail)
            status, answer = ask()
        assert (status, answer["error"]) == (500, "internal") and "secret" not in json.dumps(answer)
        assert [(record.levelname, record.exc_info[0]) for record in caplog.records] == [("ERROR", LookupError)]
        connection_kept.append(client.sock)
        assert post(client, request)[0] == 200
    # An answer that is no JSON is found out before its status was sent.
    with monkeypatch.context() as patched:
        patched.setattr(front_module, "answer_of", lambda _: {"rows": [b""]})
        assert post(client, request)[0] == 500
    assert post(client, request)[0] == 200
    # On the same connection, and told by nobody else.
    assert connection_kept == [client.sock] * 2 and capfd.readouterr().err == ""


def health_of(client):
    client.request("GET", "/health")
    answer = client.getresponse()
    return answer.status, json.loads(answer.read())


def test_a_socket_that_a_killed_server_left_is_replaced_one_of_a_server_or_a_file_is_not(tmp_path):
    path = tmp_path / "left"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(path))
    with Front(f"unix:{path}", None):
        with pytest.raises(OSError, match="in use"):
            Front(f"unix:{path}", None)
        assert path.exists()
    assert not path.exists()
    path.write_text("mine")
    with pytest.raises(OSError, match="in use"):
        Front(f"unix:{path}", None)
    assert path.read_text() == "mine"


def test_of_servers_that_find_a_left_socket_at_once_one_has_it(tmp_path, monkeypatch):
    path = tmp_path / "left"
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(path))
    was_left, both = front_module._was_left, threading.Barrier(2)

    def look_and_wait(looked_at):
        found = was_left(looked_at)
        try:
            both.wait(0.5)
        except threading.BrokenBarrierError:
            pass
        return found

    monkeypatch.setattr(front_module, "_was_left", look_and_wait)
    fronts, refused = [], []

    def start():
        try:
            fronts.append(Front(f"unix:{path}", None))
        except OSError as error:
            refused.append(str(error))

    starting = [threading.Thread(target=start) for _ in range(2)]
    for thread in starting:
        thread.start()
    for thread in starting:
        thread.join(LIMIT_S)
    for front in fronts:
        front.server_close()
    assert (len(fronts), len(refused)) == (1, 1) and "in use" in refused[0]


def test_a_server_that_ends_does_not_remove_the_socket_of_the_next(tmp_path, monkeypatch):
    path = tmp_path / "next"
    first = Front(f"unix:{path}", None)
    close, following = socketserver.TCPServer.server_close, []

    def close_and_start_the_next(server):
        close(server)
        if server is first:
            following.append(Front(f"unix:{path}", None))

    monkeypatch.setattr(socketserver.TCPServer, "server_close", close_and_start_the_next)
    first.server_close()
    assert path.exists()
    following[0].server_close()
    assert not path.exists()


def test_without_a_limit_of_its_own_a_request_has_the_longest(client, catalog, data, admin, monkeypatch):
    monkeypatch.setattr(front_module, "LONGEST_TIMEOUT_MS", 300)
    with admin.transaction():
        admin.execute("LOCK TABLE features.device_00 IN ACCESS EXCLUSIVE MODE")
        status, answer = in_time(lambda: post(client, {"keys": request_of(catalog, data, 1)}))
    assert (status, answer["complete"]) == (206, False)


def test_health_of_a_database_that_does_not_answer_is_503(serve, tmp_path, monkeypatch):
    monkeypatch.setattr(front_module, "HEALTH_MS", 300)
    features = serve(pool_size=1, cancel_grace_s=0.1)
    with features.pool.connection() as connection:
        pid = connection.info.backend_pid
    path = tmp_path / "health"
    with Front(f"unix:{path}", features) as front:
        thread = threading.Thread(target=front.serve_forever, daemon=True)
        thread.start()
        connection = UnixConnection(path)

        def health():
            connection.request("GET", "/health")
            answer = connection.getresponse()
            return answer.status, json.loads(answer.read())

        os.kill(pid, signal.SIGSTOP)
        try:
            status, answer = in_time(health)
            assert (status, answer["error"]) == (503, "connection-lost")
        finally:
            os.kill(pid, signal.SIGCONT)
            until(lambda: health()[0] == 200)
            connection.close()
            front.shutdown()
            thread.join(LIMIT_S)


def test_an_exhausted_pool_is_503(client, catalog, data, admin):
    waiting = []
    with admin.transaction():
        admin.execute("LOCK TABLE features.customer_00 IN ACCESS EXCLUSIVE MODE")
        for _ in range(2):
            connection = UnixConnection(client._path)
            connection.request("POST", "/features", json.dumps({"keys": request_of(catalog, data, 1)}))
            waiting.append(connection)
        until_sessions_wait_for_a_lock(admin, 2)
        status, answer = post(client, {"keys": request_of(catalog, data, 1), "timeoutMs": 30_000})
        assert (status, answer["error"]) == (503, "pool-exhausted")
        client.request("GET", "/health")
        health = client.getresponse()
        assert (health.status, json.loads(health.read())["error"]) == (503, "pool-exhausted")
    for connection in waiting:
        assert connection.getresponse().status == 200
        connection.close()


@pytest.mark.parametrize(
    "endpoint",
    [
        "tcp:0.0.0.0:80",
        "tcp:127.0.0.1:x",
        "http://x",
        "tcp:[::]:80",
        "tcp:127.0.0.1:65536",
        "tcp:127.0.0.1:²",
        "tcp:127.0.0.1:" + "9" * 5_000,
    ],
)
def test_it_listens_nowhere_else(endpoint):
    with pytest.raises(ValueError, match="neither"):
        Front(endpoint, None)


def test_the_command_serves_and_stops(cluster, catalog, data, tmp_path):
    site = Path(featureserving.__file__).parent.parent
    path = tmp_path / "f"
    argv = [sys.executable, str(site / "main.py"), "serve", "--dsn", cluster.conninfo, "--listen", f"unix:{path}"]
    process = subprocess.Popen(argv, stdout=subprocess.PIPE, text=True, cwd="/", env=os.environ)
    try:
        assert process.stdout.readline() == f"listening on unix:{path}\n"
        status, answer = post(UnixConnection(path), {"keys": request_of(catalog, data, 1)})
        assert (status, len(answer["rows"])) == (200, 30)
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(LIMIT_S) == 0
    assert not path.exists()
