import { expect, test } from "@jest/globals";
import { dealShards } from "./shards.js";

test.each<[string, number[], number, number[][], number[]]>([
  ["the costliest first, each to the shard with the least", [3, 5, 4, 3], 2, [], [2, 1, 2, 1]],
  ["many small ones beside a large one", [1, 1, 1, 9], 2, [], [2, 2, 2, 1]],
  ["what is alike in the order given", [1, 1, 1, 1], 2, [], [1, 2, 1, 2]],
  ["what is compared as one, by its cost together", [3, 3, 5, 3], 2, [[0, 3]], [1, 2, 2, 1]],
  [
    "lists that meet as one list",
    [1, 1, 1, 9],
    2,
    [
      [0, 1],
      [1, 2],
    ],
    [2, 2, 2, 1],
  ],
  ["fewer than there are shards", [2, 1], 3, [], [1, 2]],
])("%s", (_, costs, count, together, shards) => {
  expect(dealShards(costs, count, together)).toEqual(shards);
});
