import { expect, test } from "@jest/globals";
import { shareOfRejection } from "./known-law.js";

const ONE_QUAD = [5, 1, 2, 3, 4, 0];

test.each([
  ["the most evidence of six arrangements", [ONE_QUAD], 1 / 6, 1],
  ["the level ends within it", [ONE_QUAD], 1 / 12, 0.5],
  ["the second most", [[4, 1, 2, 3, 5, 0]], 1 / 6, 0],
  ["the second most, of a third", [[4, 1, 2, 3, 5, 0]], 1 / 3, 1],
  ["two that are alike share a level", [[5, 5, 0, 0, 0, 0]], 1 / 6, 0.5],
  ["no evidence at all", [[1, 1, 1, 1, 1, 1]], 0.05, 0.05],
  ["the most of two quads", [ONE_QUAD, ONE_QUAD], 1 / 36, 1],
])("%s", (_, evidence, level, share) => {
  expect(shareOfRejection(evidence, level)).toBeCloseTo(share, 9);
});
