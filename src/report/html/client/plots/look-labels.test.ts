import { expect, test } from "@jest/globals";
import { namedLooks } from "./look-labels.js";

const LOOKS = [10, 14, 20, 28, 40];

test.each<[string, number | null, number, number[]]>([
  ["all where there is room", 20, 14, [20, 40, 28, 14, 10]],
  ["the one that decided, and of its neighbours those beside it", 14, 9, [14, 40, 28, 20]],
  ["on a phone, the one that decided and whatever is not too near", 28, 5, [28, 40, 14]],
  ["where nothing is decided, from the last on", null, 4, [40, 28, 20, 10]],
])("%s", (_, decided, pixelsPerRound, named) => {
  expect(namedLooks(LOOKS, decided, pixelsPerRound)).toEqual(named);
});
