import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { parse } from "yaml";
import { goldens } from "../../test/goldens.js";
import { nodeFiles } from "../adapters/node-files.js";
import { nodeTrialFiles } from "../adapters/node-trial-files.js";
import { buildOf } from "./build-of.js";
import { configText } from "./config-text.js";
import { propose } from "./propose.js";
import type { Proposal } from "./proposal.js";
import { survey } from "./survey.js";
import { problemsOf, surveyOf } from "../../test/proposals.js";
import { gateWorkflow } from "./workflow-text.js";

/** The git of a folder whose files are known; `survey` asks for nothing else. */
const gitOf = (files: readonly string[]): Parameters<typeof survey>[1] => ({
  run: () => Promise.resolve({ code: 0, stdout: files.map((file) => `${file}\0`).join(""), stderr: "" }),
});

function workflowSteps(proposal: Proposal): string {
  return gateWorkflow(proposal).split("    steps:\n")[1]!;
}

describe("what is proposed for small repositories", () => {
  goldens("init", async (folder) => {
    const files = await nodeTrialFiles.listTree(folder);
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

test.each<[string, Readonly<Record<string, string>>, string]>([
  ["package.json", { "package.json": `{"name": "@org/sort"}` }, "org-sort"],
  [
    "package.json, and not its author",
    { "package.json": `{"author": {"name": "A"}, "name": "sort"}` },
    "sort",
  ],
  [
    "its folder, where only an author has a name",
    { "package.json": `{"author": {"name": "A"}}` },
    "a-folder",
  ],
  ["its folder, where package.json is no JSON", { "package.json": `{"name": "sort"` }, "a-folder"],
  ["its folder, where package.json is null", { "package.json": "null" }, "a-folder"],
  ["its folder, where the name is empty", { "package.json": `{"name": ""}` }, "a-folder"],
  ["its folder, where the name is a number", { "package.json": `{"name": 5}` }, "a-folder"],
  ["go.mod, by its last part", { "go.mod": "// x\nmodule example.org/a/sort\n" }, "sort"],
  ["Cargo.toml", { "Cargo.toml": `[package]\nname = "sort"\n` }, "sort"],
  ["pyproject.toml", { "pyproject.toml": `[project]\nname = "sort"\n` }, "sort"],
  [
    "Cargo.toml before pyproject.toml",
    { "Cargo.toml": `[package]\nname = "sort"\n`, "pyproject.toml": `[project]\nname = "py"\n` },
    "sort",
  ],
  ["CMakeLists.txt", { "CMakeLists.txt": "cmake_minimum_required(3)\nproject(Sort CXX)\n" }, "sort"],
  ["build.zig.zon", { "build.zig.zon": ".{ .name = .sort, .dependencies = .{} }" }, "sort"],
  [
    "pom.xml, and not its parent's, a profile's or a dependency's",
    {
      "pom.xml":
        "<project><parent><artifactId>p</artifactId></parent><profiles><artifactId>q</artifactId></profiles><dependencies><artifactId>d</artifactId></dependencies><artifactId>sort</artifactId></project>",
    },
    "sort",
  ],
  ["its folder", {}, "a-folder"],
])("a repository is named after %s", (_what, text, id) => {
  expect(propose(surveyOf(text)).id).toBe(id);
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
        "bench.mjs": `import { Bench } from "tinybench"; new Bench({ retainSamples: true }); b.add("sort", f); JSON.stringify(b.tasks)`,
      },
      ["bench: tinybench sort"],
    ],
    [
      "tinybench in a file that the script's imports",
      {
        "package.json": `{"scripts":{"bench":"node bench.mjs"}}`,
        "bench.mjs": `import "./bench/sort.mjs";`,
        "bench/sort.mjs": `import { Bench } from "tinybench"; new Bench({ retainSamples: true }); b.add("sort", f); JSON.stringify(b.tasks)`,
      },
      ["bench: tinybench sort"],
    ],
    [
      "mitata, as JSON with samples",
      {
        "package.json": `{"scripts":{"bench":"node bench.mjs"}}`,
        "bench.mjs": `import { bench, run } from "mitata"; bench("fib", f); run({ format: { json: { samples: true } } })`,
      },
      ["bench: mitata fib"],
    ],
    [
      "benchmark.js, as it prints its cycles",
      {
        "package.json": `{"scripts":{"bench":"node bench.js"}}`,
        "bench.js": `const B = require("benchmark"); s.add("fib", f).on("cycle", (e) => console.log(String(e.target)))`,
      },
      ["bench: benchmarkjs fib"],
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
    [
      "Go benchmarks of folders that make one id, and of another module, and of what is no package",
      {
        "go.mod": "module example.org/x\n",
        "a-b/x_test.go": "func BenchmarkGet(b *testing.B) {}\n",
        "a_b/x_test.go": "func BenchmarkPut(b *testing.B) {}\n",
        "tools/go.mod": "module example.org/tools\n",
        "tools/gen/x_test.go": "func BenchmarkGen(b *testing.B) {}\n",
        "vendor/y/x_test.go": "func BenchmarkVendored(b *testing.B) {}\n",
        "a-b/testdata/x_test.go": "func BenchmarkData(b *testing.B) {}\n",
        "_old/x_test.go": "func BenchmarkOld(b *testing.B) {}\n",
      },
      ["go-a-b: go Get", "go-a-b-2: go Put", "tools-go-gen: go Gen"],
    ],
    [
      "a Go benchmark with parts that it names, and one that calls something else that runs",
      {
        "go.mod": "module example.org/x\n",
        "x_test.go": `func BenchmarkJoin(b *testing.B) {
	b.Run("small", func(b *testing.B) {})
	b.Run(\`very large\`, func(b *testing.B) {})
}
func BenchmarkExec(b *testing.B) {
	cmd.Run()
}
`,
      },
      ["go: go Join/small Join/very_large Exec"],
    ],
    [
      "Go benchmarks whose parts are named while they run",
      {
        "go.mod": "module example.org/x\n",
        "x_test.go": `func BenchmarkSum(b *testing.B) {}
func BenchmarkJoin(b *testing.B) {
	for _, n := range sizes {
		b.Run(fmt.Sprint(n), func(b *testing.B) {})
	}
}
func BenchmarkPut(b *testing.B) {
	inSizes(b, put)
}
func BenchmarkLoop(b *testing.B) {
	for _, n := range sizes {
		b.Run("same", func(b *testing.B) {})
	}
}
`,
        "sizes_test.go": `func inSizes(b *testing.B, f func(int)) {
	b.Run(name(), func(b *testing.B) {})
}
`,
      },
      ["go: go Sum"],
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
      "divan",
      {
        "Cargo.toml": `[dev-dependencies]\ndivan = "0.1"\n\n[[bench]]\nname = "io-bench"\nharness = false\n`,
        "benches/io-bench.rs": `fn main() {\n    divan::main();\n}\n\n#[divan::bench]\nfn read() {}\n\n#[divan::bench(args = [1, 2])]\nfn write(n: u64) {}\n`,
      },
      ["io-bench: divan io_bench::read"],
    ],
    [
      "divan beside criterion",
      {
        "Cargo.toml": `[dev-dependencies]\ncriterion = "0.8"\ndivan = "0.1"\n\n[[bench]]\nname = "io"\nharness = false\n\n[[bench]]\nname = "cpu"\nharness = false\n`,
        "benches/io.rs": `c.bench_function("read", f);`,
        "benches/cpu.rs": `fn main() { divan::main() }\n\n#[divan::bench]\nfn sum() {}\n`,
      },
      ["io: criterion read", "cpu: divan cpu::sum"],
    ],
    [
      "libtest's benches, which need no target in Cargo.toml",
      {
        "Cargo.toml": `[package]\nname = "x"\n`,
        "benches/io.rs": `#![feature(test)]\n#[bench]\nfn read(b: &mut Bencher) {}\n\n#[bench]\n#[inline]\nfn write(b: &mut Bencher) {}\n\n#[bench]\n#[ignore]\nfn late(b: &mut Bencher) {}\nmod slow {\n    #[bench]\n    fn sync(b: &mut Bencher) {}\n}\n`,
        "benches/data.rs": "pub fn data() {}\n",
      },
      ["io: cargo-bench read write"],
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
      {
        "pom.xml": POM,
        "src/main/java/SortBenchmark.java":
          "class SortBenchmark {\n  @Benchmark\n  public void sort() {}\n}\n",
      },
      ["jmh: jmh SortBenchmark.sort"],
    ],
    [
      "JMH, where a class has parameters",
      {
        "pom.xml": POM,
        "src/main/java/SortBenchmark.java": `class SortBenchmark {\n@Param({"1", "2"})\npublic int n;\n@Benchmark\n  public void sort() {}\n}\n`,
        "src/main/java/JoinBench.java": "class JoinBench {\n  @Benchmark\n  public void join() {}\n}\n",
      },
      ["jmh: jmh JoinBench.join"],
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

test("names are written as they are, be they numbers, nothing or several lines to YAML", async () => {
  const names = ["null", "1.0", "1", "0x10", "true", "~", "#a", "a: b", "*", "two\nlines", "x".repeat(120)];
  const benches = names.map((name) => `bench(\`${name}\`, f);\n`).join("");
  const files = { "package.json": `{"devDependencies":{"vitest":"4"}}`, "a\nb.bench.ts": benches };
  const config = configText(propose(surveyOf(files)));
  expect(await problemsOf(config)).toBe("");
  const { vitest } = (
    parse(config) as { benchmarks: Record<string, { scenarios: Record<string, { from: string }> }> }
  ).benchmarks;
  expect(Object.values(vitest!.scenarios).map(({ from }) => from)).toEqual(
    expect.arrayContaining([...names]),
  );
  expect(Object.keys(vitest!.scenarios)).toEqual(expect.arrayContaining(["null", "1.0", "1", "two-lines"]));
});

describe("what says what it is lacking, because the time of its process says nothing", () => {
  const LAST_LINE =
    "console.log(JSON.stringify(b.tasks.map((task) => ({ name: task.name, ...task.result }))));";
  test.each<[string, string, string, readonly string[]]>([
    [
      "tinybench that prints a table",
      "node ./bench/a.mjs",
      `import { Bench } from "tinybench";\nconst b = new Bench({ time: 200 });\nconsole.table(b.table());`,
      ["new Bench({ …, retainSamples: true })", LAST_LINE],
    ],
    [
      "tinybench whose samples are thrown away",
      "node bench/a.mjs",
      `import { Bench } from "tinybench";\nconst b = new Bench({ time: 200 });\n${LAST_LINE}`,
      ["new Bench({ …, retainSamples: true })"],
    ],
    [
      "tinybench that needs a shell and is required",
      "FAST=1 node bench/a.mjs | tail",
      `const { Bench } = require("tinybench");\nconst b = new Bench({ retainSamples: true });`,
      [LAST_LINE],
    ],
    [
      "mitata that prints for people",
      "node bench/a.mjs",
      `import { bench, run } from "mitata";\nawait run();`,
      ["await run({ format: { json: { samples: true } } });"],
    ],
    [
      "mitata without samples",
      "node bench/a.mjs",
      `import { bench, run } from "mitata";\nawait run({ format: "json" });`,
      ["await run({ format: { json: { samples: true } } });"],
    ],
    [
      "benchmark.js",
      "node bench/a.mjs",
      `import Benchmark from "benchmark";\nconst all = new Benchmark.Suite();`,
      [`all.on("cycle", (event) => console.log(String(event.target)));`],
    ],
  ])("%s", (_name, bench, script, lines) => {
    const [node] = propose(
      surveyOf({ "package.json": JSON.stringify({ scripts: { bench } }), "bench/a.mjs": script }),
    ).ecosystems;
    expect(node!.benchmarks).toEqual([]);
    expect(node!.ungated.map(({ write }) => write)).toEqual([lines]);
  });

  test.each<[string, string | undefined, Record<string, string>, boolean]>([
    ["of 6", "^6.0.1", {}, true],
    ["of 5", "^5.1.0", {}, false],
    ["of 2, pinned", "2.9.0", {}, false],
    ["of 4 or 5", "4.x || ~5.0", {}, false],
    ["of 5 or 6", "5 || 6", {}, true],
    ["of any version", "*", {}, true],
    ["of any from 2 on", ">=2", {}, true],
    ["that package.json does not name", undefined, {}, true],
    [
      "of any version, and npm's lock has 5 (and 6 for another package)",
      "*",
      {
        "package-lock.json": `{"packages": {\n    "node_modules/tinybench": {\n      "version": "5.1.0" }, "node_modules/x/node_modules/tinybench": {"version": "6.2.3"}}}`,
      },
      false,
    ],
    ["of a catalog, and pnpm's lock has 5", "catalog:", { "pnpm-lock.yaml": "  tinybench@5.1.0:\n" }, false],
    [
      "of a catalog, and pnpm's lock has 2 and 6",
      "catalog:",
      { "pnpm-lock.yaml": "  /tinybench@2.9.0:\n  /tinybench@6.2.3:\n" },
      true,
    ],
    [
      "of any version, and yarn 1's lock has 5",
      "*",
      { "yarn.lock": `tinybench@*, tinybench@^5.0.0:\n  version "5.1.0"\n` },
      false,
    ],
    [
      "of any version, and yarn's lock has 6",
      "*",
      { "yarn.lock": `"tinybench@npm:*":\n  version: 6.2.3\n  resolution: "tinybench@npm:6.2.3"\n` },
      true,
    ],
    [
      "of any version, and bun's lock has 5",
      "*",
      { "bun.lock": `"tinybench": ["tinybench@5.1.0", ""]` },
      false,
    ],
    ["of any version, and the lock has another's", "*", { "bun.lock": `["x-tinybench@5.1.0"]` }, true],
  ])("tinybench %s is asked to keep its samples where it may be 6", async (_name, asked, locks, isAsked) => {
    const content = {
      "package.json": JSON.stringify({
        scripts: { bench: "node bench/a.mjs" },
        devDependencies: { tinybench: asked },
      }),
      "bench/a.mjs": `import { Bench } from "tinybench";\nconst b = new Bench();\n${LAST_LINE}`,
      ...locks,
    };
    const folder = mkdtempSync(join(tmpdir(), "latency-gate-init-"));
    for (const [path, text] of Object.entries(content)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const seen = await survey(folder, gitOf(Object.keys(content)), nodeFiles);
    rmSync(folder, { recursive: true });
    const [node] = propose(seen!).ecosystems;
    expect(node!.ungated.map(({ write }) => write)).toEqual(
      isAsked ? [["new Bench({ …, time: 100, retainSamples: true })"]] : [],
    );
    expect(node!.benchmarks).toHaveLength(isAsked ? 0 : 1);
  });

  test("tinybench that measures JSON.stringify is asked to print its results all the same", () => {
    const [node] = propose(
      surveyOf({
        "package.json": JSON.stringify({ scripts: { bench: "node bench/a.mjs" } }),
        "bench/a.mjs": `import { Bench } from "tinybench";\nconst b = new Bench({ retainSamples: true });\nb.add("json", () => JSON.stringify(value));\nb.add("parse", () => {\n  read(JSON.stringify(value));\n});`,
      }),
    ).ecosystems;
    expect(node!.ungated.map(({ write }) => write)).toEqual([[LAST_LINE]]);
  });

  test.each<[string, string]>([
    ["a path that is joined", `new Worker(path.join(__dirname, "bench-thread.js"))`],
    ["a URL", `new Worker(new URL("./bench-thread.js", import.meta.url))`],
    ["an import without an ending", `require("./bench-thread")`],
  ])("a worker that measures, named by %s, is the file to write into", (_name, start) => {
    const [node] = propose(
      surveyOf({
        "package.json": JSON.stringify({ scripts: { bench: "node ./benchmark/bench.js" } }),
        "benchmark/bench.js": `const { Worker } = require("worker_threads");\n${start};`,
        "benchmark/bench-thread.js": `const { Bench } = require("tinybench");\nconst b = new Bench({ retainSamples: true });`,
      }),
    ).ecosystems;
    expect(node!.benchmarks).toEqual([]);
    expect(node!.ungated[0]!.why).toContain("Write into benchmark/bench-thread.js,");
    expect(node!.ungated[0]!.write).toEqual([LAST_LINE]);
  });

  test.each(["simple-git", "inquirer"])("a script that compares branches by itself, by %s", (module) => {
    const [node] = propose(
      surveyOf({
        "package.json": JSON.stringify({ scripts: { "bench:cmp": "node bench/compare.js" } }),
        "bench/compare.js": `const choose = require("${module}");\nspawn("node", ["bench/bench.js"]);`,
      }),
    ).ecosystems;
    expect(node!.benchmarks).toEqual([]);
    expect(node!.ungated[0]!.why).toContain(`it uses ${module},`);
  });

  test.each<[string, string, string, boolean]>([
    ["as it is", "node bench/run.js", "run(process.argv[2]);", false],
    ["through a loader", "tsx --conditions a ./bench/run.js", "run(process.argv[2].split(','));", false],
    ["where the script gives it", "node bench/run.js sort", "run(process.argv[2]);", true],
    ["where it need not be there", "node bench/run.js", `run(process.argv[2] ?? "sort");`, true],
    ["where others are options", "node bench/run.js", "parseArgs(process.argv.slice(2));", true],
  ])("a script that takes what it runs from an argument, %s", (_name, bench, content, isGated) => {
    const [node] = propose(
      surveyOf({ "package.json": JSON.stringify({ scripts: { bench } }), "bench/run.js": content }),
    ).ecosystems;
    expect(node!.benchmarks).toHaveLength(isGated ? 1 : 0);
    const why = "bench/run.js takes what it runs from its first argument";
    expect(node!.ungated.map((one) => one.why)).toEqual(isGated ? [] : [expect.stringContaining(why)]);
  });

  test("a script that the build makes, in a package that needs mitata", () => {
    const [node] = propose(
      surveyOf({
        "package.json": `{"scripts":{"bench":"node dist/bench.js"},"devDependencies":{"mitata":"1"}}`,
      }),
    ).ecosystems;
    expect([node!.benchmarks, node!.ungated.length]).toEqual([[], 1]);
  });
});

test("what defines the work are the files with benchmarks, so that a new unit test changes nothing", () => {
  const go = { "go.mod": "module x\n", "a_test.go": "func BenchmarkA(b *testing.B) {\n}\n" };
  const python = { "pyproject.toml": "[project]", "test_a.py": "def test_a(benchmark):\n" };
  const node = { "package.json": `{"devDependencies":{"vitest":"4"}}`, "a.bench.ts": `bench("s", f)` };
  const fingerprints = (text: Readonly<Record<string, string>>): unknown =>
    propose(surveyOf(text)).ecosystems.flatMap(({ benchmarks }) => benchmarks[0]!.fingerprint);
  expect(fingerprints({ ...go, "b_test.go": "func TestB(t *testing.T) {\n}\n" })).toEqual(["a_test.go"]);
  expect(fingerprints({ ...python, "test_b.py": "def test_b():\n" })).toEqual(["test_a.py"]);
  expect(fingerprints({ ...node, "a.test.ts": "" })).toEqual(["a.bench.ts"]);
});

test.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    "a path without its ending",
    "node benchmarks/utils/runbench all",
    { "benchmarks/utils/runbench.js": "" },
    ["benchmarks/utils/runbench.js"],
  ],
  [
    "a folder with an index",
    "node --import jiti/register ./test/bench",
    { "test/bench/index.ts": `import { all } from "./all.ts"`, "test/bench/all.ts": "" },
    ["test/bench/index.ts", "test/bench/all.ts"],
  ],
  [
    "a file that starts another of the benchmark, and what is measured",
    "node bench/a.mjs",
    {
      "bench/a.mjs": `import { sum } from "../sum.mjs";\nnew Worker("./b.mjs");`,
      "bench/b.mjs": "",
      "sum.mjs": "",
    },
    ["bench/a.mjs", "bench/b.mjs"],
  ],
])("the work of a script that names %s are that benchmark's files", (_name, bench, files, fingerprint) => {
  const [node] = propose(
    surveyOf({ "package.json": JSON.stringify({ scripts: { bench } }), ...files }),
  ).ecosystems;
  expect(node!.benchmarks.map((one) => one.fingerprint)).toEqual([fingerprint]);
});

test.each<[string, string]>([
  ["github.com/dgraph-io/ristretto/v2", "ristretto"],
  ["gopkg.in/yaml.v3", "yaml"],
  ["v2", "v2"],
  ["example.org/x // a comment", "x"],
])("a repository of the Go module %s is named %s: a major version is no name", (module, id) => {
  expect(propose(surveyOf({ "go.mod": `module ${module}\n` })).id).toBe(id);
});

test("a Go package of which no benchmark is named is left out beside one whose are: its trials can't be read", () => {
  const parts = `func BenchmarkJoin(b *testing.B) {\n\tb.Run(name, func(b *testing.B) {})\n}\n`;
  const proposal = propose(
    surveyOf({
      "go.mod": "module x\n",
      "io/a_test.go": parts,
      "b_test.go": "func BenchmarkB(b *testing.B) {\n}\n",
    }),
  );
  const [go] = proposal.ecosystems;
  expect(go!.benchmarks.map(({ id }) => id)).toEqual(["go"]);
  expect(buildOf(go!)).toHaveLength(1);
  expect(go!.ungated.map(({ found }) => found)).toEqual(["benchmarks in io"]);
  expect(configText(proposal)).toContain(
    "  # Not gated: benchmarks in io. Join, whose parts (b.Run) get their names while they run.",
  );
});

test("several targets of criterion are built in one folder, so that what they need is compiled once", () => {
  const [rust] = propose(
    surveyOf({
      "Cargo.toml": `[dev-dependencies.criterion]\nversion = "0.8"\n\n[[bench]]\nname = "x"\n\n[[bench]]\nname = "y"\n\n[[bench]]\nname = "made"\n`,
      "benches/x.rs": `c.bench_function("x", f);`,
      "benches/y.rs": `c.bench_function("y", f);`,
      "benches/made.rs": `made!(c);`,
    }),
  ).ecosystems;
  expect(rust!.benchmarks.map(({ id }) => id)).toEqual(["x", "y"]);
  expect(rust!.ungated.map(({ why }) => why)).toEqual([
    "its source does not name its benchmarks. `cargo bench --bench made -- --list` does: write them as scenarios.",
  ]);
  const [x, y, removal] = buildOf(rust!);
  expect([x!.slice(4), y!.slice(4)]).toEqual([
    [".", "x", "", "x"],
    [".", "y", "", "y"],
  ]);
  expect(x![2]).toMatch(/^export CARGO_TARGET_DIR="\$LATENCY_GATE_BUILD_DIR\/target";/);
  expect(removal).toEqual(["rm", "-r", "${LATENCY_GATE_BUILD_DIR}/target"]);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    "a Cargo.lock that is not committed is removed, because it lies in the source",
    {},
    " && rm -f Cargo.lock",
  ],
  ["a committed one stays", { "Cargo.lock": "" }, ""],
])("of a crate's build %s", (_name, files, removed) => {
  const cargo = `[dev-dependencies]\ncriterion = "0.8"\n[[bench]]\nname = "x"\n`;
  const [rust] = propose(surveyOf({ "Cargo.toml": cargo, ...files })).ecosystems;
  const line = buildOf(rust!)[0]!.at(-1)!;
  expect(line.endsWith(`rm -r "$CARGO_TARGET_DIR"${removed}`)).toBe(true);
});

test("each target of criterion is built with the features that it needs itself, wherever the name stands", () => {
  const bench = (name: string, before: string, after: string): string =>
    `[[bench]]\n${before}name = "${name}"\nharness = false\n${after}`;
  const cargo = [
    `[package]\nname = "x"\n[dev-dependencies]\ncriterion = "0.5"\n`,
    bench("a", `required-features = ["std", "x/y"]\n`, ""),
    bench("b", "", `required-features = [\n  "std", "z;rm"\n]\n`),
    bench("c", "", ""),
  ].join("");
  const group = `fn f(c: &mut Criterion) { c.bench_function("one", |b| b.iter(f)); }`;
  const sources = Object.fromEntries(["a", "b", "c"].map((name) => [`benches/${name}.rs`, group]));
  const [rust] = propose(surveyOf({ "Cargo.toml": cargo, "Cargo.lock": "", ...sources })).ecosystems;
  expect(buildOf(rust!).map((argv) => argv.slice(4, 7))).toEqual([
    [".", "a", "std,x/y"],
    [".", "b", "std"],
    [".", "c", ""],
    [],
  ]);
});

test("ids are those that a configuration takes, each once, in whatever language", () => {
  const text = {
    "package.json": JSON.stringify({
      name: "x",
      scripts: { bench: "node a.mjs", "bench:readFile": "node b.mjs" },
    }),
    "a.mjs": "1;",
    "b.mjs": "2;",
    "Cargo.toml": `[package]\nname = "x"\n[dev-dependencies]\ncriterion = "0.5"\n[[bench]]\nname = "bench"\nharness = false\n`,
    "benches/bench.rs": `c.bench_function("x", f);`,
  };
  const { ecosystems } = propose(surveyOf(text));
  const ids = ecosystems.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id));
  expect(ids).toEqual(["bench", "bench-readfile", "bench-2"]);
});

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    "a folder of its own",
    {
      "CMakeLists.txt": `option(X_BENCHMARKS "build them" OFF)\nif(X_BENCHMARKS)\nadd_subdirectory(bench)\nendif()`,
      "bench/CMakeLists.txt": "target_link_libraries(x_bench PRIVATE x benchmark::benchmark_main)",
    },
    ["-DX_BENCHMARKS=ON", "--target x_bench", "cmake/bench/x_bench"],
  ],
  [
    "one folder for all programs",
    {
      "CMakeLists.txt": "set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR})\nadd_subdirectory(bench)",
      "bench/CMakeLists.txt": "target_link_libraries(x_bench benchmark)",
    },
    ["", "--target x_bench", "cmake/x_bench"],
  ],
  [
    "a loop over a list that is named, beside libraries and options that are none of theirs",
    {
      "CMakeLists.txt": [
        "set(BENCHES a b)",
        "foreach(t IN LISTS BENCHES ITEMS c)",
        "  target_link_libraries(${t} PRIVATE benchmark::benchmark)",
        "  target_link_libraries(bench_${t} PRIVATE benchmark::benchmark)",
        "endforeach()",
        "add_library(common INTERFACE)",
        "target_link_libraries(common INTERFACE benchmark::benchmark)",
        `option(X_NO_BENCHMARKS "none" OFF)`,
      ].join("\n"),
    },
    ["", "--target a --target b --target c", "cmake/a cmake/b cmake/c"],
  ],
  [
    "a loop, and links of a whole folder",
    {
      "CMakeLists.txt": [
        "foreach(target ${TESTS})",
        "  target_link_libraries(${target} x)",
        "endforeach()",
        "set(BENCHES a_bench # the first",
        "  b_bench)",
        "foreach(target ${BENCHES})",
        "  target_link_libraries(${target} PUBLIC x benchmark::benchmark_main)",
        "endforeach()",
        "add_executable(tool tool.cc)",
        "link_libraries(benchmark::benchmark)",
        "add_executable(c_bench c.cc)",
        `option(X_BENCHMARKS "build them" ON)`,
      ].join("\n"),
      "third_party/benchmark/CMakeLists.txt": "target_link_libraries(benchmark_main PUBLIC benchmark)",
    },
    ["", "--target a_bench --target b_bench --target c_bench", "cmake/a_bench cmake/b_bench cmake/c_bench"],
  ],
])("benchmarks of CMake in %s are configured, built alone, and found", (_name, text, expected) => {
  const [cmake] = propose(surveyOf(text)).ecosystems;
  const [configure, ...builds] = buildOf(cmake!);
  const programs = cmake!.benchmarks.map(({ work }) =>
    work.argv[0].replace("${LATENCY_GATE_BUILD_DIR}/", ""),
  );
  expect([
    configure!.slice(6).join(" "),
    builds.flatMap((build) => build.slice(4)).join(" "),
    programs.join(" "),
  ]).toEqual(expected);
});

test.each<[string, Record<string, string>]>([
  ["package.json", { "package.json": `{"scripts":{"bench":"bench-all"}}` }],
  ["build.zig", { "build.zig": `b.step("bench", "…")` }],
])("where only %s is known of the work, it says that any change of that is other work", (file, text) => {
  const config = configText(propose(surveyOf(text)));
  expect(config).toContain(`fingerprint: [${file}]`);
  expect(config).toContain(
    `  # Any change of ${file} is other work: better name the benchmark's own files in \`fingerprint\`.\n`,
  );
});

test("Go benchmarks that are left out are named, with the command that lists their parts", () => {
  const parts = `func BenchmarkJoin(b *testing.B) {\n\tb.Run(name, func(b *testing.B) {})\n}\n`;
  const config = configText(propose(surveyOf({ "go.mod": "module x\n", "io/a_test.go": parts })));
  expect(config).toContain("Left out: Join, whose parts (b.Run) get their names while they run.");
  expect(config).toContain("go test -run '^$' -bench '^BenchmarkJoin$' -benchtime 1x ./io");
});

test.each<[string, string, object, boolean]>([
  ["a program of a dependency", "tsx bench/a.ts", { tsx: "4" }, true],
  ["one in a shell's line", "NODE_ENV=test tsx bench/a.ts", { tsx: "4" }, true],
  ["node", "node bench/a.mjs", { tinybench: "6" }, false],
  ["what the machine has to have", "hyperbench", {}, false],
])("a script that starts %s finds it as npm would: %s", (_name, bench, devDependencies, isOnPath) => {
  const files = { "package.json": JSON.stringify({ scripts: { bench }, devDependencies }), "bench/a.ts": "" };
  const [node] = propose(surveyOf(files)).ecosystems;
  expect(node!.environment.map(({ name, value }) => `${name}=${value}`)).toEqual(
    isOnPath ? ["PATH=${LATENCY_GATE_SOURCE_DIR}/node_modules/.bin:${PATH}"] : [],
  );
});

test.each<[string, readonly string[], string | undefined, readonly string[], readonly string[]]>([
  ["npm", ["package-lock.json"], undefined, ["npm ci --no-audit --no-fund", "npm run build"], []],
  [
    "npm that package.json names, beside one of before",
    ["yarn.lock", "package-lock.json"],
    "npm@10.9.0",
    ["npm ci --no-audit --no-fund", "npm run build"],
    [],
  ],
  ["none", [], undefined, ["npm install --no-package-lock --no-audit --no-fund", "npm run build"], []],
  [
    "pnpm",
    ["pnpm-lock.yaml"],
    undefined,
    ["pnpm install --frozen-lockfile", "pnpm run build"],
    ["pnpm/action-setup with version: 10"],
  ],
  [
    "pnpm that package.json names",
    ["pnpm-lock.yaml"],
    "pnpm@9.15.0",
    ["pnpm install --frozen-lockfile", "pnpm run build"],
    ["pnpm/action-setup with "],
  ],
  ["yarn 1", ["yarn.lock"], undefined, ["yarn install --frozen-lockfile", "yarn run build"], []],
  [
    "yarn of now",
    ["yarn.lock", ".yarnrc.yml"],
    "yarn@4.9.1",
    ["corepack yarn install --immutable", "corepack yarn run build"],
    [],
  ],
  [
    "yarn of now, committed",
    ["yarn.lock", ".yarnrc.yml", ".yarn/releases/yarn-4.9.1.cjs"],
    undefined,
    ["yarn install --immutable", "yarn run build"],
    [],
  ],
  [
    "bun",
    ["bun.lock"],
    undefined,
    ["bun install --frozen-lockfile", "bun run build"],
    ["oven-sh/setup-bun with "],
  ],
])(
  "a package with the lock of %s is installed and built by it",
  (_name, locks, packageManager, build, setup) => {
    const own = { scripts: { build: "tsc" }, devDependencies: { vitest: "4" }, packageManager };
    const files = { "package.json": JSON.stringify(own), "a.bench.ts": `bench("s", f)` };
    const [node] = propose(
      surveyOf({ ...files, ...Object.fromEntries(locks.map((lock) => [lock, ""])) }),
    ).ecosystems;
    expect(buildOf(node!).map((argv) => argv.join(" "))).toEqual(build);
    const steps = node!.setup.map(
      ({ uses, with: inputs }) =>
        `${uses.split("@")[0]} with ${Object.entries(inputs)
          .map(([key, value]) => `${key}: ${value}`)
          .join(", ")}`,
    );
    expect(steps).toEqual(setup);
    // What is not installed is never fetched for a trial.
    expect(node!.benchmarks[0]!.work.argv.join(" ")).toMatch(
      /^(npx --no-install|pnpm exec|(corepack )?yarn run|bun run) vitest bench --run/,
    );
  },
);

test("a Go package's benchmarks run in its folder, as `go test` has them", () => {
  const files = { "go.mod": "module x\n", "io/a_test.go": "func BenchmarkPut(b *testing.B) {\n}\n" };
  const [go] = propose(surveyOf(files)).ecosystems;
  const argv = go!.benchmarks[0]!.work.argv;
  expect(argv.slice(0, 6)).toEqual([
    ...["sh", "-c", 'cd "$1" && shift && exec "$@"', "sh", "io"],
    "${LATENCY_GATE_BUILD_DIR}/go-io.test",
  ]);
});

const sum = "func BenchmarkSum(b *testing.B) {\n}\n";
const other = 'func BenchmarkOther(b *testing.B) {\n\tb.Run("small", func(b *testing.B) {})\n}\n';
const unnamed = "func BenchmarkJoin(b *testing.B) {\n\tb.Run(name, func(b *testing.B) {})\n}\n";

test.each<[string, string, string]>([
  ["all, where none is left out", sum + other, "."],
  ["those that it gates, where some are left out", sum + unnamed + other, "^Benchmark(Sum|Other)$"],
  ["all, where nothing of them is named", unnamed, "."],
])("a Go trial runs %s", (_name, text, pattern) => {
  const [go] = propose(surveyOf({ "go.mod": "module x\n", "a_test.go": text })).ecosystems;
  expect(go!.benchmarks[0]!.work.argv).toContain(`-test.bench=${pattern}`);
});

const CRITERION = `[dev-dependencies]\ncriterion = "0.8"\n[[bench]]\nname = "named"\n[[bench]]\nname = "macro"\n`;

test.each<[string, Readonly<Record<string, string>>, readonly string[], readonly string[], string]>([
  [
    "packages of Go, and benchmarks in them",
    { "go.mod": "module x\n", "a/a_test.go": sum + unnamed, "b/b_test.go": unnamed },
    ["go-a"],
    ["go-a", "go-b"],
    "go test",
  ],
  [
    "targets of criterion, and what has an id",
    {
      "Cargo.toml": CRITERION,
      "benches/named.rs": `c.bench_function("x", f); BenchmarkId::new("y", 1);`,
      "benches/macro.rs": "bench_all!(c);",
    },
    ["named"],
    ["named", "macro"],
    "BenchmarkId",
  ],
  [
    "tests whose ids pytest alone knows",
    {
      "pyproject.toml": "",
      "test_a.py": `@pytest.mark.parametrize("n", range(3))\ndef test_a(benchmark, n):\n    pass\n\ndef test_b(benchmark):\n    pass\n`,
    },
    ["pytest"],
    ["pytest"],
    "pytest alone knows",
  ],
])("for a trial, %s are not left out", (_what, text, fromSource, forTrial, note) => {
  const [written, wide] = [propose(surveyOf(text)), propose(surveyOf(text), "trial")];
  const ids = ({ ecosystems }: Proposal): string[] => ecosystems[0]!.benchmarks.map(({ id }) => id);
  expect([ids(written), ids(wide)]).toEqual([fromSource, forTrial]);
  const words = (proposal: Proposal): string =>
    JSON.stringify(proposal.ecosystems[0]!.benchmarks.map(({ notes }) => notes));
  expect([words(written).includes(note), words(wide).includes(note)]).toEqual([true, false]);
  const argv = wide.ecosystems[0]!.benchmarks[0]!.work.argv.join(" ");
  expect(argv).not.toContain("-test.bench=^");
  expect(wide.ecosystems[0]!.ungated).toEqual([]);
});

test("a tail that vitest tells as one number a trial is shown and not judged", () => {
  const files = { "package.json": `{"devDependencies":{"vitest":"4"}}`, "a.bench.ts": `bench("s", f)` };
  const config = configText(propose(surveyOf(files)));
  expect(config).toMatch(/latency-p50: \{ tolerance: 10% \}/);
  expect(config).toMatch(/latency-p99: \{ gate: false \} +# shown/);
});

test("a script that sets a variable is started by a shell", () => {
  const config = configText(
    propose(surveyOf({ "package.json": `{"scripts":{"bench":"FAST=1 node b.mjs"}}` })),
  );
  expect(config).toContain("argv: [sh, -c, FAST=1 node b.mjs]");
});

test("no build lets one side's files reach the other: nothing is written below the shared cache", () => {
  const cargo = propose(
    surveyOf({ "Cargo.toml": `criterion = "1"\n[[bench]]\nname = "x"\n`, "benches/x.rs": "" }),
  );
  expect(configText(cargo)).not.toContain("LATENCY_GATE_CACHE_DIR");
});
