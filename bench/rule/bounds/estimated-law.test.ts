import { expect, test } from "@jest/globals";
import { centred, EstimatedPower, estimateLaw } from "./estimated-law.js";
import { Prng } from "../prng.js";

const APART = 2;

/** Trials of two speeds, one of two slower, in quads with a level of their own. */
function twoSpeeds(quads: number, random: Prng): Float64Array {
  let level = 0;
  return Float64Array.from({ length: 4 * quads }, (_, trial) => {
    if (trial % 4 === 0) level = 5 * random.normal();
    return level + 0.3 * random.normal() + (random.int(2) === 0 ? APART : 0);
  });
}

/** Of pairs, the share of those that lie half of the distance of the speeds apart, which no two trials do. */
function halfApart(draw: () => number): number {
  const pairs = Array.from({ length: 2000 }, () => Math.abs(draw() - draw()));
  return pairs.filter((distance) => Math.abs(distance - APART / 2) < 0.3).length / pairs.length;
}

test("two speeds stay apart, though the median of a quad may lie between them", () => {
  const random = new Prng("two speeds");
  const noise = centred(twoSpeeds(20, random));
  const law = estimateLaw(noise, random);
  expect(halfApart(() => noise[random.int(noise.length)]!)).toBeGreaterThan(0.2);
  expect(halfApart(law.draw)).toBeLessThan(0.1);
});

test("the density is that of what is drawn", () => {
  const random = new Prng("density");
  const law = estimateLaw(centred(twoSpeeds(20, random)), random);
  const points = Array.from({ length: 2001 }, (_, i) => ((i - 1000) / 1000) * law.reach);
  const total = points.reduce((sum, x) => sum + law.density(x), 0);
  const mean = points.reduce((sum, x) => sum + x * law.density(x), 0) / total;
  const drawn = Array.from({ length: 20_000 }, law.draw);
  expect(drawn.reduce((sum, x) => sum + x, 0) / drawn.length).toBeCloseTo(mean, 1);
});

test("values that are all alike are a law", () => {
  const power = new EstimatedPower(new Float64Array(80), 10, { gap: 0.05, level: 0.05 }, new Prng("alike"));
  expect(power.corrected()).toBe(1);
});
