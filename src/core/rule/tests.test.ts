import { expect, test } from "@jest/globals";
import { SequentialPValues } from "./p-values.js";
import type { Claim, Oriented } from "./shares.js";
import { searchRejection } from "./tests.js";

/** Twenty quads: the candidate is a fifth slower in eleven, and 5 % faster in nine. */
const side = {
  baseline: new Float64Array(40),
  candidate: Float64Array.from({ length: 40 }, (_, i) => (i < 22 ? 0.2 : -0.05)),
};
const still = { baseline: new Float64Array(40), candidate: new Float64Array(40), side: "body" } as const;

function oriented(claim: Claim, neighbours: Oriented["neighbours"]): Oriented {
  return { claim, design: "quads", beyond: 0.01, own: side, neighbours };
}

test("where a change of the tail is looked for, differences count up to 10 %, and elsewhere to 5 %", () => {
  const tail = [still, { ...side, side: "tail" }] as const;
  const found = (neighbours: Oriented["neighbours"]): number =>
    searchRejection(oriented("worse", neighbours), [20], [1], 0.1).upTo(0);
  expect(found(tail)).toBe(0);
  expect(found([])).toBe(Infinity);
  const pValue = (neighbours: Oriented["neighbours"]): number =>
    new SequentialPValues(oriented("plainly-worse", neighbours), [20], [1]).upTo(0);
  expect(pValue(tail)).toBeLessThan(0.05);
  expect(pValue([])).toBeGreaterThan(0.1);
});
