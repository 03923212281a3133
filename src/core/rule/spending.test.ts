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

test("late spending is even, a quarter of it, until the fifth power has spent more", () => {
  expect(lateSpending(DEFAULT_LOOKS).slice(0, 4)).toEqual([10, 14, 20, 28].map((look) => look / 40 / 4));
  expect(lateSpending([14, 34, 40])[1]).toBe((34 / 40) ** 5);
});

test.each([[DEFAULT_LOOKS], [[10, 14, 20]]])(
  "at the first of the looks %j the plainest order of ten rounds is enough",
  (looks) => {
    const plainest = 6 ** -5;
    // α of one of 20 metrics, and of that the share of a P95's first test.
    const level = (0.05 / 20) * 0.92;
    expect(level * lateSpending(looks)[0]!).toBeGreaterThan(plainest);
  },
);
