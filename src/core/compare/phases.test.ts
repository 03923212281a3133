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
