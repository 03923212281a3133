import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import prettier from "prettier";
import { VERDICTS } from "./model/report.js";
import type { InvariantOutcome, Judgement, Report, Row, Verdict } from "./model/report.js";
import { EXIT_CODE_OF, joinOutcome } from "./verdicts.js";

const change = {} as Extract<Judgement, { change: unknown }>["change"];
const failure = { code: "exit-code", message: "", where: undefined, hint: undefined, logTail: [] } as const;
const JUDGEMENTS: Readonly<Record<Verdict, Judgement>> = {
  pass: { verdict: "pass", change, decidedAtLook: 10 },
  improvement: { verdict: "improvement", change, decidedAtLook: 10 },
  regression: { verdict: "regression", change, decidedAtLook: 10 },
  inconclusive: { verdict: "inconclusive", change, decidedAtLook: undefined },
  insufficient: { verdict: "insufficient", reason: "samples", needed: 5000, have: 10, values: undefined },
  added: { verdict: "added", value: 1 },
  missing: { verdict: "missing" },
  incomparable: { verdict: "incomparable", reason: { kind: "workload", baseline: "a", candidate: "b" } },
  invalid: { verdict: "invalid", side: undefined, failure },
};

function row(verdict: Verdict, own: Partial<Row> = {}): Row {
  return {
    address: { system: "kv", benchmark: "crud", scenario: "read" },
    metric: "latency",
    statistic: "p50",
    unit: "ns",
    better: "lower",
    gated: true,
    tolerance: 0.05,
    floor: 0,
    judgement: JUDGEMENTS[verdict],
    budget: undefined,
    caveats: [],
    phases: [],
    ...own,
  };
}

function codeOf(
  rows: readonly Row[],
  { inconclusive = "pass", ...own }: Partial<Report> & { inconclusive?: "pass" | "fail" } = {},
): number {
  const run = { stop: "decided" } as const;
  const plan = { notMeasured: [] };
  return joinOutcome({ rows, invariants: [], systems: [], run, plan, ...own }, inconclusive).exitCode;
}

test.each([
  ["pass", 0, 0],
  ["improvement", 0, 0],
  ["added", 0, 0],
  ["insufficient", 0, 0],
  ["inconclusive", 0, 3],
  ["regression", 1, 1],
  ["missing", 2, 2],
  ["incomparable", 2, 2],
  ["invalid", 2, 2],
] as const)("%s beside a pass: %p, and %p where inconclusive fails", (verdict, code, strict) => {
  expect(codeOf([row("pass"), row(verdict)])).toBe(code);
  expect(codeOf([row("pass"), row(verdict)], { inconclusive: "fail" })).toBe(strict);
});

const RANK = [1, 2, 3, 0];
test("of any two verdicts the graver one counts: 1 before 2 before 3 before 0", () => {
  for (const a of VERDICTS) {
    for (const b of VERDICTS) {
      const alone = [a, b].map((one) => codeOf([row("pass"), row(one)], { inconclusive: "fail" }));
      const expected = RANK.find((code) => alone.includes(code));
      expect(codeOf([row("pass"), row(a), row(b)], { inconclusive: "fail" })).toBe(expected);
    }
  }
});

test("what is not gated counts only where it could not be measured", () => {
  const codes = VERDICTS.map((verdict) => [verdict, codeOf([row("pass"), row(verdict, { gated: false })])]);
  expect(codes.filter(([, code]) => code !== 0)).toEqual([
    ["missing", 2],
    ["incomparable", 2],
    ["invalid", 2],
  ]);
});

const limits = { min: undefined, max: 1 };
const interval = { low: 0, high: 2 };
test.each([
  ["holds", 0, 0],
  ["broken", 1, 1],
  ["undecided", 0, 3],
] as const)("a budget that is %s: %p, and %p where inconclusive fails", (state, code, strict) => {
  const rows = [row("pass", { gated: false, budget: { limits, state, interval, rounds: 20 } })];
  expect(codeOf(rows)).toBe(code);
  expect(codeOf(rows, { inconclusive: "fail" })).toBe(strict);
});

test.each<[InvariantOutcome["state"], number]>([
  [{ kind: "holds", worst: 0 }, 0],
  [{ kind: "broken", worst: 2, round: 0, trials: 1 }, 1],
  [{ kind: "unknown", round: 0 }, 2],
])("an invariant %p: %p", (state, code) => {
  const { address } = row("pass");
  expect(
    codeOf([row("pass")], { invariants: [{ address, metric: "errors", unit: "1", limits, state }] }),
  ).toBe(code);
});

test("nothing judged is no pass", () => {
  expect(codeOf([])).toBe(2);
  expect(codeOf([row("pass", { gated: false })])).toBe(2);
  expect(codeOf([row("insufficient"), row("insufficient")])).toBe(2);
  const notMeasurable = { stage: "build", side: "candidate", failure } as const;
  const systems = [{ id: "kv", title: undefined, notMeasurable, harnessChange: undefined }];
  expect(codeOf([row("pass")], { systems })).toBe(2);
});

test("numbers that do not vary, and new ones, do not stand in for those that lacked data", () => {
  const exact = { baseline: 1, candidate: 1, relative: 0, varies: false };
  const counter = row("pass", { judgement: { verdict: "pass", exact } });
  expect(codeOf([counter])).toBe(0);
  expect(codeOf([counter, row("insufficient")])).toBe(2);
  expect(codeOf([row("added"), row("insufficient")])).toBe(2);
  expect(codeOf([counter, row("insufficient"), row("inconclusive")])).toBe(0);
  const stored = {
    verdict: "insufficient",
    reason: "stored",
    needed: 10,
    have: 1,
    values: undefined,
  } as const;
  expect(codeOf([counter, row("insufficient", { judgement: stored })])).toBe(0);
});

// The tables of verdicts in the documents.

const MEANING: Readonly<Record<Verdict, string>> = {
  pass: "any change for the worse is shown to be within the tolerance, or below the floor; where nobody named a tolerance, within `passWithin` at the least, which is said",
  improvement: "better, by more than the tolerance and the floor",
  regression: "worse, by more than the tolerance and the floor",
  inconclusive: "neither could be shown; the report says what change this run would have seen",
  insufficient:
    "too few samples or rounds, or too coarse a clock; shown with what it would need. A run that judged nothing else ends with 2",
  added:
    "only the candidate has it: a system, a benchmark, or a metric that the baseline does not report; its budget holds from the first day",
  missing: "in the baseline and not in the candidate",
  incomparable:
    "the sides did other work (a new scenario in a benchmark of both sides is other work), report in other units or forms, or ran on other hosts",
  invalid:
    "a trial failed, what it wrote can't be read, it lacks what the others report, more of the candidate's operations failed, or the time ended before the first look",
};

/** For who reads README.md first, in the order in which they are met. */
const IN_BRIEF: Readonly<Record<Verdict, string>> = {
  pass: "slower by more than the tolerance is ruled out (where you name none, [see below](#what-a-pass-says))",
  improvement:
    "shown to be faster by more than the tolerance and the floor, and significant after correction for all metrics of the run",
  regression:
    "shown to be slower by more than the tolerance and the floor, and significant after correction for all metrics of the run",
  inconclusive:
    "none of these could be shown; the report says how small a change the run could have detected",
  insufficient:
    "too few samples or rounds for this quantile, or too coarse a clock; a run that judged nothing else ends with 2",
  added: "only the candidate has it: a new system, benchmark or metric",
  missing: "in the baseline and not in the candidate",
  incomparable: "the two sides did not do the same work",
  invalid: "a build, harness or result failed",
};

const MARKED = /(<!-- verdicts:.*-->\n)[^]*(<!-- \/verdicts -->)/;

test.each<[string, readonly Verdict[], typeof MEANING, string]>([
  ["docs/verdicts.md", VERDICTS, MEANING, "`inconclusive: fail`"],
  ["README.md", Object.keys(IN_BRIEF) as Verdict[], IN_BRIEF, "so"],
])("the table of verdicts in %s is that of the code", async (document, verdicts, meaning, policy) => {
  const path = join(import.meta.dirname, "..", "..", document);
  const text = readFileSync(path, "utf8");
  const lines = verdicts.map((verdict) => {
    const code = EXIT_CODE_OF[verdict];
    return `| \`${verdict}\` | ${meaning[verdict]} | ${code === "policy" ? `0, or 3 where the policy says ${policy}` : String(code)} |`;
  });
  const table = ["| verdict | meaning | exit code |", "|-|-|-|", ...lines].join("\n");
  const updated = text.replace(MARKED, `$1\n${table}\n\n$2`);
  const options = await prettier.resolveConfig(path);
  const expected = await prettier.format(updated, { ...options, parser: "markdown" });
  if (process.env["UPDATE_GOLDENS"] === "1") writeFileSync(path, expected);
  expect(text).toMatch(MARKED);
  expect(readFileSync(path, "utf8")).toBe(expected);
});
