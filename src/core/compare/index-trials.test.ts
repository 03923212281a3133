import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { SampleSeries } from "../model/trial.js";
import { joinValues } from "./index-trials.js";
import { samples } from "./testing.js";

const part = (name: string, values: readonly number[]): SampleSeries =>
  samples(values, { labels: { of: name } });

test.each<[what: string, parts: readonly (readonly number[])[], joined: readonly number[]]>([
  ["nothing", [], []],
  ["one as it is", [[3, 1, 2]], [3, 1, 2]],
  [
    "two of one length, in turns",
    [
      [1, 2, 3],
      [11, 12, 13],
    ],
    [1, 11, 2, 12, 3, 13],
  ],
  ["a short one in the middle of a long one", [[1, 2, 3, 4], [11]], [1, 2, 11, 3, 4]],
  ["an empty one", [[], [1, 2]], [1, 2]],
])("parts of a trial are joined evenly: %s", (_, parts, joined) => {
  expect([...joinValues(parts.map((values, i) => part(String(i), values)))]).toEqual(joined);
});

test("each part keeps its order, and of any first samples each has its share, to within one for each part", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 2, maxLength: 6 }), (lengths) => {
      const parts = lengths.map((length, i) =>
        part(
          String(i),
          Array.from({ length }, (_, at) => 1000 * i + at),
        ),
      );
      const joined = [...joinValues(parts)];
      const total = joined.length;
      lengths.forEach((length, i) => {
        const own = joined.filter((value) => Math.floor(value / 1000) === i);
        expect(own).toEqual([...parts[i]!.values]);
        let seen = 0;
        joined.forEach((value, at) => {
          seen += Number(Math.floor(value / 1000) === i);
          expect(Math.abs(seen - ((at + 1) * length) / total)).toBeLessThanOrEqual(lengths.length);
        });
      });
    }),
    { numRuns: 100, seed: 1 },
  );
});

test("joined again, it is the same array, and another one where the parts are others", () => {
  const parts = [part("a", [1, 2]), part("b", [3])];
  expect(joinValues(parts)).toBe(joinValues([...parts]));
  expect([...joinValues([parts[0]!, part("c", [4])])]).toEqual([1, 4, 2]);
  expect([...joinValues([...parts, part("c", [4])])].sort()).toEqual([1, 2, 3, 4]);
});
