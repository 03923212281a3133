import { expect, test } from "@jest/globals";
import { readPyperf } from "./pyperf.js";

const read = (metadata: object, ...benchmarks: readonly object[]): ReturnType<typeof readPyperf> =>
  readPyperf({ path: "pyperf.json", text: JSON.stringify({ version: "1.0", metadata, benchmarks }) });

test.each<[string, object, object, object, number]>([
  ["nowhere", {}, {}, {}, 1],
  ["of all benchmarks", { loops: 4 }, {}, {}, 4],
  ["of one benchmark", { loops: 4 }, { loops: 8, inner_loops: 10 }, {}, 80],
  ["of one run", { loops: 4 }, { loops: 8, inner_loops: 10 }, { loops: 2 }, 20],
])("how many calls a value is the mean of is said %s", (_where, suite, benchmark, run, batch) => {
  const runs = [{ metadata: run, values: [3e-6, 1e-6], warmups: [[32, 9]] }];
  const warmedUp = Object.keys({ ...suite, ...benchmark, ...run }).includes("loops");
  const [found] = read({ name: "sort", unit: "second", ...suite }, { metadata: benchmark, runs });
  expect(found).toMatchObject({
    name: "sort",
    latency: [{ valuesNs: [3000, 1000], batch: warmedUp ? batch : 32 }],
  });
});

test("values are in the order of the runs; a calibration has none, and what a run warmed up with is not among them", () => {
  const calibration = { metadata: { calibrate_loops: 8 }, warmups: [[8, 5e-6]] };
  const runs = [calibration, { values: [2e-6] }, calibration, { values: [1e-6], warmups: [[1, 7e-6]] }];
  const [found] = read({ name: "sort" }, { runs });
  expect(found?.latency).toEqual([
    { valuesNs: [2000], batch: 1 },
    { valuesNs: [1000], batch: 1 },
  ]);
  expect(found?.caveats).toEqual([]);
});

test.each([
  ["byte", "B"],
  ["integer", "1"],
])("what is measured in the unit %s is one number, the median", (unit, expected) => {
  const [found] = read({ name: "sort", unit }, { runs: [{ values: [5, 1] }, { values: [3] }] });
  expect(found).toMatchObject({
    latency: [],
    values: [{ metric: "value", unit: expected, better: "lower", value: 3 }],
    caveats: [{ code: "summary-only" }],
  });
});

test.each([{ name: "other" }, { unit: "byte" }])("a run with %j among others is refused", (metadata) => {
  const runs = [{ values: [1] }, { metadata, values: [2] }];
  expect(() => read({ name: "sort", unit: "second" }, { runs })).toThrow(
    expect.objectContaining({
      message: "this run has another name or unit than those before it",
      pointer: "/benchmarks/0/runs/1/metadata",
    }),
  );
});

test("each benchmark of a suite has its own name", () => {
  const named = (name: string): object => ({ metadata: { name }, runs: [{ values: [1] }] });
  expect(read({ unit: "second" }, named("a"), named("__proto__")).map(({ name }) => name)).toEqual([
    "a",
    "__proto__",
  ]);
});
