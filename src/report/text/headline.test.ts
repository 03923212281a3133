import { expect, test } from "@jest/globals";
import { compareRuns } from "../../core/compare/two-runs.js";
import { gated, latencies, makeRun, measured, reads, samples } from "../../core/compare/testing.js";
import { judge } from "../../core/judge.js";
import type { Report } from "../../core/model/report.js";
import { renderHtml } from "../html/render-html.js";
import { renderMarkdown } from "../markdown.js";
import { renderTerminal } from "../terminal.js";
import { headline } from "./headline.js";

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
