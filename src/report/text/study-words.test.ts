import { expect, test } from "@jest/globals";
import { judge } from "../../core/judge.js";
import type { StudyOutcome, StudyStep } from "../../core/model/report.js";
import { GOLDEN_CASES } from "../testing.js";
import { studyConclusions } from "./study-words.js";

const [study] = judge(GOLDEN_CASES["study"]!()).studies as [StudyOutcome];

function withSteps(change: (step: StudyStep) => StudyStep): StudyOutcome {
  return { ...study, steps: study.steps.map(change) };
}

test("the step with the largest sure gain is named, with its interval and what it recommends", () => {
  expect(studyConclusions(study)).toEqual([
    "P50: crud/pooled is faster by 39.3 to 40.7 % than crud/read (95 %): adopt",
    "P95: crud/pooled is faster by 39.9 to 41.9 % than crud/read (95 %): adopt",
  ]);
});

test("without marks in the manifest nothing is recommended", () => {
  expect(studyConclusions(withSteps((step) => ({ ...step, recommendation: undefined })))[0]).toBe(
    "P50: crud/pooled is faster by 39.3 to 40.7 % than crud/read (95 %)",
  );
});

test("a bound that there is none of is not made up", () => {
  const open = withSteps((step) => ({
    ...step,
    change: step.change && {
      ...step.change,
      relativeInterval: { ...step.change.relativeInterval, low: -Infinity },
    },
  }));
  expect(studyConclusions(open)[0]).toContain("faster by at least 39.3 %");
});

test.each([
  ["unclear", "P50: nothing here is surely faster than crud/read"],
  ["slower", "P50: nothing here is surely faster than crud/read"],
  ["no difference", "P50: nothing here is surely faster than crud/read"],
] as const)("where all is %s, it says so", (finding, words) => {
  expect(studyConclusions(withSteps((step) => ({ ...step, finding })))[0]).toBe(words);
});

test("what was not measured recommends nothing", () => {
  const lost = withSteps((step) => ({
    ...step,
    change: undefined,
    finding: "not measured",
    recommendation: undefined,
  }));
  expect(studyConclusions(lost)).toEqual(["P50: not measured", "P95: not measured"]);
});
