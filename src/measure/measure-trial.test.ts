import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { BenchmarkManifest } from "../config/project.js";
import type { Failure } from "../core/model/trial.js";
import { nodeClock } from "../adapters/node-clock.js";
import { nodeTrialFiles } from "../adapters/node-trial-files.js";
import type { TrialFiles } from "../ports/trial-io.js";
import type { Bench, MeasureOptions } from "../../test/support/measure-bench.js";
import { harness, node, openBench, service, withEnoughTime } from "../../test/support/measure-bench.js";

let bench: Bench;
beforeAll(() => {
  bench = openBench();
});
afterAll(() => bench.close());

const WRITE = `require("fs").writeFileSync(process.env.LATENCY_GATE_OUT, "{}\\n");`;
const CONNECT = `
  const [kind, rest] = process.env.LATENCY_GATE_ENDPOINT.split(/:(.*)/s);
  const to = kind === "unix" ? { path: rest } : { host: rest.split(":")[0], port: rest.split(":")[1] };
  require("net").connect(to).on("data", (d) => { require("fs").writeFileSync(process.env.LATENCY_GATE_OUT, d); process.exit(0); })
    .on("error", (e) => { console.error(e.message); process.exit(7); });`;
const listen = (delayMs = 0, more = ""): string => `
  const [kind, rest] = process.env.LATENCY_GATE_ENDPOINT.split(/:(.*)/s);
  const at = kind === "unix" ? { path: rest } : { host: rest.split(":")[0], port: rest.split(":")[1] };
  const server = require("net").createServer((s) => s.on("error", () => {}).end("hello"));
  setTimeout(() => server.listen(at, () => console.log("listening now")), ${delayMs});
  ${more}`;

/** A zombie whose new parent has not yet asked for it does not run. */
function isRunning(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) [ZX]/s.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return false;
  }
}

async function failureOf(benchmark: BenchmarkManifest, options?: MeasureOptions): Promise<Failure> {
  const { result } = await bench.measure(benchmark, options);
  if (result.kind !== "failed") throw new Error(`expected a failure, not ${result.kind}`);
  return result.failure;
}

async function eventsOf(benchmark: BenchmarkManifest, options?: MeasureOptions): Promise<string> {
  const { result } = await bench.measure(benchmark, options);
  if (result.kind !== "events") throw new Error(`expected events, not ${JSON.stringify(result)}`);
  return readFileSync(result.file, "utf8");
}

test("a harness that writes and ends with 0 leaves its event file; its folder is gone", async () => {
  const folder = join(bench.notes, "work");
  const events = await eventsOf(
    harness(`require("fs").writeFileSync("${folder}", process.env.LATENCY_GATE_WORK_DIR); ${WRITE}`),
  );
  expect(events).toBe("{}\n");
  expect(existsSync(readFileSync(folder, "utf8"))).toBe(false);
  expect(readdirSync(join(bench.root, "t"))).toEqual([]);
});

test("of a trial that fails, its log is left and no events; of one that does not, no log that is empty", async () => {
  const left = (folder: string): string[] => {
    const path = join(bench.root, folder);
    return existsSync(path) ? readdirSync(path) : [];
  };
  const fails = harness(`${WRITE} console.error("no"); process.exit(3)`, { id: "fails" });
  const before = left("events");
  const { logFile } = await bench.measure(fails);
  expect([left("events"), left("logs/sys/fails")]).toEqual([before, [basename(logFile)]]);
  const silent = service(listen().replace(/console.log\(.*?\)/, "undefined"), { kind: "socket" });
  const { startedAtMs, durationMs } = await bench.measure(
    harness(CONNECT, { id: "silent", service: silent }),
  );
  expect([left("events").length, left("logs/sys/silent")]).toEqual([before.length + 1, []]);
  expect(startedAtMs).toBeGreaterThan(1_000_000);
  expect(startedAtMs + durationMs).toBeLessThanOrEqual(nodeClock.nowMs() - bench.runStartedAtMs);
  expect(durationMs).toBeGreaterThan(0);
});

const READ_ONLY = `const fs = require("fs"); const inner = process.env.LATENCY_GATE_WORK_DIR + "/cache";
  fs.mkdirSync(inner + "/module", { recursive: true }); fs.writeFileSync(inner + "/module/file", "");
  for (const path of [inner + "/module", inner]) fs.chmodSync(path, 0o555);`;

test("folders that a package manager made read-only are removed, too", async () => {
  // Of root every right is granted: the folder is another user's then, and so is whoever removes it.
  const nobody = 65_534;
  const isRoot = process.getuid!() === 0;
  const folder = join(bench.notes, "read-only");
  mkdirSync(join(folder, "cache/module"), { recursive: true });
  writeFileSync(join(folder, "cache/module/file"), "");
  const paths = [
    folder,
    join(folder, "cache"),
    join(folder, "cache/module"),
    join(folder, "cache/module/file"),
  ];
  if (isRoot) for (const path of paths) chownSync(path, nobody, nobody);
  for (const path of paths.slice(1, 3).reverse()) chmodSync(path, 0o555);
  if (isRoot) for (const path of [bench.root, bench.notes]) chmodSync(path, 0o777);
  if (isRoot) process.seteuid!(nobody);
  try {
    await nodeTrialFiles.remove(join(folder, "cache"));
  } finally {
    if (isRoot) process.seteuid!(0);
  }
  expect(readdirSync(folder)).toEqual([]);
  await eventsOf(harness(`${READ_ONLY} ${WRITE}`));
  expect(readdirSync(join(bench.root, "t"))).toEqual([]);
});

test("what a trial leaves that can't be removed is its failure, and no other's", async () => {
  let refused = 0;
  const files: TrialFiles = {
    ...nodeTrialFiles,
    remove: async (path) => {
      if (!path.startsWith(join(bench.root, "t"))) return nodeTrialFiles.remove(path);
      refused += 1;
      throw Object.assign(new Error("EPERM: operation not permitted"), { code: "EPERM", syscall: "unlink" });
    },
  };
  const failure = await failureOf(harness(WRITE), { files });
  expect(refused).toBe(1);
  expect(failure).toMatchObject({
    code: "disk",
    message: "What the trial left could not be removed: EPERM: operation not permitted",
  });
  expect((await failureOf(harness("process.exit(3)"), { files })).code).toBe("exit-code");
  await eventsOf(harness(WRITE));
  rmSync(join(bench.root, "t"), { recursive: true });
});

test("a harness gets the protocol's variables and no word of its side", async () => {
  const env = JSON.parse(
    await eventsOf(
      harness(`require("fs").writeFileSync(process.env.LATENCY_GATE_OUT, JSON.stringify(process.env))`),
    ),
  ) as Record<string, string>;
  expect(env).toMatchObject({
    LATENCY_GATE_PROTOCOL: "1",
    LATENCY_GATE_SYSTEM: "sys",
    LATENCY_GATE_BENCHMARK: "bench",
    LATENCY_GATE_SCENARIOS: "[]",
    LATENCY_GATE_PARAMETERS: "{}",
    LATENCY_GATE_DEADLINE_MS: "120000",
    LATENCY_GATE_ROUND: "0",
    LATENCY_GATE_SEED: "100000000000001",
  });
  expect(JSON.stringify(env)).not.toMatch(/baseline|candidate/);
});

test.each([
  ["exit-code", `console.error("it broke here"); process.exit(3)`, {}, /exit code 3/],
  ["signal", `process.kill(process.pid, "SIGKILL")`, {}, /SIGKILL/],
  ["no-output", ``, {}, /wrote no events/],
  ["no-output", `require("fs").writeFileSync(process.env.LATENCY_GATE_OUT, "")`, {}, /wrote no events/],
  [
    "no-output",
    `require("fs").symlinkSync("/etc/passwd", process.env.LATENCY_GATE_OUT)`,
    {},
    /something else/,
  ],
  ["timeout", `setTimeout(() => {}, 60000)`, { timeoutMs: 300 }, /300 ms/],
] as const)("a harness fails with %s: %s", async (code, script, more, message) => {
  const failure = await failureOf(harness(script, more));
  expect(failure.code).toBe(code);
  expect(failure.message).toMatch(message);
});

test("a failure carries the tail of the log, without escape sequences", async () => {
  const failure = await failureOf(harness(`console.log("\\x1b[31mred\\x1b[0m\\x07"); process.exit(1)`));
  expect(failure.logTail).toEqual(["red"]);
});

test("a harness that ignores SIGTERM is killed", async () => {
  const pid = join(bench.notes, "stubborn");
  const failure = await withEnoughTime(pid, (timeoutMs) =>
    failureOf(
      harness(
        `process.on("SIGTERM", () => {}); require("fs").writeFileSync("${pid}", String(process.pid)); setInterval(() => {}, 1000)`,
        { timeoutMs },
      ),
    ),
  );
  expect(failure.code).toBe("timeout");
  expect(isRunning(Number(readFileSync(pid, "utf8")))).toBe(false);
});

test("a daemon that a harness leaves behind is gone when the trial is over", async () => {
  const pid = join(bench.notes, "daemon");
  await eventsOf(
    harness(
      `const c = require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { detached: true, stdio: "ignore" });
       require("fs").writeFileSync("${pid}", String(c.pid)); c.unref(); ${WRITE}`,
    ),
  );
  expect(isRunning(Number(readFileSync(pid, "utf8")))).toBe(false);
});

const ENDLESS = (to: string): string =>
  `const b = Buffer.alloc(1 << 20, 120); const f = require("fs").openSync(${to}, "a"); for (let i = 0; i < 2048; i++) require("fs").writeSync(f, b);`;
test.each([
  ["events", ENDLESS("process.env.LATENCY_GATE_OUT"), { eventBytes: 8 << 20 }],
  ["a log", ENDLESS(`"/dev/stdout"`), { logBytes: 8 << 20 }],
])("a harness that writes 2 GB of %s is stopped", async (_, script, limits) => {
  const failure = await failureOf(harness(script), { limits });
  expect(failure.code).toBe("output-too-large");
});

test("a service that writes 2 GB of a log is stopped, and its trial with it", async () => {
  const endless = service(`${listen()} setTimeout(() => {${ENDLESS(`"/dev/stdout"`)}}, 100)`, {
    kind: "socket",
  });
  const waits = harness("setTimeout(() => {}, 600_000)", { service: endless });
  const failure = await failureOf(waits, { limits: { logBytes: 8 << 20 } });
  expect(failure).toMatchObject({
    code: "output-too-large",
    message: expect.stringContaining("The service's log"),
  });
});

test("a program that is not there is named", async () => {
  const benchmark = harness("", { work: { kind: "harness", argv: ["no-such-program", "x"] } });
  expect(await failureOf(benchmark)).toMatchObject({
    code: "not-found",
    message: expect.stringMatching(/no-such-program/),
  });
});

test.each([
  ["a line in place of words", ["node bench.mjs"], /write each word by itself, \[node, bench.mjs\]/],
  ["what nobody has made", ["no-such-program"], /`build` or `setup`/],
  [
    "a package that is not installed",
    ["node", "-e", `require("no-such-package")`],
    /`build: \[\[npm, ci\]\]`/,
  ],
  [
    "a package that an ES module imports",
    ["node", "--input-type=module", "-e", `import "no-such-package"`],
    /`build: \[\[npm, ci\]\]`/,
  ],
  [
    "a file of its own that is not there",
    ["node", "-e", `require("./no-such-file.js")`],
    /^is the file committed/,
  ],
] as const)("a harness that can't run says what to do: %s", async (_, argv, hint) => {
  const failure = await failureOf(harness("", { work: { kind: "harness", argv: [...argv] } }));
  expect(failure.hint).toMatch(hint);
});

test("CPUs that the machine has not are told as what they are", async () => {
  const work = { kind: "harness", argv: ["true"] } as const;
  expect(await failureOf(harness("", { work, cpus: [1000] }))).toMatchObject({
    code: "exit-code",
    hint: expect.stringMatching(/^the benchmark's `cpus` are none that this machine has/),
  });
});

test("a variable that is not set is named", async () => {
  const benchmark = harness("", { work: { kind: "harness", argv: ["true", "${NOT_SET}"] } });
  expect(await failureOf(benchmark)).toMatchObject({
    code: "not-found",
    message: expect.stringMatching(/NOT_SET/),
  });
});

test("Ctrl-C interrupts: no verdict on the system, no process left", async () => {
  const abort = new AbortController();
  setTimeout(() => {
    abort.abort();
  }, 200);
  const { result } = await bench.measure(harness("setInterval(() => {}, 1000)"), { abort: abort.signal });
  expect(result.kind).toBe("interrupted");
  expect(readdirSync(join(bench.root, "t"))).toEqual([]);
});

test("data is copied for each trial, or shared", async () => {
  const file = join(bench.dataDir, "rows");
  writeFileSync(file, "original");
  const change = `require("fs").writeFileSync(process.env.LATENCY_GATE_DATA_DIR + "/rows", "changed"); ${WRITE}`;
  await eventsOf(harness(change, { data: "copy" }));
  expect(readFileSync(file, "utf8")).toBe("original");
  await eventsOf(harness(change, { data: "shared" }));
  expect(readFileSync(file, "utf8")).toBe("changed");
});

test.each([
  ["socket", { kind: "socket" }, 0],
  ["socket that listens late", { kind: "socket" }, 300],
  ["tcp", { kind: "tcp" }, 50],
  ["log", { kind: "log", pattern: "^listening" }, 50],
] as const)("a service is ready by %s", async (_, ready, delayMs) => {
  const trial = await bench.measure(harness(CONNECT, { service: service(listen(delayMs), ready) }));
  expect(trial.result).toMatchObject({ kind: "events" });
  expect(trial.caveats).toEqual([]);
});

test("a service is ready by http once it answers below 400", async () => {
  const server = `
    let asked = 0;
    require("http").createServer((q, s) => { s.statusCode = ++asked < 4 ? 503 : 200; s.end("ok"); })
      .listen(process.env.LATENCY_GATE_ENDPOINT.split(":")[2], "127.0.0.1")`;
  const ask = `require("http").get("http://" + process.env.LATENCY_GATE_ENDPOINT.slice(4) + "/", (r) => {
    require("fs").writeFileSync(process.env.LATENCY_GATE_OUT, String(r.statusCode)); process.exit(0); })`;
  expect(await eventsOf(harness(ask, { service: service(server, { kind: "http", path: "/health" }) }))).toBe(
    "200",
  );
});

test("a service that never becomes ready is said so, and gone", async () => {
  const pid = join(bench.notes, "sleeper");
  const failure = await withEnoughTime(pid, (readyTimeoutMs) =>
    failureOf(
      harness(CONNECT, {
        service: service(
          `require("fs").writeSync(1, "warming up\\n"); require("fs").writeFileSync("${pid}", String(process.pid)); setInterval(() => {}, 1000)`,
          { kind: "socket" },
          { readyTimeoutMs },
        ),
      }),
    ),
  );
  expect(failure).toMatchObject({ code: "service-not-ready", logTail: ["warming up"] });
  expect(isRunning(Number(readFileSync(pid, "utf8")))).toBe(false);
});

test("a service that dies before it is ready is said so with its log", async () => {
  const dying = service(`console.error("no config"); process.exit(4)`, { kind: "tcp" });
  const failure = await failureOf(harness(CONNECT, { service: dying }));
  expect(failure).toMatchObject({
    code: "service-died",
    message: expect.stringMatching(/exit code 4 before it was ready/),
    logTail: ["no config"],
  });
});

test.each(["trial", "run"] as const)(
  "a service of a %s whose program is not there is told what a harness is told",
  async (lifetime) => {
    const start = ["no-such-server", "--port"] as const;
    const absent = { ...service("", { kind: "tcp" }), start, lifetime };
    expect(await failureOf(harness(CONNECT, { id: "absent", service: absent }))).toMatchObject({
      code: "not-found",
      message: "The service could not be started: no-such-server was not found",
      hint: expect.stringContaining("is it on PATH?"),
    });
    expect(readdirSync(join(bench.root, "t"))).toEqual([]);
  },
);

test.each([
  ["trial", "round-000.0.baseline.service.log"],
  ["run", "service.baseline.log"],
] as const)(
  "a service of a %s is not ready by what an earlier run has left in its log",
  async (lifetime, name) => {
    const id = `late-${lifetime}`;
    mkdirSync(join(bench.root, "logs/sys", id), { recursive: true });
    writeFileSync(join(bench.root, "logs/sys", id, name), "listening now\n");
    const late = service(listen(300), { kind: "log", pattern: "^listening" }, { lifetime });
    expect(await eventsOf(harness(CONNECT, { id, service: late }))).toBe("hello");
    await bench.services.stop();
  },
);

test("a service that dies during the trial fails it, even if the harness goes on", async () => {
  // It dies by the harness's word, so that it was ready before.
  const dying = service(listen(0, `server.on("connection", (s) => s.on("data", () => process.exit(9)))`), {
    kind: "socket",
  });
  const kill = CONNECT.replace(/\.on\("data"[^]*$/, `.write("die"); setTimeout(() => {}, 600_000)`);
  const failure = await failureOf(harness(kill, { service: dying }));
  expect(failure).toMatchObject({
    code: "service-died",
    message: expect.stringMatching(/exit code 9 during the trial/),
  });
});

test("a service that does not stop is killed, with a caveat", async () => {
  const stubborn = service(
    listen(0, `process.on("SIGTERM", () => {})`),
    { kind: "socket" },
    { stopTimeoutMs: 200 },
  );
  const trial = await bench.measure(harness(CONNECT, { service: stubborn }));
  expect(trial.result.kind).toBe("events");
  expect(trial.caveats).toMatchObject([{ code: "service-stop", message: expect.stringMatching(/SIGKILL/) }]);
});

test("a service that fails while it stops is a caveat", async () => {
  const failing = service(listen(0, `process.on("SIGTERM", () => process.exit(5))`), { kind: "socket" });
  const trial = await bench.measure(harness(CONNECT, { service: failing }));
  expect(trial.caveats).toMatchObject([
    { code: "service-stop", message: expect.stringMatching(/exit code 5/) },
  ]);
});

test("a service of the whole run is started once and stopped at its end", async () => {
  const pids = join(bench.notes, "pids");
  const once = service(
    listen(0, `require("fs").appendFileSync("${pids}", process.pid + "\\n")`),
    { kind: "socket" },
    { lifetime: "run" },
  );
  const benchmark = harness(CONNECT, { id: "kept", service: once });
  await eventsOf(benchmark);
  await eventsOf(benchmark);
  const [pid, ...others] = readFileSync(pids, "utf8").trim().split("\n");
  expect(others).toEqual([]);
  const kept = bench.services.get({ system: "sys", benchmark: "kept", side: "baseline" })!;
  process.kill(Number(pid), "SIGKILL");
  await kept.ended;
  expect(await failureOf(benchmark)).toMatchObject({
    code: "service-died",
    message: expect.stringMatching(/between two trials/),
  });
  await eventsOf(benchmark);
  expect(await bench.services.stop("sys/kept")).toEqual([]);
  expect(readdirSync(join(bench.root, "t"))).toEqual([]);
});

test.each([
  ["never rests", "setInterval(() => { const end = Date.now() + 50; while (Date.now() < end); }, 1)", true],
  ["rests", "", false],
])("a service of the whole run that %s is told of the trials beside it: %j", async (how, work, isTold) => {
  const kept = service(listen(0, work), { kind: "socket" }, { lifetime: "run" });
  // Long enough that a service which never rests has used a part of it, whatever else runs here.
  const benchmark = harness(`setTimeout(() => {${CONNECT}}, 500)`, {
    id: how.replace(" ", "-"),
    service: kept,
  });
  try {
    const candidate = await bench.measure(benchmark, { side: "candidate" });
    expect(candidate.caveats).toEqual([]);
    const baseline = await bench.measure(benchmark);
    expect(baseline.result.kind).toBe("events");
    expect(baseline.caveats.map(({ code }) => code)).toEqual(isTold ? ["busy-neighbour"] : []);
    const beside = await bench.measure(harness(`setTimeout(() => {${WRITE}}, 500)`, { id: "beside" }));
    const told = ["baseline", "candidate"].map(
      (side) => `${side}'s service of sys/${how.replace(" ", "-")} was at work`,
    );
    expect(beside.caveats.map(({ message }) => /the (.* was at work)/.exec(message)?.[1])).toEqual(
      isTold ? told.reverse() : [],
    );
  } finally {
    await bench.services.stop();
  }
});

test("a trial's host readings are shares, or absent", async () => {
  const { host } = await bench.measure(harness(WRITE));
  for (const share of [host.stealShare, host.cpuPressureShare].filter((value) => value !== undefined)) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual(1);
  }
});

test("commands can be started where an argument looks like a shell's", async () => {
  const benchmark = harness("", {
    work: {
      kind: "harness",
      argv: [
        ...node(`require("fs").writeFileSync(process.env.LATENCY_GATE_OUT, process.argv[1])`),
        "$(id) `id` ; x",
      ],
    },
  });
  expect(await eventsOf(benchmark)).toBe("$(id) `id` ; x");
});
