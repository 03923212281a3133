"""The service that the gate starts: a cluster, and a socket to ask it for a restart or an eviction.

One request a connection, JSON both ways; `{"do": "evict"}` is answered by `{"ok": …}` or `{"error": "…"}`.
"""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .cluster import Cluster

_MESSAGE_BYTES = 65_536


class ControlError(RuntimeError):
    """The service refused, or failed at what it was asked for."""


def ask(endpoint: str, do: str, **arguments: Any) -> Any:
    """Asks the service at `unix:/path`. Raises ControlError with its words."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(60)
        line.connect(_path_of(endpoint))
        line.sendall(json.dumps({"do": do, **arguments}).encode())
        line.shutdown(socket.SHUT_WR)
        answer = json.loads(_read_all(line))
    if "error" in answer:
        raise ControlError(answer["error"])
    return answer["ok"]


def serve(endpoint: str, actions: dict[str, Callable[..., Any]]) -> None:
    """Answers until SIGTERM or SIGINT; both end it with SystemExit, so that what stands around it cleans up."""
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, _leave)
    path = _path_of(endpoint)
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)
        listener.listen(8)
        try:
            while True:
                line, _ = listener.accept()
                with line:
                    # A probe connects and says nothing.
                    line.settimeout(5)
                    _answer(line, actions)
        finally:
            os.unlink(path)


def cluster_actions(cluster: Cluster) -> dict[str, Callable[..., Any]]:
    """What a service with a cluster of its own can do."""

    def restart(settings: dict[str, str] | None = None) -> str:
        cluster.restart(settings)
        return cluster.conninfo

    return {
        "conninfo": lambda: cluster.conninfo,
        "restart": restart,
        "evict": cluster.evict,
        "memory": cluster.memory_bytes,
        "keep-session-on": cluster.keep_session_on,
    }


def foreign_actions(conninfo: str) -> dict[str, Callable[..., Any]]:
    """What can be done with a server that is somebody else's."""

    def refuse(**_: Any) -> None:
        raise ControlError("the server of LATENCY_GATE_PG_DSN is not ours to restart: its caches can't be emptied")

    def unknown(**_: Any) -> None:
        """Its processes may run on another machine."""

    return {
        "conninfo": lambda: conninfo,
        "restart": refuse,
        "evict": refuse,
        "memory": unknown,
        "keep-session-on": unknown,
    }


def _answer(line: socket.socket, actions: dict[str, Callable[..., Any]]) -> None:
    try:
        raw = _read_all(line)
        if not raw:
            return
        request = json.loads(raw)
        action = actions.get(request.pop("do", None))
        if action is None:
            answer = {"error": f"there is no such action; there are {sorted(actions)}"}
        else:
            answer = {"ok": action(**request)}
    except Exception as error:  # Whatever went wrong is the asker's to know.
        answer = {"error": f"{type(error).__name__}: {error}"}
    try:
        line.sendall(json.dumps(answer).encode())
    except OSError:
        pass  # The asker is gone.


def _read_all(line: socket.socket) -> bytes:
    parts = bytearray()
    while chunk := line.recv(4096):
        parts += chunk
        if len(parts) > _MESSAGE_BYTES:
            raise ControlError("the message is too long")
    return bytes(parts)


def _path_of(endpoint: str) -> str:
    kind, _, path = endpoint.partition(":")
    if kind != "unix" or not path:
        raise ControlError(f"{endpoint!r} is no Unix socket")
    return str(Path(path))


def _leave(number: int, _: object) -> None:
    raise SystemExit(0)
