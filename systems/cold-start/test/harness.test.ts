import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { whyNoNetem } from "../src/servers/namespace.js";
import type { LibsqlKind } from "../src/servers/libsql-server.js";
import { prepare } from "../src/table/prepare.js";
import { BUILD } from "./support.js";

/** The harness as the gate starts it: what its results say, and that nothing of it stays. */
interface Event {
  readonly type: string;
  readonly code?: string;
  readonly metric?: string;
  readonly phase?: string;
  readonly warmup?: boolean;
  readonly message?: string;
  readonly values?: readonly number[];
  readonly value?: number;
}
interface Given {
  readonly id: string;
  readonly samples: number;
  readonly warmup: number;
  readonly parameters: Readonly<Record<string, unknown>>;
}

let root: string;
before(() => {
  root = mkdtempSync(join(tmpdir(), "lg-cs-h-"));
});
after(() => {
  rmSync(root, { recursive: true, force: true });
});

class HarnessRun {
  readonly #out: string;
  readonly process;
  readonly ended: Promise<number | null>;
  said = "";

  private constructor(kind: LibsqlKind, folder: string, scenario: Given) {
    this.#out = join(folder, "events");
    this.process = spawn(process.execPath, [join(BUILD, "harness.mjs")], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        PATH: process.env["PATH"],
        COLD_START_LIBSQL: kind,
        LATENCY_GATE_BUILD_DIR: BUILD,
        LATENCY_GATE_DATA_DIR: join(folder, "data"),
        LATENCY_GATE_WORK_DIR: join(folder, "work"),
        LATENCY_GATE_OUT: this.#out,
        LATENCY_GATE_SEED: "1",
        LATENCY_GATE_SCENARIOS: JSON.stringify([scenario]),
      },
    });
    this.process.stderr.on("data", (chunk: Buffer) => (this.said += chunk.toString()));
    this.ended = once(this.process, "exit").then(([code]) => code as number | null);
  }

  static async start(kind: LibsqlKind, scenario: Given): Promise<HarnessRun> {
    const prepared = join(root, kind);
    if (!existsSync(prepared)) await prepare(BUILD, prepared, kind);
    const folder = mkdtempSync(join(root, "run-"));
    cpSync(prepared, join(folder, "data"), { recursive: true });
    mkdirSync(join(folder, "work"));
    return new HarnessRun(kind, folder, scenario);
  }

  events(): Event[] {
    if (!existsSync(this.#out)) return [];
    // What stands behind the last line break is still being written.
    const lines = readFileSync(this.#out, "utf8").split("\n").slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Event);
  }

  caveats(): Event[] {
    return this.events().filter(({ type }) => type === "caveat");
  }
}

const near = { source: "libsql", state: "1kb", connection: "pooled" };

test("a backend that is 40 ms away takes 40 ms, by netem where the machine has it, and the results say by what", async () => {
  const parameters = { ...near, distanceMs: 40 };
  const run = await HarnessRun.start("sqld", { id: "far", samples: 4, warmup: 2, parameters });
  assert.equal(await run.ended, 0, run.said);
  const [said] = run.caveats();
  const by = whyNoNetem() === undefined ? /by tc netem/ : /by a delaying TCP relay \(no netem here: ./;
  assert.match(said!.message!, by);
  const latency = run.events().find(({ type, phase, warmup }) => type === "samples" && !phase && !warmup)!;
  assert.equal(latency.values!.length, 4);
  // A timer may be early by the millisecond that it counts in.
  assert.ok(Math.min(...latency.values!) > 38e6, latency.values!.join());
});

test("the embedded libSQL is named in the results where it is used, and only there", async () => {
  for (const [kind, codes] of [
    ["embedded", ["libsql-embedded"]],
    ["sqld", []],
  ] as const) {
    const run = await HarnessRun.start(kind, { id: "one", samples: 1, warmup: 0, parameters: near });
    assert.equal(await run.ended, 0, run.said);
    assert.deepEqual(
      run.caveats().map(({ code }) => code),
      codes,
    );
  }
});

test("the hits of a prefetch are those of what is measured, without the warm-up's", async () => {
  const parameters = { source: "hybrid", state: "cold-100kb", connection: "new", prefetch: true };
  // The first of all is a miss. Of eight, no share but all and none is one of three.
  const run = await HarnessRun.start("embedded", { id: "prefetch", samples: 3, warmup: 5, parameters });
  assert.equal(await run.ended, 0, run.said);
  const { value } = run.events().find(({ metric }) => metric === "prefetch-hit-ratio")!;
  assert.ok(
    [0, 1, 2, 3].some((hits) => value === hits / 3),
    `${value}`,
  );
  assert.ok(value! > 0, `${value}`);
});

test(
  "of a harness that is told to stop, or that has ended, no process stays",
  { skip: !existsSync("/proc/self/stat") },
  async () => {
    for (const signal of ["SIGTERM", "SIGINT", undefined] as const) {
      let { run, servers } = await startLong(signal === undefined ? 50 : 100_000);
      // One that has an end may have come to it before it was looked at.
      for (let samples = 100; run.process.exitCode === 0 && samples < 10_000; samples *= 2)
        ({ run, servers } = await startLong(samples));
      assert.ok(servers.length >= 3, `${servers.length} servers: ${run.said}`);
      if (signal !== undefined) run.process.kill(signal);
      await run.ended;
      const limit = performance.now() + 60_000;
      while (servers.some(isRunning) && performance.now() < limit)
        await new Promise((resolve) => setTimeout(resolve, 20));
      assert.deepEqual(servers.filter(isRunning), [], String(signal));
    }
  },
);

async function startLong(samples: number): Promise<{ readonly run: HarnessRun; readonly servers: number[] }> {
  const run = await HarnessRun.start("sqld", { id: "long", samples, warmup: 0, parameters: near });
  while (!run.events().some(({ type }) => type === "start") && run.process.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return { run, servers: descendantsOf(run.process.pid!) };
}

function descendantsOf(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => statusOf(each)?.parent === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

function isRunning(pid: number): boolean {
  const status = statusOf(pid);
  return status !== undefined && status.state !== "Z";
}

function statusOf(pid: number): { readonly state: string; readonly parent: number } | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ");
    return { state: state!, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
