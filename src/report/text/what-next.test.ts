import { expect, test } from "@jest/globals";
import { judge } from "../../core/judge.js";
import { gated, makeRun, reads } from "../../core/compare/testing.js";
import type { Report, Row } from "../../core/model/report.js";
import { renderMarkdown } from "../markdown.js";
import { renderTerminal } from "../terminal.js";
import { howToAccept } from "./what-next.js";

const LIMIT = { min: undefined, max: 1e6 };
const OPTIONS = { columns: 100, color: false, verbosity: "normal" } as const;

test.each<[string, number, Parameters<typeof gated>[0], { again: boolean; accept: boolean }]>([
  ["it regressed", 1.2, {}, { again: true, accept: true }],
  ["it regressed and broke its budget", 1.2, { budget: LIMIT }, { again: true, accept: true }],
  ["it broke its budget and is the same", 1, { budget: LIMIT }, { again: true, accept: false }],
  ["it is slower and not gated", 1.2, { gated: false }, { again: false, accept: false }],
  ["it is the same", 1, {}, { again: false, accept: false }],
])("how to see it again and how to accept it are said where they are of use: %s", (_, factor, own, said) => {
  const report = judge(makeRun({ benchmarks: [reads(factor, { metrics: [gated(own)] })] }));
  const markdown = renderMarkdown(report);
  expect(renderTerminal(report, OPTIONS).includes("again: npx latency-gate gate")).toBe(said.again);
  expect(markdown.includes("npx latency-gate gate")).toBe(said.again);
  expect(markdown.includes("the action accepts a regression that is meant")).toBe(said.accept);
});

const row = {
  address: { system: "kv", benchmark: "start", scenario: "run" },
  metric: "cpu",
  statistic: "p50",
} as Row;

test.each<[string, Report["plan"]["accept"], string]>([
  [
    "in results of old, by the label that is usual",
    undefined,
    'by the label that the policy names (by default "latency-gate: accept")',
  ],
  ["by the policy's own label", { label: "perf: slower", trailer: false }, 'by the label "perf: slower"'],
  [
    "and by a trailer, where the policy lets it",
    { label: "perf: slower", trailer: true },
    'by the label "perf: slower", or in the message of the head commit by the line: Latency-Gate-Accept: kv/start/run cpu.p50 "why"',
  ],
])("how a regression is accepted: %s", (_, accept, way) => {
  expect(howToAccept(row, { plan: { accept } } as unknown as Report)).toBe(
    `In a pull request, the action accepts a regression that is meant, in the open, ${way}. That is bound to these metrics and this commit.`,
  );
});
