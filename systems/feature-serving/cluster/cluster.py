"""One cluster: made, started, evicted, stopped."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path
from time import monotonic, sleep

import psycopg

from . import pagecache
from .binaries import Binaries, ClusterError
from .privilege import as_server_user, hand_over

USER = DATABASE = "features"
_START_LIMIT_S = 60.0
_STOP_LIMIT_S = 60.0
#: A page that the kernel has in hand stays; the next try finds it free.
_MOST_DROPS = 5
#: Part of a socket's name only: the server listens on no port.
_PORT = 5432

#: Always: a server for one machine and one run, in which nothing happens on its own.
SETTINGS: Mapping[str, str] = {
    "listen_addresses": "",
    "autovacuum": "off",
    "max_connections": "40",
    # The data set is made again when it is lost.
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_wal_size": "1GB",
    # A spare of the budget that is declared for shared_buffers.
    "effective_cache_size": "512MB",
    "log_min_messages": "warning",
}


class Cluster:
    """A PostgreSQL cluster in a folder, with its socket in another."""

    def __init__(self, binaries: Binaries, data: Path, sockets: Path) -> None:
        self._binaries, self._data, self._sockets = binaries, data, sockets
        self._server: subprocess.Popen[bytes] | None = None
        self._settings: dict[str, str] = {}
        self._log = data.parent / f"{data.name}.log"

    @property
    def conninfo(self) -> str:
        return psycopg.conninfo.make_conninfo(
            host=str(self._sockets), port=_PORT, user=USER, dbname=DATABASE, connect_timeout=10
        )

    @property
    def server_pid(self) -> int | None:
        return None if self._server is None else self._server.pid

    def create(self) -> None:
        """initdb. Raises ClusterError with what it said."""
        self._data.mkdir(parents=True)
        hand_over(self._data)
        options = ["--no-sync", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--locale=C"]
        # A copy of the cluster is made in each run: 5 MB of log are kept in it, and not 48.
        options += ["--wal-segsize=1"]
        argv = [str(self._binaries.bin / "initdb"), "-D", str(self._data), *options, "--no-instructions"]
        made = subprocess.run(
            as_server_user(argv), env=self._environment(), cwd="/", capture_output=True, text=True
        )
        if made.returncode != 0:
            raise ClusterError(f"initdb ended with {made.returncode}: {(made.stderr or made.stdout).strip()[-2000:]}")

    def copy_from(self, origin: Path) -> None:
        """A copy of a cluster that was stopped; by reference where the file system can."""
        argv = ["cp", "--recursive", "--reflink=auto", "--no-target-directory", str(origin), str(self._data)]
        subprocess.run(argv, check=True)
        self._data.chmod(0o700)
        hand_over(self._data)

    def start(self, settings: Mapping[str, str] | None = None) -> None:
        """Starts the server and waits until it answers. Settings stay until others are given."""
        if self._server is not None:
            raise ClusterError("the server is already running")
        if settings is not None:
            self._settings = dict(settings)
        self._sockets.mkdir(parents=True, exist_ok=True)
        options = {**SETTINGS, **self._settings, "unix_socket_directories": str(self._sockets), "port": str(_PORT)}
        argv = [str(self._binaries.bin / "postgres"), "-D", str(self._data)]
        for name, value in options.items():
            argv += ["-c", f"{name}={value}"]
        with open(self._log, "ab") as log:
            self._server = subprocess.Popen(
                as_server_user(argv), env=self._environment(), cwd=self._data, stdout=log, stderr=log
            )
        self._until_ready()

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops the server: SIGINT fast, SIGQUIT at once, as after a crash. Kills it beyond its limit."""
        server, self._server = self._server, None
        if server is None:
            return
        server.send_signal(how)
        try:
            server.wait(_STOP_LIMIT_S)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()
            raise ClusterError(f"PostgreSQL did not stop within {_STOP_LIMIT_S:g} s and was killed") from None

    def restart(self, settings: Mapping[str, str] | None = None) -> None:
        self.stop()
        self.start(settings)

    def evict(self) -> float:
        """Empties both caches for real: restart, and the files dropped from the page cache in between.

        Returns the share of the relations' pages that were still in memory then, 0 to 1.
        """
        # A stop in the fast mode ends with a checkpoint, so that all pages are clean once they are synced.
        self.stop()
        files = self._relations()
        for _ in range(_MOST_DROPS):
            pagecache.drop(files)
            left = pagecache.resident_share(files)
            if left == 0:
                break
        self.start()
        return left

    def memory_bytes(self) -> int:
        """What the server and its sessions hold in memory, shared pages counted once (smaps_rollup's Pss)."""
        return sum(map(_proportional_bytes, self._processes()))

    def keep_session_on(self, pid: int, processor: int) -> bool:
        """From now on this session has that processor and no other. Returns that it is so."""
        _, *sessions = self._processes()
        if pid not in sessions:
            raise ClusterError(f"{pid} is no session of this server")
        os.sched_setaffinity(pid, {processor})
        return True

    def _processes(self) -> list[int]:
        """The server's own, and then its children: one a session, and its workers."""
        if self._server is None:
            raise ClusterError("the server is not running")
        main = self._server.pid
        return [main, *map(int, Path(f"/proc/{main}/task/{main}/children").read_text().split())]

    def destroy(self) -> None:
        """Stops at once: what is thrown away needs no checkpoint."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._data, ignore_errors=True)

    def _relations(self) -> list[Path]:
        return [file for file in (self._data / "base").rglob("*") if file.name[:1].isdigit() and file.is_file()]

    def _environment(self) -> dict[str, str]:
        return {**os.environ, **self._binaries.environment(), "LC_ALL": "C", "PGTZ": "UTC"}

    def _until_ready(self) -> None:
        deadline = monotonic() + _START_LIMIT_S
        while True:
            if self._server is None or self._server.poll() is not None:
                self._server = None
                raise ClusterError(f"PostgreSQL ended while it started: {self._log_tail()}")
            try:
                # template1 is always there; the features' database is made after the first start.
                psycopg.connect(self.conninfo, dbname="template1").close()
                return
            except psycopg.OperationalError as error:
                if monotonic() >= deadline:
                    self.stop(signal.SIGQUIT)
                    raise ClusterError(f"PostgreSQL did not answer in {_START_LIMIT_S:g} s: {error}") from error
                sleep(0.005)

    def _log_tail(self) -> str:
        return self._log.read_text(errors="replace").strip()[-2000:]


def _proportional_bytes(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except (FileNotFoundError, ProcessLookupError):
        return 0  # A session that has ended since it was listed.
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))
