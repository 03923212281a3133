import { expect, test } from "@jest/globals";
import { DEFAULT_LOOKS, LAUNCH_LOOKS } from "../model/looks.js";
import { cumulativeSpending, lateSpending, spendingOfP } from "./spending.js";

const PLANS = [DEFAULT_LOOKS, LAUNCH_LOOKS, [10, 14, 20], [10], [2, 4, 6, 8, 1000]];

test.each(PLANS.map((looks) => [looks]))(
  "looks at %j: something new at each, and all at the end",
  (looks) => {
    for (const spending of [cumulativeSpending, lateSpending, spendingOfP]) {
      const spent = spending(looks);
      expect(spent.at(-1)).toBe(1);
      expect(spent.every((share, look) => share > (spent[look - 1] ?? 0))).toBe(true);
    }
  },
);

test.each([[DEFAULT_LOOKS], [[10, 14, 20]]])(
  "the first of the looks %j has no less for a p-value than the square of its share of the rounds",
  (looks) => {
    expect(spendingOfP(looks)[0]).toBeGreaterThanOrEqual(cumulativeSpending(looks)[0]!);
  },
);

test("a p-value's level is spent evenly, half of it, until late spending has spent more", () => {
  const [, at14, , at28] = spendingOfP(DEFAULT_LOOKS);
  expect(at14).toBe(14 / 40 / 2);
  expect(at28).toBe(0.5 * (28 / 40));
  expect(spendingOfP([14, 34, 40])[1]).toBe(lateSpending([14, 34, 40])[1]);
});
