import { expect, test } from "@jest/globals";
import { readVegeta } from "./vegeta.js";

const GOOD = "1795255200000000000,200,225416,0,219,,,,0,GET,http://127.0.0.1/,\n";

test.each([
  ["lacks columns", "1,200,5,0,1,,,"],
  ["has a latency below zero", "1,200,-5,0,1,,,,0"],
  ["has half a nanosecond", "1,200,5.5,0,1,,,,0"],
  ["has a word for a status", "1,OK,5,0,1,,,,0"],
  ["has no time", "x,200,5,0,1,,,,0"],
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
