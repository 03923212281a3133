import { expect, test } from "@jest/globals";
import { timeNeeded } from "./first-look-time.js";
import type { Tried } from "./trials.js";

const tried = (id: string, seconds: number, isGated = true): Tried => ({
  id,
  isGated,
  durationMs: seconds * 1000,
  said: "",
  log: undefined,
});

test.each<[string, number, readonly Tried[], number, RegExp | undefined]>([
  ["short trials", 20, [tried("a", 1), tried("b", 2)], 10, undefined],
  ["what just fits", 0, [tried("a", 26.7)], 10, undefined],
  [
    "what just does not",
    0,
    [tried("a", 26.8)],
    15,
    /^The first look needs 10 rounds of two trials and one to warm up: 9 min 50 s for the benchmark that ran, and 0 s for the builds of both sides\. So timeBudget is 15 min in place of 10\.$/,
  ],
  ["long builds", 300, [tried("a", 1)], 15, /22 s for the benchmark .* 10 min for the builds/],
  ["one that is not gated", 0, [tried("a", 1), tried("b", 60, false)], 10, undefined],
  [
    "more than a workflow has time for",
    30,
    [tried("a", 20), tried("b", 50)],
    20,
    /25 min 40 s for the 2 benchmarks that ran, and 1 min for the builds of both sides\. That is more than the 20 min that are written, .*\(b takes 50 s a trial\)/,
  ],
])("the time for a first look of %s", (_what, buildSeconds, trials, minutes, said) => {
  expect(timeNeeded(buildSeconds * 1000, trials)).toEqual({
    minutes,
    said: said === undefined ? undefined : expect.stringMatching(said),
  });
});
