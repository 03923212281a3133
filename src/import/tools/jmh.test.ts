import { expect, test } from "@jest/globals";
import { readJmh } from "./jmh.js";

interface Row {
  readonly benchmark: string;
  readonly mode?: string;
  readonly params?: Readonly<Record<string, string>>;
}

function namesOf(rows: readonly Row[]): string[] {
  const primaryMetric = { scoreUnit: "us/op", rawData: [[5]], rawDataHistogram: [[[[5, 1]]]] };
  const text = JSON.stringify(
    rows.map((row) => ({ mode: "ss", measurementTime: "1 s", threads: 1, primaryMetric, ...row })),
  );
  return readJmh({ path: "jmh.json", text }).map(({ name }) => name);
}

test("classes of one name are told apart by their packages, whatever their modes are", () => {
  expect(
    namesOf([
      { benchmark: "com.example.json.Encode.encode", params: { size: "10" } },
      { benchmark: "com.example.json.Encode.decode" },
      { benchmark: "com.example.xml.Encode.encode", params: { size: "10" }, mode: "avgt" },
      { benchmark: "com.example.xml.Encode.encode", params: { size: "10" }, mode: "sample" },
    ]),
  ).toEqual([
    "com.example.json.Encode.encode:size=10",
    "Encode.decode",
    "com.example.xml.Encode.encode:size=10:avgt",
    "com.example.xml.Encode.encode:size=10:sample",
  ]);
});

test.each([
  ["1 s", 1, 200_000],
  ["1 s", 2, 400_000],
  ["100 ms", 1, 20_000],
  ["1 us", 1, 1],
])("an iteration of %s in %d threads whose mean is 5 us had %d calls", (measurementTime, threads, batch) => {
  const primaryMetric = { scoreUnit: "us/op", rawData: [[5]] };
  const row = { benchmark: "a.B.c", mode: "avgt", measurementTime, threads, primaryMetric };
  const [read] = readJmh({ path: "jmh.json", text: JSON.stringify([row]) });
  expect(read?.latency).toEqual([{ valuesNs: [5_000], batch }]);
});
