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
