import { expect, test } from "@jest/globals";
import { SequentialPValues } from "./p-values.js";
import type { Claim, Oriented } from "./shares.js";
import { searchRejection } from "./tests.js";

/** Twenty quads: the candidate is a fifth slower in eleven, and 5 % faster in nine. */
const side = {
  baseline: new Float64Array(40),
  candidate: Float64Array.from({ length: 40 }, (_, i) => (i < 22 ? 0.2 : -0.05)),
};
const still = {
  baseline: new Float64Array(40),
  candidate: new Float64Array(40),
  side: "body",
  rank: 0,
} as const;

function oriented(claim: Claim, neighbours: Oriented["neighbours"]): Oriented {
  return { claim, design: "quads", beyond: 0.01, own: side, neighbours, below: [] };
}

test("where a change of the tail is looked for, differences count up to 10 %, and elsewhere to 5 %", () => {
  const tail = [still, { ...side, side: "tail", rank: 0 }] as const;
  const found = (neighbours: Oriented["neighbours"]): number =>
    searchRejection(oriented("worse", neighbours), [20], [1], 0.1).upTo(0);
  expect(found(tail)).toBe(0);
  expect(found([])).toBe(Infinity);
  const pValue = (neighbours: Oriented["neighbours"]): number =>
    new SequentialPValues(oriented("plainly-worse", neighbours), [20], [1]).upTo(0);
  expect(pValue(tail)).toBeLessThan(0.05);
  expect(pValue([])).toBeGreaterThan(0.1);
});

test("where voters are weighed, a claim must hold against each smaller tolerance, too", () => {
  const slower = { ...side, candidate: new Float64Array(40).fill(0.2), side: "body", rank: 0 } as const;
  const clear = { ...oriented("worse", [slower, slower]), own: still };
  const unclear = { ...oriented("worse", [still, still]), own: still };
  const found = (below: Oriented["below"]): number =>
    searchRejection({ ...clear, below }, [10, 20], [0.5, 1], 0.1).upTo(1);
  expect(found([])).toBe(0);
  expect(found([() => clear, () => clear])).toBe(0);
  expect(found([() => clear, () => unclear])).toBe(Infinity);
});

test("smaller tolerances are asked only where the larger one is exceeded", () => {
  const never = (): Oriented => {
    throw new Error("asked");
  };
  const unclear = { ...oriented("worse", [still, still]), own: still, below: [never] };
  expect(searchRejection(unclear, [20], [1], 0.01).upTo(0)).toBe(Infinity);
});
