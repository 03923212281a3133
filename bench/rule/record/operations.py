"""One trial: `python3 operations.py sqlite|files|append|queue|spawn|sort SAMPLES` writes so many little-endian uint32 nanoseconds."""

import array
import os
import queue
import random
import sqlite3
import sys
import tempfile
import threading
import time

WARM_UP_SHARE = 0.2


def measure(operation, samples):
    times = array.array("I")
    for i in range(-int(WARM_UP_SHARE * samples), samples):
        start = time.perf_counter_ns()
        operation(i)
        taken = time.perf_counter_ns() - start
        if i >= 0:
            times.append(min(2**32 - 1, taken))
    sys.stdout.buffer.write(times.tobytes())


def sqlite(folder, samples):
    database = sqlite3.connect(os.path.join(folder, "trial.db"), isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=NORMAL")
    database.execute("CREATE TABLE items (key INTEGER PRIMARY KEY, value BLOB)")

    def operation(i):
        database.execute("BEGIN")
        database.execute("INSERT INTO items VALUES (?, ?)", (i, b"x" * 500))
        database.execute("SELECT value FROM items WHERE key = ?", (i // 2,)).fetchall()
        database.execute("COMMIT")

    measure(operation, samples)


def files(folder, samples):
    paths = [os.path.join(folder, f"{i:03}") for i in range(100)]
    for path in paths:
        open(path, "wb").close()
    measure(lambda _: [os.stat(path) for path in paths], samples)


def append(folder, samples):
    with open(os.path.join(folder, "log"), "wb", buffering=0) as log:

        def operation(_):
            log.write(b"x" * 512)
            os.fdatasync(log.fileno())

        measure(operation, samples)


def queues(_, samples):
    asked, answered = queue.SimpleQueue(), queue.SimpleQueue()

    def serve():
        while (item := asked.get()) is not None:
            answered.put(item + 1)

    server = threading.Thread(target=serve)
    server.start()

    def operation(i):
        asked.put(i)
        answered.get()

    measure(operation, samples)
    asked.put(None)
    server.join()


def spawn(_, samples):
    def operation(_):
        os.waitpid(os.posix_spawn("/bin/true", ["true"], {}), 0)

    measure(operation, samples)


def sort(_, samples):
    draw = random.Random(7)
    rows = [(draw.random(), f"row {i}") for i in range(500)]
    measure(lambda _: sorted(rows), samples)


OPERATIONS = {
    "sqlite": sqlite,
    "files": files,
    "append": append,
    "queue": queues,
    "spawn": spawn,
    "sort": sort,
}

with tempfile.TemporaryDirectory() as scratch:
    OPERATIONS[sys.argv[1]](scratch, int(sys.argv[2]))
