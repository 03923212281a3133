import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { nodeFiles } from "../adapters/node-files.js";
import { formatProblems } from "../core/model/problem.js";
import { loadProject } from "./load-project.js";

const root = mkdtempSync(join(tmpdir(), "pass-within-"));
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** `statistic: tolerance/passWithin` of a scenario under a policy, or what is wrong with them. */
async function allowed(policy: string, scenario: string): Promise<string[]> {
  mkdirSync(join(root, "systems/kv"), { recursive: true });
  writeFileSync(join(root, "latency-gate.yml"), `schema: 1\npolicy: {${policy}}\n`);
  writeFileSync(
    join(root, "systems/kv/system.yml"),
    `schema: 1\nid: kv\nbenchmarks:\n  crud:\n    harness: [./h]\n    samples: 100\n    scenarios: {read: {${scenario}}}\n    throughput: {}\n`,
  );
  const loaded = await loadProject(nodeFiles, { kind: "file", file: join(root, "latency-gate.yml") });
  if (!loaded.ok) return [formatProblems(loaded.error)];
  const { scenarios, metrics } = loaded.value.systems[0]!.benchmarks[0]!;
  const show = (name: string, one: { tolerance: number; passWithin: number }): string =>
    `${name} ${one.tolerance}/${one.passWithin}`;
  return [
    ...scenarios[0]!.statistics.map((one) => show(one.statistic, one)),
    ...metrics.map((one) => show(one.metric, one)),
  ];
}

test.each([
  [
    "",
    "gate: [p50, p90, p98.5, p99, p99.9, mean]",
    "p50 0.03/0.1, p90 0.03/0.1, p98.5 0.03/0.1, p99 0.03/0.2, p99.9 0.03/0.2, mean 0.05/0.1, throughput 0.05/0.1",
  ],
  ["", "gate: [p50, p95], tolerance: 5%", "p50 0.05/0.05, p95 0.05/0.05, throughput 0.05/0.1"],
  ["", "gate: [p50, p95], tolerance: {p95: 8%}", "p50 0.03/0.1, p95 0.08/0.08, throughput 0.05/0.1"],
  [
    "tolerance: {p95: 8%, throughput: 3%}",
    "gate: [p50, p90, p95]",
    "p50 0.03/0.1, p90 0.08/0.08, p95 0.08/0.08, throughput 0.03/0.03",
  ],
  ["tolerance: {p95: 8%}, passWithin: {p95: 16%}", "gate: [p95]", "p95 0.08/0.16, throughput 0.05/0.1"],
  ["passWithin: {p99: 10%}", "gate: [p99]", "p99 0.03/0.1, throughput 0.05/0.1"],
])("policy {%s} and scenario {%s} allow %s", async (policy, scenario, expected) => {
  expect((await allowed(policy, scenario)).join(", ")).toBe(expected);
});

test("a pass that rules out less than the tolerance is refused", async () => {
  const [problem] = await allowed("tolerance: {p95: 20%}, passWithin: {p95: 10%}", "gate: [p95]");
  expect(problem).toContain('/policy/passWithin/p95: expected at least the tolerance, got "10%"');
});
