import { expect, test } from "@jest/globals";
import { judge } from "../core/judge.js";
import { renderTerminal } from "./terminal.js";
import { GOLDEN_CASES } from "./testing.js";

const reports = Object.entries(GOLDEN_CASES).map(([name, make]) => [name, judge(make())] as const);

/** Commands are there to be copied, and the lines of a log are as they were. */
const AS_IT_IS = /^ {2}(?:again: |│ )/;

test.each(reports)("%s: no line is wider than the terminal, from 60 columns on", (_, report) => {
  for (const columns of [60, 80, 100, 160]) {
    const text = renderTerminal(report, { columns, color: false, verbosity: "verbose" });
    const wide = text.split("\n").filter((line) => line.length > columns && !AS_IT_IS.test(line));
    // A word that is wider than the terminal by itself has no place to be broken at.
    expect(wide.filter((line) => line.trim().includes(" ") && !/\S{55,}/.test(line))).toEqual([]);
  }
});

test.each(reports)("%s: plain text says the same as the coloured one", (_, report) => {
  const options = { columns: 80, verbosity: "normal" } as const;
  const plain = renderTerminal(report, { ...options, color: false });
  const coloured = renderTerminal(report, { ...options, color: true });
  // eslint-disable-next-line no-control-regex -- the colours
  const colours = /\u001b\[\d+m/g;
  expect(plain).not.toMatch(colours);
  expect(coloured).toMatch(colours);
  expect(coloured.replace(colours, "")).toBe(plain);
});
