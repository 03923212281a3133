import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { readDivan } from "./divan.js";

const RESULTS = readFileSync("fixtures/imports/divan/results.txt", "utf8");
const HEADER = "math   fastest       │ slowest       │ median        │ mean          │ samples │ iters";
const ADD = "╰─ add  16 ns         │ 327.1 ns      │ 16.91 ns      │ 20.19 ns      │ 100     │ 3200";
const NOTHING = " │               │               │               │         │";

const read = (text: string): [string, ...(number | undefined)[]][] =>
  readDivan({ path: "x.txt", text }).map(({ name, values }) => [name, ...values.map(({ value }) => value)]);
const table = (...rows: string[]): string => [HEADER, ...rows, ""].join("\n");

test("each benchmark has the path that divan's filters know, its median and its mean", () => {
  expect(read(RESULTS)).toEqual([
    ["allocations::count", 3805, 3809],
    ["allocations::to_upper::", 8.216, 8.368],
    ["allocations::to_upper::10 ns", 17.76, 18.01],
    ["allocations::to_upper::a │ b", 34.97, 674.7],
    ["example::alloc", 24.79, 62.32],
    ["example::plain", 143.6, 173.1],
    ["example::with_args::1", 2.711, 2.932],
    ["example::with_args::10", 143, 158.9],
    ["example::with_args::20", 17_650, 19_060],
    ["example::generic::String::4", 49.16, 49.12],
    ["example::generic::String::8", 97.35, 97.35],
    ["example::generic::Vec<u8>::4", 49.18, 49.14],
    ["example::generic::Vec<u8>::8", 97.38, 109.6],
    ["example::group::bytes", 107.6, 108.5],
    ["example::group::renamed one", 1587, 1590],
    ["example::group::threaded::t=1", 374, 374.4],
    ["example::group::threaded::t=2", 377.7, 377.8],
  ]);
});

test.each([
  ["0.031 ns", 0.031],
  ["2 ns", 2],
  ["17.63 µs", 17_630],
  ["1.5 ms", 1_500_000],
  ["12.01 s", 12_010_000_000],
  ["1.5 m", 90_000_000_000],
  ["2 h", 7_200_000_000_000],
  ["1 d", 86_400_000_000_000],
])("a median of %s", (written, ns) => {
  const [[, median] = []] = read(table(ADD.replace("16.91 ns", written)));
  expect(median).toBeCloseTo(ns, 6);
});

test("what is ignored is no benchmark", () => {
  expect(read(table("├─ old    (ignored)    " + NOTHING, ADD))).toEqual([["math::add", 16.91, 20.19]]);
  expect(read(table("╰─ old    (ignored)    " + NOTHING))).toEqual([]);
});

test.each(["", "running 0 tests\n\ntest result: ok.\n", "Timer precision: 20 ns\n"])(
  "what others print is none of it: %j",
  (text) => {
    expect(read(text)).toEqual([]);
    expect(read(`${text}\n${table(ADD)}\n${text}`)).toHaveLength(1);
  },
);

test.each([
  ["no row", table(), 1, "no end"],
  ["a group with nothing in it", table("╰─ sums   " + NOTHING), 2, "no end"],
  ["a row that is not the last of the tree", table(ADD.replace("╰", "├")), 2, "no end"],
  ["a row whose group is not the last", table("├─ sums   " + NOTHING, `│  ${ADD}`), 3, "no end"],
  ["a name without a measurement, as of a panic", table("╰─ add  "), 2, "no whole row"],
  ["a median that is none", table(ADD.replace("16.91 ns", "NaN ns")), 2, "no whole row"],
  ["a unit that divan has not", table(ADD.replace("16.91 ns", "16.91 parsecs")), 2, "no whole row"],
  ["an amount with more before it", table(ADD.replace("16.91 ns", "x 16.91 ns")), 2, "no whole row"],
  ["no samples", table(ADD.replace("100 ", "    ")), 2, "no whole row"],
  ["a row too deep", table(`   ${ADD}`), 2, "no whole row"],
  ["numbers of no benchmark", table(" 1 │ 1 │ 1 │ 1 │ │", ADD), 2, "no whole row"],
  ["a row into which a benchmark prints", table(ADD.replace("add  ", "add  hello ")), 2, "no whole row"],
  ["a line that a benchmark prints", table("hello", ADD), 2, "no whole row"],
  ["rows without a table, as of --list and --test", "math\n╰─ add\n", 2, "in no table of divan"],
])("%s is refused, with its line", (_, text, line, message) => {
  expect(() => read(text)).toThrow(
    expect.objectContaining({ line, message: expect.stringContaining(message) }),
  );
});

test("a table that is cut off anywhere is refused", () => {
  const whole = RESULTS.slice(RESULTS.indexOf("allocations"), RESULTS.indexOf("\n\nexample"));
  // What the last benchmark's row lacks of its last column, or of its allocations, can't be told, and changes nothing.
  const end = whole.lastIndexOf("6400");
  for (let length = HEADER.length + 6; length < end; length += 1) {
    expect(() => read(whole.slice(0, length))).toThrow("divan");
  }
  expect(read(whole.slice(0, end + 1))).toEqual(read(whole));
});

test("a long line is read in a time that grows with it, not with its square", () => {
  const long = "1".repeat(2_000_000);
  for (const text of [long, `╰─ ${long}`, `${"│  ".repeat(500_000)}x`, `${" ".repeat(2_000_000)}x`]) {
    expect(() => read(table(text))).toThrow("no whole row");
  }
});
