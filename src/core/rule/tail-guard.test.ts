import { expect, test } from "@jest/globals";
import { only, rounds, series } from "./testing.js";

test("the guard withholds a pass when the tail is far slower in a fifth of the rounds", () => {
  const data = rounds({ seed: 9, rounds: 40, change: (x, round) => (round % 5 === 0 ? x * 2 : x) });
  const decision = only(series({ rounds: data }));
  expect(decision.kind).toBe("inconclusive");
  expect(decision.caveats).toContain("tail-guard");
});
