"""The whole chain as the gate starts it: prepare, service, harness; on the embedded server and on a foreign one."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep

import psycopg
import pytest
from psycopg import sql

import featureserving
from cluster.binaries import Binaries
from cluster.cluster import DATABASE, Cluster
from harness.dynamodb_local import what_is_missing

SITE = Path(featureserving.__file__).parent.parent
#: Debian's and Ubuntu's packages.
FOREIGN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


@pytest.fixture
def folder():
    folder = Path(tempfile.mkdtemp(prefix="fs-", dir="/tmp"))
    folder.chmod(0o777)
    for name in ("w", "d"):
        (folder / name).mkdir()
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def foreign(folder):
    """Somebody else's server, of another version than the embedded one where there is one."""
    if not FOREIGN:
        pytest.skip("no PostgreSQL of the distribution in /usr/lib/postgresql")
    cluster = Cluster(Binaries(FOREIGN[-1]), folder / "foreign", folder)
    cluster.create()
    cluster.start()
    with psycopg.connect(cluster.conninfo, dbname="template1", autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(DATABASE)))
    yield cluster
    cluster.destroy()


def run(folder, environment, scenarios, rows=300, program="harness"):
    """Returns the events of one trial, by type."""
    env = {
        **os.environ,
        "LATENCY_GATE_BUILD_DIR": str(SITE.parent),
        "LATENCY_GATE_DATA_DIR": str(folder / "d"),
        "LATENCY_GATE_WORK_DIR": str(folder / "w"),
        "LATENCY_GATE_ENDPOINT": f"unix:{folder / 's'}",
        "LATENCY_GATE_OUT": str(folder / "events"),
        "LATENCY_GATE_SEED": "seed",
        "LATENCY_GATE_PARAMETERS": json.dumps({"access": {"kind": "hot", "keys": 20}}),
        "LATENCY_GATE_SCENARIOS": json.dumps(scenarios),
        **environment,
    }
    main = [sys.executable, str(SITE / "main.py")]
    subprocess.run([*main, "prepare", "--rows", str(rows)], env=env, check=True, timeout=300)
    assert (folder / "d/workload-checksum").read_text().startswith(f"feature-serving {rows} 1 ")
    service = subprocess.Popen([*main, "service"], env=env)
    try:
        ends = monotonic() + 120
        # As the gate does: a probe connects and says nothing. The socket's file is there before it is listened to.
        while not accepts(folder / "s"):
            assert service.poll() is None and monotonic() < ends
            sleep(0.02)
        done = subprocess.run([*main, program], env=env, timeout=300, capture_output=True, text=True)
    finally:
        service.send_signal(signal.SIGTERM)
        assert service.wait(120) == 0
    events = [json.loads(line) for line in (folder / "events").read_text().splitlines()] if done.returncode == 0 else []
    return done, events


def accepts(path):
    with socket.socket(socket.AF_UNIX) as probe:
        try:
            probe.connect(str(path))
        except (FileNotFoundError, ConnectionRefusedError):
            return False
        return True


def values_of(events, scenario):
    return {e["metric"]: e["value"] for e in events if e["type"] == "value" and e["scenario"] == scenario}


def scenario(id, **parameters):
    return {"id": id, "samples": 40, "warmup": {"operations": 20}, "parameters": parameters}


WANTED = [
    scenario("hot", strategy="union-pipeline", columns=["f00"]),
    scenario("cold", strategy="sequential", evict=True, warm={"kind": "hot", "first": 100, "keys": 20}),
    scenario("floor", strategy="floor"),
]


def test_a_trial_on_the_embedded_server(folder):
    done, events = run(folder, {}, WANTED)
    assert done.returncode == 0, done.stderr
    assert (events[0]["type"], events[-1]["type"], events[-1]["operations"]) == ("start", "end", 120)
    assert [event for event in events if event["type"] in ("error", "caveat")] == []
    hot, cold = values_of(events, "hot"), values_of(events, "cold")
    assert (hot["hit-ratio"], hot["warmed-share"], hot["rows-verified"], hot["round-trips"]) == (1, 1, 1200, 1)
    assert (hot["prepared-statements"], hot["result-bytes"], hot["index-scans"]) == (3, 30 * 10, 30)
    assert cold["page-cache-left"] < 0.01 and cold["warmed-share"] == 0 and cold["heap-read"] > 0
    series = [event for event in events if event["type"] == "samples" and event["scenario"] == "hot"]
    whole = next(event["values"] for event in series if "phase" not in event and "warmup" not in event)
    phases = {event["phase"]: event["values"] for event in series if "phase" in event}
    assert set(phases) == {"pool-wait", "execute", "fetch", "decode"}
    for at, took in enumerate(whole):
        assert 0 < sum(phase[at] for phase in phases.values()) <= took


def test_a_trial_on_a_foreign_server(folder, foreign):
    done, events = run(folder, {"LATENCY_GATE_PG_DSN": foreign.conninfo}, WANTED)
    assert done.returncode == 0, done.stderr
    caveats = [event for event in events if event["type"] == "caveat"]
    assert [(event["scenario"], event["code"]) for event in caveats] == [("cold", "cache-not-dropped")]
    hot, cold = values_of(events, "hot"), values_of(events, "cold")
    assert (hot["hit-ratio"], hot["rows-verified"], hot["prepared-statements"]) == (1, 1200, 3)
    # Without it the invariant of the cold scenario is unknown, and the gate does not pass.
    assert "page-cache-left" not in cold
    with psycopg.connect(foreign.conninfo) as connection:
        assert connection.execute("SHOW server_version").fetchone()[0].startswith(FOREIGN[-1].parent.name)
        schemas = connection.execute("SELECT nspname FROM pg_namespace WHERE nspname LIKE 'lg\\_%'").fetchall()
        assert len(schemas) == 1


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        (scenario("x", strategy="guess"), "no strategy 'guess'"),
        (scenario("x", stratgy="union-all"), "no parameters ['stratgy']"),
        (scenario("x", cache="lukewarm"), "hot, cold or any"),
        (scenario("x", access={"kind": "hot", "keys": 301}), "does not fit into 300 rows"),
        (scenario("x", access={"kind": "pareto"}), "no access pattern 'pareto'"),
    ],
)
def test_a_manifest_that_makes_no_sense_is_refused(folder, wanted, says):
    from harness.scenario import BadScenario, read_scenarios

    os.environ["LATENCY_GATE_SCENARIOS"] = json.dumps([wanted])
    try:
        with pytest.raises(BadScenario) as refused:
            read_scenarios(300)
        assert says in str(refused.value)
    finally:
        del os.environ["LATENCY_GATE_SCENARIOS"]


PEERS = [{"id": id, "samples": 20, "warmup": {"operations": 20}} for id in ("postgresql", "dynamodb-local")]


def measured(events):
    return {e["scenario"]: len(e["values"]) for e in events if e["type"] == "samples" and not e.get("warmup")}


def test_a_peer_that_is_not_installed_is_not_measurable_and_says_what_to_install(folder):
    (folder / "bin").mkdir()
    for program in ("cp", "setpriv"):
        (folder / "bin" / program).symlink_to(shutil.which(program) or "/nowhere")
    done, events = run(folder, {"PATH": str(folder / "bin")}, PEERS, program="peer")
    assert done.returncode == 0, done.stderr
    (caveat,) = [event for event in events if event["type"] == "caveat"]
    assert (caveat["scenario"], caveat["code"]) == ("dynamodb-local", "not-measurable")
    assert "not measurable here: install Java 17 or later (Debian: openjdk-17-jre-headless)" in caveat["message"]
    assert measured(events) == {"postgresql": 20}


def test_the_peer_answers_the_same_rows(folder):
    missing = what_is_missing()
    if missing is not None:
        pytest.skip(f"DynamoDB Local: {missing}")
    done, events = run(folder, {}, PEERS, program="peer")
    assert done.returncode == 0, done.stderr
    assert [event for event in events if event["type"] in ("error", "caveat")] == []
    assert measured(events) == {"postgresql": 20, "dynamodb-local": 20}
    assert values_of(events, "postgresql")["rows-verified"] == 30 * 40
