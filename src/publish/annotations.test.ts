import { expect, test } from "@jest/globals";
import type { Project } from "../config/project.js";
import { acceptRegressions } from "../core/accept.js";
import { gated, makeRun, reads } from "../core/compare/testing.js";
import { judge } from "../core/judge.js";
import type { Report, Row } from "../core/model/report.js";
import type { Failure } from "../core/model/trial.js";
import { HOSTILE } from "../report/testing.js";
import { annotate } from "./annotations.js";

const PROJECT = {
  root: "/repository/kv",
  systems: [
    {
      id: "kv",
      file: "latency-gate.yml",
      benchmarks: [{ id: "crud", at: { file: "latency-gate.yml", line: 12 }, scenarios: [] }],
    },
  ],
} as unknown as Project;

test.each<[string, number, number | undefined, readonly unknown[]]>([
  ["what passes", 1, undefined, []],
  ["what keeps its budget", 1, 5e6, []],
  ["what passes and has an open budget", 1, 2.57e6, [["warning", "budget open: kv/crud/read P95"]]],
  ["what breaks its budget", 1, 1e6, [["error", "budget broken: kv/crud/read P95"]]],
  ["what regressed", 1.3, undefined, [["error", "regression: kv/crud/read P95"]]],
])("what must be seen stands at its line: %s", (_, factor, max, told) => {
  const budget = max === undefined ? undefined : { min: undefined, max };
  const metrics = [gated({ statistic: "p95", budget })];
  const run = makeRun({
    run: { stop: "rounds" },
    benchmarks: [reads(1, { id: "calm" }), reads(factor, { metrics })],
  });
  const annotations = annotate(judge(run), PROJECT, "/repository");
  expect(annotations.map(({ level, title }) => [level, title])).toEqual(told);
  expect(annotations.every(({ file, line }) => file === "kv/latency-gate.yml" && line === 12)).toBe(true);
});

const regressed = judge(makeRun({ benchmarks: [reads(1.3)] }));
const levels = (report: Report): unknown[] =>
  annotate(report, PROJECT, "/repository").map(({ level }) => level);
const withRows = (change: (row: Row) => Row): Report => ({
  ...regressed,
  rows: regressed.rows.map(change),
});

test("a regression that was accepted is told, and is no error; the other one still is", () => {
  const { address, metric, statistic } = regressed.rows[0]!;
  const who = { commit: "a".repeat(40), by: "she", how: "label", reason: "meant" } as const;
  const report = acceptRegressions(regressed, [{ address, metric, statistic, ...who }], "pass");
  expect(levels(report).sort()).toEqual(["error", "notice"]);
});

const failureOf = (message: string): Failure => ({
  code: "exit-code",
  message,
  where: undefined,
  hint: undefined,
  logTail: [],
});
const invalid = (message: string): Row["judgement"] => ({
  verdict: "invalid",
  side: "candidate",
  failure: failureOf(message),
});

test.each<[string, (before: Row["judgement"]) => Row["judgement"], readonly string[]]>([
  [
    "inconclusive",
    (before) => ({ ...before, verdict: "inconclusive" }) as Row["judgement"],
    ["warning", "warning"],
  ],
  ["missing", () => ({ verdict: "missing" }), ["error", "error"]],
  [
    "incomparable",
    () => ({ verdict: "incomparable", reason: { kind: "unit", baseline: "ms", candidate: "s" } }),
    ["error", "error"],
  ],
  ["invalid", () => invalid("It ended with exit code 3."), ["error", "error"]],
  ["an improvement", (before) => ({ ...before, verdict: "improvement" }) as Row["judgement"], []],
])("what is %s is told by its weight", (_, change, told) => {
  expect(levels(withRows((row) => ({ ...row, judgement: change(row.judgement) })))).toEqual(told);
});

test("of a system that no file describes any more there is no line, and the others have theirs", () => {
  const [gone, own] = regressed.rows;
  const report = { ...regressed, rows: [{ ...gone!, address: { ...gone!.address, system: "old" } }, own!] };
  expect(levels(report)).toEqual(["error"]);
});

test("there are as many as GitHub shows, of those that have a line", () => {
  const row = regressed.rows[0]!;
  const gone: Row = { ...row, address: { ...row.address, system: "old" }, judgement: { verdict: "missing" } };
  const rows = (count: number, one: Row): Row[] => Array.from({ length: count }, () => one);
  expect(levels({ ...regressed, rows: rows(12, row) })).toHaveLength(10);
  const judgement = { ...row.judgement, verdict: "inconclusive" } as Row["judgement"];
  const open: Row = { ...row, judgement };
  expect(levels({ ...regressed, rows: [...rows(12, gone), open] })).toEqual(["warning"]);
});

test("what a harness says brings nothing with it that is not seen", () => {
  const report = withRows((row) => ({
    ...row,
    address: { ...row.address, scenario: HOSTILE },
    judgement: invalid(HOSTILE),
  }));
  const [note] = annotate(report, PROJECT, "/repository");
  for (const text of [note!.title, note!.message]) {
    expect(text).toContain("txt.exe");
    // eslint-disable-next-line no-control-regex -- the very things that must not be there
    expect(text).not.toMatch(/[\u0000-\u001f\u202a-\u202e]/);
  }
});
