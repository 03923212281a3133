import { describe, expect, test } from "@jest/globals";
import { buildOf } from "../build-of.js";
import type { Ecosystem, NamedBy, ProposedBenchmark } from "../proposal.js";
import { BUILD_DIR } from "./in-projects.js";
import { configText } from "../config-text.js";
import { propose } from "../propose.js";
import { problemsOf, surveyOf } from "../../../test/proposals.js";
import { timesAsLong } from "../../../test/support/growth.js";
import { detectMaven } from "./maven.js";

const PARAMETERS = `public class SortBench {\n@Param({"1", "2"})\npublic int n;\n@Benchmark\npublic void sort() {}\n}\n`;

function found(content: string, namedBy: NamedBy = "source"): Ecosystem {
  const text = new Map([
    ["pom.xml", "<artifactId>jmh-core</artifactId>"],
    ["SortBench.java", content],
  ]);
  return detectMaven({ folder: "x", files: [...text.keys()], text }, namedBy, BUILD_DIR)!;
}

test("what runs for each value of a parameter is left out, with how to find its names, unless there is a trial", () => {
  const notes = (namedBy: NamedBy): readonly string[] => found(PARAMETERS, namedBy).benchmarks[0]!.notes;
  expect(notes("source").slice(1)).toEqual([expect.stringMatching(/^Left out: SortBench\.sort, .*-lp/)]);
  expect(notes("trial").slice(1)).toEqual([]);
});

test("nothing is built into the source, so that a build is found again", () => {
  const [, ...after] = buildOf(found(PARAMETERS));
  expect(after.flat().filter((word) => word.includes("target") || word.includes("pom.xml"))).toEqual([
    "${LATENCY_GATE_BUILD_DIR}/source/pom.xml",
    "${LATENCY_GATE_BUILD_DIR}/source/target/benchmarks.jar",
  ]);
});

const JMH = "<dependency><artifactId>jmh-core</artifactId></dependency>";
const MANAGED = `<dependencyManagement><dependencies>${JMH}</dependencies></dependencyManagement>`;
const TOGETHER = `<packaging>pom</packaging>${MANAGED}<modules><module>core</module><module>perf</module></modules>`;
const benchOf = (type: string): string => `public class ${type} {\n@Benchmark\npublic void run() {}\n}\n`;
const INNER = "<packaging>pom</packaging><modules><module>bench</module></modules>";

test("the work is defined by what the benchmarks work on, too, and by no folder that holds the product", () => {
  const benchmark = "class A { @Benchmark void a() {} }";
  const text = {
    "pom.xml": JMH,
    "src/a/Base.java": "import org.openjdk.jmh.annotations.*; @State(Scope.Thread) class Base {}",
    "src/a/Product.java": "class Product {}",
    "src/a/Sort.java": benchmark,
  };
  const fingerprintOf = (files: Readonly<Record<string, string>>) =>
    propose(surveyOf(files)).ecosystems[0]!.benchmarks[0]!.fingerprint;
  expect(fingerprintOf(text)).toEqual(["src/a/Base.java", "src/a/Sort.java"]);
  const nine = Object.fromEntries(numbered("src/main").map((path) => [path, benchmark]));
  const product = Object.fromEntries(
    numbered("src/main/core").map((path) => [path.replace("Sort", "X"), ""]),
  );
  expect(fingerprintOf({ "pom.xml": JMH, ...nine, ...product })).toEqual(["src/main/**"]);
  const more = Object.fromEntries(numbered("src/main/db").map((path) => [path.replace("Sort", "Y"), ""]));
  expect(fingerprintOf({ "pom.xml": JMH, ...nine, ...product, ...more })).toEqual(numbered("src/main"));
});

const numbered = (folder: string): string[] =>
  Array.from({ length: 9 }, (_, i) => `${folder}/p${i}/Sort.java`);

describe("a project of several modules", () => {
  test.each<
    [string, Readonly<Record<string, string>>, readonly (readonly [string, string, readonly string[]])[]]
  >([
    [
      "a module, with what it needs of the others",
      {
        "pom.xml": TOGETHER,
        "core/pom.xml": "",
        "perf/pom.xml": JMH,
        "perf/src/SortBench.java": benchOf("SortBench"),
      },
      [["perf-jmh", "source/pom.xml package -DskipTests -pl perf -am", ["perf/src/**/*Bench*.java"]]],
    ],
    [
      "a module of a module, whose files are called otherwise",
      { "pom.xml": TOGETHER, "perf/pom.xml": INNER, "perf/bench/pom.xml": JMH, "perf/bench/src/A.java": "" },
      [["bench-jmh", "source/pom.xml package -DskipTests -pl perf/bench -am", ["perf/bench/src/**"]]],
    ],
    [
      "a project below that is no module, or only in some builds",
      {
        "pom.xml": `<packaging>pom</packaging><profiles><modules><module>perf</module></modules></profiles>`,
        "perf/pom.xml": JMH,
      },
      [["perf-jmh", "source/perf/pom.xml package -DskipTests", ["perf/pom.xml"]]],
    ],
    [
      "the project at the top and one below, each with its own classes",
      {
        "pom.xml": JMH,
        "src/SortBench.java": benchOf("SortBench"),
        "perf/pom.xml": JMH,
        "perf/src/FindBench.java": benchOf("FindBench"),
      },
      [
        ["jmh", "source/pom.xml package -DskipTests", ["src/**/*Bench*.java"]],
        ["perf-jmh", "source/perf/pom.xml package -DskipTests", ["perf/src/**/*Bench*.java"]],
      ],
    ],
    [
      "nothing where JMH, or what names the module, stands in a comment",
      {
        "pom.xml": `<!-- ${JMH} --><modules><!-- <module>perf</module> --></modules>`,
        "perf/pom.xml": JMH,
        "old/pom.xml": `<!--\n${JMH}\n-->`,
      },
      [["perf-jmh", "source/perf/pom.xml package -DskipTests", ["perf/pom.xml"]]],
    ],
    ["nothing where JMH is only managed", { "pom.xml": TOGETHER, "perf/pom.xml": MANAGED }, []],
  ])("builds %s", async (_name, text, expected) => {
    const proposal = propose(surveyOf(text), "trial");
    const { benchmarks } = proposal.ecosystems[0]!;
    const builds = benchmarks.map(({ id, build, fingerprint }) => {
      const maven = build.find(([program]) => program === "mvn")!;
      return [id, maven.slice(3).join(" ").replace(`${BUILD_DIR}/`, ""), fingerprint];
    });
    expect(builds).toEqual(expected);
    expect(new Set(benchmarks.flatMap(({ names }) => names)).size).toBe(
      benchmarks.flatMap(({ names }) => names).length,
    );
    if (benchmarks.length > 0) expect(await problemsOf(configText(proposal))).toBe("");
  });

  test("modules that name each other are no endless way", () => {
    const text = {
      "pom.xml": TOGETHER,
      "perf/pom.xml": "<packaging>pom</packaging><modules><module>..</module></modules>",
      "perf/bench/pom.xml": JMH,
    };
    expect(propose(surveyOf(text)).ecosystems[0]!.benchmarks.map(({ id }) => id)).toEqual(["bench-jmh"]);
  });
});

test.each([
  ["parts that do not end", "<profiles>"],
  ["comments that do not end", "<!-- "],
  ["a module's name that does not end", " "],
  ["what it is packaged as, which does not end", "<packaging>   "],
  ["parts that do not end, of a project's own", "<dependencies>"],
])("the time for a pom.xml grows with its length alone, of %s", (_what, part) => {
  const look = (times: number): void => {
    propose(surveyOf({ "pom.xml": `<module>${part.repeat(times)}`, "a/pom.xml": JMH }));
  };
  // Of twice the length: 8 times were 64 times as long, if it grew with the square.
  expect(timesAsLong(look, 16_000, 2000)).toBeLessThan(32);
});

test.each<[what: string, paths: readonly string[], globs: readonly string[]]>([
  [
    "classes that are called so",
    ["src/a/SortBench.java", "src/b/JoinBenchmark.java"],
    ["src/**/*Bench*.java"],
  ],
  [
    "classes that are called otherwise",
    ["src/a/Sort.java", "src/b/JoinBench.java"],
    ["src/a/Sort.java", "src/b/JoinBench.java"],
  ],
  ["many of them, the folder that all are in", numbered("src/main/java/perf"), ["src/main/java/perf/**"]],
  [
    "many without a folder of their own",
    [...numbered("src"), ...numbered("test")],
    [...numbered("src"), ...numbered("test")],
  ],
])("the work is defined by %s", (_what, paths, globs) => {
  const sources = Object.fromEntries(paths.map((path) => [path, "class A { @Benchmark void a() {} }"]));
  const { benchmarks } = propose(surveyOf({ "pom.xml": JMH, ...sources })).ecosystems[0]!;
  expect(benchmarks[0]!.fingerprint).toEqual(globs);
});

describe("what JMH runs", () => {
  const inClass = (methods: readonly string[], field = ""): string =>
    `class Sort { ${field} ${methods.map((name) => `@Benchmark void ${name}() {}`).join("\n")} }`;
  const many = Array.from({ length: 14 }, (_, i) => `m${i}`);
  const SIZES = '@Param({"1"}) int n;';
  const proposed = (sources: readonly string[], namedBy: NamedBy) => {
    const text = Object.fromEntries(sources.map((source, i) => [`src/S${i}.java`, source]));
    const [{ work, names, notes }] = propose(surveyOf({ "pom.xml": JMH, ...text }), namedBy).ecosystems[0]!
      .benchmarks as [ProposedBenchmark];
    const at = work.argv.indexOf("${LATENCY_GATE_WORK_DIR}/jmh.json");
    return {
      patterns: work.argv.slice(at + 1),
      names,
      leftOut: notes.filter((note) => note.startsWith("Left out")),
    };
  };

  test("is all that has names and that a trial has room for", () => {
    expect(proposed([inClass(many.slice(0, 10))], "source")).toMatchObject({
      names: many.slice(0, 10).map((name) => `Sort.${name}`),
      leftOut: [],
    });
  });

  test("is what a trial has room for, by patterns that match nothing else", () => {
    const { patterns, names, leftOut } = proposed([inClass(many)], "source");
    expect(names).toEqual(many.slice(0, 10).map((name) => `Sort.${name}`));
    expect(leftOut).toEqual([
      expect.stringMatching(/^Left out: Sort\.m10, Sort\.m11, Sort\.m12, Sort\.m13\. /),
    ]);
    const isRun = (name: string): boolean => patterns.some((pattern) => new RegExp(pattern).test(name));
    expect(many.map((name) => isRun(`com.example.Sort.${name}`))).toEqual(many.map((_, i) => i < 10));
    expect(["com.example.MergeSort.m1", "com.Sort.m1.x", "com.example.SortXm1"].filter(isRun)).toEqual([]);
  });

  test("is nothing that the source does not tell: what a class inherits, and of classes that are called alike", () => {
    const base = "abstract class Base { @Benchmark void a() {} }";
    const sub = "class Sort extends Base { @Benchmark void own() {} }";
    expect(proposed([base, sub], "source")).toMatchObject({
      patterns: ["(^|[.])Sort[.]own$"],
      names: ["Sort.own"],
    });
    const alike = [inClass(["a", "b"]), inClass(["b", "c"])];
    expect(proposed(alike, "source")).toEqual({
      patterns: ["(^|[.])Sort[.]a$", "(^|[.])Sort[.]c$"],
      names: ["Sort.a", "Sort.c"],
      leftOut: [expect.stringMatching(/^Left out: Sort\.b, of classes that are called alike: /)],
    });
    // A trial tells their packages.
    expect(proposed(alike, "trial")).toMatchObject({
      patterns: ["(^|[.])Sort[.]a$", "(^|[.])Sort[.]c$", "(^|[.])Sort[.]b$"],
      names: ["Sort.a", "Sort.c"],
    });
  });

  test("is not what has parameters, unless there is a trial to name it, and then what has none comes first", () => {
    const sources = [inClass(["a", "b"], SIZES), inClass(many.slice(0, 9)).replace("Sort", "Join")];
    expect(proposed(sources, "source").patterns).toHaveLength(9);
    const { patterns, names, leftOut } = proposed(sources, "trial");
    expect([names.length, patterns.length, patterns.at(-1)]).toEqual([9, 10, "(^|[.])Sort[.]a$"]);
    expect(leftOut).toEqual([expect.stringMatching(/^Left out: Sort\.b\. /)]);
  });
});

test("JMH is started so that it has single calls, and the tail of them is judged", () => {
  const { work } = found(PARAMETERS).benchmarks[0]!;
  expect(work.argv.join(" ")).toContain("-bm sample");
  expect(work).toMatchObject({ statistics: ["p50", "p95", "p99"] });
});
