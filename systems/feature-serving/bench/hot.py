"""Every way to read a hot set, on one server in one run, with its floor.

    npx latency-gate test --system feature-serving   # once, for the build that this takes
    python3 systems/feature-serving/bench/hot.py [--realtime]

--realtime: server and harness run with SCHED_FIFO (needs root), so that other work on a shared machine
does not stand in the tail.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep

from builds import newest_site

_THREE = ["f00", "f01", "f02"]
_WAYS = {
    "unprepared": {"strategy": "sequential", "columns": None, "prepare": False},
    "all-columns": {"strategy": "sequential", "columns": None},
    **{way: {"strategy": way} for way in ("sequential", "pipeline", "function", "array-key", "union-all", "union-pipeline")},
    "floor": {"strategy": "floor"},
}


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--realtime", action="store_true")
    parser.add_argument("--rows", type=int, default=10_000)
    parser.add_argument("--samples", type=int, default=2_000)
    arguments = parser.parse_args(argv)
    before = ["chrt", "--fifo", "10"] if arguments.realtime else []
    folder = Path(tempfile.mkdtemp(prefix="fs-", dir="/tmp"))
    folder.chmod(0o777)
    try:
        _measure(folder, before, arguments)
        _print(folder / "events")
    finally:
        shutil.rmtree(folder)
    return 0


def _measure(folder: Path, before: list[str], arguments: argparse.Namespace) -> None:
    site = newest_site()
    for name in ("w", "d"):
        (folder / name).mkdir()
    scenarios = [
        {"id": id, "samples": arguments.samples, "warmup": {"operations": 200}, "parameters": parameters}
        for id, parameters in _WAYS.items()
    ]
    env = {
        **os.environ,
        "LATENCY_GATE_BUILD_DIR": str(site.parent),
        "LATENCY_GATE_DATA_DIR": str(folder / "d"),
        "LATENCY_GATE_WORK_DIR": str(folder / "w"),
        "LATENCY_GATE_ENDPOINT": f"unix:{folder / 's'}",
        "LATENCY_GATE_OUT": str(folder / "events"),
        "LATENCY_GATE_SEED": "1",
        "LATENCY_GATE_PARAMETERS": json.dumps({"columns": _THREE, "access": {"kind": "hot", "keys": 100}}),
        "LATENCY_GATE_SCENARIOS": json.dumps(scenarios),
    }
    program = [sys.executable, str(site / "main.py")]
    subprocess.run([*program, "prepare", "--rows", str(arguments.rows)], env=env, check=True)
    service = subprocess.Popen([*before, *program, "service"], env=env)
    try:
        ends = monotonic() + 60
        while not (folder / "s").exists():
            if service.poll() is not None or monotonic() > ends:
                sys.exit("the server did not start")
            sleep(0.05)
        subprocess.run([*before, *program, "harness"], env=env, check=True)
    finally:
        service.send_signal(signal.SIGTERM)
        service.wait(30)


def _print(file: Path) -> None:
    events = [json.loads(line) for line in file.read_text().splitlines()]
    print("| way | min | P50 | P95 | P99 | hit ratio | round trips |\n|-|-:|-:|-:|-:|-:|-:|")
    for way in _WAYS:
        own = [event for event in events if event.get("scenario") == way]
        series = [event for event in own if event["type"] == "samples" and not event.get("warmup")]
        values = sorted(value for event in series if "phase" not in event for value in event["values"])
        at = [values[0], *(values[int(len(values) * q)] for q in (0.5, 0.95, 0.99))]
        counted = {event["metric"]: event["value"] for event in own if event["type"] == "value"}
        hits, trips = counted.get("hit-ratio"), counted.get("round-trips", 1)
        shown = "–" if hits is None else f"{100 * hits:.2f} %"
        print(f"| {way} | " + " | ".join(f"{value / 1e6:.3f} ms" for value in at) + f" | {shown} | {trips:.0f} |")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
