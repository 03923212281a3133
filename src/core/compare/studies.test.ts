import { expect, test } from "@jest/globals";
import { judgeStudies } from "./studies.js";
import { gated, latencies, makeRun, measured, reads, samples } from "./testing.js";
import type { PlannedStudy } from "../model/plan.js";
import type { StudyStep } from "../model/report.js";

/** One step of a study whose scenario takes `factor` times as long as its reference. */
function step(
  factor: number,
  {
    luck = 0.003,
    measuredAtAll = true,
    recommend = { adopt: 0.2, consider: 0.05 },
  }: { luck?: number; measuredAtAll?: boolean; recommend?: PlannedStudy["recommend"] | null } = {},
): StudyStep {
  const run = makeRun({
    benchmarks: [
      reads(1, {
        metrics: [gated()],
        measure: (context) =>
          measured({
            series: [
              samples(latencies(context, { luck }), { scenario: "plain" }),
              ...(measuredAtAll
                ? [
                    samples(latencies(context, { medianNs: 2e6 * factor, luck, count: 400 }), {
                      scenario: "tried",
                    }),
                  ]
                : []),
            ],
          }),
      }),
    ],
  });
  const study = {
    id: "study",
    title: undefined,
    ladder: ["crud/plain", "crud/tried"],
    metric: "latency",
    statistics: ["p50"],
    rounds: 20,
    recommend: recommend ?? undefined,
  };
  const systems = run.plan.systems.map((system) => ({ ...system, studies: [study] }));
  return judgeStudies({ ...run, plan: { ...run.plan, systems } })[0]!.steps[0]!;
}

test.each([
  [0.6, "faster", "adopt"],
  [0.88, "faster", "consider"],
  [1.3, "slower", "skip"],
])("%p times as long: %s, %s", (factor, finding, recommendation) => {
  expect(step(factor)).toMatchObject({ finding, recommendation });
});

test("a wide interval around no change is unclear, and what never ran is not measured", () => {
  expect(step(1, { luck: 0.2 }).finding).toBe("unclear");
  expect(step(1, { measuredAtAll: false })).toMatchObject({ finding: "not measured", change: undefined });
});

test("only of what does not differ it is said how much would have been seen", () => {
  const same = step(1);
  expect(same).toMatchObject({ finding: "no difference", recommendation: "skip" });
  expect(same.wouldHaveSeen).toBeGreaterThan(0);
  expect(same.wouldHaveSeen).toBeLessThanOrEqual(0.02);
  expect(step(0.6).wouldHaveSeen).toBeUndefined();
});

test("a study that names no gains recommends nothing", () => {
  expect(step(0.6, { recommend: null })).toMatchObject({ finding: "faster", recommendation: undefined });
});
