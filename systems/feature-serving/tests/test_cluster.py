"""The cluster: no port, an ordinary user, real eviction, nothing left."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from conftest import in_time, until_alone

from cluster.binaries import ClusterError
from cluster.control import ControlError, foreign_actions
from harness.cachestate import read_accesses


def test_it_listens_on_no_port_and_runs_as_an_ordinary_user(cluster, admin):
    assert admin.execute("SHOW listen_addresses").fetchone() == ("",)
    status = Path(f"/proc/{cluster.server_pid}/status").read_text()
    assert "Uid:\t0\t" not in status
    assert admin.execute("SELECT inet_server_addr()").fetchone() == (None,)


def test_eviction_is_real(cluster, catalog, data, serve):
    def reads() -> tuple[int, int]:
        server = serve(pool_size=1)
        request = {entity.name: [data.key(entity.name, 3)] for entity in catalog.entities}
        counted = []
        for _ in range(2):
            with server.pool.connection() as connection:
                before = read_accesses(connection, catalog.schema)
            server.retrieve(request)
            with server.pool.connection() as connection:
                counted.append(read_accesses(connection, catalog.schema).since(before))
        cold, warm = counted
        assert warm.heap_hit == 30 and warm.hit_ratio == 1
        return cold.heap_read, cold.index_read

    assert cluster.evict() < 0.01
    heap, index = reads()
    assert heap == 30 and index >= 30


def test_memory_is_that_of_all_its_processes(cluster, admin):
    # A session of a test before that ends meanwhile would give its memory back.
    until_alone(admin)
    before = cluster.memory_bytes()
    assert 2**20 < before < 2**30
    # Fills the temporary buffers of one session.
    admin.execute("SET temp_buffers = '32MB'")
    admin.execute("CREATE TEMPORARY TABLE filled AS SELECT repeat('x', 100) FROM generate_series(1, 300000)")
    assert 24 * 2**20 < cluster.memory_bytes() - before < 64 * 2**20


def test_a_session_is_kept_on_a_processor_and_no_other_process_is(cluster, admin):
    pid = admin.info.backend_pid
    allowed = os.sched_getaffinity(pid)
    for processor in allowed:
        cluster.keep_session_on(pid, processor)
        assert os.sched_getaffinity(pid) == {processor}
    os.sched_setaffinity(pid, allowed)
    with pytest.raises(ClusterError, match="is no session"):
        cluster.keep_session_on(os.getpid(), 0)


def test_it_starts_again_after_a_crash_and_leaves_nothing(new_cluster):
    cluster = new_cluster()
    cluster.create()
    cluster.start()
    pid = cluster.server_pid
    cluster.stop(signal.SIGQUIT)
    assert not Path(f"/proc/{pid}").exists()
    cluster.start()
    cluster.destroy()
    assert cluster.server_pid is None


def test_a_server_that_can_not_start_says_why(new_cluster):
    cluster = new_cluster()
    cluster.create()
    with pytest.raises(ClusterError, match="ended while it started.*no_such_setting"):
        in_time(lambda: cluster.start({"no_such_setting": "1"}))


def test_no_postgresql_is_said_with_what_to_do(tmp_path, monkeypatch):
    from cluster.binaries import find_binaries

    monkeypatch.setenv("LATENCY_GATE_PG_BIN", str(tmp_path))
    with pytest.raises(ClusterError, match="LATENCY_GATE_PG_DSN"):
        find_binaries(tmp_path)


def test_a_foreign_server_is_not_restarted():
    actions = foreign_actions("host=elsewhere")
    assert actions["conninfo"]() == "host=elsewhere"
    with pytest.raises(ControlError, match="not ours"):
        actions["evict"]()
