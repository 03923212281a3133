import { expect, test } from "@jest/globals";
import type { Report, Row } from "../../core/model/report.js";
import { renderHtml } from "../html/render-html.js";
import { renderMarkdown } from "../markdown.js";
import { renderTerminal } from "../terminal.js";
import { GOLDEN_CASES } from "../testing.js";
import { judge } from "../../core/judge.js";
import { levelsApart } from "./levels-apart.js";

const row = (statistic: string, [baseline, candidate]: readonly [number, number], relative: number): Row =>
  ({
    address: { system: "kv", benchmark: "crud", scenario: "read" },
    metric: "latency",
    statistic,
    judgement: { verdict: "pass", change: { baseline, candidate, relative } },
  }) as unknown as Row;

test.each<[string, readonly Row[], string | undefined]>([
  ["levels that say the same", [row("p50", [10e6, 10.3e6], 0.03)], undefined],
  ["a gap that the levels' digits hide", [row("p50", [10e6, 10.25e6], 0.03)], undefined],
  [
    "levels that say less than the change",
    [row("p50", [10e6, 10.1e6], 0.03)],
    "(kv/crud/read P50: by its levels +1.0 %, side by side +3.0 %)",
  ],
  [
    "of several the widest, with how many there are",
    [row("p50", [10e6, 10.1e6], 0.03), row("p99", [10e6, 9.5e6], 0.02), row("p95", [1e6, 1e6], 0)],
    "(kv/crud/read P99: by its levels −5.0 %, side by side +2.0 %, and 1 more)",
  ],
  ["levels and a change that are both from zero", [row("p50", [0, 5], Infinity)], undefined],
  [
    "a value that is zero in half of the trials",
    [row("p50", [5, 2.5], -1), row("p95", [2.5, 5], Infinity)],
    "(kv/crud/read P50: by its levels −50.0 %, side by side −100 %, and 1 more)",
  ],
])("%s", (_name, rows, words) => {
  const said = levelsApart({ rows });
  if (words === undefined) expect(said).toBeUndefined();
  else expect(said).toContain(words);
});

test("it is said once in each form that people read", () => {
  const results = GOLDEN_CASES["regression"]!();
  const judged = judge(results);
  const rows = judged.rows.map((one) =>
    "change" in one.judgement
      ? { ...one, judgement: { ...one.judgement, change: { ...one.judgement.change, candidate: 1e6 } } }
      : one,
  );
  const report: Report = { ...judged, rows };
  const terminal = renderTerminal(report, { columns: 200, color: false, verbosity: "normal" });
  for (const text of [terminal, renderMarkdown(report), renderHtml(report, results)]) {
    expect(text.match(/Verdicts go by the change/g)).toHaveLength(1);
  }
});
