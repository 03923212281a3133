import { expect, test } from "@jest/globals";
import { DEFAULT_LOOKS, LAUNCH_LOOKS } from "../model/looks.js";
import { cumulativeSpending, lateSpending } from "./spending.js";

const PLANS = [DEFAULT_LOOKS, LAUNCH_LOOKS, [10, 14, 20], [10], [2, 4, 6, 8, 1000]];

test.each(PLANS.map((looks) => [looks]))(
  "looks at %j: something new at each, and all at the end",
  (looks) => {
    for (const spending of [cumulativeSpending, lateSpending]) {
      const spent = spending(looks);
      expect(spent.at(-1)).toBe(1);
      expect(spent.every((share, look) => share > (spent[look - 1] ?? 0))).toBe(true);
    }
  },
);

test("late spending is even, a quarter in all, and the rest at the last look", () => {
  expect(lateSpending(DEFAULT_LOOKS)).toEqual([10 / 160, 14 / 160, 20 / 160, 28 / 160, 1]);
});
