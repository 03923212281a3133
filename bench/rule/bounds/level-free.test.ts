import { expect, test } from "@jest/globals";
import { levelFreePower } from "./level-free.js";
import { Prng } from "../prng.js";
import type { Trace } from "../traces.js";
import { Workload } from "../workload.js";

/** One sample a trial, of normal noise in logarithms. */
function normalNoise(sd: number): Workload {
  const random = new Prng("normal noise");
  const trials = Array.from({ length: 320 }, () => Float64Array.of(1e6 * Math.exp(sd * random.normal())));
  const trace: Trace = { name: "normal", kind: "generated", samplesPerTrial: 1, trials, sides: undefined };
  return new Workload(trace);
}

const meanPower = (sd: number, gap: number): number => {
  const powers = levelFreePower(normalNoise(sd), { q: 0.5, parts: 1, rank: 0 }, 20, { gap, level: 0.05 }, 1);
  return powers.reduce((sum, power) => sum + power.corrected(), 0) / powers.length;
};

test("in normal noise the bound is no lower than the t test's power, and not far above it", () => {
  // Student's t with 29 degrees of freedom, two means of 20 values, a shift of 0.7 standard deviations: 0.70.
  const power = meanPower(0.05, 0.035);
  expect(power).toBeGreaterThan(0.7);
  expect(power).toBeLessThan(0.9);
});

test("what is no larger than what is allowed is found as often as the level", () => {
  const power = meanPower(0.05, 1e-7);
  expect(power).toBeGreaterThan(0.03);
  expect(power).toBeLessThan(0.07);
});
