import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { only, property, rounds, series, statistics, trials } from "./testing.js";

test.each([
  ["by the tolerance, which is larger", 0.06, 0.1, 0.06],
  ["up to half of what a pass rules out", 0.02, 0.08, 0.04],
  ["up to 5 %, whatever a pass rules out", 0.03, 0.2, 0.05],
])("what passes without ruling out the tolerance looks unchanged: %s", (_, tolerance, passWithin, most) => {
  const passing = Array.from({ length: 200 }, (_, seed) => {
    const noisy = rounds({ seed, factor: 1 + most - 0.009 + (seed % 7) * 0.003, luck: passWithin / 2 });
    return only(series({ tolerance, passWithin, rounds: noisy }));
  }).filter(({ caveats }) => caveats.includes("wider-pass"));
  const estimates = passing.map(({ estimate }) => estimate!);
  expect(Math.max(...estimates)).toBeLessThanOrEqual(most);
  expect(Math.max(...estimates)).toBeGreaterThan(most - 0.01);
});

test("a pass that need not rule out the tolerance changes no other verdict, and is said", () => {
  let wider = 0;
  fc.assert(
    fc.property(trials, statistics, (noise, statistic) => {
      const one = series({ statistic, rounds: rounds(noise) });
      const [strict, wide] = [only(one), only({ ...one, passWithin: 0.1 })];
      if (!wide.caveats.includes("wider-pass")) {
        expect(wide).toEqual(strict);
        return;
      }
      wider += 1;
      expect([strict.kind, wide.kind]).toEqual(["inconclusive", "pass"]);
      expect(wide.estimate).toBeLessThanOrEqual(0.05);
      expect(only({ ...one, tolerance: 0.1 }).kind).not.toBe("regression");
    }),
    property,
  );
  expect(wider).toBeGreaterThan(0);
});

test("where noise hides the tolerance, unchanged code passes by what a pass must rule out; a change of that does not", () => {
  const passes = (factor: number, luck: number, passWithin?: number): number =>
    Array.from({ length: 200 }, (_, seed) =>
      only(
        series({
          ...(passWithin === undefined ? {} : { passWithin }),
          rounds: rounds({ seed: (seed + 1) * 7919, factor, luck }),
        }),
      ),
    ).filter(({ kind }) => kind === "pass").length;
  expect(passes(1, 0.15, 0.1)).toBeGreaterThan(2 * passes(1, 0.15));
  // 5 % of 200, and three standard errors of chance.
  expect(passes(1.1, 0.4, 0.1)).toBeLessThanOrEqual(19);
});
