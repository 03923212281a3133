import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { goldens } from "../../test/goldens.js";
import { nodeFiles } from "../adapters/node-files.js";
import type { TrialOutcome } from "../core/model/trial.js";
import { readHarnessEvents } from "./harness-events.js";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "latency-gate-test-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

const scenarios = ["read", "write"];
const START = { type: "start", protocol: 1, harness: "h", version: "1", clock: "monotonic" };
const samples = (change: object): object => ({
  type: "samples",
  scenario: "read",
  metric: "latency",
  unit: "ns",
  ...change,
});

async function read(content: string | Uint8Array, asked = ["read"]): Promise<TrialOutcome> {
  const path = join(folder, "events.ndjson");
  await writeFile(path, content);
  return readHarnessEvents(nodeFiles, path, { scenarios: asked });
}

const lines = (...events: readonly object[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join("");

describe("a bad line fails the trial, with its number and pointer", () => {
  goldens("invalid-events", async (path) => {
    const outcome = await readHarnessEvents(nodeFiles, join(path, "events.ndjson"), { scenarios });
    if (outcome.kind === "ok") return "ok\n";
    const { code, message, where, hint } = outcome.failure;
    return `${code}: ${where ?? ""}: ${message}${hint === undefined ? "" : ` (${hint})`}\n`;
  });
});

test.each([
  [samples({ unit: "ms", values: [1] }), "latencies are in ns: multiply by 1 000 000"],
  [samples({ unit: "µs", values: [1] }), "latencies are in ns: multiply by 1 000"],
  [samples({ unit: "s", values: [1] }), "latencies are in ns: multiply by 1 000 000 000"],
  [{ type: "value", metric: "size", unit: "KiB", better: "lower", value: 1 }, undefined],
])("a unit of time that is not ns says what to multiply by: %j", async (event, hint) => {
  expect(await read(lines(START, event))).toMatchObject({ failure: { code: "event-invalid", hint } });
});

test("a trial of more samples than can be kept fails, and says so", async () => {
  const million = samples({ values: Array.from({ length: 2 ** 20 }, () => 1) });
  const many = Array.from({ length: 8 }, () => million);
  const end = { type: "end" };
  const most = await read(lines(START, ...many, end));
  expect(most.kind === "ok" && most.series[0]!.values).toHaveLength(2 ** 23);
  const more = await read(lines(START, ...many, samples({ values: [1] }), end));
  expect(more.kind === "failed" && more.failure.message).toBe("the trial has more than 8388608 samples");
  expect(more.kind === "failed" && more.failure.where).toContain("line 10 of");
});

test("arrays that were split over lines are joined in order; phases, outcomes, labels and warm-up stay apart", async () => {
  const outcome = await read(
    lines(
      START,
      samples({ values: [1, 2] }),
      samples({ values: [9], warmup: true }),
      samples({ values: [7], outcome: "not-found" }),
      samples({ values: [8], labels: { b: "2", a: "1" } }),
      samples({ values: [3] }),
      samples({ values: [1.5], batch: 4, metric: "hot" }),
      { type: "error", kind: "timeout", count: 2, message: "no answer" },
      { type: "error", kind: "timeout", count: 3 },
      { type: "end", operations: 7, checksum: "crc32c:1" },
    ),
  );
  expect(outcome.kind).toBe("ok");
  if (outcome.kind !== "ok") return;
  expect(
    outcome.series.map((one) => [one.outcome, one.warmup, one.labels, one.batch, [...one.values]]),
  ).toEqual([
    ["ok", false, {}, 1, [1, 2, 3]],
    ["ok", true, {}, 1, [9]],
    ["not-found", false, {}, 1, [7]],
    ["ok", false, { a: "1", b: "2" }, 1, [8]],
    ["ok", false, {}, 4, [1.5]],
  ]);
  expect(outcome.errors).toEqual([{ kind: "timeout", count: 5, message: "no answer" }]);
  expect(outcome.harness).toMatchObject({ name: "h", operations: 7, checksum: "crc32c:1" });
});

test("errors are counted up to 2^53, and no further", async () => {
  const errors = (count: number): string =>
    lines(
      START,
      samples({ values: [1] }),
      { type: "error", kind: "t", count: 2 ** 52 },
      { type: "error", kind: "t", count },
      { type: "end" },
    );
  const most = await read(errors(2 ** 52 - 1));
  expect(most.kind === "ok" && most.errors).toMatchObject([{ count: 2 ** 53 - 1 }]);
  const more = await read(errors(2 ** 52));
  expect(more.kind === "failed" && more.failure.message).toContain("more errors than can be counted");
});

test("a million scenarios are refused at the first that was not asked for", async () => {
  const path = join(folder, "million.ndjson");
  const file = await open(path, "w");
  await file.write(lines(START));
  const many = Array.from({ length: 10_000 }, (_, index) =>
    lines(samples({ scenario: `s${index}`, values: [1] })),
  ).join("");
  for (let part = 0; part < 100; part += 1) await file.write(many);
  await file.close();
  const outcome = await readHarnessEvents(nodeFiles, path, { scenarios: ["read"] });
  expect(outcome).toMatchObject({
    kind: "failed",
    failure: { where: "line 2 of the file at LATENCY_GATE_OUT, /scenario" },
  });
});

test("a file of 2 GB is refused before it is read", async () => {
  const path = join(folder, "large.ndjson");
  const file = await open(path, "w");
  await file.truncate(2 * 1024 ** 3);
  await file.close();
  const outcome = await readHarnessEvents(nodeFiles, path, { scenarios: ["read"] });
  expect(outcome).toMatchObject({
    kind: "failed",
    failure: { code: "output-too-large", message: "the events are larger than 512 MiB" },
  });
});

test("any bytes at all fail, and never throw", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      expect((await read(bytes)).kind).toBe("failed");
    }),
    { numRuns: 200, seed: 1 },
  );
});

test("any cut of a good file fails, except before its last line end", async () => {
  const whole = lines(START, samples({ values: [1, 2, 3] }), { type: "end" });
  for (let length = 0; length < whole.length - 1; length += 1) {
    expect((await read(whole.slice(0, length))).kind).toBe("failed");
  }
  expect((await read(whole.slice(0, -1))).kind).toBe("ok");
});

test("any JSON in an event's place fails unless it is one", async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (text) => {
      expect((await read(`${lines(START)}${text}\n${lines({ type: "end" })}`)).kind).toBe("failed");
    }),
    { numRuns: 200, seed: 2 },
  );
});
