import { expect, test } from "@jest/globals";
import { whatFailed } from "./what-failed.js";

test.each<[string, string | undefined, string]>([
  ["is absent", undefined, "failed"],
  ["is empty", "", "failed"],
  ["has nothing to be seen", " \n\u0007\u200b\n", "failed"],
  ["is of one line", "no data", "no data"],
  ["is a stack", "Error: no data\n    at x", "Error: no data"],
  ["begins with an empty line", "\r\n\n  no data\n", "no data"],
  ["colours and rings", "\u001b[31mno\u001b[0m\u0007 data", "no data"],
  ["turns its direction around", "no \u202eatad", "no  atad"],
  ["has a separator of lines", "no data\u2028::error::", "no data"],
  ["is as long as is shown", "x".repeat(300), "x".repeat(300)],
  ["is longer", `x${"😀".repeat(150)}`, `x${"😀".repeat(149)}…`],
])("what failed is said where the message %s", (_what, message, said) => {
  expect(whatFailed({ kind: "failed", count: 1, ...(message === undefined ? {} : { message }) })).toBe(said);
});
