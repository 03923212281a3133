import { expect, test } from "@jest/globals";
import { judge } from "../../core/judge.js";
import type { StudyOutcome, StudyStep } from "../../core/model/report.js";
import { GOLDEN_CASES } from "../testing.js";
import { studyConclusions } from "./study-words.js";

const [judged] = judge(GOLDEN_CASES["study"]!()).studies as [StudyOutcome];

/** The golden study with intervals of its own, so that the words are tested and not the rule. */
const study = withIntervals(judged);

function withIntervals(outcome: StudyOutcome): StudyOutcome {
  return {
    ...outcome,
    steps: outcome.steps.map((step) => ({
      ...step,
      change: step.change && {
        ...step.change,
        relativeInterval:
          step.scenario === "crud/pooled" ? { low: -0.413, high: -0.387 } : { low: -0.04, high: -0.01 },
      },
    })),
  };
}

function withSteps(change: (step: StudyStep) => StudyStep): StudyOutcome {
  return { ...study, steps: study.steps.map(change) };
}

test("the step with the largest sure gain is named, with its interval and what it recommends", () => {
  expect(studyConclusions(study)).toEqual([
    "P50: crud/pooled is faster by 38.7 to 41.3 % than crud/read (95 %): adopt",
    "P95: crud/pooled is faster by 38.7 to 41.3 % than crud/read (95 %): adopt",
  ]);
});

test("without marks in the manifest nothing is recommended", () => {
  expect(studyConclusions(withSteps((step) => ({ ...step, recommendation: undefined })))[0]).toBe(
    "P50: crud/pooled is faster by 38.7 to 41.3 % than crud/read (95 %)",
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
  expect(studyConclusions(open)[0]).toContain("faster by at least 38.7 %");
});

test.each([
  ["unclear", "P50: nothing here is surely faster than crud/read"],
  ["no difference", "P50: nothing here is surely faster than crud/read"],
] as const)("where all is %s, it says so", (finding, words) => {
  expect(studyConclusions(withSteps((step) => ({ ...step, finding })))[0]).toBe(words);
});

/** The golden study with `crud/cached` slower by this, and `crud/pooled` by twice that. */
const slower = (low: number, high: number): StudyOutcome =>
  withSteps((step) => {
    const times = step.scenario === "crud/cached" ? 1 : 2;
    const relativeInterval = { low: times * low, high: times * high };
    return {
      ...step,
      finding: "slower",
      recommendation: undefined,
      change: step.change && { ...step.change, relativeInterval },
    };
  });

test("where all is surely slower, it names what comes nearest", () => {
  expect(studyConclusions(slower(0.02, 0.04))[0]).toBe(
    "P50: crud/read is the fastest: crud/cached, the nearest, is slower by 2 to 4 % (95 %)",
  );
});

test("of a pair that is surely slower it says by how much", () => {
  const pair = slower(8.604, 16.94);
  const steps = pair.steps.filter(({ scenario }) => scenario === "crud/cached");
  expect(studyConclusions({ ...pair, steps })[0]).toBe(
    "P50: crud/cached is slower by 860 to 1\u202f694 % than crud/read (95 %)",
  );
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
