"""Whether readings of the host say by how much a trial is off: steal, pressure, and probes next to it.

    python3 bench/rule/readings.py [--quads 80] [program ...]

Needs numpy and Node.js. Starts the programs of bench/rule/record (all the same on both sides), with readings around
each trial, and prints a Markdown table: of the squares of ln P90 within quads, as far as the rule counts differences
(10 %), which share the readings of other quads explain (ridge regression, each tenth of the quads left out in turn;
below 0: nothing but chance). Steal and pressure are those of the trial itself: /proc/stat and /proc/pressure. Probes
are a loop, a walk through 32 MiB, gathers from 4 MiB and pings between two threads, right before and right
after the trial. About three minutes for each program.
"""

import argparse
import pathlib
import socket
import subprocess
import threading
import time

import numpy as np

RECORD = pathlib.Path(__file__).parent / "record"
SAMPLES = {"echo": 1000, "http": 1000, "append": 200, "queue": 1000, "json": 1000, "sqlite": 1000, "sort": 1000}
PROGRAMS = {"echo": "operations.mjs", "http": "operations.mjs", "json": "operations.mjs"}
LIMIT, RIDGE, FOLDS, PINGS = 0.1, 0.02, 10, 100
PRESSURES = "cpu", "io", "memory"

big = np.zeros(1 << 22)
chain = np.random.default_rng(1).permutation(1 << 19)
here, there = socket.socketpair()


def answer():
    while data := there.recv(256):
        there.send(data)


def loop():
    return sum(i * i for i in range(60_000))


def ping():
    here.send(b"." * 256)
    return here.recv(256)


def taken(work):
    started = time.perf_counter_ns()
    work()
    return time.perf_counter_ns() - started


def probe():
    steady = [min(taken(work), taken(work)) for work in (loop, lambda: big[::8].sum(), lambda: chain[chain[:200_000]].sum())]
    return np.log([*steady, np.quantile([taken(ping) for _ in range(PINGS)], 0.9)])


def counters():
    steal = int(pathlib.Path("/proc/stat").read_text().split()[8])
    waited = [int(pathlib.Path("/proc/pressure", kind).read_text().split("\n")[0].rsplit("=", 1)[1]) for kind in PRESSURES]
    return np.array([steal, *waited, time.perf_counter()])


def trial(name):
    program = PROGRAMS.get(name, "operations.py")
    argv = ["python3" if program.endswith(".py") else "node", RECORD / program, name, str(SAMPLES[name])]
    before, first = probe(), counters()
    printed = subprocess.run(argv, capture_output=True, check=True, timeout=60).stdout
    last, after = counters(), probe()
    *counted, seconds = last - first
    return np.log(np.quantile(np.frombuffer(printed, "<u4"), 0.9)), np.array(counted) / seconds, before, after


def within_quads(values):
    quads = np.array(values).reshape(len(values) // 4, 4, -1)
    return (quads - quads.mean(1, keepdims=True)).reshape(len(values), -1)


def explained(readings, value):
    """Share of the squares of `value` (trials) that readings (trials, readings) of other quads explain."""
    spread = readings.std(0)
    x = readings[:, spread > 0] / spread[spread > 0]
    fold = np.arange(len(value)) // 4 % FOLDS
    left = value.copy()
    for out in range(FOLDS):
        others, these = x[fold != out], x[fold == out]
        ridge = RIDGE * len(value) * np.eye(x.shape[1])
        left[fold == out] -= these @ np.linalg.solve(others.T @ others + ridge, others.T @ value[fold != out])
    return 1 - (left**2).sum() / (value**2).sum()


parser = argparse.ArgumentParser()
parser.add_argument("programs", nargs="*", default=["echo", "http", "append", "queue"])
parser.add_argument("--quads", type=int, default=80)
options = parser.parse_args()
threading.Thread(target=answer, daemon=True).start()
heads = "steal", "pressure", "probes before", "probes before and after"
print(f"| program | standard deviation | {' | '.join(heads)} |\n|---|---:|{'---:|' * len(heads)}")
for name in options.programs:
    trial(name)
    levels, counted, before, after = zip(*(trial(name) for _ in range(4 * options.quads)))
    value = np.clip(within_quads(levels)[:, 0], -LIMIT, LIMIT)
    counted, before, after = (within_quads(readings) for readings in (counted, before, after))
    tried = counted[:, :1], counted[:, 1:], before, np.hstack([before, after])
    shares = " | ".join(f"{100 * explained(readings, value):.0f} %" for readings in tried)
    print(f"| {name} | {100 * value.std():.1f} % | {shares} |", flush=True)
