import { expect, test } from "@jest/globals";
import { allowedLines, beyondInWords } from "./allowed-lines.js";

test.each<[string, readonly [number, number] | null, readonly (number | null)[], readonly number[]]>([
  ["a tolerance beside small changes", [-0.029, 0.03], [0.001, -0.002], [-0.029, 0.03]],
  ["a floor that is wide beside what scatters as widely", [-0.4, 0.4], [0.2, -0.1], [-0.4, 0.4]],
  ["a floor of a hundred times the number", [-1, 100], [0.02, -0.4], [-1]],
  ["a floor far beyond small changes", [-1, 100], [0.02, null], []],
  ["nothing where it is not gated", null, [0.02], []],
])("lines of what is allowed press nothing flat: %s", (_, range, drawn, lines) => {
  const row = { allowed: range === null ? null : { low: range[0], high: range[1] } };
  expect(allowedLines(row, drawn)).toEqual(lines);
  expect(beyondInWords(row, lines) !== "").toBe(range !== null && lines.length < 2);
});
