import { beforeEach, expect, test } from "@jest/globals";
import { BuildClock } from "./build-clock.js";
import { StageFailure } from "./failure.js";

const MINUTE = 60_000;
const BASELINE = { system: "engine", stage: "build", side: "baseline" } as const;
const CANDIDATE = { system: "engine", stage: "setup", side: "candidate" } as const;

let nowMs: number;
let clock: BuildClock;

beforeEach(() => {
  nowMs = 1000;
  clock = new BuildClock({
    nowMs: () => nowMs,
    startedAtMs: 1000,
    budgetMs: 10 * MINUTE,
    measuredUntilMs: 1000 + 9 * MINUTE,
  });
});

const taking =
  (durationMs: number): (() => Promise<string>) =>
  () => {
    nowMs += durationMs;
    return Promise.resolve("done");
  };

async function failureOf(work: Promise<unknown>): Promise<StageFailure> {
  const failure: unknown = await work.catch((error: unknown) => error);
  if (!(failure instanceof StageFailure)) throw new Error("it did not fail");
  return failure;
}

test("a stage that is at work when the time ends goes on to its end; no other is begun after it", async () => {
  nowMs += 9 * MINUTE - 1;
  expect(clock.isSpent()).toBe(false);
  await expect(clock.begin(BASELINE, taking(2 * MINUTE))).resolves.toBe("done");
  let begun = false;
  const { stage, side, failure } = await failureOf(
    clock.begin(CANDIDATE, () => {
      begun = true;
      return Promise.resolve();
    }),
  );
  expect(begun).toBe(false);
  expect({ stage, side, code: failure.code }).toEqual({ stage: "setup", side: "candidate", code: "timeout" });
  expect(failure.message).toBe(
    "The time budget of 10 min was used up before anything could be measured: building took 11 min, the longest of it the build of the baseline of engine (2 min).",
  );
  expect(failure.hint).toContain("--time-budget");
});

test("the stage that took longest is named, be it one that failed", async () => {
  await clock.watch({ system: "engine", stage: "source" }, taking(MINUTE));
  const failed = clock.begin(CANDIDATE, async () => {
    await taking(3 * MINUTE + 5000)();
    throw new Error("it broke");
  });
  await expect(failed).rejects.toThrow("it broke");
  await clock.begin(BASELINE, taking(2 * MINUTE));
  expect(clock.soFar()).toEqual({
    durationMs: 6 * MINUTE + 5000,
    longest: { ...CANDIDATE, durationMs: 3 * MINUTE + 5000 },
  });
});

test("one that is still at work is named where another one may not begin", async () => {
  await clock.watch(BASELINE, async () => {
    await taking(20 * MINUTE)();
    const { failure } = await failureOf(clock.begin(CANDIDATE, taking(0)));
    expect(failure.message).toMatch(/the longest of it the build of the baseline of engine \(20 min\)\.$/);
  });
});

test("where nothing was run, nothing is named", async () => {
  nowMs += 20 * MINUTE;
  const { failure } = await failureOf(clock.begin(BASELINE, taking(0)));
  expect(failure.message).toMatch(/: building took 20 min\.$/);
});

test("what has no budget is never spent", () => {
  const unlimited = BuildClock.unlimited(() => nowMs);
  nowMs = Number.MAX_SAFE_INTEGER;
  expect(unlimited.isSpent()).toBe(false);
});
