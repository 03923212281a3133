import { expect, test } from "@jest/globals";
import { compareRuns } from "../../core/compare/two-runs.js";
import { gated, latencies, makeRun, measured, reads, samples } from "../../core/compare/testing.js";
import { judge } from "../../core/judge.js";
import type { Report } from "../../core/model/report.js";
import type { Results } from "../../core/model/run.js";
import { renderHtml } from "../html/render-html.js";
import { renderMarkdown } from "../markdown.js";
import { renderTerminal } from "../terminal.js";
import { renderJUnit } from "../junit.js";
import { headline, mostlyOpenInWords } from "./headline.js";
import { nextStep } from "./what-next.js";

const noisy = reads(1, {
  measure: (context) =>
    measured({
      series: [
        samples(latencies(context, { medianNs: context.side === "candidate" ? 2.1e6 : 2e6, luck: 0.08 })),
      ],
    }),
});

/** Of every form that people read. */
function headlines(report: Report, run = makeRun({})): string[] {
  return [
    headline(report),
    renderMarkdown(report).split("\n")[0]!,
    renderTerminal(report, { columns: 200, color: false, verbosity: "normal" }).trimEnd().split("\n").at(-1)!,
    /<title>(.*?)<\/title>/.exec(renderHtml(report, run))![1]!,
  ];
}

test("a run of which fewer than half was judged passes, and is not headed as one that did", () => {
  const run = makeRun({
    benchmarks: [noisy, reads(1, { id: "scan", metrics: [gated()] })],
    run: { stop: "rounds" },
  });
  const report = judge(run);
  expect(report.outcome).toMatchObject({ exitCode: 0, counts: { inconclusive: 2, pass: 1 } });
  for (const line of headlines(report, run)) {
    expect(line).toMatch(/[Nn]ot decided|has not decided/);
    expect(line).toContain("2 inconclusive, 1 unchanged");
    expect(line).not.toMatch(/passed|✅/i);
  }
  expect(renderHtml(report, run)).toContain('class="top tone-open"');
});

test("half of it is enough", () => {
  const metrics = [gated(), gated({ statistic: "p99" })];
  const report = judge(makeRun({ benchmarks: [reads(1, { metrics })] }));
  expect(headline(report)).toBe("Passed: 1 without enough data, 1 unchanged");
});

test("held against a stored run, nothing has passed", () => {
  const run = makeRun({ benchmarks: [reads(1)] });
  const compared = compareRuns([{ ...run, run: { ...run.run, id: "run-0" } }], run);
  if (compared.kind !== "report") throw new Error(compared.reason);
  expect(compared.report.outcome.exitCode).toBe(0);
  for (const line of headlines(compared.report, compared.results)) {
    expect(line).toMatch(/[Aa]dvice only: nothing was judged, 2 held against stored runs/);
    expect(line).not.toMatch(/passed|✅/i);
  }
});

test("an invariant that no trial reports is counted, and what is not gated asks for nothing to be seen again", () => {
  const slower = reads(1.5, {
    metrics: [gated({ gated: false }), gated({ statistic: "p95" })],
    invariants: [{ scenario: "read", metric: "leaks", limits: { min: undefined, max: 3 } }],
  });
  const report = judge(makeRun({ benchmarks: [slower] }));
  expect(headline(report)).toContain("1 invariant without a value");
  const again = renderTerminal(report, { columns: 200, color: false, verbosity: "normal" })
    .split("\n")
    .flatMap((line, index, lines) => (line.includes("again: ") ? [lines[index - 1]!] : []));
  expect(again).toEqual([expect.stringContaining("P95")]);
});

/** P50 passes, and so does P95, of which the limit lies among the trials. */
function openBudget(inconclusive: "pass" | "fail", isGated = true): Results {
  const budget = { min: undefined, max: 2.57e6 };
  const p95 = gated({ statistic: "p95", gated: isGated, budget });
  const metrics = isGated ? [gated(), p95] : [p95];
  return makeRun({
    plan: { inconclusive },
    run: { stop: "rounds" },
    benchmarks: [reads(1, { metrics })],
  });
}

test.each([
  ["fail", 3, "Undecided: 1 open budget, 2 unchanged", /[Uu]ndecided/],
  ["pass", 0, "Passed: 1 open budget, 2 unchanged", /[Pp]assed/],
] as const)(
  "an open budget is told in every form, where the policy lets it %s",
  (policy, exitCode, words, standing) => {
    const run = openBudget(policy);
    const report = judge(run);
    expect(report.outcome).toMatchObject({ exitCode, counts: { pass: 2 } });
    expect(headline(report)).toBe(words);
    for (const line of headlines(report, run)) {
      expect(line).toMatch(standing);
      expect(line).toContain("1 open budget, 2 unchanged");
    }
    const reason = /budget ≤ 2\.57 ms undecided: it is between 2\.\d+ ms and 2\.\d+ ms/;
    const quiet = renderTerminal(report, { columns: 400, color: false, verbosity: "quiet" });
    const [comment, folded] = renderMarkdown(report).split("<details><summary>1 unchanged or not gated");
    for (const text of [comment!, quiet, renderHtml(report, run)]) {
      expect(text).toMatch(reason);
      expect(text).toMatch(/budget[ \u00a0]open/);
      expect(text).toContain("To decide the open budget: measure more rounds");
    }
    expect(folded).toBeDefined();
    expect(folded).not.toContain("P95");
    expect(renderJUnit(report)).toMatch(
      exitCode === 3
        ? /name="crud\/read P95"><error message="budget open;/
        : /name="crud\/read P95"><skipped message="budget open;/,
    );
  },
);

test("a run of which all budgets are open, and that gates nothing, is not headed as passed", () => {
  const report = judge(openBudget("pass", false));
  expect(report.outcome.exitCode).toBe(0);
  expect(headline(report)).toBe("Not decided: 1 open budget");
  expect(mostlyOpenInWords(report)).toEqual([
    "Most is open: 1 of 1 gated numbers and budgets are undecided or lack data, which the policy lets pass.",
  ]);
});

test("the budget of a number that was decided early stands on all rounds: no time would decide it", () => {
  const run = openBudget("fail");
  const report = judge({ ...run, run: { ...run.run, stop: "time-budget" } });
  const [, row] = report.rows;
  expect(row?.judgement).toMatchObject({ verdict: "pass", decidedAtLook: 10 });
  expect(row?.budget).toMatchObject({ state: "undecided", rounds: 20 });
  expect(nextStep(report)?.words).toBe(
    "To decide the open budget: measure more rounds (--rounds 40 --time-budget 6m).",
  );
});
