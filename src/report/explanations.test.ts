import { expect, test } from "@jest/globals";
import { gated, makeRun, measured, reads, samples } from "../core/compare/testing.js";
import { judge } from "../core/judge.js";
import { renderMarkdown } from "./markdown.js";
import { renderTerminal } from "./terminal.js";
import { verdictTable } from "./html/page/verdict-table.js";

const metrics = [gated(), gated({ statistic: "p90" }), gated({ statistic: "p95" })];
/** Some operations take twice as long as the others, which would be a caveat of each number. */
const twoModes = Array.from({ length: 100 }, (_, i) => (i % 5 < 3 ? 321e3 : 616e3) + i * 100);
const report = judge(
  makeRun({
    rounds: 4,
    run: { stop: "time-budget" },
    benchmarks: [reads(1, { metrics, measure: () => measured({ series: [samples(twoModes)] }) })],
  }),
);
const REASON = /The measuring ended after 4 rounds, and the first look needs 10\./g;
const terminal = renderTerminal(report, { columns: 400, color: false, verbosity: "normal" });
const markdown = renderMarkdown(report);

test("what a benchmark's numbers can't be judged for is said once, with how many more it holds for", () => {
  expect(report.rows.map(({ judgement }) => judgement.verdict)).toEqual(["invalid", "invalid", "invalid"]);
  for (const text of [terminal, markdown]) {
    expect(text.match(REASON)).toHaveLength(1);
    expect(text).toContain("(the same for 2 more rows of kv/crud)");
  }
});

test("a row of the page, which is searched and filtered, has its own reason", () => {
  expect(verdictTable(report.rows, report).text.match(REASON)).toHaveLength(3);
});

test("nothing that would qualify a number stands at a row that has none", () => {
  expect(report.rows[0]!.caveats.map(({ code }) => code)).toContain("two-modes");
  for (const text of [terminal, markdown]) expect(text).not.toContain("two modes");
});
