/** Times each operation that `operations.mjs` beside it names, for the gate: copied into the project that is gated. */
import { appendFileSync } from "node:fs";
import { operations } from "./operations.mjs";

const write = (event) => appendFileSync(process.env.LATENCY_GATE_OUT, `${JSON.stringify(event)}\n`);

write({ type: "start", protocol: 1, harness: "releases", version: "1.0.0", clock: "monotonic" });
let done = 0;
for (const { id, samples, warmup } of JSON.parse(process.env.LATENCY_GATE_SCENARIOS)) {
  const operate = operations[id];
  const values = [];
  for (let call = 0; call < warmup + samples; call++) {
    const before = process.hrtime.bigint();
    operate();
    values.push(Number(process.hrtime.bigint() - before));
  }
  write({ type: "samples", scenario: id, metric: "latency", unit: "ns", values: values.slice(warmup) });
  done += samples;
}
write({ type: "end", operations: done });
