import { expect, test } from "@jest/globals";
import { wrap } from "./wrap.js";

test("an option with a value in quotes stays on one line, so that it can be copied", () => {
  const line = "declare it (on the command line --label 'latency-gate: harness change'); it can't be guessed";
  expect(wrap(line, 60, "  ")).toEqual([
    "declare it (on the command line",
    "  --label 'latency-gate: harness change'); it can't be",
    "  guessed",
  ]);
});

test("so does one whose value has a quote in it", () => {
  expect(wrap("declare it by --label 'it'\\''s meant so'; or do not", 20, "")).toEqual([
    "declare it by",
    "--label 'it'\\''s meant so';",
    "or do not",
  ]);
});
