import { expect, test } from "@jest/globals";
import { only, rounds, series } from "./testing.js";

test.each([
  [0.05, 0.005],
  [0.005, 0.05],
])(
  "where trials of one side scatter three times as much (%d and %d, beside their samples’ noise), a candidate at the tolerance is called slower within 20 rounds in at most 12 %% of runs, and at half of it hardly ever",
  (luck, candidateLuck) => {
    const runs = 400;
    const slower = (factor: number): number =>
      Array.from({ length: runs }, (_, seed) => {
        const noise = rounds({ seed: (seed + 1) * 7919, rounds: 20, luck, candidateLuck, factor });
        return only(series({ tolerance: 0.04, passWithin: 0.1, rounds: noise }), 1);
      }).filter(({ kind }) => kind === "regression").length;
    expect(slower(1.04) / runs).toBeLessThanOrEqual(0.12);
    expect(slower(1.02) / runs).toBeLessThan(0.02);
  },
);

test("long run: at exactly the tolerance, regressions and passes stay under 5 %", () => {
  let [regressions, passes, p05] = [0, 0, 0];
  const runs = 300;
  for (let seed = 1; seed <= runs; seed++) {
    const noise = { seed: seed * 7919, n: 1, luck: 0.08 };
    const one = series({ statistic: { kind: "mean" }, rounds: rounds({ ...noise, factor: 1.05 }) });
    const decision = only(one, 1);
    regressions += Number(decision.kind === "regression");
    passes += Number(decision.kind === "pass");
    const unchanged = only({ ...one, tolerance: 0, rounds: rounds(noise) }, 1);
    if (unchanged.kind !== "insufficient") p05 += Number(unchanged.pValue <= 0.05);
  }
  // 5 % and three standard errors of 300 runs.
  for (const count of [regressions, passes, p05]) expect(count / runs).toBeLessThan(0.05 + 0.038);
});
