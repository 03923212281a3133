import { expect, test } from "@jest/globals";
import type { Ecosystem, NamedBy } from "../proposal.js";
import { BUILD_DIR } from "./in-projects.js";
import { detectMaven } from "./maven.js";

const PARAMETERS = `@Param({"1", "2"})\npublic int n;\n@Benchmark\npublic void sort() {}\n`;

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
  const [, ...after] = found(PARAMETERS).build;
  expect(after.flat().filter((word) => word.includes("target") || word.includes("pom.xml"))).toEqual([
    "${LATENCY_GATE_BUILD_DIR}/source/pom.xml",
    "${LATENCY_GATE_BUILD_DIR}/source/target/benchmarks.jar",
  ]);
});

test("JMH is started so that it has single calls, and the tail of them is judged", () => {
  const { work } = found(PARAMETERS).benchmarks[0]!;
  expect(work.argv.join(" ")).toContain("-bm sample");
  expect(work).toMatchObject({ statistics: ["p50", "p95", "p99"] });
});
