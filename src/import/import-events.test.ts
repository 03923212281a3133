import { expect, test } from "@jest/globals";
import { allScenarios, importEvents } from "./import-events.js";
import type { WantedScenario } from "./import-events.js";
import type { ImportedBenchmark, ImportedValue } from "./model.js";

interface Event {
  readonly type: string;
  readonly scenario?: string;
  readonly phase?: string;
  readonly batch?: number;
  readonly values?: readonly number[];
  readonly operations?: number;
}

type Some = Partial<ImportedBenchmark>;

const EMPTY: ImportedBenchmark = { name: "a b", latency: [], values: [], errors: [], caveats: [] };
const MEAN: ImportedValue = { metric: "latency-mean", unit: "ns", better: "lower", value: 1 };

function eventsOf(benchmarks: readonly Some[], wanted: readonly Partial<WantedScenario>[] = [{}]): Event[] {
  const imported = {
    tool: "a-tool",
    version: undefined,
    benchmarks: benchmarks.map((one) => ({ ...EMPTY, ...one })),
  };
  return importEvents(
    imported,
    wanted.map((one) => ({ id: "a-b", from: undefined, needsSamples: false, ...one })),
  )
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Event);
}

const samplesOf = (events: readonly Event[]): unknown[] =>
  events
    .filter(({ type }) => type === "samples")
    .map(({ phase, batch, values }) => ({ phase, batch, values }));

test.each<[string, ImportedBenchmark["latency"], object[]]>([
  ["single operations, in whole nanoseconds", [{ valuesNs: [9.6, 3.2, 5] }], [{ values: [10, 3, 5] }]],
  ["means, with their fractions", [{ valuesNs: [9.6, 3.2], batch: 2 }], [{ batch: 2, values: [9.6, 3.2] }]],
  ["a batch of one", [{ valuesNs: [9.6], batch: 1 }], [{ values: [10] }]],
  [
    "the phases of operations",
    [{ valuesNs: [9] }, { valuesNs: [4], phase: "waiting" }],
    [{ values: [9] }, { phase: "waiting", values: [4] }],
  ],
  // As of 8 ascending values: every fifth.
  [
    "what the tool sorted or is to be taken as sorted, spread",
    [{ valuesNs: [8, 7, 6, 5, 4, 3, 2, 1], sorted: true }],
    [{ values: [1, 6, 3, 8, 5, 2, 7, 4] }],
  ],
])("events say %s", (_what, latency, expected) => {
  expect(samplesOf(eventsOf([{ latency }]))).toEqual(expected);
});

test.each<[string, Some, number | undefined]>([
  ["each of a batch", { latency: [{ valuesNs: [1, 2], batch: 10 }, { valuesNs: [3] }] }, 21],
  [
    "not the phases of one once more",
    { latency: [{ valuesNs: [1, 2] }, { valuesNs: [1, 2], phase: "waiting" }] },
    2,
  ],
  ["those that the tool counts", { succeeded: 7, values: [MEAN] }, 7],
  ["none where all failed", { latency: [{ valuesNs: [] }] }, 0],
  ["an unknown number where it does not count them", { values: [MEAN] }, undefined],
])("operations are counted: %s", (_what, benchmark, operations) => {
  expect(eventsOf([benchmark]).at(-1)).toEqual({ type: "end", operations });
});

test("where a tool does not count the operations of one scenario, those of all are not known", () => {
  const counted = { name: "counted", latency: [{ valuesNs: [1] }] };
  const events = eventsOf([counted, { values: [MEAN] }], [{}, { id: "counted" }]);
  expect(events.at(-1)).toEqual({ type: "end" });
});

test("of many values each is told once, in lines of 100 000", () => {
  const valuesNs = Array.from({ length: 250_000 }, (_, i) => i);
  const lines = samplesOf(eventsOf([{ latency: [{ valuesNs }] }])) as { values: number[] }[];
  expect(lines.map(({ values }) => values.length)).toEqual([100_000, 100_000, 50_000]);
  expect(lines.flatMap(({ values }) => values)).toEqual(valuesNs);
});

test("events are those of the protocol, with what the tool said", () => {
  const caveats = [{ code: "means", what: "of five calls" } as const, { code: "order-lost" } as const];
  expect(eventsOf([{ latency: [{ valuesNs: [9] }], values: [MEAN], caveats }])).toEqual([
    { type: "start", protocol: 1, harness: "a-tool", version: "unknown", clock: "monotonic" },
    { type: "samples", scenario: "a-b", metric: "latency", unit: "ns", values: [9] },
    { type: "value", scenario: "a-b", ...MEAN },
    { type: "caveat", scenario: "a-b", code: "means", message: "of five calls" },
    {
      type: "caveat",
      scenario: "a-b",
      code: "order-lost",
      message: "the tool sorts its samples: a drift within a trial can't be seen",
    },
    { type: "end", operations: 1 },
  ]);
});

test("two benchmarks of one name are no scenarios: nothing tells them apart", () => {
  const imported = { tool: "a-tool", version: undefined, benchmarks: [EMPTY, EMPTY] };
  expect(() => allScenarios(imported)).toThrow('there are two benchmarks named "a b"');
});

const FAILED = { kind: "skipped", count: 3, message: "no such device" };
const many = Array.from({ length: 30 }, (_, i) => ({ name: `n${i}` }));

test.each<[string, readonly Some[], Partial<WantedScenario>, string, string]>([
  [
    "two make its id",
    [{}, { name: "a-b" }],
    {},
    'a-tool reports several benchmarks for scenario "a-b"',
    'it reports "a b", "a-b"; name one by `from:`',
  ],
  ["two have its name", [{}, {}], { from: "a b" }, 'several benchmarks for "a b"', "name one"],
  ["its name is another's id", [{}], { from: "a-b" }, 'nothing for "a-b"', 'it reports "a b"'],
  [
    "it is none of many",
    many,
    {},
    "nothing for",
    'it reports "n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11", "n12", "n13", "n14", "n15", "n16", "n17", "n18", "n19"; name one',
  ],
  [
    "all of it failed",
    [{ latency: [{ valuesNs: [] }], errors: [FAILED] }],
    { needsSamples: true },
    'a-tool gives no samples of "a b": no such device',
    "let it run where it is measured, or leave the scenario out",
  ],
  [
    "nothing of a load succeeded",
    [{ succeeded: 0, errors: [{ kind: "5xx", count: 200 }] }],
    { needsSamples: true },
    'a-tool gives no samples of "a b": no request succeeded (200 × 5xx)',
    "let it run where it is measured",
  ],
  [
    "it has a summary, and some failed",
    [{ values: [MEAN], errors: [FAILED], caveats: [{ code: "summary-only", what: "use --full" }] }],
    { needsSamples: true },
    'a-tool gives no samples of "a b", and its latency is gated',
    "use --full; or say gate: [] and metrics: with some of latency-mean",
  ],
  [
    "it has phases alone",
    [{ latency: [{ valuesNs: [1], phase: "waiting" }] }],
    { needsSamples: true },
    "no samples",
    "",
  ],
])("a scenario is refused where %s", (_what, benchmarks, wanted, message, hint) => {
  expect(() => eventsOf(benchmarks, [wanted])).toThrow(
    expect.objectContaining({
      message: expect.stringContaining(message),
      hint: expect.stringContaining(hint),
    }),
  );
});

test("a scenario whose samples are not judged needs none", () => {
  expect(eventsOf([{ values: [MEAN], errors: [FAILED] }]).map(({ type }) => type)).toEqual([
    "start",
    "value",
    "error",
    "end",
  ]);
});

test("of what failed, a refusal has one line", () => {
  const failed = { errors: [{ ...FAILED, message: "no such device\n::error::forged" }] };
  expect(() => eventsOf([failed], [{ needsSamples: true }])).toThrow(
    expect.objectContaining({ message: 'a-tool gives no samples of "a b": no such device' }),
  );
});
