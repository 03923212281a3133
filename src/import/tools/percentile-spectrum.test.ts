import { expect, test } from "@jest/globals";
import { readHgrm, readWrk2 } from "./percentile-spectrum.js";

const HEADER = "       Value     Percentile TotalCount 1/(1-Percentile)\n\n";
const SPECTRUM = `${HEADER}       2.000 0.500000000000          2           2.00
       5.000 0.750000000000          3           4.00
       9.500 1.000000000000          4
#[Mean    =        4.625, StdDeviation   =        3.000]
#[Max     =        9.500, Total count    =            4]
`;
const WRK2 = `Running 1s test @ http://127.0.0.1/\n  Detailed Percentile spectrum:\n${SPECTRUM}`;
const RATE = "Requests/sec:    200.50\nTransfer/sec:     10.00KB\n";

test("a line has as many values as its count grows, in the unit that is said", () => {
  const file = { path: "out/get latency.hgrm", text: SPECTRUM };
  expect(readHgrm(file, "us")).toMatchObject([
    { name: "get latency", latency: [{ valuesNs: [2_000, 2_000, 5_000, 9_500], sorted: true }] },
  ]);
});

test("wrk2 prints milliseconds, and a rate", () => {
  expect(readWrk2({ path: "out.txt", text: `${WRK2}${RATE}` })).toMatchObject([
    {
      name: "requests",
      latency: [{ valuesNs: [2e6, 2e6, 5e6, 9.5e6], sorted: true }],
      values: [{ metric: "throughput", unit: "op/s", better: "higher", value: 200.5 }],
      errors: [],
    },
  ]);
});

test("of wrk2 with --u_latency, the latency that is corrected for omission is read", () => {
  const uncorrected = `  Latency Distribution (HdrHistogram - Uncorrected Latency)\n${SPECTRUM.replace("9.500 1.0", "7.500 1.0")}`;
  const [read] = readWrk2({ path: "out.txt", text: `${WRK2}${uncorrected}${RATE}` });
  expect(read?.latency[0]?.valuesNs.at(-1)).toBe(9.5e6);
});

test.each<[string, string, object]>([
  ["a line that is none of it", SPECTRUM.replace("5.000 0.75", "5,000 0.75"), { line: 4 }],
  ["a line that is cut off", `${HEADER}  2.0 0.5 2 2.00\n  5.0 0.7`, { line: 4 }],
  ["a count that falls", SPECTRUM.replace("  3  ", "  1  "), { message: "TotalCount falls", line: 4 }],
  ["no value", `${HEADER}  0.0 1.0 0\n`, { message: "the distribution is empty" }],
  [
    "a part of one",
    `${HEADER}  2.0 0.5 2 2.00\n  5.0 0.999 3 1000.00\n`,
    { message: "the distribution is cut off before its slowest values" },
  ],
  [
    "more samples than memory is kept for",
    `${HEADER}  2.0 1.0 20000001\n`,
    { message: "it stands for more than 20 million samples" },
  ],
  [
    "those of several runs",
    `${SPECTRUM}${SPECTRUM}`,
    { message: "there are 2 distributions in it", hint: "one file is one trial; is it of several runs?" },
  ],
])("a distribution of %s is refused", (_what, text, error) => {
  expect(() => readHgrm({ path: "a.hgrm", text }, "us")).toThrow(expect.objectContaining(error));
});

test.each(["", "Requests/sec:", "Requests/sec:    20"])("what wrk2 printed is cut off at %j", (end) => {
  expect(() => readWrk2({ path: "out.txt", text: `${WRK2}${end}` })).toThrow("it is cut off");
});

test("what wrk2 printed in several runs is refused", () => {
  const text = `${WRK2}${RATE}`;
  expect(() => readWrk2({ path: "out.txt", text: `${text}${text}` })).toThrow(
    expect.objectContaining({ hint: "one file is one trial; is it of several runs?" }),
  );
});
