import { expect, test } from "@jest/globals";
import type { Report, Row } from "../../core/model/report.js";
import { howToAccept } from "./what-next.js";

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
    `A regression that is meant is accepted in the open, ${way}. That is bound to these metrics and this commit.`,
  );
});
