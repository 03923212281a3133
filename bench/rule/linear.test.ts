import { expect, test } from "@jest/globals";
import { bestWeights } from "./linear.js";
import { Prng } from "./prng.js";

const random = new Prng("linear");
const normals = (sd: number): Float64Array => Float64Array.from({ length: 4000 }, () => sd * random.normal());
const common = normals(1);
const own = normals(0.1);
const noisy = common.map((x, i) => x + own[i]!);
const apart = normals(2);

function weights(rows: readonly Float64Array[], change: readonly number[]): number[] {
  return [...bestWeights(rows, Float64Array.from(change), Infinity)];
}

test("of numbers that move alike, each counts by the inverse of its variance", () => {
  const [one, other] = weights([common, apart], [1, 1]);
  expect(one! / other!).toBeCloseTo(4, 0);
});

test("one that the change does not move takes the noise away that both have, and no more", () => {
  expect(weights([noisy, common], [1, 0])[1]).toBeCloseTo(-1, 1);
  expect(weights([noisy, apart], [1, 0])[1]).toBeCloseTo(0, 1);
});
