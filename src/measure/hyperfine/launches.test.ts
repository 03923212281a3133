import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { formatForHyperfine } from "./command-line.js";
import { launchEvents } from "./launch-events.js";
import { readLaunches, UnreadableExport } from "../../import/hyperfine-export.js";

/** Made by each version with: hyperfine -N --runs 3 --warmup 1 --ignore-failure --export-json FILE -- "'sh' '-c' 'exit 3'" */
const fixture = (version: string): string =>
  readFileSync(new URL(`./fixtures/${version}.json`, import.meta.url), "utf8");

test.each([
  ["1.16.1", false],
  ["1.20.0", true],
  ["2.0.0", true],
])("reads what hyperfine %s exports", (version, hasMemory) => {
  const { launches, meanUserNs, meanSystemNs } = readLaunches(fixture(version));
  expect(launches).toHaveLength(3);
  for (const { wallNs, exitCode, rssBytes } of launches) {
    expect(wallNs).toBeGreaterThan(1e5);
    expect(Number.isInteger(wallNs)).toBe(true);
    expect(exitCode).toBe(3);
    expect(rssBytes !== undefined).toBe(hasMemory);
  }
  expect(meanUserNs + meanSystemNs).toBeGreaterThan(0);
});

test("hyperfine 1 tells processor time in user mode and in the kernel apart", () => {
  const result = { command: "x", times: [1], exit_codes: [null], user: 0.5, system: 0.25 };
  expect(readLaunches(JSON.stringify({ results: [result] }))).toEqual({
    name: "x",
    launches: [{ wallNs: 1e9, exitCode: undefined, rssBytes: undefined }],
    meanUserNs: 5e8,
    meanSystemNs: 2.5e8,
  });
});

test("every launch is told in its order; of processor time the mean of all, of memory the median of those that say", () => {
  const launch = (wallNs: number, rssBytes: number | undefined) => ({ wallNs, exitCode: 0, rssBytes });
  const events = launchEvents("2.0.0", [
    { name: "run", launches: [launch(30, 7)], meanUserNs: 100, meanSystemNs: 1000 },
    {
      name: "run",
      launches: [launch(10, 5), launch(40, undefined), launch(20, 100)],
      meanUserNs: 200,
      meanSystemNs: 3000,
    },
  ]);
  const told = events
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.slice(1)).toEqual([
    { type: "samples", scenario: "run", metric: "latency", unit: "ns", values: [30, 10, 40, 20] },
    { type: "value", scenario: "run", metric: "user", unit: "ns", better: "lower", value: 175 },
    { type: "value", scenario: "run", metric: "system", unit: "ns", better: "lower", value: 2500 },
    { type: "value", scenario: "run", metric: "rss", unit: "B", better: "lower", value: 7 },
    { type: "end", operations: 4 },
  ]);
});

test("memory that no launch says is not told", () => {
  const launches = [{ wallNs: 30, exitCode: 0, rssBytes: undefined }];
  const events = launchEvents("1.16.1", [{ name: "run", launches, meanUserNs: 1, meanSystemNs: 1 }]);
  expect(events).not.toContain("rss");
});

test("both forms become the same events", () => {
  const shape = (version: string): unknown[] =>
    launchEvents(version, [readLaunches(fixture(version))])
      .trim()
      .split("\n")
      .map((line) => {
        const { type, scenario, metric, unit } = JSON.parse(line) as Record<string, string>;
        return [type, scenario, metric, unit];
      });
  expect(shape("1.20.0")).toEqual(shape("2.0.0"));
  expect(shape("2.0.0")).toEqual([
    ["start", undefined, undefined, undefined],
    ["samples", "run", "latency", "ns"],
    ["value", "run", "user", "ns"],
    ["value", "run", "system", "ns"],
    ["value", "run", "rss", "B"],
    ["end", undefined, undefined, undefined],
  ]);
});

test("the peak memory is the median of the launches: of an even number the mean of the middle two", () => {
  const rssOf = (...peaks: readonly number[]): unknown => {
    const launches = peaks.map((rssBytes) => ({ wallNs: 1e6, exitCode: 0, rssBytes }));
    const read = { launches, meanUserNs: 1, meanSystemNs: 1 };
    const events = launchEvents("2.0.0", [{ ...readLaunches(fixture("2.0.0")), ...read }]);
    return events
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { readonly metric?: string; readonly value?: number })
      .find(({ metric }) => metric === "rss")?.value;
  };
  expect([rssOf(10, 20), rssOf(30, 10, 20)]).toEqual([15, 20]);
});

const one = (result: object): string => JSON.stringify({ results: [result] });
const two = (measurement: object): string =>
  JSON.stringify({ schema_version: 2, results: [{ measurements: [measurement] }] });
test.each([
  ["", "{", /not JSON/],
  ["", "[]", /object/],
  ["/schema_version", `{"schema_version": 3, "results": []}`, /3/],
  ["/results", `{}`, /nothing/],
  ["/results", `{"results": []}`, /0 results/],
  [
    "/results",
    JSON.stringify({ results: Array(2).fill({ times: [1], exit_codes: [0], user: 0, system: 0 }) }),
    /2 results where one/,
  ],
  ["/results/0/times", one({}), /list/],
  ["/results/0/times/0", one({ times: [-1], exit_codes: [0], user: 0, system: 0 }), /-1/],
  ["/results/0/exit_codes", one({ times: [1, 2], exit_codes: [0] }), /1 entries for 2/],
  ["/results/0/user", one({ times: [1], exit_codes: [0] }), /nothing/],
  ["/results/0/measurements/0/time_wall_clock", two({}), /nothing/],
  [
    "/results/0/measurements/0/time_wall_clock/unit",
    two({ time_wall_clock: { value: 1, unit: "minute" } }),
    /minute/,
  ],
])("refuses an export that is wrong at %s: %s", (pointer, text, message) => {
  const read = (): unknown => readLaunches(text);
  expect(read).toThrow(UnreadableExport);
  expect(read).toThrow(message);
  expect(read).toThrow(expect.objectContaining({ pointer }));
});

test("an argument vector survives the way through hyperfine's command line", () => {
  expect(formatForHyperfine(["prog", "a b", "it's", "$HOME `x` {y} \\"])).toBe(
    `'prog' 'a b' 'it'\\''s' '$HOME \`x\` {y} \\'`,
  );
});
