import { expect, test } from "@jest/globals";
import { readOha } from "./oha.js";

const HEADER = "request-start,DNS,DNS+dialup,Response-delay,request-duration,bytes,status";
const GOOD = "0.2,0,0,0,0.002,219,200";

test.each([
  ["0.1,0,0,0,-0.001,219,200", "a field is not a number that is not negative"],
  ["0.1,0,0,0,1e999,219,200", "a field is not a number that is not negative"],
  ["0.1,0,0,0,soon,219,200", "a field is not a number that is not negative"],
  ["0.1,0,0,0,,219,200", "a field is not a number that is not negative"],
  ["-0.1,0,0,0,0.001,219,200", "a field is not a number that is not negative"],
  ["0.1,0,0,0,0.001,219,", "a field is not a number that is not negative"],
  ["0.1,0,0,0,0.001,219", "a field is not a number that is not negative"],
  ["0.1,0,0,0,0.001,219,50", "50 is no status of HTTP"],
])("the line %s, which is cut off or wrong, is refused by its number", (line, message) => {
  expect(() => readOha({ path: "raw.csv", text: `${HEADER}\n${GOOD}\n${line}` })).toThrow(
    expect.objectContaining({ file: "raw.csv", message, line: 3 }),
  );
});

test.each(["request-start", "request-duration", "status"])("a CSV without %s is refused", (column) => {
  const text = `${HEADER.replace(column, "other")}\n${GOOD}\n`;
  expect(() => readOha({ path: "raw.csv", text })).toThrow(
    expect.objectContaining({ message: expect.stringContaining("the header has not"), line: 1 }),
  );
});

test("a summary's seconds are nanoseconds, and what is not in it is left out", () => {
  const summary = { average: 0.5, requestsPerSec: 3 };
  const text = JSON.stringify({ summary, latencyPercentiles: { p50: 0.25, "p99.9": 0.75, "p99.99": null } });
  const [read] = readOha({ path: "summary.json", text });
  expect(read).toMatchObject({ succeeded: 0, errors: [] });
  expect(read?.values).toEqual([
    { metric: "latency-mean", unit: "ns", better: "lower", value: 5e8 },
    { metric: "latency-p50", unit: "ns", better: "lower", value: 2.5e8 },
    { metric: "latency-p99-9", unit: "ns", better: "lower", value: 7.5e8 },
    { metric: "throughput", unit: "op/s", better: "higher", value: 3 },
  ]);
});
