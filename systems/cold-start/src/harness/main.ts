import { createHash } from "node:crypto";
import { Events } from "./events.js";
import { DecodeRun } from "./run-decode.js";
import { ScenarioRun } from "./run-scenario.js";
import { readScenarios } from "./scenario.js";
import type { Scenario } from "./scenario.js";
import { libsqlKind } from "../servers/libsql-server.js";
import { enter, isInside, whyNoNetem } from "../servers/namespace.js";
import type { Netem } from "../servers/namespace.js";
import { startStack } from "./stack.js";
import { groupsOf, inTurns } from "./turns.js";
import type { Run } from "./turns.js";

function variable(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "")
    throw new Error(`${name} is not set: this harness is started by the gate.`);
  return value;
}

/** Median of an empty pair of clock reads, in nanoseconds. */
function timerFloorNs(): number {
  const pairs = Array.from({ length: 1001 }, () => {
    const start = performance.now();
    return performance.now() - start;
  });
  return Math.round(pairs.sort((a, b) => a - b)[500]! * 1e6);
}

async function run(scenarios: readonly Scenario[], netem: Netem): Promise<void> {
  const events = new Events(variable("LATENCY_GATE_OUT"));
  const stack = await startStack({
    build: variable("LATENCY_GATE_BUILD_DIR"),
    data: variable("LATENCY_GATE_DATA_DIR"),
    scratch: variable("LATENCY_GATE_WORK_DIR"),
    replica: scenarios.some(({ replicas }) => replicas === "nearest"),
    libsql: libsqlKind(process.env),
    netem,
  });
  try {
    events.write({
      type: "start",
      protocol: 1,
      harness: "cold-start",
      version: "1.0.0",
      clock: "monotonic",
      timerFloorNs: timerFloorNs(),
    });
    if (stack.libsql.kind === "embedded") {
      const message = "libSQL is embedded behind the Hrana protocol of this system's own: sqld is not used.";
      events.write({ type: "caveat", code: "libsql-embedded", message });
    }
    const hash = createHash("sha256");
    let operations = 0;
    for (const group of groupsOf(scenarios)) {
      const runs: Run[] = [];
      for (const scenario of group) {
        const { id, distanceMs } = scenario;
        if (distanceMs > 0) {
          const message = `The backends are ${distanceMs} ms away (round trip), ${stack.distance.how}.`;
          events.write({ type: "caveat", scenario: id, code: "distance", message });
        }
        runs.push(
          scenario.access === "decode"
            ? await DecodeRun.begin(stack, scenario)
            : await ScenarioRun.begin(stack, scenario, Number(variable("LATENCY_GATE_SEED"))),
        );
      }
      await inTurns(runs);
      for (const one of runs) {
        const done = await one.finish(events);
        operations += done.operations;
        for (const checksum of done.checksums) hash.update(checksum);
      }
    }
    events.write({ type: "end", operations, checksum: `sha256:${hash.digest("hex")}` });
  } finally {
    await stack.stop();
  }
}

const scenarios = readScenarios(variable("LATENCY_GATE_SCENARIOS"));
const far = scenarios.some(({ distanceMs }) => distanceMs > 0);
if (!far) await run(scenarios, { whyNot: "nothing is far" });
else if (isInside(process.env)) await run(scenarios, "here");
else {
  const whyNot = whyNoNetem();
  if (whyNot === undefined) process.exitCode = await enter(process.env);
  else await run(scenarios, { whyNot });
}
