import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { snapshot, temporaryFolder, TestRepository } from "./support/repository.js";

/** How often, and with what, the gate is killed; the moments are drawn from SEED. */
const ROUNDS = 50;
const SIGNALS = ["SIGKILL", "SIGINT", "SIGTERM"] as const;
const LATEST_MS = 2_500;
const SEED = 1;
/** How long the watchdog may take to clear up. */
const CLEAR_LIMIT_MS = 60_000;
/** One round in so many is killed while the gate itself starts; the others once it has started something. */
const EARLY_EVERY = 5;
const EARLIEST_MS = 300;

const CLI = join(import.meta.dirname, "../dist/cli.js");
/** Children that leave their process group, and half a build for a moment. */
const BUILD =
  "setsid sleep 300 & sleep 300 & echo x >$LATENCY_GATE_BUILD_DIR/half; sleep 0.05; echo y >$LATENCY_GATE_BUILD_DIR/whole";
const PREPARE = "mkdir $LATENCY_GATE_DATA_DIR/d; chmod 500 $LATENCY_GATE_DATA_DIR/d";
const SERVICE = "echo ready; setsid sleep 300 & sleep 300";
/** A daemon that has lost its environment, as PostgreSQL's has, and a child that ignores SIGTERM. */
const HARNESS = `setsid env -i /bin/sleep 300 & (sh -c 'trap "" TERM; sleep 300' &) ; sleep 0.05
printf '%s\\n' '{"type":"start","protocol":1,"harness":"h","version":"1","clock":"monotonic"}' '{"type":"samples","scenario":"s","metric":"latency","unit":"ns","values":[1000,1001]}' '{"type":"end"}' >>$LATENCY_GATE_OUT`;
const MANIFEST = {
  schema: 1,
  id: "toy",
  build: [["sh", "-c", BUILD]],
  prepare: [["sh", "-c", PREPARE]],
  benchmarks: {
    b: {
      service: { start: ["sh", "-c", SERVICE], ready: { log: "ready" } },
      harness: ["sh", "-c", HARNESS],
      scenarios: { s: { gate: ["p50"] } },
    },
  },
};

let dir: string;
let repository: TestRepository;

beforeAll(() => {
  dir = temporaryFolder();
  repository = TestRepository.init(dir, "repository");
  // JSON is YAML, too.
  repository.commit({
    // One look, far off: no machine is so fast that a gate is done before it is killed.
    "latency-gate.yml": "schema: 1\nrounds: { looks: [1000] }\n",
    "systems/toy/system.yml": JSON.stringify(MANIFEST),
  });
  repository.commit(Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`deep/${i}`, String(i)])));
});
afterAll(() => {
  rmSync(dir, { recursive: true, force: true });
});

/** Marsaglia's xorshift32. */
function* random(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    yield (state >>> 0) / 2 ** 32;
  }
}

/** Processes that carry the marker of a run or work in its folders, as `pid command`. */
function ofRun(marker: string, tmp: string): string[] {
  const found: string[] = [];
  for (const pid of readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name))) {
    try {
      const environ = readFileSync(`/proc/${pid}/environ`, "latin1");
      const cwd = readlinkSync(`/proc/${pid}/cwd`);
      if (!environ.includes(`LATENCY_GATE_RUN_ID=${marker}`) && !cwd.startsWith(tmp)) continue;
      found.push(`${pid} ${readFileSync(`/proc/${pid}/cmdline`, "latin1").replaceAll("\0", " ")}`);
    } catch {
      // Gone, or another user's.
    }
  }
  return found;
}

/** Everything of a run that is still there. */
function remains(marker: string, tmp: string, cache: string): Record<string, readonly string[]> {
  const builds = join(cache, "gate/builds");
  const unfinished = list(builds).filter((key) => {
    const entries = list(join(builds, key));
    return entries.length > 0 && !entries.includes("complete.json");
  });
  return {
    processes: ofRun(marker, tmp),
    worktrees: repository.git("worktree", "list").split("\n").slice(1),
    folders: list(tmp),
    locks: list(join(cache, "gate/locks")),
    unfinished,
  };
}
function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
const NOTHING = { processes: [], worktrees: [], folders: [], locks: [], unfinished: [] };

test(`nothing is left of a gate that is killed at any moment, ${ROUNDS} times`, async () => {
  const before = snapshot(repository.dir);
  const draws = random(SEED);
  let afterStart = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const marker = `kill-test-${process.pid}-${round}.`;
    const tmp = join(dir, `tmp-${round}`);
    // Of its own, so that each run builds.
    const cache = join(dir, `cache-${round}`);
    mkdirSync(tmp);
    const env = { ...process.env, TMPDIR: tmp, LATENCY_GATE_CACHE_DIR: cache, LATENCY_GATE_RUN_ID: marker };
    const argv = [CLI, "gate", "--baseline", "HEAD~1"];
    const child = spawn(process.execPath, argv, { cwd: repository.dir, env, stdio: "ignore" });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const isEarly = round % EARLY_EVERY === 0;
    while (!isEarly && ofRun(marker, tmp).length < 2 && child.exitCode === null) await sleep(5);
    await sleep(draws.next().value * (isEarly ? EARLIEST_MS : LATEST_MS));
    expect(child.exitCode).toBeNull();
    if (ofRun(marker, tmp).length > 1) afterStart++;
    child.kill(SIGNALS[round % SIGNALS.length]);
    await ended;
    const deadline = Date.now() + CLEAR_LIMIT_MS;
    while (JSON.stringify(remains(marker, tmp, cache)) !== JSON.stringify(NOTHING) && Date.now() < deadline) {
      await sleep(10);
    }
    expect({ round, ...remains(marker, tmp, cache) }).toEqual({ round, ...NOTHING });
  }
  // Most kills must fall where there is something to leave behind.
  expect(afterStart).toBeGreaterThan(ROUNDS / 2);
  expect(snapshot(repository.dir)).toEqual(before);
}, 900_000);
