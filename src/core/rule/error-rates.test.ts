import { expect, test } from "@jest/globals";
import { defaultOptions } from "./constants.js";
import { decide } from "./decide.js";
import { ARRANGEMENTS, draws, only, rounds, series } from "./testing.js";
import type { RoundPair } from "./types.js";

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

/** Quads in one of their six arrangements each, on a machine whose speed swings with a period of so many trials. */
function swinging(seed: number, period: number, phase: number, samples: number): RoundPair[] {
  const random = draws(seed);
  const orders = Object.values(ARRANGEMENTS);
  return Array.from({ length: 20 }, (_, quad) => {
    const [b1, b2, c1, c2] = orders[Math.floor(6 * random())]!;
    const trial = (slot: number): Float64Array => {
      const level = 1e7 * Math.exp(0.1 * Math.cos((2 * Math.PI * (4 * quad + slot + 0.5)) / period + phase));
      return Float64Array.from({ length: samples }, () => Math.round(level * (1 + 0.07 * (random() - 0.5))));
    };
    return [
      {
        round: 2 * quad,
        quad,
        slots: { baseline: b1, candidate: c1 },
        baseline: trial(b1),
        candidate: trial(c1),
      },
      {
        round: 2 * quad + 1,
        quad,
        slots: { baseline: b2, candidate: c2 },
        baseline: trial(b2),
        candidate: trial(c2),
      },
    ];
  }).flat();
}

test.each([
  ["of one trial each", 100, 8, 0],
  ["of two trials each", 30, 8, 0],
  ["of two trials each, a slower drift", 30, 16, -Math.PI / 2],
])(
  "p-values of unchanged code are exact whatever the machine does in step with the quads: values %s",
  (_, samples, period, phase) => {
    const runs = 400;
    const small = Array.from({ length: runs }, (_, run) => {
      const found = decide(
        [series({ seed: `seed ${run}`, rounds: swinging(run + 1, period, phase, samples) })],
        {
          ...defaultOptions(1),
          looks: [40],
        },
      );
      const [decision] = [...found.values()];
      return decision!.kind === "insufficient" ? NaN : decision!.pValue;
    });
    expect(small.every(Number.isFinite)).toBe(true);
    // 5 % and three standard errors of 400 runs. With the earlier trials of both sides in one value it is 20 % and more.
    expect(small.filter((p) => p <= 0.05).length / runs).toBeLessThan(0.05 + 0.033);
  },
);
