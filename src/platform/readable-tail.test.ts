import { expect, test } from "@jest/globals";
import { readableTail } from "./readable-tail.js";

test.each<[string, string[]]>([
  ["", []],
  ["one\n\n  \ntwo\n", ["one", "two"]],
  ["a\r\nb\rc", ["a", "b", "c"]],
  ["\u001b[31mred\u001b[0m\u0007\u0000\tx \n", ["red\tx"]],
  ["\u001b]0;title\u0007text", ["text"]],
  ["x".repeat(501), [`${"x".repeat(500)}…`]],
])("%j", (text, lines) => {
  expect(readableTail(text, 20)).toEqual(lines);
});

test("the last ones are kept", () => {
  expect(readableTail("1\n2\n3\n", 2)).toEqual(["2", "3"]);
});

const usage = Array.from({ length: 40 }, (_, at) => `npm error   --option-${at}`).join("\n");

test.each<[string, string, string[]]>([
  [
    "npm's code",
    `npm error code EUSAGE\n${usage}`,
    ["npm error code EUSAGE", "…", "npm error   --option-39"],
  ],
  [
    "an error above a stack, the first of several",
    "a.cc:3:1: error: no such thing\nb.cc:1: error: another\nmake: 1\nmake: 2\nmake: 3",
    ["a.cc:3:1: error: no such thing", "…", "make: 3"],
  ],
  ["no word that begins with an e", "e.g. run this first\n1\n2\n3", ["1", "2", "3"]],
  [
    "nothing, where a last line says it",
    "Error: no data\n1\n2\nError: all failed",
    ["1", "2", "Error: all failed"],
  ],
])("what says what went wrong comes before the last lines: %s", (_what, text, lines) => {
  expect(readableTail(text, 3)).toEqual(lines);
});
