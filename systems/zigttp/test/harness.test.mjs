// The load harness as the gate starts it, with programs of the test's in place of the servers.

import assert from "node:assert/strict";
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const bin = process.env.ZIGTTP_BIN ?? "zig-out/bin";

/** Burns CPU for each of its first answers, whose number is their body. */
const slowAtFirst = (warmup, burnMs) => `#!${process.execPath}
const port = Number(process.argv.at(-1));
let count = 0;
require("node:net").createServer((socket) => {
  socket.on("error", () => {});
  socket.on("data", () => {
    const body = String(++count);
    const end = performance.now() + (count > ${warmup} ? 0 : ${burnMs});
    while (performance.now() < end);
    socket.write("HTTP/1.1 200 OK\\r\\ncontent-length: " + body.length + "\\r\\n\\r\\n" + body);
  });
}).listen(port, "127.0.0.1");
`;

function load(build, scenarios) {
  const out = join(build, "events");
  const { status, stderr } = spawnSync(join(build, "bin", "zigttp-harness"), ["load"], {
    encoding: "utf8",
    timeout: 60_000,
    env: {
      PATH: process.env.PATH,
      LATENCY_GATE_BUILD_DIR: build,
      LATENCY_GATE_OUT: out,
      LATENCY_GATE_SCENARIOS: JSON.stringify(scenarios),
    },
  });
  assert.equal(status, 0, stderr);
  return readFileSync(out, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("load: exactly as many samples as asked for, and what the warm-up cost is in no figure", () => {
  const build = mkdtempSync(join(tmpdir(), "zigttp-load-"));
  mkdirSync(join(build, "bin"));
  copyFileSync(join(bin, "zigttp-harness"), join(build, "bin", "zigttp-harness"));
  const [warmup, samples, burnMs, connections] = [50, 1500, 10, 16];
  const of = (id, parameters) => ({
    id,
    samples,
    warmup,
    parameters: { program: "embedded", ...parameters },
  });
  const measured = (burnMs) => {
    for (const name of ["zigttp", "bare"]) {
      writeFileSync(join(build, "bin", name), slowAtFirst(warmup, name === "zigttp" ? burnMs : 5 * burnMs));
      chmodSync(join(build, "bin", name), 0o755);
    }
    return load(build, [
      of("closed", { connections, over: "bare" }),
      of("open", { connections, ratePerSecond: 2000 }),
    ]);
  };
  const [events, unburdened] = [burnMs, 0].map(measured);
  rmSync(build, { recursive: true });
  for (const id of ["closed", "open"]) {
    const [before, after] = [true, undefined].map((isWarmup) =>
      events
        .filter(({ type, scenario, warmup }) => type === "samples" && scenario === id && warmup === isWarmup)
        .flatMap(({ values }) => values),
    );
    assert.deepEqual([before.length, after.length], [warmup, samples]);
    // What the warm-up alone would make of it.
    const ofWarmupNs = (burnMs * 1e6 * warmup) / (warmup + samples);
    const [value, without] = [events, unburdened].map(
      (all) => all.find(({ metric, scenario }) => metric === "cpu-per-answer" && scenario === id).value,
    );
    assert.ok(value - without < 0.7 * ofWarmupNs, `${value} - ${without} ns of ${ofWarmupNs}`);
    if (id === "closed") {
      const busyS = after.reduce((sum, ns) => sum + ns, 0) / connections / 1e9;
      const { value: throughput } = events.find(({ metric }) => metric === "throughput");
      assert.ok(throughput > (0.5 * samples) / busyS, `${throughput} of ${samples / busyS}`);
    }
  }
  // Both do the same in what is measured, and differ by five in the warm-up.
  const { value } = events.find(({ metric }) => metric === "cpu-of-bare");
  assert.ok(value > 0.4, `${value}`);
});
