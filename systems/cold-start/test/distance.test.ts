import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { tcCommands } from "../src/servers/distance.js";
import { whyNoNetem } from "../src/servers/namespace.js";
import { prepare } from "../src/table/prepare.js";
import { BUILD } from "./support.js";

interface Event {
  readonly type: string;
  readonly phase?: string;
  readonly warmup?: boolean;
  readonly message?: string;
  readonly values?: readonly number[];
}

test("a backend that is 40 ms away takes 40 ms, by netem where the machine has it, and the results say by what", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lg-cs-far-"));
  try {
    const [data, work, out] = ["data", "work", "events"].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await prepare(BUILD, data, "sqld");
    mkdirSync(work);
    const parameters = { source: "libsql", state: "1kb", connection: "pooled", distanceMs: 40 };
    const { status, stderr } = spawnSync(process.execPath, [join(BUILD, "harness.mjs")], {
      encoding: "utf8",
      timeout: 60_000,
      env: {
        PATH: process.env["PATH"],
        LATENCY_GATE_BUILD_DIR: BUILD,
        LATENCY_GATE_DATA_DIR: data,
        LATENCY_GATE_WORK_DIR: work,
        LATENCY_GATE_OUT: out,
        LATENCY_GATE_SEED: "1",
        LATENCY_GATE_SCENARIOS: JSON.stringify([{ id: "far", samples: 4, warmup: 2, parameters }]),
      },
    });
    assert.equal(status, 0, stderr);
    const events = readFileSync(out, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Event);
    const said = events.find(({ type }) => type === "caveat")!.message!;
    assert.match(
      said,
      whyNoNetem() === undefined ? /by tc netem/ : /by a delaying TCP relay \(no netem here: ./,
    );
    const latency = events.find(({ type, phase, warmup }) => type === "samples" && !phase && !warmup)!;
    assert.equal(latency.values!.length, 4);
    // A timer may be early by the millisecond that it counts in.
    assert.ok(Math.min(...latency.values!) > 38e6, latency.values!.join());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("in a namespace only the packets of the backends' ports are in the classes that delay", (context) => {
  const ports = { libsql: 18080, store: 18081 };
  const ask = (port: number): string =>
    `const s=require("net").createServer(c=>c.end("x")).listen(${port},"127.0.0.1",()=>require("net").connect(${port},"127.0.0.1").resume().on("close",()=>s.close()))`;
  const commands = tcCommands(ports, ["pfifo", "limit", "1000"]).map((argv) => `tc ${argv.join(" ")}`);
  const script = [
    "ip link set lo up",
    ...commands,
    ...[18080, 18082].map((port) => `"$NODE" -e '${ask(port)}'`),
    "tc -s -j qdisc show dev lo",
  ].join("\n");
  const { status, stdout, stderr } = spawnSync(
    "unshare",
    ["--map-root-user", "--net", "--", "sh", "-ec", script],
    { encoding: "utf8", timeout: 20_000, env: { PATH: process.env["PATH"], NODE: process.execPath } },
  );
  if (status !== 0) {
    context.skip(`this machine has no namespace with htb and u32: ${stderr.trim().split("\n")[0] ?? ""}`);
    return;
  }
  const queues = JSON.parse(stdout) as { readonly handle: string; readonly packets: number }[];
  const packets = (handle: string): number => queues.find((queue) => queue.handle === handle)!.packets;
  assert.ok(packets("30:") >= 6, stdout);
  assert.equal(packets("40:"), 0, stdout);
});
