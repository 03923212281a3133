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
  const options = { alpha: 0.05, metricsPlanned: 5, allowed: () => ({ tolerance: 0.05, floor: 0 }) };
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

const OPTIONS = { alpha: 0.05, metricsPlanned: 1, allowed: () => ({ tolerance: 0.05, floor: 0 }) };
const twelve = (value: (run: number) => number): Map<string, number>[] =>
  Array.from({ length: 12 }, (_, run) => new Map([["retries", value(run)]]));

test.each<[string, (run: number) => number, number, string, number]>([
  ["none before and none now", () => 0, 0, "within", 0],
  ["none before and fifty now", () => 0, 50, "above", Infinity],
  ["five or six before and none now", (run) => 5 + (run % 2), 0, "below", -1],
  ["now and then one, and one now", (run) => (run % 4 === 0 ? 1 : 0), 1, "within", 3],
  ["now and then one, and fifty now", (run) => (run % 4 === 0 ? 1 : 0), 50, "above", 199],
  ["far apart before, and none now", (run) => 100 * (run % 3), 0, "within", -1],
])("a count that is zero is held against stored runs by its values: %s", (_, before, now, kind, relative) => {
  const advice = compareWithStored(twelve(before), new Map([["retries", now]]), OPTIONS).get("retries");
  expect(advice).toMatchObject({ kind, runs: 12 });
  expect(advice).toHaveProperty("estimate", relative);
});

test("the floor allows so much of zero, too", () => {
  const allowed = (floor: number) => ({ ...OPTIONS, allowed: () => ({ tolerance: 0.05, floor }) });
  const kind = (floor: number): unknown =>
    compareWithStored(
      twelve(() => 0),
      new Map([["retries", 50]]),
      allowed(floor),
    ).get("retries")?.kind;
  expect([kind(49), kind(50)]).toEqual(["above", "within"]);
});

test("of too few stored runs, and of a candidate without a number, it says how many there are", () => {
  const have = (stored: Map<string, number>[], now: number): unknown =>
    compareWithStored(stored, new Map([["retries", now]]), OPTIONS).get("retries");
  expect(have(twelve(() => 0).slice(3), 0)).toEqual({ kind: "insufficient", needed: 10, have: 9 });
  expect(
    have(
      twelve(() => 5),
      NaN,
    ),
  ).toEqual({ kind: "insufficient", needed: 10, have: 12 });
});
