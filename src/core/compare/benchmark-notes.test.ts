import { expect, test } from "@jest/globals";
import { judge } from "../judge.js";
import { gated, latencies, makeRun, measured, samples } from "./testing.js";

test("a harness's caveat counts the trials that have it, however often, with its first words", () => {
  const results = makeRun({
    rounds: 10,
    benchmarks: [
      {
        id: "crud",
        metrics: [gated()],
        measure: (context) =>
          measured({
            series: [samples(latencies(context))],
            caveats:
              context.side === "baseline" || context.round > 3
                ? []
                : [
                    { code: "clock", message: `first of round ${context.round}`, scenario: "read" },
                    { code: "clock", message: "again", scenario: undefined },
                  ],
          }),
      },
    ],
  });
  expect(judge(results).notes.map(({ caveat }) => caveat)).toEqual([
    { code: "harness", side: "candidate", harnessCode: "clock", message: "first of round 0", trials: 4 },
  ]);
});
