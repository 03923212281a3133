import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import type { Judgement, Row } from "../../src/core/model/report.js";
import { STUDIES } from "./studies.js";
import type { Study } from "./studies.js";
import { isAsReported, summaryOf, tableOf } from "./table.js";
import type { GatedRelease } from "./table.js";

const STUDY: Study = {
  package: "parser",
  from: "npm",
  report: "https://example.org/1",
  reported: "twice as slow",
  versions: { quiet: "1.0.0", before: "1.0.1", after: "1.1.0" },
  operations: ["short", "long"],
};

function row(scenario: string, statistic: Row["statistic"], verdict: string, relative: number): Row {
  const judgement = { verdict, change: { relative, roundsUsed: 14 } } as unknown as Judgement;
  return { address: { system: "release", benchmark: "operations", scenario }, statistic, judgement } as Row;
}

function gated(isReported: boolean, status: number, rows: readonly Row[] = []): GatedRelease {
  const [baseline, candidate] = isReported ? ["1.0.1", "1.1.0"] : ["1.0.0", "1.0.1"];
  return { study: STUDY, baseline, candidate, isReported, status, seconds: 61.4, rows };
}

test("a release has a row for each operation; what is slower is bold, what is faster in italics", () => {
  const rows = [
    row("long", "p50", "regression", 0.853),
    row("long", "p95", "inconclusive", 0.08),
    row("short", "p50", "pass", 0.004),
    row("short", "p95", "improvement", -0.25),
  ];
  expect(
    tableOf([gated(true, 1, rows)])
      .split("\n")
      .slice(2),
  ).toEqual([
    "| parser 1.0.1 → 1.1.0 | [twice as slow](https://example.org/1) | short | +0 % | _−25 %_ | – | **fails** | 14 | 61 s |",
    "|  |  | long | **+85 %** | +8 %? | – |  | 14 |  |",
  ]);
});

describe("what the gates came to", () => {
  test.each([
    ["each reported one fails, and no other", [gated(true, 1), gated(false, 0)], true],
    ["a reported one passes", [gated(true, 0), gated(false, 0)], false],
    ["one that was not reported fails", [gated(true, 1), gated(false, 1)], false],
  ])("%s", (_, gates, expected) => {
    expect(isAsReported(gates)).toBe(expected);
  });

  test("is counted apart for the reported and the others", () => {
    expect(summaryOf([gated(true, 1), gated(true, 0), gated(false, 0)])).toBe(
      "Reported as slower, and failed by the gate: 1 of 2. Not reported, and passed: 1 of 1.",
    );
  });
});

test("each version of a study is pinned in a folder of its own", () => {
  const pins = { npm: "package-lock.json", pypi: "requirements.txt", go: "go.sum" };
  const files = STUDIES.flatMap((study) =>
    Object.values(study.versions).map((version) => join(study.package, version, pins[study.from])),
  );
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
});
