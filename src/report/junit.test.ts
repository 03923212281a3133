import { expect, test } from "@jest/globals";
import { acceptRegressions } from "../core/accept.js";
import { judge } from "../core/judge.js";
import { gated, makeRun, reads } from "../core/compare/testing.js";
import type { MadeRun } from "../core/compare/testing.js";
import { renderJUnit } from "./junit.js";

const BUDGET = { min: undefined, max: 5e6 };
const alone = (own = {}) => gated({ gated: false, budget: BUDGET, ...own });

const CASES: readonly (readonly [string, MadeRun])[] = [
  [
    "what has a budget alone and is invalid",
    {
      benchmarks: [
        reads(1),
        reads(1, {
          id: "scan",
          metrics: [alone()],
          measure: (context) => (context.side === "candidate" ? EMPTY : reads(1).measure(context)),
        }),
      ],
    },
  ],
  ["what is only shown and is missing", { benchmarks: [reads(1), missing(alone({ budget: undefined }))] }],
  ["an interrupted run", { benchmarks: [reads(1)], run: { stop: "interrupted" } }],
  [
    "a run of which nothing is asked",
    { benchmarks: [reads(1, { metrics: [alone({ budget: undefined })] })] },
  ],
  [
    "a run that has too little of everything",
    { benchmarks: [reads(1, { metrics: [gated({ statistic: "p99" })] })] },
  ],
  [
    "an undecided budget where inconclusive fails",
    {
      plan: { inconclusive: "fail" },
      benchmarks: [reads(1), reads(1, { id: "scan", metrics: [alone({ budget: { ...BUDGET, max: 2e6 } })] })],
    },
  ],
];

const EMPTY = {
  kind: "failed",
  failure: { code: "exit-code", message: "boom", where: undefined, hint: undefined, logTail: [] },
} as const;

function missing(metric: ReturnType<typeof gated>) {
  return reads(1, { id: "scan", presence: "missing", metrics: [metric], measure: () => undefined });
}

test.each(CASES)("%s keeps the file from being green, as it keeps the run from passing", (_, run) => {
  const report = judge(makeRun(run));
  expect(report.outcome.exitCode).toBeGreaterThan(1);
  expect(renderJUnit(report)).toMatch(/<testsuites [^>]*errors="[1-9]/);
});

test("a case says the levels, what is allowed and why", () => {
  const text = renderJUnit(judge(makeRun({ benchmarks: [reads(1.2)] })));
  expect(text).toMatch(/<failure message="regression; 2\.\d+ ms → 2\.\d+ ms; \+\d+\.\d %.*; allowed ±5 %/);
});

test("an accepted regression keeps no file from being green, and says who accepted it", () => {
  const report = judge(makeRun({ benchmarks: [reads(1.2)] }));
  const accepted = report.rows.map(({ address, metric, statistic }) => ({
    ...({ address, metric, statistic, how: "label", by: "ada", reason: "perf: meant" } as const),
    commit: "89abcdef0123456789abcdef0123456789abcdef",
  }));
  const text = renderJUnit(acceptRegressions(report, accepted, "pass"));
  expect(text).toMatch(/<testsuites [^>]*tests="2" failures="0" errors="0" skipped="2"/);
  expect(text).toMatch(/<skipped message="regression; accepted by ada with the label &#34;perf: meant&#34;/);
  const half = renderJUnit(acceptRegressions(report, accepted.slice(0, 1), "pass"));
  expect(half).toMatch(/<testsuites [^>]*tests="2" failures="1" errors="0" skipped="1"/);
});
