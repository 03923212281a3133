import { expect, test } from "@jest/globals";
import type { MeasuredTrial, TrialPair } from "./index-trials.js";
import { phaseChanges } from "./phases.js";
import { measured, samples } from "./testing.js";

/** A hundred operations of 1 to 100 ms, of which `parseMs` are parsing. */
function trial(parseMs: number): MeasuredTrial {
  const parse = Array.from({ length: 100 }, () => parseMs * 1e6);
  const latency = parse.map((ns, index) => (index + 1) * 1e6 + ns);
  const outcome = measured({ series: [samples(latency), samples(parse, { phase: "parse" })] });
  return { outcome } as MeasuredTrial;
}

test.each([0.05, 0.1, 0.24, 0.25, 0.5, 0.9, 0.99])("the phase that grew is named at the quantile %d", (q) => {
  const pair = { round: 0, baseline: trial(1), candidate: trial(3) } as TrialPair;
  const [change] = phaseChanges([pair], "read", q);
  expect([change?.phase, change?.growthNs]).toEqual(["parse", 2e6]);
});

test("a phase that only one side has did not grow, and is not told", () => {
  const other = trial(3);
  const [latency, parse] = other.outcome.series;
  const outcome = { ...other.outcome, series: [latency!, parse!, { ...parse!, phase: "new" }] };
  const pair = { round: 0, baseline: trial(1), candidate: { ...other, outcome } } as TrialPair;
  expect(phaseChanges([pair], "read", 0.5).map(({ phase }) => phase)).toEqual(["parse"]);
});

test("a phase without labels is of the operations in the order in which their parts were written", () => {
  // Reads of 1 to 100 ms, then writes of 101 to 200 ms that spend all of what is more on the disk.
  const half = (from: number): number[] => Array.from({ length: 100 }, (_, i) => (from + i) * 1e6);
  const trialOf = (diskMs: number): MeasuredTrial => {
    const disk = [...half(1).map(() => 0), ...half(101).map(() => diskMs * 1e6)];
    const parts = [
      samples(half(1), { labels: { op: "read" } }),
      samples(
        half(101).map((ns) => ns + diskMs * 1e6),
        { labels: { op: "write" } },
      ),
    ];
    return { outcome: measured({ series: [...parts, samples(disk, { phase: "disk" })] }) } as MeasuredTrial;
  };
  const pair = { round: 0, baseline: trialOf(5), candidate: trialOf(15) } as TrialPair;
  expect(phaseChanges([pair], "read", 0.95)).toMatchObject([{ phase: "disk", growthNs: 1e7 }]);
});
