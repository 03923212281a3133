import { expect, test } from "@jest/globals";
import { compareStudy } from "./study.js";
import { rounds } from "./testing.js";

test("a study gives an estimate, an interval and a statement", () => {
  const options = { statistic: { kind: "quantile", q: 0.5 }, launches: false } as const;
  expect(compareStudy(rounds({ seed: 14, factor: 1.3 }), options)?.statement).toEqual({ kind: "higher" });
  expect(compareStudy(rounds({ seed: 14, factor: 0.7 }), options)?.statement).toEqual({ kind: "lower" });
  expect(compareStudy([], options)).toBeUndefined();
  const none = compareStudy(rounds({ seed: 15 }), options)!;
  expect(none.statement.kind).toBe("no-difference-seen");
  expect(none.interval95.low).toBeLessThan(0);
  expect(none.interval95.high).toBeGreaterThan(0);
});
