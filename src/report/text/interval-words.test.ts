import { expect, test } from "@jest/globals";
import type { Change, Judgement, Report, Row } from "../../core/model/report.js";
import { intervalInWords } from "./interval-words.js";

interface Seen {
  readonly verdict: Extract<Judgement, { change: Change }>["verdict"];
  /** Percent: estimate, low, high. */
  readonly percent: readonly [number, number, number];
  readonly statistic?: string;
  readonly row?: Partial<Row>;
  readonly pValueAdjusted?: number;
  /** By default the next quantile of what is one of a tail, and nothing of anything else. */
  readonly around?: Change["around"];
  readonly report?: Partial<Pick<Report, "confirmation">> & {
    readonly looks?: readonly number[];
    readonly alpha?: number;
  };
}

const ADDRESS = { system: "shop", benchmark: "handle", scenario: "list" };
const WIDER = { code: "wider-pass", passWithin: 0.2, tolerance: 0.04, floor: 0 } as const;

const NEXT: Readonly<Record<string, NonNullable<Change["around"]>[number]>> = {
  p95: { quantile: 0.9, of: "trials", relative: 0.02 },
  p99: { quantile: 0.98, of: "trials", relative: 0.01 },
};

/** What stands beside such a row of a run of twelve numbers, each allowed ±4 % unless it says otherwise. */
function said({ verdict, percent, statistic = "p99", row, pValueAdjusted = 0.001, report, around }: Seen) {
  const [relative, low, high] = percent.map((one) => one / 100) as [number, number, number];
  const judgement = {
    verdict,
    decidedAtLook: 10,
    change: {
      relative,
      relativeInterval: { low, high },
      baseline: 1e6,
      pValueAdjusted,
      around: around ?? (NEXT[statistic] === undefined ? undefined : [NEXT[statistic]]),
    },
  } as unknown as Judgement;
  const whole: Row = {
    address: ADDRESS,
    metric: "latency",
    statistic,
    unit: "ns",
    better: "lower",
    gated: true,
    tolerance: 0.04,
    floor: 0,
    judgement,
    budget: undefined,
    caveats: [],
    phases: [],
    ...row,
  };
  const plan = {
    looks: report?.looks ?? [10],
    alpha: report?.alpha ?? 0.05,
    metricsPlanned: 12,
  } as unknown as Report["plan"];
  return intervalInWords(whole, {
    plan,
    ...(report?.confirmation === undefined ? {} : { confirmation: report.confirmation }),
  });
}

const AROUND = "the verdict rests on the quantiles around it, too (P98 +1.0 %)";

test.each<[string, Seen, string | undefined]>([
  // What was seen of unchanged code.
  [
    "a pass of a quantile that is too noisy to show it by itself",
    { verdict: "pass", percent: [-26.1, -93, 53.1] },
    `the interval, of P99 alone, reaches beyond what is allowed: ${AROUND}`,
  ],
  [
    "a pass in the wider sense whose interval reaches beyond even that",
    { verdict: "pass", percent: [-4.3, -74.4, 58.8], row: { caveats: [WIDER] } },
    `the interval, of P99 alone, reaches beyond what is ruled out: ${AROUND}`,
  ],
  [
    "a pass in the wider sense of what is slower by its interval",
    { verdict: "pass", percent: [4.6, 2.2, 5.3], statistic: "p50", row: { caveats: [WIDER] } },
    "by its interval it is worse, but by less than what is ruled out",
  ],
  [
    "a pass of a median of few samples, which nothing else speaks for",
    { verdict: "pass", percent: [1.7, -2, 5], statistic: "p50" },
    "the interval, of this number alone, reaches beyond what is allowed: the verdict asks for one side, and far-off rounds count less in it",
  ],
  [
    "a pass of a median, which parts of the trials speak for",
    {
      verdict: "pass",
      percent: [1.7, -2, 5],
      statistic: "p50",
      around: [{ quantile: 0.5, of: "calmest-parts", relative: 0.012 }],
    },
    "the interval, of P50 alone, reaches beyond what is allowed: the verdict rests on the calmest part of each trial, too (P50 in the calmest part of each trial +1.2 %)",
  ],
  [
    "a pass of a harness's scenario that is called run",
    { verdict: "pass", percent: [1.7, -2, 5], row: { address: { ...ADDRESS, scenario: "run" } } },
    `the interval, of P99 alone, reaches beyond what is allowed: ${AROUND}`,
  ],
  [
    "a pass of a whole command: its launches are judged by themselves",
    {
      verdict: "pass",
      percent: [1.7, -2, 5],
      statistic: "p95",
      around: [],
      row: { address: { ...ADDRESS, scenario: "run" } },
    },
    "the interval, of this number alone, reaches beyond what is allowed: the verdict asks for one side, and far-off rounds count less in it",
  ],
  ["a pass that its interval bears out", { verdict: "pass", percent: [1, -2, 3.9] }, undefined],
  [
    "a pass in the wider sense that its interval bears out",
    { verdict: "pass", percent: [3, -2, 19], row: { caveats: [WIDER] } },
    undefined,
  ],
  ["a pass at the limit, as it is printed", { verdict: "pass", percent: [1, -2, 4.04] }, undefined],
  [
    "a pass within the floor, 10 % of the baseline here",
    { verdict: "pass", percent: [1, -2, 9], row: { floor: 1e5 } },
    undefined,
  ],
  [
    "a pass of a throughput, of which less is worse",
    {
      verdict: "pass",
      percent: [-1, -3, 30],
      row: { metric: "throughput", statistic: "value", better: "higher" },
    },
    undefined,
  ],
  [
    "a pass of a throughput that may have fallen",
    {
      verdict: "pass",
      percent: [-1, -9, 3],
      around: [],
      row: { metric: "throughput", statistic: "value", better: "higher" },
    },
    "the interval, of this number alone, reaches beyond what is allowed: the verdict asks for one side, and far-off rounds count less in it",
  ],
  // A tail that is slower.
  [
    "a regression whose interval reaches down to no change",
    { verdict: "regression", percent: [6.8, -0.1, 15.9] },
    `the interval, of P99 alone, reaches into what is allowed: ${AROUND}`,
  ],
  ["a regression that its interval bears out", { verdict: "regression", percent: [9, 4, 12] }, undefined],
  [
    "a regression that a caveat explains already",
    { verdict: "regression", percent: [2, -3, 9], row: { caveats: [{ code: "by-neighbours" }] } },
    undefined,
  ],
  [
    "an improvement whose interval reaches into what is allowed",
    { verdict: "improvement", percent: [-6, -12, -1], statistic: "p95" },
    "the interval, of P95 alone, reaches into what is allowed: the verdict rests on the quantiles around it, too (P90 +2.0 %)",
  ],
  [
    "an improvement that its interval bears out",
    { verdict: "improvement", percent: [-9, -12, -4] },
    undefined,
  ],
  // Undecided, and yet.
  [
    "inconclusive beyond what is allowed, because it is one of many numbers",
    { verdict: "inconclusive", percent: [28.8, 5, 530.9], pValueAdjusted: 0.379 },
    "the interval, of P99 alone, lies beyond what is allowed: among the 12 hypotheses of the run that may be chance (p = 0.379, and at most 0.05 counts)",
  ],
  [
    "by the default α of a hundred",
    {
      verdict: "inconclusive",
      percent: [28.8, 5, 530.9],
      pValueAdjusted: 0.0219,
      report: { alpha: 0.021718612138153473 },
    },
    "the interval, of P99 alone, lies beyond what is allowed: among the 12 hypotheses of the run that may be chance (p = 0.0219, and at most 0.0217 counts)",
  ],
  [
    "inconclusive beyond what is allowed, because the quantiles around it are not",
    { verdict: "inconclusive", percent: [12.7, 5.5, 18.4], pValueAdjusted: 0.0253 },
    `the interval, of P99 alone, lies beyond what is allowed: ${AROUND}`,
  ],
  [
    "the same of several looks",
    { verdict: "inconclusive", percent: [7.5, 4, 11.4], statistic: "p50", report: { looks: [10, 14, 20] } },
    "the interval, of this number alone, lies beyond what is allowed: far-off rounds count less in the verdict, and it has to be sure over all 3 looks together",
  ],
  [
    "of a benchmark with looks of its own",
    {
      verdict: "inconclusive",
      percent: [7.5, 4, 11.4],
      statistic: "p50",
      row: { looks: [20, 28] },
      report: { looks: [10, 14, 20] },
    },
    "the interval, of this number alone, lies beyond what is allowed: far-off rounds count less in the verdict, and it has to be sure over all 2 looks together",
  ],
  [
    "inconclusive where the interval is better by more than is allowed",
    { verdict: "inconclusive", percent: [-9, -12, -5] },
    `the interval, of P99 alone, lies beyond what is allowed: ${AROUND}`,
  ],
  [
    "inconclusive within what is allowed",
    { verdict: "inconclusive", percent: [1, -2, 3] },
    `the interval, of P99 alone, holds nothing worse than what is allowed: ${AROUND}`,
  ],
  [
    "the same where a caveat says that the tail withheld it",
    { verdict: "inconclusive", percent: [1, -2, 3], row: { caveats: [{ code: "tail-guard" }] } },
    undefined,
  ],
  ["inconclusive as one would think", { verdict: "inconclusive", percent: [5, -2, 12] }, undefined],
  [
    "a regression that a second run did not find: that is said elsewhere",
    {
      verdict: "inconclusive",
      percent: [12, 8, 16],
      report: {
        confirmation: {
          rows: [{ address: ADDRESS, metric: "latency", statistic: "p99", confirmed: false }],
        } as unknown as NonNullable<Report["confirmation"]>,
      },
    },
    undefined,
  ],
  [
    "what is not gated has no verdict",
    { verdict: "pass", percent: [1, -90, 90], row: { gated: false } },
    undefined,
  ],
  ["where there is no interval", { verdict: "pass", percent: [1, -100, Infinity] }, undefined],
])("%s", (_, seen, words) => {
  expect(said(seen)).toBe(words);
});
