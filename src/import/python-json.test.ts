import { expect, test } from "@jest/globals";
import { parsePythonJson } from "./python-json.js";

const parse = (text: string): unknown => parsePythonJson({ path: "x.json", text }).value;

test.each<[string, unknown]>([
  ["[NaN, Infinity, -Infinity, -1]", ["NaN", "Infinity", "-Infinity", -1]],
  ['{"NaN": NaN}', { NaN: "NaN" }],
  ['["a NaN, b", NaN]', ["a NaN, b", "NaN"]],
  // A quote within a text does not end it, and one behind two strokes does.
  [String.raw`["\" NaN", "\\", NaN, "\\\" NaN"]`, ['" NaN', "\\", "NaN", '\\" NaN']],
  ['["Infinity"]', ["Infinity"]],
])("%s", (text, expected) => {
  expect(parse(text)).toEqual(expected);
});

test.each([["[NaN"], ['["NaN'], ["[NaNs]"], ["NaNNaN"], ['["a\\']])("%s is refused", (text) => {
  expect(() => parse(text)).toThrow("it is not JSON");
});
