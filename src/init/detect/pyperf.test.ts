import { expect, test } from "@jest/globals";
import { parse } from "yaml";
import { problemsOf, surveyOf } from "../../../test/proposals.js";
import { configText } from "../config-text.js";
import type { NamedBy } from "../proposal.js";
import { propose } from "../propose.js";
import { pyperfScripts, pyperfStarters } from "./pyperf.js";

const FILE = "benchmarks/bench_sort.py";
const script = (calls: string, path = FILE): ReturnType<typeof pyperfScripts> =>
  pyperfScripts(new Map([[path, `import pyperf\nrunner = pyperf.Runner()\n${calls}\n`]]));

test.each<[string, string, readonly string[], boolean]>([
  ["a function", `runner.bench_func("sort", sorted, [2, 1])`, ["sort"], false],
  ["a function that times itself", `runner.bench_time_func('sort all', f)`, ["sort all"], false],
  ["a coroutine", `runner.bench_async_func("wait", f)`, ["wait"], false],
  ["a program", `runner.bench_command("start", ["python", "-c", ""])`, ["start"], false],
  ["statements", `runner.timeit(\n    name="sort",\n    stmt="sorted(x)")`, ["sort"], false],
  ["in a function of the script", `def main():\n    pyperf.Runner().timeit("sort", "1")`, ["sort"], false],
  ["a name that is put together", `runner.bench_func(f"sort {n}", f)`, [], true],
  ["a name that is more than it begins with", `runner.bench_func("sort %d" % n, f)`, [], true],
  ["a name with a stroke", String.raw`runner.bench_func("a\tb", f)`, [], true],
  ["some of each", `runner.bench_func("sort", f)\nrunner.bench_func(name, f)`, ["sort"], true],
  ["what a module beside it measures", `sorts.add_all(runner)`, [], true],
  ["a comment", `# runner.bench_func("old", f)\nrunner.bench_func("sort", f)`, ["sort"], false],
  ["timeit of Python", `timeit.timeit("1")\nrunner.bench_func("sort", f)`, ["sort"], false],
])("names of %s", (_what, calls, names, hasOthers) => {
  expect(script(calls)).toEqual([{ path: FILE, names, hasOthers }]);
});

test("a runner may be imported by its name", () => {
  const content = `from pyperf import Runner\nRunner().timeit("a", "1")\n`;
  expect(pyperfScripts(new Map([[FILE, content]]))).toMatchObject([{ names: ["a"] }]);
});

test.each<[string, string, string]>([
  ["not called after benchmarks", "tools/sort.py", "import pyperf\npyperf.Runner()"],
  ["of others", "vendor/x/benchmarks/bench.py", "import pyperf\npyperf.Runner()"],
  ["without a runner", FILE, "import pyperf\npyperf.perf_counter()"],
  ["with another runner", FILE, "from unittest import Runner\nRunner()"],
  ["that is no script", "benchmarks/README.md", "import pyperf\npyperf.Runner()"],
])("a file %s is none", (_what, path, content) => {
  expect(pyperfScripts(new Map([[path, content]]))).toEqual([]);
});

test.each<[boolean, string, string]>([
  [true, "bench.sh", `python3 -m pyperf timeit -s 'x = 1' x`],
  [true, "bench.sh", `exec pyperf command true`],
  [true, FILE, `subprocess.run([sys.executable, "-m", "pyperf", "timeit", "1"])`],
  [false, "bench.sh", `# python3 -m pyperf timeit x`],
  [false, "bench.sh", `python3 -m pyperf compare_to a.json b.json`],
  [false, "benchmarks/README.md", `python3 -m pyperf timeit x`],
  [false, "test.sh", `python3 -m pyperf timeit x`],
])("whether it starts what prints for people: %s, %s: %s", (starts, path, content) => {
  const found = pyperfStarters(new Map([[path, content]]));
  expect(found.map((one) => one.found)).toEqual(starts ? [`${path}, which starts pyperf timeit`] : []);
});

const PROJECT = { "pyproject.toml": `[project]\nname = "x"\n` };
const NAMED = `import pyperf\npyperf.Runner().timeit("a", "1")\n`;
const UNNAMED = `import pyperf\npyperf.Runner().timeit(name, "1")\n`;

function written(text: Readonly<Record<string, string>>, namedBy: NamedBy = "source"): string {
  return configText(propose(surveyOf({ ...PROJECT, ...text }), namedBy));
}

test("each script is a benchmark, and the notes on how it is started stand once", async () => {
  const config = written({ "bench/bench_a.py": NAMED, "bench/bench_b.py": NAMED });
  expect(await problemsOf(config)).toBe("");
  const { benchmarks, fingerprint } = parse(config) as { benchmarks: object; fingerprint: string[] };
  expect(Object.keys(benchmarks)).toEqual(["pyperf-bench-a", "pyperf-bench-b"]);
  expect(fingerprint).toEqual(["bench/bench_a.py", "bench/bench_b.py"]);
  expect(config.match(/Pin the version of pyperf|pyperf's own 20 processes/g)).toHaveLength(2);
});

test("a script all of whose names are put together is not gated where others are, and is where a trial names them", () => {
  const text = { "bench/bench_a.py": NAMED, "bench/bench_b.py": UNNAMED };
  const benchmarksOf = (config: string): string[] =>
    Object.keys((parse(config) as { benchmarks: object }).benchmarks);
  expect(benchmarksOf(written(text))).toEqual(["pyperf-bench-a"]);
  expect(written(text)).toContain("# Not gated: bench/bench_b.py, which measures with pyperf.");
  expect(benchmarksOf(written(text, "trial"))).toEqual(["pyperf-bench-a", "pyperf-bench-b"]);
});

test("scripts of another project in a folder are that project's", () => {
  const config = written({ "lib/setup.py": "", "lib/bench/bench_b.py": NAMED, "bench/bench_a.py": NAMED });
  const { benchmarks } = parse(config) as { benchmarks: Readonly<Record<string, { harness: string[] }>> };
  expect(
    Object.entries(benchmarks).map(([id, { harness }]) => [id, harness.find((one) => one.endsWith(".py"))]),
  ).toEqual([
    ["pyperf", "bench/bench_a.py"],
    ["lib-pyperf", "bench/bench_b.py"],
  ]);
});
