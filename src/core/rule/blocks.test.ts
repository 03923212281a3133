import { expect, test } from "@jest/globals";
import { neighboursOf, samplesNeeded, trialsPerValue } from "./blocks.js";
import { only, rounds, series } from "./testing.js";

test.each([
  [{ kind: "quantile", q: 0.95 }, 1000, false, 1],
  [{ kind: "quantile", q: 0.95 }, 100, false, 1],
  [{ kind: "quantile", q: 0.99 }, 1000, false, 1],
  [{ kind: "quantile", q: 0.99 }, 250, false, 1],
  [{ kind: "quantile", q: 0.99 }, 100, false, 2],
  [{ kind: "quantile", q: 0.999 }, 1000, false, 2],
  [{ kind: "quantile", q: 0.5 }, 1, false, 4],
  [{ kind: "quantile", q: 0.5 }, 1, true, 1],
  [{ kind: "mean" }, 1, true, 1],
] as const)(
  "trials behind one value: %j, %d samples a trial, launches %j: %d",
  (statistic, n, launches, trials) => {
    expect(trialsPerValue(statistic, n, launches)).toBe(trials);
  },
);

test.each([
  [0.95, 1000, "P90, P90 of parts 1 and 11 of 40, P97.5"],
  [0.99, 1000, "P98, P98 of parts 1 and 2 of 6, P99.5"],
  // Far out, few samples are no reason to look farther in.
  [0.99, 300, "P98, P98 of parts 1 of 2, P99.5"],
  [0.99, 200, "P98, P99.5"],
  [0.95, 250, "P90, P90 of parts 1 and 5 of 16, P97.5"],
  [0.95, 100, "P90, P90 of parts 1 and 2 of 6, P97.5"],
  // Five samples beyond P90 are few: the neighbour lies farther in.
  [0.95, 50, "P80, P80 of parts 1 and 2 of 6, P97.5"],
  [0.9, 50, "P80, P80 of parts 1 and 2 of 6, P95"],
  [0.9, 20, "P75, P75 of parts 1 of 3, P95"],
  [0.9, 10, "P75, P95"],
  // A median has no neighbours but parts of its own, of twenty samples at the least.
  [0.5, 1000, "P50 of parts 1 and 6 of 20"],
  [0.5, 100, "P50 of parts 1 and 2 of 5"],
  [0.5, 39, ""],
  [0.1, 1000, ""],
] as const)("the neighbours of quantile %d with %d samples a value: %s", (q, samples, words) => {
  const found = neighboursOf({ kind: "quantile", q }, false, samples).map((one) => {
    const name = `P${Number((100 * one.q).toFixed(6))}`;
    return one.parts === 1 ? name : `${name} of parts ${one.rank + 1} of ${one.parts}`;
  });
  expect(found.join(", ").replace(/(parts \d+) of \d+, P[\d.]+ of parts/g, "$1 and")).toBe(words);
});

test.each([
  [0.95, 1_000],
  [0.99, 5_000],
  [0.999, 50_000],
])("P%d is judged from %d samples a side on", (q, needed) => {
  const statistic = { kind: "quantile", q } as const;
  expect(samplesNeeded(statistic, false)).toBe(needed);
  const n = Math.ceil(needed / 40);
  expect(only(series({ statistic, rounds: rounds({ seed: 2, n }) })).kind).not.toBe("insufficient");
  const few = only(series({ statistic, rounds: rounds({ seed: 2, n: Math.floor(n * 0.7) }) }));
  expect(few).toMatchObject({
    kind: "insufficient",
    reason: "samples",
    needed,
    have: 40 * Math.floor(n * 0.7),
  });
});
