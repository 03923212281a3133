import { describe, expect, test } from "@jest/globals";
import type { SampleSeries, TrialOutcome } from "../model/trial.js";
import { hiddenTail } from "./failed-operations.js";
import { indexTrials } from "./index-trials.js";
import { pairMetric } from "./paired-metric.js";
import { gated, makeRun, measured, samples, SYSTEM, value } from "./testing.js";

/** What a trial tells of `read`. */
interface Told {
  readonly ok: number;
  readonly failed?: number;
  /** What each operation takes. */
  readonly ns?: number;
  readonly batch?: number;
  readonly others?: readonly SampleSeries[];
  /** The scenario of which errors may be lost. */
  readonly lost?: string;
  /** What is said of it, where it is something else. */
  readonly code?: string;
}

const errorsOf = (failed: number) =>
  failed === 0 ? [] : [{ scenario: "read", kind: "500", count: failed, message: undefined }];

function sampled({
  ok,
  failed = 0,
  ns = 1e6,
  batch = 1,
  others = [],
  lost,
  code = "errors-lost",
}: Told): TrialOutcome {
  return measured({
    series: [samples(new Float64Array(ok / batch).fill(ns), { batch }), ...others],
    errors: errorsOf(failed),
    caveats: lost === undefined ? [] : [{ code, scenario: lost, message: "some are not here" }],
  });
}

type Of<T> = (round: number) => T;

/** The message on what may be hidden in the operations of a candidate. */
function hiddenIn(
  outcome: { readonly baseline: Of<TrialOutcome>; readonly candidate: Of<TrialOutcome> },
  { rounds = 10, metric = "latency", statistic = "p95" } = {},
): string | undefined {
  const planned = gated({ metric, statistic: statistic });
  const measure = ({ side, round }: { side: "baseline" | "candidate"; round: number }): TrialOutcome =>
    outcome[side](round);
  const results = makeRun({ rounds: rounds + (rounds % 2), benchmarks: [{ id: "crud", measure }] });
  const pairs = indexTrials(results).get(`${SYSTEM}/crud`)!.pairs.slice(0, rounds);
  const place = { key: "k", system: SYSTEM, benchmark: "crud", launches: false, looks: undefined };
  const pairing = pairMetric(planned, pairs, place);
  if (pairing.kind !== "paired") throw new Error(pairing.kind);
  return hiddenTail(pairing.metric, pairs)?.message;
}

const sides = (baseline: Of<Told>, candidate: Of<Told>) => ({
  baseline: (round: number) => sampled(baseline(round)),
  candidate: (round: number) => sampled(candidate(round)),
});

/** Speeds that differ from trial to trial: as many operations in each are a number of the work's. */
const uneven = (round: number): number => 1e6 * (1 + 0.01 * (round % 5));

const FAILED = /^Operations of read failed in the candidate/;
const MISSING = /^Operations of read are missing in the candidate/;
const LEFT_OUT = /leaves out those that failed/;

function expectSaid(said: string | undefined, expected: RegExp | undefined): void {
  if (expected === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(expected);
}

test.each([
  ["p99", 4, undefined],
  ["p99", 6, FAILED],
  ["p95", 24, undefined],
  ["p95", 26, FAILED],
  ["p50", 24, undefined],
  ["p50", 26, FAILED],
  ["mean", 24, undefined],
  ["mean", 26, FAILED],
])(
  "half of what lies beyond %s, and never more than a fortieth, may be gone: %d of 1000",
  (statistic, failed, said) => {
    const outcome = sides(
      () => ({ ok: 1000 }),
      () => ({ ok: 1000 - failed, failed }),
    );
    expectSaid(hiddenIn(outcome, { statistic }), said);
  },
);

describe("of a tool that keeps no samples", () => {
  interface Others {
    readonly values: readonly string[];
    readonly series: readonly string[];
  }
  const NONE: Others = { values: [], series: [] };
  const summary =
    (metric: string, failed: number, operations: number | undefined, others = NONE) =>
    (): TrialOutcome => {
      const own = measured({
        values: [
          value(metric, 1e6, { scenario: "read" }),
          ...others.values.map((scenario) => value(metric, 1e6, { scenario })),
        ],
        series: others.series.map((scenario) => samples([1e6], { scenario })),
        errors: errorsOf(failed),
      });
      return { ...own, harness: { ...own.harness, operations } };
    };
  const said = (metric: string, failed: number, others = NONE): string | undefined =>
    hiddenIn(
      { baseline: summary(metric, 0, 1000, others), candidate: summary(metric, failed, 1000, others) },
      { metric, statistic: "value" },
    );

  test.each([
    ["latency-p97-5", 11, undefined],
    ["latency-p97-5", 15, FAILED],
    ["latency-p99", 4, undefined],
    ["latency-p99", 7, FAILED],
    ["latency-mean", 24, undefined],
    ["latency-mean", 30, FAILED],
    ["throughput", 500, undefined],
    ["latency-p99-share", 500, undefined],
  ])("%s says what may be gone: %d beside 1000", (metric, failed, expected) => {
    expectSaid(said(metric, failed), expected);
  });

  test("the count of its operations is of all scenarios: with two of them nobody knows the share of one", () => {
    expect(said("latency-p99", 500, { ...NONE, values: ["write"] })).toBeUndefined();
    expect(said("latency-p99", 500, { ...NONE, series: ["write"] })).toBeUndefined();
  });

  test("a trial that does not count its operations leaves the shares unknown", () => {
    const of = (failed: number, silent: boolean) => (round: number) =>
      summary("latency-p99", failed, silent && round === 3 ? undefined : 1000)();
    const said = (silent: "baseline" | "candidate" | "neither"): string | undefined =>
      hiddenIn(
        { baseline: of(0, silent === "baseline"), candidate: of(500, silent === "candidate") },
        { metric: "latency-p99", statistic: "value" },
      );
    expect([said("baseline"), said("candidate")]).toEqual([undefined, undefined]);
    expect(said("neither")).toMatch(FAILED);
  });
});

test.each<[string, number, Of<number>, RegExp | undefined]>([
  ["half of all in three rounds", 3, () => 500, FAILED],
  ["half of all in one round", 1, () => 500, undefined],
  // Student's t of 4 degrees of freedom is 7.17 at 0.1 %.
  [
    "a mean excess of 7.8 standard errors in five rounds",
    5,
    (round) => [72, 86, 100, 114, 128][round]! + 27,
    FAILED,
  ],
  ["one of 6.5 standard errors", 5, (round) => [72, 86, 100, 114, 128][round]! - 35, undefined],
])("as many must fail as chance does not make: %s", (_, rounds, failedIn, said) => {
  const outcome = sides(
    () => ({ ok: 1000 }),
    (round) => ({ ok: 1000 - failedIn(round), failed: failedIn(round) }),
  );
  expectSaid(hiddenIn(outcome, { rounds }), said);
});

test.each([
  [40, 2, FAILED],
  [20, 1, undefined],
  [4, 2, FAILED],
  [2, 1, undefined],
])("however alike the rounds are, so few may be chance: of %d in each trial %d", (size, failed, said) => {
  const outcome = sides(
    () => ({ ok: size }),
    () => ({ ok: size - failed, failed }),
  );
  expectSaid(hiddenIn(outcome), said);
});

test("a round in which a side did nothing hides nothing of the others", () => {
  const outcome = sides(
    (round) => ({ ok: round === 3 ? 0 : 1000 }),
    () => ({ ok: 900, failed: 100 }),
  );
  expect(hiddenIn(outcome)).toMatch(FAILED);
});

test.each<[string, Of<Told>, RegExp | undefined]>([
  [
    "trials of 20 that take different times",
    (round) => ({ ok: 20, ns: 1e6 * (1 + 0.1 * (round % 5)) }),
    MISSING,
  ],
  [
    "trials of 19, which all have as many by chance",
    (round) => ({ ok: 19, ns: 1e6 * (1 + 0.1 * (round % 5)) }),
    undefined,
  ],
  ["trials of 1000 that take different times", (round) => ({ ok: 1000, ns: uneven(round) }), MISSING],
  [
    "trials that differ by two and a half operations in time",
    (round) => ({ ok: 1000, ns: round % 2 === 0 ? 1e6 : 1.0025e6 }),
    MISSING,
  ],
  [
    "trials that differ by one and a half, as those of a fixed time do",
    (round) => ({ ok: 1000, ns: round % 2 === 0 ? 1e6 : 1.0015e6 }),
    undefined,
  ],
  [
    "trials of which one was held up and one was fast, which is no speed",
    (round) => ({ ok: 1000, ns: round === 4 ? 3e6 : round === 6 ? 1e5 : 1e6 }),
    undefined,
  ],
  ["trials of which two were slower", (round) => ({ ok: 1000, ns: round > 7 ? 1.1e6 : 1e6 }), MISSING],
  ["trials of which two were faster", (round) => ({ ok: 1000, ns: round > 7 ? 0.9e6 : 1e6 }), MISSING],
  [
    "trials that measured two operations of theirs in a batch",
    (round) => ({ ok: 998, ns: uneven(round), others: [samples([1e6], { batch: 2 })] }),
    undefined,
  ],
  [
    "trials of which one measured in batches, which speed sizes",
    (round) => ({ ok: 1000, ns: uneven(round), batch: round === 3 ? 2 : 1 }),
    undefined,
  ],
  [
    "trials of 1000 of which a few failed",
    (round) => ({ ok: 1000 - (round % 3), failed: round % 3, ns: uneven(round) }),
    MISSING,
  ],
  [
    "trials of which one has one more",
    (round) => ({ ok: round === 3 ? 1001 : 1000, ns: uneven(round) }),
    undefined,
  ],
])(
  "operations are missing beside a fixed number of them in the baseline's trials: %s",
  (_, baseline, said) => {
    expectSaid(hiddenIn(sides(baseline, () => ({ ok: Math.floor(baseline(0).ok / 2) }))), said);
  },
);

test("operations are missing in most trials of the candidate, though one has them all", () => {
  const outcome = sides(
    (round) => ({ ok: 1000, ns: uneven(round) }),
    (round) => ({ ok: round === 3 ? 1000 : 900 }),
  );
  expect(hiddenIn(outcome)).toMatch(MISSING);
});

test.each<[string, Told, RegExp | undefined]>([
  ["five that failed and 35 that are told nowhere", { ok: 960, failed: 5 }, /and 400 of 10000 \(4\.0 %\)/],
  ["40 that failed beside all the others", { ok: 1000, failed: 40 }, FAILED],
  ["five that failed, and nothing is missing", { ok: 995, failed: 5 }, undefined],
  ["nothing missing at all, and some more", { ok: 1005 }, undefined],
])("what is missing and what failed are counted as one: %s", (_, candidate, said) => {
  const outcome = sides(
    (round) => ({ ok: 1000, ns: uneven(round) }),
    () => candidate,
  );
  expectSaid(hiddenIn(outcome), said);
});

test.each<[string, Partial<SampleSeries>, RegExp | undefined]>([
  ["of the scenario itself", {}, FAILED],
  ["of another scenario", { scenario: "write" }, undefined],
  ["of another metric", { metric: "queued" }, undefined],
  ["of a phase, which every operation has beside its own", { phase: "parse" }, undefined],
  ["of the warm-up", { warmup: true }, undefined],
])("samples of another outcome count as failed: %s", (_, own, said) => {
  const busy = samples(new Float64Array(100).fill(1e6), { outcome: "busy", ...own });
  const outcome = sides(
    () => ({ ok: 1000 }),
    () => ({ ok: 1000, others: [busy] }),
  );
  expectSaid(hiddenIn(outcome), said);
});

test.each<[string, Of<Told>, RegExp | undefined]>([
  [
    "of the scenario, in one trial",
    (round) => (round === 3 ? { ok: 700, lost: "read" } : { ok: 700 }),
    LEFT_OUT,
  ],
  ["of another scenario", () => ({ ok: 700, lost: "write" }), undefined],
  [
    "what it says of the scenario is something else",
    () => ({ ok: 700, lost: "read", code: "clock" }),
    undefined,
  ],
  ["of the scenario, and no fewer are there", () => ({ ok: 990, lost: "read" }), undefined],
  [
    "of the scenario, and a few trials alone are shorter",
    (round) => ({ ok: round < 4 ? 300 : 990, lost: "read" }),
    undefined,
  ],
])("a tool that loses errors may have left out what is missing: %s", (_, candidate, said) => {
  // A number that differs is none of the work's.
  expectSaid(hiddenIn(sides((round) => ({ ok: 1000 + (round % 3) }), candidate)), said);
});
