import { expect, test } from "@jest/globals";
import { parseJsonFile, parseJsonLines } from "./json.js";
import type { Json } from "./json.js";

const read = (text: string): Json => parseJsonFile({ path: "x.json", text });

test.each<[string, (value: Json) => unknown, string, string]>([
  ["-1", (value) => value.number(), "a number that is not negative", "-1"],
  ["-0.5", (value) => value.count(), "a number that is not negative", "-0.5"],
  ["1e999", (value) => value.number(), "a number that is not negative", "null"],
  [`"3"`, (value) => value.number(), "a number that is not negative", `"3"`],
  ["null", (value) => value.number(), "a number that is not negative", "null"],
  [`"3"`, (value) => value.optionalNumber(), "a number that is not negative", `"3"`],
  ["1.5", (value) => value.count(), "a whole number", "1.5"],
  ["9007199254740992", (value) => value.count(), "a whole number", "9007199254740992"],
  ["3", (value) => value.text(), "text", "3"],
  ["{}", (value) => value.list(), "a list", "{}"],
  ["null", (value) => value.keys(), "an object", "null"],
  ["[1]", (value) => value.keys(), "an object", "[1]"],
  ["{}", (value) => value.at("__proto__").keys(), "an object", "nothing"],
  ["{}", (value) => value.at("constructor").at("name").text(), "text", "nothing"],
])("%s is not what was expected", (text, use, expected, got) => {
  expect(() => use(read(text))).toThrow(`${expected} was expected, not ${got}`);
});

test("what is absent or null is no number, and zero is one", () => {
  const values = read(`{"none": null, "zero": 0}`);
  expect(["none", "zero", "other"].map((key) => values.at(key).optionalNumber())).toEqual([
    undefined,
    0,
    undefined,
  ]);
});

test("a place is a JSON pointer, whatever its keys hold", () => {
  const place = read(`{"GET /a~b": [{}]}`).at("GET /a~b").at(0);
  expect(() => place.text()).toThrow(
    expect.objectContaining({ file: "x.json", pointer: "/GET ~1a~0b/0", line: undefined }),
  );
});

test("of JSON line by line, each value and each line that is none is named by its number", () => {
  const text = `{"a": 1}\n\nCompiling\n{"a": "x"}\n{"a": 3`;
  const lines = (until: number, strict: boolean): Json[] =>
    parseJsonLines({ path: "x.json", text: text.split("\n").slice(0, until).join("\n") }, strict);
  const [first, second] = lines(4, false);
  expect(first!.at("a").number()).toBe(1);
  expect(() => second!.at("a").number()).toThrow(expect.objectContaining({ pointer: "/a", line: 4 }));
  expect(() => lines(3, true)).toThrow(expect.objectContaining({ line: 3 }));
  for (const strict of [true, false]) {
    const cut = { path: "x.json", text: `{"a": 1}\n{"a": 3` };
    expect(() => parseJsonLines(cut, strict)).toThrow(expect.objectContaining({ line: 2 }));
  }
});
