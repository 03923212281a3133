import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { problemsOf, surveyOf } from "../../../test/proposals.js";
import { configText } from "../config-text.js";
import { propose } from "../propose.js";
import { ASV_LINES, ASV_PROGRAM } from "./asv-program.js";
import { asvArguments, asvSuite } from "./asv.js";
import type { AsvSuite } from "./asv.js";

function suiteOf(text: Readonly<Record<string, string>>): AsvSuite | undefined {
  return asvSuite(Object.keys(text).sort(), new Map(Object.entries(text)), () => true);
}

const MODULE = { "benchmarks/words.py": "def time_sort():\n    pass\n" };

/** What `asv run` reports of a module has these names, and only they can be written without a run. */
describe("names of", () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    ["a function", "def time_sort(): pass", ["m.time_sort"], []],
    ["a function whose text is timed", "def timeraw_import(): pass", ["m.timeraw_import"], []],
    ["a method", "class Sort:\n  def time_all(self): pass", ["m.Sort.time_all"], []],
    ["what has no samples", "def track_n(): pass\ndef mem_x(): pass\ndef peakmem_x(): pass", [], []],
    ["what only looks like a time", "def timeout(): pass\ndef time_(): pass\ndef a_time_x(): pass", [], []],
    ["a class that asv passes over", "class _Base:\n  def time_all(self): pass", [], []],
    ["what stands in a function", "def setup():\n  def time_x(): pass", [], []],
    ["a class in a class", "class A:\n  class B:\n    def time_x(self): pass", [], []],
    ["parameters of a class", "class S:\n  params = [1, 2]\n  def time_x(self, n): pass", [], ["m.S.time_x"]],
    ["parameters of a function", "def time_x(n): pass\ntime_x.params = [1]", [], ["m.time_x"]],
    ["parameters of the module", "params = [1]\ndef time_x(n): pass", [], ["m.time_x"]],
    ["a class that inherits", "class S(Base):\n  def time_x(self): pass", [], ["m.S.time_x"]],
    ["a class that inherits nothing", "class S(object):\n  def time_x(self): pass", ["m.S.time_x"], []],
    ["a function that is decorated", "@skip\ndef time_x(): pass", [], ["m.time_x"]],
    ["a class that is decorated", "@skip\nclass S:\n  def time_x(self): pass", [], ["m.S.time_x"]],
    ["what is there under a condition", "if HAS_X:\n  def time_x(): pass", [], ["m.time_x"]],
    ["a name of its own", "def time_x(): pass\ntime_x.benchmark_name = 'y'", [], ["m.time_x"]],
  ])("%s", (_what, code, names, unnamed) => {
    expect(suiteOf({ "asv.conf.json": "{}", "benchmarks/m.py": code })).toMatchObject({ names, unnamed });
  });

  test("modules in folders", () => {
    const code = "def time_x(): pass";
    const text = { "asv.conf.json": "{}", "benchmarks/io/csv.py": code, "benchmarks/io/__init__.py": code };
    expect(suiteOf(text)?.names).toEqual(["io.csv.time_x", "io.time_x"]);
  });
});

test.each<[string, string, string]>([
  ["named", `{"benchmark_dir": "perf/asv"}`, "perf/asv"],
  ["named behind others", `{\n  // "benchmark_dir": "x",\n  "benchmark_dir": "perf/asv"\n}`, "perf/asv"],
  ["asv's own", `{\n    // "benchmark_dir": "perf/asv",\n}`, "benchmarks"],
])("the folder of the benchmarks: %s", (_what, config, folder) => {
  const text = { "asv.conf.json": config, "perf/asv/a.py": "", ...MODULE };
  expect(suiteOf(text)?.folder).toBe(folder);
});

test("the folder is seen from asv.conf.json, of which the one nearest to the top counts", () => {
  const text = { "bench/asv.conf.json": "{}", "bench/old/asv.conf.json": "{}", "bench/benchmarks/a.py": "" };
  expect(suiteOf(text)).toMatchObject({ config: "bench/asv.conf.json", folder: "bench/benchmarks" });
});

test("a suite of another project in a folder is that project's", () => {
  const lib = { "lib/setup.py": "", "lib/asv.conf.json": "{}", "lib/benchmarks/m.py": "def time_x(): pass" };
  const { ecosystems } = propose(surveyOf({ "setup.py": "", ...lib }));
  const found = ecosystems.flatMap(({ benchmarks, ungated }) => [...benchmarks, ...ungated]);
  expect(found.map((one) => one.found)).toEqual([
    "asv.conf.json, whose benchmarks are in benchmarks (in lib)",
  ]);
});

test.each<[string, Readonly<Record<string, string>>]>([
  ["there is no asv.conf.json", MODULE],
  ["it has no such folder", { "asv.conf.json": `{"benchmark_dir": "x"}`, ...MODULE }],
  ["the folder lies outside", { "asv.conf.json": `{"benchmark_dir": "../x"}`, ...MODULE }],
  ["the gate would expand the folder", { "asv.conf.json": `{"benchmark_dir": "$x"}`, "$x/a.py": "" }],
  ["it is of others", { "vendor/asv.conf.json": "{}", "vendor/benchmarks/a.py": "" }],
])("nothing is found where %s", (_what, text) => {
  expect(suiteOf(text)).toBeUndefined();
});

test.each<[string, boolean]>([
  [`{"matrix": {"req": {"numpy": []}}}`, true],
  [`{"include": [{"python": "3.12"}]}`, true],
  [`{"matrix": {}, "include": []}`, false],
  [`{\n  // "matrix": {"req": {"numpy": []}},\n}`, false],
])("whether asv would install more: %s", (config, hasMatrix) => {
  expect(suiteOf({ "asv.conf.json": config, ...MODULE })?.hasMatrix).toBe(hasMatrix);
});

test("a configuration of nothing but empty lines is read once: from each of them to the end it would take a minute", () => {
  const start = performance.now();
  expect(suiteOf({ "asv.conf.json": "\n".repeat(2 ** 18), ...MODULE })?.folder).toBe("benchmarks");
  expect(performance.now() - start).toBeLessThan(10_000);
});

describe("what of asv's benchmarks is run", () => {
  const suite = { config: "asv.conf.json", folder: "benchmarks", hasMatrix: false };
  const benchOf = (names: string[], unnamed: string[], isWide: boolean): RegExp => {
    const argv = asvArguments({ ...suite, names, unnamed }, isWide);
    return new RegExp(argv[argv.indexOf("--bench") + 1]!);
  };

  test.each<[string, string[], string[], boolean]>([
    ["all that has names", ["m.time_a"], [], false],
    ["where a trial names it", ["m.time_a"], ["m.S.time_b"], true],
    ["where the source names nothing", [], ["m.S.time_b"], false],
  ])("times alone: %s", (_what, names, unnamed, isWide) => {
    const bench = benchOf(names, unnamed, isWide);
    const times = ["m.time_a", "io.m.S.time_b(1, 'a.b')", "time_m.timeraw_c"];
    const others = ["m.track_a", "m.peakmem_a", "m.track_a(<x.time_b(1)>)", "m.S.mem_a(1)", "time_m.track_x"];
    expect([...times, ...others].filter((name) => bench.test(name))).toEqual(times);
  });

  test("what is gated alone, where the source does not name the rest", () => {
    const bench = benchOf(["m.time_a", "m.S.time_b"], ["m.time_c"], false);
    const all = ["m.time_a", "m.S.time_b", "m.time_c(1)", "m.time_ab", "mxtime_a", "n.m.time_a"];
    expect(all.filter((name) => bench.test(name))).toEqual(["m.time_a", "m.S.time_b"]);
  });
});

test("the program is Python, in one line as in the document", () => {
  for (const program of [ASV_PROGRAM, ASV_LINES.join("\n")]) {
    expect(
      execFileSync("python3", [
        "-c",
        "import ast, sys; print(len(ast.parse(sys.argv[1]).body))",
        program,
      ]).toString(),
    ).toBe(`${ASV_LINES.length}\n`);
  }
  const document = readFileSync(join(import.meta.dirname, "../../../docs/importing.md"), "utf8");
  expect(/```python\n([^`]*)\n```/.exec(document)?.[1]).toBe(ASV_LINES.join("\n"));
});

test("what is written of it is a configuration that the gate accepts, in a package's folder as well", async () => {
  const project = { "setup.py": "", "asv.conf.json": `{"matrix": {"req": {"numpy": []}}}`, ...MODULE };
  for (const folder of ["", "packages/words/"]) {
    const text = Object.fromEntries(
      Object.entries(project).map(([path, content]) => [folder + path, content]),
    );
    const config = configText(propose(surveyOf(text)));
    expect(await problemsOf(config)).toBe("");
    expect(config).toContain(`fingerprint: [${folder}benchmarks/**]`);
    expect(config).toContain(
      "What `matrix` and `include` of asv.conf.json install has to be installed by `build`.",
    );
    expect(config).toContain("Pin the version of asv");
  }
});

test("what the source does not name is left out by name, and is run where a trial names it", () => {
  const code = "def time_a(): pass\nclass S:\n  params = [1]\n  def time_b(self, n): pass\n";
  const survey = surveyOf({ "setup.py": "", "asv.conf.json": "{}", "benchmarks/m.py": code });
  const note = "Left out: m.S.time_b, of which asv alone knows the parameters.";
  expect(configText(propose(survey))).toContain(note);
  expect(configText(propose(survey, "trial"))).not.toContain(note);
});
