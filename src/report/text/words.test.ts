import { expect, test } from "@jest/globals";
import { makeRun, reads } from "../../core/compare/testing.js";
import { judge } from "../../core/judge.js";
import type { NotMeasured, PolicyChange } from "../../core/model/plan.js";
import type { Caveat, Report, Row, ScenarioShift } from "../../core/model/report.js";
import type { Unit } from "../../core/model/trial.js";
import { policyChangesInWords } from "./policy-words.js";
import { remarksOf } from "./remarks.js";
import { nextStep, reproduce } from "./what-next.js";
import { failureInWords, reasonOf, shiftInWords, warningsInWords } from "./words.js";

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

const report = {
  run: { durationMs: 70_000, stop: "rounds" },
  baseline: { commit: "903d4022" },
  systems: [{ id: "shop", harnessChange: undefined }],
  plan: { looks: [10, 14, 20, 28, 40], alpha: 0.05, metricsPlanned: 3, quick: false, seed: "6a9c" },
  rows: [row],
} as unknown as Report;

test("a change that others carry says by how much they changed", () => {
  const around = [
    { quantile: 0.9, of: "trials", relative: 0.14 },
    { quantile: 0.9, of: "calmest-parts", relative: 0.153 },
    { quantile: 0.975, of: "trials", relative: 0.01 },
  ] as const;
  const judgement = {
    verdict: "regression",
    change: { ...change, relative: 0.016, relativeInterval: { low: -0.061, high: 0.167 }, around },
    decidedAtLook: 10,
  } as unknown as Row["judgement"];
  const carried = "(P90 +14.0 %, P90 in the calmest part of each trial +15.3 %, P97.5 +1.0 %)";
  for (const caveats of [[], [{ code: "by-neighbours" }]] as const) {
    expect(remarksOf({ ...row, judgement, caveats }, report).join()).toContain(carried);
  }
});

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

test.each<[string, Unit, RegExp, RegExp]>([
  ["of a time", "ns", /the clock/, /time batches/],
  ["of a size", "B", /one of its steps/, /gate the mean/],
  ["of a count", "1", /one of its steps/, /gate the mean/],
])("few values, or a zero, %s are told by what is in steps there", (_, unit, ties, zero) => {
  const said = (code: "ties" | "coarse-clock"): string =>
    remarksOf({ ...row, unit, caveats: [{ code }] }, report).join();
  const lacking = (reason: "zero" | "resolution"): string =>
    reasonOf({
      unit,
      judgement: { verdict: "insufficient", reason, needed: 0.1, have: 0.5, values: undefined },
    })!;
  expect(said("ties")).toMatch(ties);
  expect(lacking("zero")).toMatch(zero);
  for (const words of [said("ties"), said("coarse-clock"), lacking("zero"), lacking("resolution")]) {
    expect(/clock|batch/.test(words)).toBe(unit === "ns");
  }
});

test.each<[number, string]>([
  [2, "a change of 200 % would have been seen four times in five"],
  [Infinity, "no change, however large, would have been seen four times in five"],
])("an inconclusive number says which change would have been seen: %p", (smallestDetectable, words) => {
  const judgement = {
    verdict: "inconclusive",
    change: { ...change, smallestDetectable },
    decidedAtLook: undefined,
  } as unknown as Row["judgement"];
  expect(reasonOf({ judgement, unit: "op/s" })).toBe(words);
});

/** What a run has of its own. */
interface Own extends Partial<Omit<Report, "plan" | "run">> {
  readonly plan?: Partial<Report["plan"]>;
  readonly run?: Partial<Report["run"]>;
}

const of = (own: Own): Report => ({
  ...report,
  ...own,
  plan: { ...report.plan, ...own.plan },
  run: { ...report.run, ...own.run },
});

const AGAIN = "npx latency-gate gate --system shop --scenario shop/handle/list --baseline 903d4022";

test.each<[string, Own, string]>([
  ["a run as it is by default", {}, `${AGAIN} --seed 6a9c`],
  ["of more rounds", { plan: { looks: [10, 14, 20, 28, 40, 80] } }, `${AGAIN} --rounds 80 --seed 6a9c`],
  ["a quick one", { plan: { quick: true, looks: [10] } }, `${AGAIN} --quick --seed 6a9c`],
  [
    "a quick one of more rounds",
    { plan: { quick: true, looks: [10, 20] } },
    `${AGAIN} --quick --rounds 20 --seed 6a9c`,
  ],
  [
    "one that was given less time than is usual",
    { plan: { timeBudgetMs: 5 * 60_000 } },
    `${AGAIN} --time-budget 5m --seed 6a9c`,
  ],
  [
    "one that was given more time, of which it needed little",
    { plan: { timeBudgetMs: 1350_000 }, run: { durationMs: 60_000 } },
    `${AGAIN} --time-budget 1350s --seed 6a9c`,
  ],
  [
    "a quick one of as much time as is usual, which the configuration may have other than that",
    { plan: { quick: true, looks: [10], timeBudgetMs: 3 * 60_000 } },
    `${AGAIN} --quick --time-budget 3m --seed 6a9c`,
  ],
  [
    "one of a report that does not have its budget, and that took longer than is usual",
    { run: { durationMs: 22.5 * 60_000 } },
    `${AGAIN} --time-budget 1350s --seed 6a9c`,
  ],
  [
    "one whose harness changed, as a label declares",
    {
      systems: [
        {
          id: "shop",
          title: undefined,
          notMeasurable: undefined,
          harnessChange: 'the label "latency-gate: harness change"',
        },
      ],
    },
    `${AGAIN} --label 'latency-gate: harness change' --seed 6a9c`,
  ],
  [
    "one whose harness changed, as a commit declares, which is measured again itself",
    {
      systems: [
        { id: "shop", title: undefined, notMeasurable: undefined, harnessChange: 'a trailer ("more")' },
      ],
    },
    `${AGAIN} --seed 6a9c`,
  ],
])("the command that measures it again is that of the same run: %s", (_, own, command) => {
  expect(reproduce(of(own), row)).toBe(command);
});

const noisy = (smallestDetectable: number, roundsUsed = 40): Row =>
  ({
    ...row,
    judgement: { ...row.judgement, change: { ...change, smallestDetectable, roundsUsed } },
  }) as Row;

const CUT = [noisy(0.1, 28)];

test.each<[string, Own, string | undefined]>([
  [
    "nothing is open",
    { rows: [{ ...row, judgement: { ...row.judgement, verdict: "pass" } as Row["judgement"] }] },
    undefined,
  ],
  ["what is not gated is open", { rows: [{ ...row, gated: false }] }, undefined],
  [
    "the time ran out",
    { rows: CUT, run: { stop: "time-budget", durationMs: 12 * 60_000 } },
    "give it more time (--time-budget 24m), or gate fewer scenarios",
  ],
  [
    "the time ran out, and builds took less than half of it",
    { rows: CUT, run: { stop: "time-budget", durationMs: 12 * 60_000, builds: { durationMs: 6 * 60_000 } } },
    "give it more time (--time-budget 24m), or gate fewer scenarios",
  ],
  [
    "builds took more than half of the time that ran out",
    {
      rows: CUT,
      run: {
        stop: "time-budget",
        durationMs: 12 * 60_000,
        builds: {
          durationMs: 6 * 60_000 + 1000,
          longest: { system: "kv", stage: "build", side: "candidate", durationMs: 4 * 60_000 },
        },
      },
    },
    "give it more time (--time-budget 24m), or let it find what was built in the cache folder of this run: building took 6 min 1 s of 12 min, the longest of it the build of the candidate of kv (4 min)",
  ],
  [
    "the time ran out, and what is open had all its rounds: it ended something else",
    { rows: [noisy(0.1)], run: { stop: "time-budget", durationMs: 12 * 60_000 } },
    "measure more rounds (--rounds 80 --time-budget 24m)",
  ],
  [
    "builds took most of the time, and it sufficed",
    { run: { durationMs: 60_000, builds: { durationMs: 50_000 } }, plan: { quick: true } },
    "measure without --quick",
  ],
  ["it was a quick one", { plan: { quick: true } }, "measure without --quick"],
  [
    "trials are long",
    { rows: [{ ...noisy(0.1), caveats: [{ code: "long-trials" }] }] },
    "take half the samples in a trial and twice the rounds (--rounds 80)",
  ],
  ["it is nearly seen", { rows: [noisy(0.1)] }, "measure more rounds (--rounds 80)"],
  [
    "it is nearly seen beside a rate that nothing would show",
    { rows: [noisy(0.1), { ...noisy(Infinity), better: "higher" }] },
    "measure more rounds (--rounds 80)",
  ],
  [
    "a rate whose fall is nearly seen",
    { rows: [{ ...noisy(0.1), better: "higher" }] },
    "measure more rounds (--rounds 80)",
  ],
  [
    "noise is out of all proportion",
    { rows: [noisy(1.5)] },
    "find a calmer machine, or make this one calmer (latency-gate doctor says what it could see, and why)",
  ],
])("what next, where %s", (_, own, words) => {
  expect(nextStep(of(own))?.words).toBe(
    words === undefined ? undefined : `To decide what is inconclusive: ${words}.`,
  );
});

const budgeted = (low: number, high: number, own: Partial<Row> = {}): Row => ({
  ...row,
  judgement: { ...row.judgement, verdict: "pass" } as Row["judgement"],
  budget: { limits: { min: undefined, max: 100 }, state: "undecided", interval: { low, high }, rounds: 40 },
  ...own,
});

const FARTHER =
  "set its limit farther from where the number lies, which is too near to tell on which side of it";

test.each<[string, readonly Row[], string]>([
  ["a limit that is nearly told from the number", [budgeted(94, 101)], "measure more rounds (--rounds 80)"],
  ["no interval yet", [budgeted(-Infinity, Infinity)], "measure more rounds (--rounds 80)"],
  ["a limit where the number lies", [budgeted(95, 105)], FARTHER],
  [
    "what is new, of which trials lie on both sides",
    [budgeted(80, 101, { judgement: { verdict: "added", value: 90 } })],
    FARTHER,
  ],
])("what next of an open budget: %s", (_, rows, words) => {
  expect(nextStep(of({ rows }))?.words).toBe(`To decide the open budget: ${words}.`);
});

test("what next of budgets and numbers together is what helps both", () => {
  const both = nextStep(of({ rows: [noisy(1.5), budgeted(95, 105), budgeted(95, 105)] }))?.words;
  expect(both).toMatch(/^To decide what is inconclusive and the open budgets: find a calmer machine/);
});

test("what a second run did not find again is decided", () => {
  const again = { ...row, confirmed: false, change: undefined };
  const confirmation = { run: "2", rows: [again] } as unknown as NonNullable<Report["confirmation"]>;
  expect(nextStep({ ...report, confirmation })).toBeUndefined();
});

type Part = ScenarioShift["parts"][number];
const part = (direction: Part["direction"], from: number, to?: number): Part => ({ direction, from, to });

test.each<[string, readonly Part[]]>([
  ["slower only from P97 up", [part("up", 0.97)]],
  ["slower from the median up", [part("up", 0.5)]],
  ["faster from P50 to P60 and slower from P95 up", [part("down", 0.5, 0.6), part("up", 0.95)]],
  [
    "slower here and there between P50 and P98",
    [part("up", 0.5, 0.6), part("up", 0.7, 0.7), part("up", 0.95, 0.98)],
  ],
  [
    "faster and slower in turns from P50 up, so that no one part of it can be named",
    [
      part("down", 0.5, 0.6),
      part("up", 0.7, 0.7),
      part("down", 0.9, 0.9),
      part("up", 0.95, 0.98),
      part("down", 0.999),
    ],
  ],
])("%s", (words, parts) => {
  expect(shiftInWords({ parts })).toBe(words);
});

test.each([
  [
    "The harness ended with exit code 3.",
    "Read its log.",
    "The harness ended with exit code 3. (kv read) Read its log.",
  ],
  ["nodee was not found", "is it on PATH?", "nodee was not found (kv read); is it on PATH?"],
])("a failure and its hint are two sentences: %s", (message, hint, words) => {
  expect(failureInWords({ code: "not-found", message, where: "kv read", hint, logTail: [] })).toBe(words);
});

const policy = (key: string, baseline?: string, candidate?: string): PolicyChange => ({
  file: "latency-gate.yml",
  pointer: key.startsWith("/") ? key : `/benchmarks/handle/scenarios/list/statistics/${key}`,
  baseline,
  candidate,
});

test("changes of what is allowed are told by number, as people write them", () => {
  expect(
    policyChangesInWords([
      policy("p95/passWithin", "0.1", "0.2"),
      policy("p95/tolerance", "0.04", "0.2"),
      policy("p90/passWithin", "0.1", "0.2"),
      policy("p90/tolerance", "0.1", "0.2"),
      policy("p99/floorNs", "0"),
      policy("p99/gated", "true"),
      policy("p99/passWithin", "0.2"),
      policy("p99/tolerance", "0.04"),
      policy("p50/budget/max", "5000000"),
      policy("/benchmarks/handle/invariants/errors/limits/max", "0"),
      policy("/policy/inconclusive", '"fail"', '"pass"'),
      policy("/quick/timeBudget", "180000", "240000"),
    ]),
  ).toEqual(
    [
      "handle/list p95: passWithin 10 % → 20 %, tolerance 4 % → 20 %",
      "handle/list p90: tolerance 10 % → 20 %",
      "handle/list p99: taken out",
      "handle/list p50: budget.max 5 ms → absent",
      "handle errors: limits.max 0 → absent",
      '/policy/inconclusive: "fail" → "pass"',
      "/quick/timeBudget: 3 min → 4 min",
    ].map((words) => `Policy change, in force after the merge: latency-gate.yml ${words}`),
  );
});

test.each<[string, readonly PolicyChange[], string]>([
  [
    "is gated is judged at once, within its tolerance",
    [policy("p95/gated", undefined, "true"), policy("p95/tolerance", undefined, "0.05")],
    "judged in this run already: latency-gate.yml handle/list p95: new, tolerance 5 %",
  ],
  [
    "has a budget alone is told by it",
    [
      policy("p95/budget/max", undefined, "100000"),
      policy("p95/gated", undefined, "false"),
      policy("p95/tolerance", undefined, "0.1"),
    ],
    "judged in this run already: latency-gate.yml handle/list p95: new: budget ≤ 100 µs",
  ],
])("a number that only the candidate declares and that %s", (_, changes, words) => {
  expect(policyChangesInWords(changes)).toEqual([`Policy change, ${words}`]);
});

test("a budget of a number that the baseline has is in force after the merge", () => {
  expect(policyChangesInWords([policy("p95/budget/max", undefined, "100000")])).toEqual([
    "Policy change, in force after the merge: latency-gate.yml handle/list p95: budget.max absent → 100 µs",
  ]);
});

test.each<[boolean, readonly NotMeasured["reason"][], string | undefined]>([
  [true, ["filtered"], "1 benchmark or scenario was left out by a filter."],
  [true, ["quick", "quick"], "2 benchmarks or scenarios were left out by --quick."],
  [true, ["time"], "1 benchmark or scenario was left out by a quick run for lack of time."],
  [
    true,
    ["filtered", "study", "quick", "filtered", "other-shard"],
    "3 benchmarks or scenarios were left out: 1 by --quick, 2 by a filter.",
  ],
  [false, ["study", "other-shard"], undefined],
])("what a run (quick: %s) leaves out is counted by what left it out: %j", (quick, reasons, said) => {
  const notMeasured = reasons.map((reason, index) => ({
    ...{ system: "kv", benchmark: `b${index}`, scenario: undefined },
    reason,
  }));
  const report = judge(makeRun({ benchmarks: [reads(1)], plan: { quick, notMeasured } }));
  expect(warningsInWords(report).find((warning) => warning.includes("left out"))).toBe(said);
});
