import { expect, test } from "@jest/globals";
import type { Caveat, Report, Row } from "../../core/model/report.js";
import { remarksOf } from "./remarks.js";

const ADDRESS = { system: "shop", benchmark: "handle", scenario: "list" };

const change = {
  relative: 0.06,
  relativeInterval: { low: -0.02, high: 0.14 },
  baseline: 1e6,
  pValueAdjusted: 0.5,
  samplesPerSide: 24_000,
  roundsUsed: 40,
};
const row = {
  address: ADDRESS,
  metric: "latency",
  statistic: "p95",
  better: "lower",
  gated: true,
  tolerance: 0.04,
  floor: 0,
  judgement: { verdict: "inconclusive", change, decidedAtLook: undefined },
  caveats: [],
} as unknown as Row;

const report = { plan: { looks: [10, 14, 20, 28, 40], alpha: 0.05, metricsPlanned: 3 } } as unknown as Report;

test.each<[string, Caveat, string]>([
  [
    "trials that are too long are told with the numbers of this run, and where it is explained",
    { code: "long-trials" },
    'half the samples of a trial (300 in place of 600) would tell nearly as much: with twice the rounds (--rounds 80) they show smaller changes, in about the same time where starting a trial costs little (docs/harness.md, "Short trials")',
  ],
  [
    "a drift is told with what to look for",
    { code: "trend" },
    "both sides drifted over the run by more than the tolerance, so less can be seen: does the machine change its speed (latency-gate doctor), or do data grow?",
  ],
  [
    "a change that neighbours show",
    { code: "by-neighbours" },
    "by itself this number is too noisy to show it: the quantiles around it, or the calmer parts of the trials, do",
  ],
])("%s", (_, caveat, words) => {
  expect(remarksOf({ ...row, caveats: [caveat] }, report)).toEqual([words]);
});
