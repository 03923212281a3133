import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { goldens } from "../../test/goldens.js";
import { nodeFiles } from "../adapters/node-files.js";
import { nodeTrialFiles } from "../adapters/node-trial-files.js";
import { CONFIG_FILE, loadProject } from "../config/load-project.js";
import { formatProblems } from "../core/model/problem.js";
import { configText } from "./config-text.js";
import { propose } from "./propose.js";
import type { Proposal, Survey } from "./proposal.js";
import { survey } from "./survey.js";
import { gateWorkflow } from "./workflow-text.js";

/** The git of a folder whose files are known; `survey` asks for nothing else. */
const gitOf = (files: readonly string[]): Parameters<typeof survey>[1] => ({
  run: () => Promise.resolve({ code: 0, stdout: files.map((file) => `${file}\0`).join(""), stderr: "" }),
});

function surveyOf(text: Readonly<Record<string, string>>): Survey {
  return { folder: "a-folder", files: Object.keys(text).sort(), text: new Map(Object.entries(text)) };
}

function workflowSteps(proposal: Proposal): string {
  return gateWorkflow(proposal).split("    steps:\n")[1]!;
}

/** What is written is a configuration that the gate itself accepts. */
async function problemsOf(config: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "latency-gate-init-"));
  try {
    const file = join(folder, CONFIG_FILE);
    writeFileSync(file, config);
    const loaded = await loadProject(nodeFiles, { kind: "file", file });
    return loaded.ok ? "" : formatProblems(loaded.error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("what is proposed for small repositories", () => {
  goldens("init", async (folder) => {
    const files = nodeTrialFiles.listTree(folder);
    const seen = await survey(folder, gitOf(files.filter((file) => file !== "expected.txt")), nodeFiles);
    const proposal = propose(seen!);
    const config = configText(proposal);
    expect(await problemsOf(config)).toBe("");
    return `${config}\n--- steps of the workflow\n${workflowSteps(proposal)}`;
  });
});

test("the proposed workflow runs on what this repository's own does, the label of an acceptance among it", () => {
  const pullRequest = (workflow: string): unknown =>
    (parse(workflow) as { on: { pull_request: unknown } }).on.pull_request;
  const own = readFileSync(join(import.meta.dirname, "../../.github/workflows/gate.yml"), "utf8");
  const proposed = pullRequest(gateWorkflow(propose(surveyOf({}))));
  expect(proposed).toEqual({ types: expect.arrayContaining(["labeled"]) });
  expect(proposed).toEqual(pullRequest(own));
});

const POM = "<dependency><artifactId>jmh-core</artifactId></dependency>";

describe("what is found, and what is not taken for a benchmark", () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ["an empty folder", {}, []],
    ["a package without a benchmark", { "package.json": `{"name":"x","scripts":{"test":"jest"}}` }, []],
    ["a package.json that is no JSON", { "package.json": "{" }, []],
    ["a script named bench", { "package.json": `{"scripts":{"bench":"node b.mjs"}}` }, ["bench: command"]],
    [
      "a script that needs a shell",
      { "package.json": `{"scripts":{"bench:io":"FAST=1 node b.mjs | tail"}}` },
      ["bench-io: command"],
    ],
    [
      "tinybench, printed as JSON",
      {
        "package.json": `{"scripts":{"bench":"node bench.mjs"},"devDependencies":{"tinybench":"6.2.3"}}`,
        "bench.mjs": `import { Bench } from "tinybench"; b.add("sort", f); JSON.stringify(b.tasks)`,
      },
      ["bench: tinybench sort"],
    ],
    [
      "vitest's benches",
      {
        "package.json": `{"devDependencies":{"vitest":"4"}}`,
        "a.bench.ts": `describe("d", () => { bench("s", f) })`,
      },
      ["vitest: vitest d > s"],
    ],
    [
      "go.mod alone",
      { "go.mod": "module example.org/x\n", "x_test.go": "func TestX(t *testing.T) {}\n" },
      [],
    ],
    [
      "Go benchmarks of two packages",
      {
        "go.mod": "module example.org/x\n",
        "x_test.go": "func BenchmarkGet(b *testing.B) {}\n",
        "io/y_test.go": "func BenchmarkPut(b *testing.B) {}\n",
      },
      ["go-io: go Put", "go: go Get"],
    ],
    ["a crate without criterion", { "Cargo.toml": `[[bench]]\nname = "x"\n` }, []],
    [
      "criterion",
      {
        "Cargo.toml": `[dev-dependencies]\ncriterion = "0.8"\n\n[[bench]]\nname = "io"\nharness = false\n`,
        "benches/io.rs": `let mut g = c.benchmark_group("g"); g.bench_function("read", f); c.bench_function("one", f);`,
      },
      ["io: criterion g/read one"],
    ],
    [
      "Python tests without the fixture",
      { "pyproject.toml": "[project]", "test_x.py": "def test_x():\n" },
      [],
    ],
    [
      "pytest-benchmark",
      { "pyproject.toml": "[project]", "test_x.py": "def test_x(benchmark):\n" },
      ["pytest: pytest-benchmark test_x.py::test_x"],
    ],
    ["CMake without Google Benchmark", { "CMakeLists.txt": "add_executable(x x.cc)" }, []],
    [
      "CMake, two executables",
      {
        "CMakeLists.txt":
          "target_link_libraries(a_bench PRIVATE benchmark::benchmark)\ntarget_link_libraries(b benchmark_main benchmark)",
      },
      ["a-bench: google-benchmark", "b: google-benchmark"],
    ],
    ["build.zig without a bench step", { "build.zig": `b.step("test", "…")` }, []],
    ["build.zig with one", { "build.zig": `b.step("benchmark", "…")` }, ["benchmark: command"]],
    ["a pom.xml without JMH", { "pom.xml": "<project/>" }, []],
    [
      "JMH",
      { "pom.xml": POM, "src/main/java/SortBenchmark.java": "@Benchmark\n  public void sort() {}\n" },
      ["jmh: jmh SortBenchmark.sort"],
    ],
  ])("%s", async (_name, text, expected) => {
    const proposal = propose(surveyOf(text));
    const found = proposal.ecosystems.flatMap(({ benchmarks }) =>
      benchmarks.map(({ id, work, names }) =>
        [`${id}:`, work.kind === "import" ? work.tool : work.kind, ...names].join(" "),
      ),
    );
    expect(found.sort()).toEqual([...expected].sort());
    if (found.length > 0) expect(await problemsOf(configText(proposal))).toBe("");
  });
});

test("no build lets one side's files reach the other: nothing is written below the shared cache", () => {
  const cargo = propose(
    surveyOf({ "Cargo.toml": `criterion = "1"\n[[bench]]\nname = "x"\n`, "benches/x.rs": "" }),
  );
  expect(configText(cargo)).not.toContain("LATENCY_GATE_CACHE_DIR");
});
