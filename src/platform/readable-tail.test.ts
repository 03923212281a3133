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
