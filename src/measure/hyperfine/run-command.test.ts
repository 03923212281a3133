import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { BenchmarkManifest } from "../../config/project.js";
import type { Failure } from "../../core/model/trial.js";
import type { Bench } from "../../../test/support/measure-bench.js";
import { command, node, openBench, withEnoughTime } from "../../../test/support/measure-bench.js";
import { provideHyperfine } from "../../../test/support/hyperfine.js";

const VERSIONS = ["1.20.0", "2.0.0"] as const;
const programs = new Map<string, string>();
let bench: Bench;
beforeAll(() => {
  for (const version of VERSIONS) programs.set(version, provideHyperfine(version));
  bench = openBench();
}, 600_000);
afterAll(() => bench.close());

interface Event {
  readonly type: string;
  readonly metric?: string;
  readonly values?: readonly number[];
  readonly value?: number;
  readonly version?: string;
}

async function eventsOf(version: string, benchmark: BenchmarkManifest): Promise<Event[]> {
  const { result } = await bench.measure(benchmark, { hyperfine: programs.get(version)! });
  if (result.kind !== "events") throw new Error(`expected events, not ${JSON.stringify(result)}`);
  return readFileSync(result.file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Event);
}

async function failureOf(program: string | undefined, benchmark: BenchmarkManifest): Promise<Failure> {
  const { result } = await bench.measure(benchmark, program === undefined ? {} : { hyperfine: program });
  if (result.kind !== "failed") throw new Error(`expected a failure, not ${result.kind}`);
  return result.failure;
}

describeVersions("times a command as often as asked", async (version) => {
  const events = await eventsOf(version, command(["sh", "-c", "exit 0"], { launches: 4 }));
  expect(events[0]).toMatchObject({ type: "start", version });
  expect(events[1]!.values).toHaveLength(4);
  expect(events.find(({ metric }) => metric === "rss")!.value).toBeGreaterThan(1e5);
});

describeVersions("hands arguments over as they are", async (version) => {
  const file = join(bench.notes, `arguments-${version}`);
  const args = ["a b", "it's", "$HOME `id`", "{x}", "", `"q"`, "back\\slash"] as const;
  const write = node(
    `require("fs").writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.argv.slice(1)))`,
  );
  await eventsOf(version, command([...write, ...args], { launches: 1, warmup: 0 }));
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(args);
});

describeVersions("prepares before each launch, and does not count its memory", async (version) => {
  const log = join(bench.notes, `prepared-${version}`);
  const prepare = node(
    `const big = Buffer.alloc(300 << 20, 1); require("fs").appendFileSync(${JSON.stringify(log)}, String(big[5]))`,
  );
  const events = await eventsOf(version, command(["true"], { launches: 2, warmup: 1, prepare: [prepare] }));
  expect(readFileSync(log, "utf8")).toBe("111");
  expect(events[1]!.values).toHaveLength(2);
  expect(events.find(({ metric }) => metric === "rss")!.value).toBeLessThan(100 << 20);
});

describeVersions(
  "an exit code that is not allowed fails the trial with what the command says",
  async (version) => {
    const shell = command(["sh", "-c", "echo no such table; exit 5"], { launches: 2 });
    expect(await failureOf(programs.get(version), shell)).toMatchObject({
      code: "exit-code",
      message: expect.stringMatching(/Launch 1 of 2 ended with exit code 5; allowed: 0/),
      logTail: expect.arrayContaining(["no such table"]),
    });
    const allowed = command(["sh", "-c", "exit 5"], { launches: 2, exitCodes: [0, 5] });
    expect(await eventsOf(version, allowed)).toHaveLength(6);
  },
);

describeVersions("a command that is not there is named", async (version) => {
  const failure = await failureOf(programs.get(version), command(["no-such-program"]));
  expect(failure).toMatchObject({ code: "not-found", message: expect.stringMatching(/no-such-program/) });
});

describeVersions("a command that hangs is stopped, with all its children", async (version) => {
  const pid = join(bench.notes, `hang-${version}`);
  const hang = node(
    `require("fs").writeFileSync(${JSON.stringify(pid)}, String(process.pid)); setInterval(() => {}, 1000)`,
  );
  const failure = await withEnoughTime(pid, (timeoutMs) =>
    failureOf(programs.get(version), command(hang, {}, { timeoutMs })),
  );
  expect(failure.code).toBe("timeout");
  expect(failure.hint).toBe("set a longer `timeout` for the benchmark, or fewer `launches`");
  expect(existsSync(`/proc/${readFileSync(pid, "utf8")}/exe`)).toBe(false);
});

test.each([
  ["hyperfine 1.15.0", "hyperfine-failed", /1\.15\.0 can't be used: versions 1\.16 to 2\.x can/],
  ["hyperfine 3.0.0", "hyperfine-failed", /3\.0\.0 can't be used/],
  ["something else", "hyperfine-failed", /does not answer/],
])("refuses %s and says what to install", async (answer, code, message) => {
  const program = join(bench.notes, `fake-${answer.replaceAll(" ", "-")}`);
  writeFileSync(program, `#!/bin/sh\necho '${answer}'\n`);
  chmodSync(program, 0o755);
  const failure = await failureOf(program, command(["true"]));
  expect(failure).toMatchObject({
    code,
    message: expect.stringMatching(message),
    hint: expect.stringMatching(/pip install/),
  });
});

test("no hyperfine is a failure with what to install", async () => {
  expect(await failureOf(undefined, command(["true"]))).toMatchObject({
    code: "not-found",
    hint: expect.stringMatching(/pip install/),
  });
});

function describeVersions(name: string, run: (version: string) => Promise<void>): void {
  test.each(VERSIONS)(`hyperfine %s: ${name}`, run);
}
