import { expect, test } from "@jest/globals";
import { compareWithStored } from "./stored.js";
import { draws } from "./testing.js";

test("a stored baseline advises: the hour is taken out, one metric that stands out is named", () => {
  const random = draws(3);
  const run = (hour: number, slower = 1): Map<string, number> =>
    new Map(
      ["a", "b", "c", "d", "e"].map((key, i) => [
        key,
        1000 * (i + 1) * hour * (key === "c" ? slower : 1) * (1 + 0.01 * (random() - 0.5)),
      ]),
    );
  const stored = Array.from({ length: 12 }, () => run(1 + 0.3 * random()));
  const options = { alpha: 0.05, metricsPlanned: 5, tolerance: () => 0.05 };
  const kinds = (current: Map<string, number>): string[] =>
    [...compareWithStored(stored, current, options).values()].map((advice) => advice.kind);
  expect(kinds(run(1.5))).toEqual(["within", "within", "within", "within", "within"]);
  expect(kinds(run(1.5, 1.2))).toEqual(["within", "within", "above", "within", "within"]);
  expect(compareWithStored(stored.slice(0, 9), run(1), options).get("a")).toEqual({
    kind: "insufficient",
    needed: 10,
    have: 9,
  });
});
