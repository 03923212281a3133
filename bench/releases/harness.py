"""Times each operation that `operations.py` beside it names, for the gate: copied into the project that is gated."""

import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.environ["LATENCY_GATE_BUILD_DIR"], "packages"))
from operations import operations

with open(os.environ["LATENCY_GATE_OUT"], "a", encoding="utf-8") as out:

    def write(event):
        out.write(json.dumps(event) + "\n")

    write({"type": "start", "protocol": 1, "harness": "releases", "version": "1.0.0", "clock": "monotonic"})
    done = 0
    for scenario in json.loads(os.environ["LATENCY_GATE_SCENARIOS"]):
        operate = operations[scenario["id"]]
        values = []
        for _ in range(scenario["warmup"] + scenario["samples"]):
            before = time.perf_counter_ns()
            operate()
            values.append(time.perf_counter_ns() - before)
        values = values[scenario["warmup"] :]
        write({"type": "samples", "scenario": scenario["id"], "metric": "latency", "unit": "ns", "values": values})
        done += scenario["samples"]
    write({"type": "end", "operations": done})
