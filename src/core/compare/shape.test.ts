import { expect, test } from "@jest/globals";
import { shapeCaveats } from "./shape.js";
import { draws } from "./testing.js";

const COUNT = 2000;

function distribution(seed: string, of: (draw: ReturnType<typeof draws>) => number): Float64Array {
  const draw = draws(seed);
  return Float64Array.from({ length: COUNT }, () => of(draw));
}

const codes = (values: Float64Array): string[] => shapeCaveats(values, "candidate").map(({ code }) => code);
const seeds = Array.from({ length: 20 }, (_, seed) => String(seed));

/** Share of seeds of which two modes are named. */
function named(of: (draw: ReturnType<typeof draws>) => number): number {
  return seeds.filter((seed) => codes(distribution(seed, of)).includes("two-modes")).length / seeds.length;
}

test.each([
  ["33 and 78 ms, half each", 33e6, 78e6, 0.5],
  ["33 and 78 ms, a fifth slow", 33e6, 78e6, 0.2],
  ["1 and 10 ms, most slow", 1e6, 1e7, 0.8],
])("two modes, %s, are named", (_, low, high, share) => {
  const draw = (one: ReturnType<typeof draws>): number =>
    (one.random() < share ? high : low) * Math.exp(0.08 * one.normal());
  expect(named(draw)).toBe(1);
  const [caveat] = shapeCaveats(distribution("x", draw), "candidate");
  if (caveat?.code !== "two-modes") throw new Error("no modes");
  expect(Math.abs(caveat.lower / low - 1)).toBeLessThan(0.02);
  expect(Math.abs(caveat.upper / high - 1)).toBeLessThan(0.02);
  expect(Math.abs(caveat.upperShare - share)).toBeLessThan(0.05);
});

test.each([
  ["log-normal", ({ normal }: ReturnType<typeof draws>) => 1e6 * Math.exp(0.2 * normal())],
  ["wide log-normal", ({ normal }: ReturnType<typeof draws>) => 1e6 * Math.exp(0.8 * normal())],
  ["exponential", ({ random }: ReturnType<typeof draws>) => 1e6 * -Math.log(1 - random())],
  ["Pareto", ({ random }: ReturnType<typeof draws>) => 1e6 * (1 - random()) ** (-1 / 1.5)],
  ["uniform", ({ random }: ReturnType<typeof draws>) => 1e6 * (1 + random())],
  [
    "with 2 % of outliers",
    ({ random, normal }: ReturnType<typeof draws>) =>
      1e6 * (random() < 0.02 ? 20 : 1) * Math.exp(0.1 * normal()),
  ],
])("%s has one mode", (_, of) => {
  expect(named(of)).toBe(0);
});

test("a few samples say nothing", () => {
  expect(codes(Float64Array.from([1, 1, 1, 9, 9, 9]))).toEqual([]);
});

test("equal samples have one mode", () => {
  expect(codes(new Float64Array(100).fill(5))).toEqual([]);
});
