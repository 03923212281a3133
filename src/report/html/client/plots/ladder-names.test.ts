import { expect, test } from "@jest/globals";
import { ladderNames } from "./ladder-names.js";

test.each([
  [
    ["crud/read", "crud/pooled"],
    ["read", "pooled"],
  ],
  [
    ["pool-1/read", "pool-8/read"],
    ["pool-1", "pool-8"],
  ],
  [
    ["a/read", "a/scan", "b/read"],
    ["a/read", "a/scan", "b/read"],
  ],
])("the steps of %j are named %j: no two alike", (ladder, names) => {
  expect(ladder.map(ladderNames(ladder))).toEqual(names);
});
