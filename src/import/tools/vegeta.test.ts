import { expect, test } from "@jest/globals";
import { readVegeta } from "./vegeta.js";

const GOOD = "1795255200000000000,200,225416,0,219,,,,0,GET,http://127.0.0.1/,\n";

test.each([
  ["lacks columns", "1,200,5,0,1,,,"],
  ["has a latency below zero", "1,200,-5,0,1,,,,0"],
  ["has half a nanosecond", "1,200,5.5,0,1,,,,0"],
  ["has a word for a status", "1,OK,5,0,1,,,,0"],
  ["has no time", "x,200,5,0,1,,,,0"],
  ["has no latency", "1,200,,0,1,,,,0"],
  ["is cut off before its sequence", "1,200,5,0,1,,,home,"],
])("a line that %s is refused by its number", (_, line) => {
  const message = "this is no line of `vegeta encode -to csv`";
  for (const [text, number] of [
    [`${line}\n${GOOD}`, 1],
    [`${GOOD}${GOOD}${line}\n`, 3],
  ] as const) {
    expect(() => readVegeta({ path: "hits.csv", text })).toThrow(
      expect.objectContaining({ message, line: number }),
    );
  }
});

const hit = (more: object): string => `${JSON.stringify({ seq: 0, code: 200, latency: 5, ...more })}\n`;

test("attacks are told apart by their names, in JSON and in CSV", () => {
  const csv = `1,200,7,0,1,,Ym9keQ==,read,1,GET,http://x/,\n2,200,5,0,1,,Ym9keQ==,read,0\n3,200,6,0,1,,,,2\n`;
  const json =
    hit({ attack: "read", seq: 1, latency: 7 }) +
    hit({ attack: "read", seq: 0, latency: 5 }) +
    hit({ attack: "", seq: 2, latency: 6 });
  for (const text of [csv, json, `\n${json}`]) {
    expect(readVegeta({ path: "hits", text })).toMatchObject([
      { name: "read", latency: [{ valuesNs: [5, 7] }], errors: [] },
      { name: "requests", latency: [{ valuesNs: [6] }], errors: [] },
    ]);
  }
});

test("a hit without a name or an error has none", () => {
  expect(readVegeta({ path: "hits.json", text: hit({}) + hit({ code: 500 }) })).toMatchObject([
    { name: "requests", latency: [{ valuesNs: [5] }], errors: [{ kind: "failed", count: 1 }] },
  ]);
});

test.each(["requests 60", hit({}).slice(0, -5), "{}"])("in JSON, the line %s is refused", (line) => {
  expect(() => readVegeta({ path: "hits.json", text: `${hit({})}${line}\n` })).toThrow(
    expect.objectContaining({ line: 2 }),
  );
});

test("a report's levels are what it calls them, and what it lacks is left out", () => {
  const read = (report: object): unknown =>
    readVegeta({ path: "report.json", text: JSON.stringify(report) })[0]?.values;
  const latencies = { total: 9, mean: 1, "50th": 2, "90th": 3, "95th": 4, "99th": 5, max: 6, min: 7 };
  const level = (name: string, value: number): object => ({
    metric: `latency-${name}`,
    unit: "ns",
    better: "lower",
    value,
  });
  expect(read({ latencies, rate: 3, throughput: 2 })).toEqual([
    level("mean", 1),
    level("p50", 2),
    level("p90", 3),
    level("p95", 4),
    level("p99", 5),
    { metric: "throughput", unit: "op/s", better: "higher", value: 2 },
  ]);
  expect(read({ latencies: { mean: 1 } })).toEqual([level("mean", 1)]);
});
