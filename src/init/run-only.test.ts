import { describe, expect, test } from "@jest/globals";
import type { ImportToolName } from "../config/import-tools.js";
import type { Argv, ProposedBenchmark } from "./proposal.js";
import { runOnly } from "./run-only.js";

const started = (tool: ImportToolName, ...argv: Argv): ProposedBenchmark => ({
  id: "a",
  found: "a",
  work: { kind: "import", tool, argv, file: undefined },
  names: [],
  fingerprint: ["test_a.py", "tests/test_b.py"],
  notes: [],
  build: [],
});

test.each<[ImportToolName, Argv, readonly string[], readonly string[]]>([
  [
    "go",
    ["x", "-test.bench=.", "-test.count=15"],
    ["Sort", "Join/n=1"],
    ["x", "-test.bench=^Benchmark(Sort|Join)$", "-test.count=15"],
  ],
  ["go", ["x", "-test.bench=."], ["Sort/n=1", "Join/n=1"], ["x", "-test.bench=^Benchmark(Sort|Join)$"]],
  [
    "go",
    ["sh", "-c", "cd", "x", "-test.bench=."],
    ["Sort/n=1", "Sort/n=2/m=1", "Sort/a.b"],
    ["sh", "-c", "cd", "x", "-test.bench=^Benchmark(Sort)$/^(n=1|n=2|a\\.b)$"],
  ],
  [
    "criterion",
    ["x", "--bench", "--noplot"],
    ["sum", "map/insert (1)"],
    ["x", "--bench", "--noplot", "^(sum|map/insert \\(1\\))$"],
  ],
  ["cargo-bench", ["x", "--bench"], ["a::sum", "b::sum"], ["x", "--bench", "--exact", "a::sum", "b::sum"]],
  [
    "google-benchmark",
    ["x", "--benchmark_min_time=0.02"],
    ["BM_Sort<int>/8"],
    ["x", "--benchmark_min_time=0.02", "--benchmark_filter=^(BM_Sort<int>/8)$"],
  ],
  [
    "pytest-benchmark",
    ["python", "-m", "pytest", "--benchmark-json=r", "test_a.py", "tests/test_b.py"],
    ["test_a.py::test_x[1]", "test_a.py::test_y"],
    ["python", "-m", "pytest", "--benchmark-json=r", "test_a.py::test_x[1]", "test_a.py::test_y"],
  ],
  [
    "asv",
    ["python", "-c", "p", "asv.conf.json", "--bench", "all", "-a", "repeat=10"],
    ["io.Csv.time_read(10, 'a')", "io.Csv.time_read(20, 'a')", "io.time_x"],
    [
      "python",
      "-c",
      "p",
      "asv.conf.json",
      "--bench",
      "^(io\\.Csv\\.time_read|io\\.time_x)(\\(|$)",
      "-a",
      "repeat=10",
    ],
  ],
  [
    "jmh",
    ["java", "-rff", "jmh.json", "(^|[.])Old[.]one$"],
    ["Sort.ints:size=1", "Sort.ints:size=2", "a.b.Join.$x"],
    ["java", "-rff", "jmh.json", "(^|[.])Sort[.]ints$", "(^|[.])a[.]b[.]Join[.][$]x$"],
  ],
])("%s is told by its own options: %j", (tool, argv, names, expected) => {
  expect(runOnly(started(tool, ...argv), names)).toMatchObject({ names, work: { argv: expected } });
});

describe("it can't be told", () => {
  test.each<[string, ProposedBenchmark, readonly string[]]>([
    ["a tool that runs what its script says", started("tinybench", "node", "bench.mjs"), ["a"]],
    ["what is told already", started("go", "x", "-test.bench=^Benchmark(Sort)$"), ["Sort"]],
    ["no option to tell it by", started("asv", "python", "own.py"), ["time_x"]],
    ["nothing to run", started("go", "x", "-test.bench=."), []],
    ["a command", { ...started("go", "x"), work: { kind: "command", argv: ["x"] } }, ["a"]],
  ])("%s", (_, benchmark, names) => {
    expect(runOnly(benchmark, names)).toBeUndefined();
  });
});
