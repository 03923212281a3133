import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { defaultOptions } from "./constants.js";
import { decide } from "./decide.js";
import { measured, only, property, rounds, series, trials } from "./testing.js";

test.each([0.001, 1 / 1024, 0.37, 1000, 1024])(
  "invariant under a change of unit, %d of the other",
  (unit) => {
    fc.assert(
      fc.property(measured, (one) => {
        const scaled = {
          ...one,
          floor: one.floor * unit,
          rounds: one.rounds.map((r) => ({
            ...r,
            baseline: r.baseline.map((x) => x * unit),
            candidate: r.candidate.map((x) => x * unit),
          })),
        };
        const [before, after] = [only(one), only(scaled)];
        expect(after.kind).toBe(before.kind);
        if (before.kind === "insufficient" || after.kind === "insufficient") return;
        expect(after.roundsUsed).toBe(before.roundsUsed);
        expect(after.pValueAdjusted).toBe(before.pValueAdjusted);
        expect(after.estimate).toBeCloseTo(before.estimate, 9);
        expect(after.interval95.low).toBeCloseTo(before.interval95.low, 9);
        expect(after.interval95.high).toBeCloseTo(before.interval95.high, 9);
        expect(after.baselineValue / unit / before.baselineValue).toBeCloseTo(1, 9);
      }),
      property,
    );
  },
);

test("sides swapped: a regression is an improvement, and the other way round", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(measured, (one) => {
      const swapped = {
        ...one,
        rounds: one.rounds.map(({ slots, ...r }) => ({
          ...r,
          slots: { baseline: slots!.candidate, candidate: slots!.baseline },
          baseline: r.candidate,
          candidate: r.baseline,
        })),
      };
      const [there, back] = [only(one), only(swapped)];
      const [kind, mirrored] = [there.kind, back.kind];
      seen.add(kind);
      expect(mirrored === "improvement").toBe(kind === "regression");
      expect(mirrored === "regression").toBe(kind === "improvement");
      expect(mirrored === "insufficient").toBe(kind === "insufficient");
      if (there.kind === "insufficient" || back.kind === "insufficient") return;
      expect(Math.log1p(back.estimate)).toBeCloseTo(-Math.log1p(there.estimate), 9);
      if (kind !== "regression" && kind !== "improvement") return;
      expect(back.decidedAtLook).toBe(there.decidedAtLook);
    }),
    property,
  );
  expect([...seen].sort()).toEqual(["improvement", "inconclusive", "insufficient", "pass", "regression"]);
});

test("a larger tolerance never makes a verdict worse", () => {
  const rank = { improvement: 0, pass: 0, inconclusive: 1, regression: 2, insufficient: 3 };
  fc.assert(
    fc.property(measured, (one) => {
      const ranks = [0.02, 0.03, 0.04, 0.06, 0.1, 0.2].map(
        (tolerance) => rank[only({ ...one, tolerance }).kind],
      );
      expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    }),
    property,
  );
});

test("the order of the series and the sharding of families change nothing", () => {
  fc.assert(
    fc.property(fc.array(trials, { minLength: 2, maxLength: 6 }), (noises) => {
      const all = noises.map((noise, i) =>
        series({ key: `m${i}`, family: `f${i % 3}`, rounds: rounds({ ...noise, rounds: 20 }) }),
      );
      const options = { ...defaultOptions(20), looks: [10, 14, 20] };
      const whole = decide(all, options);
      const reversed = decide([...all].reverse(), options);
      for (const { key, family } of all) {
        expect(reversed.get(key)).toEqual(whole.get(key));
        const shard = decide(
          all.filter((one) => one.family === family),
          options,
        );
        expect(shard.get(key)).toEqual(whole.get(key));
      }
    }),
    { numRuns: 15, seed: 1 },
  );
});
