import type { ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";

const COLUMNS = ["fastest", "slowest", "median", "mean", "samples", "iters"] as const;
/** Each level of the tree is three characters wide. */
const ROW = /^((?:│ {2}| {3})*)([├╰])─ (.*)$/u;
const TIME = /^(\d+(?:\.\d+)?) (\S+)$/u;
const NS: ReadonlyMap<string, number> = new Map([
  ["ns", 1],
  ["µs", 1e3],
  ["ms", 1e6],
  ["s", 1e9],
  ["m", 60e9],
  ["h", 3_600e9],
  ["d", 86_400e9],
]);
const IGNORED = "(ignored)";

interface Line {
  /** 1-based. */
  readonly number: number;
  readonly text: string;
}

interface Table {
  readonly root: string;
  readonly header: number;
  readonly rows: readonly Line[];
}

interface Row {
  /** 0 is right below the root. */
  readonly depth: number;
  readonly name: string;
  /** Of its branch of the tree. */
  readonly isLast: boolean;
  /** A group has neither. */
  readonly measured: readonly ImportedValue[] | "ignored" | "group";
}

/**
 * What the programs of divan print: a tree of names, each benchmark with the median and the mean of its samples in four
 * digits. A name is the path that divan's filters know: `crate::group::function::argument`.
 */
export function readDivan({ path, text }: ToolFile): ImportedBenchmark[] {
  const unreadable: Unreadable = (
    line,
    message,
    hint = "is it cut off, or does a benchmark print something?",
  ) => new UnreadableResults(path, message, { line, hint });
  return tablesIn(text, unreadable).flatMap((table) => readTable(table, unreadable));
}

type Unreadable = (line: number, message: string, hint?: string) => UnreadableResults;

/** A table ends with an empty line. What cargo and libtest print stands outside of them. */
function tablesIn(text: string, unreadable: Unreadable): Table[] {
  const tables: { root: string; header: number; rows: Line[] }[] = [];
  let isInside = false;
  for (const [index, written] of text.split("\n").entries()) {
    const line: Line = { number: index + 1, text: written.trimEnd() };
    const root = rootOf(line.text);
    if (root !== undefined) tables.push({ root, header: line.number, rows: [] });
    else if (isInside && line.text !== "") tables.at(-1)!.rows.push(line);
    else if (ROW.test(line.text))
      throw unreadable(
        line.number,
        "this row stands in no table of divan",
        "without --bench its programs only test or list",
      );
    isInside = root !== undefined || (isInside && line.text !== "");
  }
  return tables;
}

/** Of the line with the names of the columns. */
function rootOf(line: string): string | undefined {
  const [first = "", ...others] = line.split("│").map((cell) => cell.trim());
  if (others.join() !== COLUMNS.slice(1).join() || !first.endsWith(COLUMNS[0])) return undefined;
  return first.slice(0, -COLUMNS[0].length).trim();
}

function readTable({ root, header, rows }: Table, unreadable: Unreadable): ImportedBenchmark[] {
  const branch: Row[] = [];
  const benchmarks: ImportedBenchmark[] = [];
  for (const { number, text } of rows) {
    const row = rowOf(text);
    if (row === undefined && isOfRowAbove(text) && branch.length > 0) continue;
    if (row === undefined || row.depth > branch.length) {
      throw unreadable(number, "this is no whole row of a table of divan");
    }
    branch.splice(row.depth, branch.length, row);
    if (typeof row.measured === "string") continue;
    const name = [root, ...branch.map((one) => one.name)].join("::");
    benchmarks.push({ name, latency: [], values: row.measured, errors: [], caveats: [SUMMARY_ONLY] });
  }
  // Each branch of the tree ends with a row that says so.
  if (branch.length === 0 || branch.at(-1)!.measured === "group" || !branch.every(({ isLast }) => isLast)) {
    throw unreadable(rows.at(-1)?.number ?? header, "the table of divan has no end");
  }
  return benchmarks;
}

const SUMMARY_ONLY = {
  code: "summary-only",
  what: "divan prints the median and the mean of its samples, in four digits",
} as const;

function rowOf(text: string): Row | undefined {
  const [, branches, corner, rest] = ROW.exec(text) ?? [];
  if (branches === undefined || rest === undefined) return undefined;
  const cells = rest.split("│");
  // The text of an argument may have the character in it.
  const first = cells
    .splice(0, cells.length - COLUMNS.length + 1)
    .join("│")
    .trimEnd();
  const row = { depth: branches.length / 3, isLast: corner === "╰" };
  if (cells.length < COLUMNS.length - 1) return undefined;
  if (cells.some((cell) => cell.trim() !== "")) {
    const measured = valuesOf(cells.map((cell) => cell.trim()));
    // Of the column, what a benchmark prints into its row is no part.
    const column = first.lastIndexOf("  ");
    if (measured === undefined || nsOf(first.slice(column + 2)) === undefined) return undefined;
    return { ...row, name: first.slice(0, column).trimEnd(), measured };
  }
  if (!first.endsWith(`  ${IGNORED}`)) return { ...row, name: first, measured: "group" };
  return { ...row, name: first.slice(0, -IGNORED.length).trimEnd(), measured: "ignored" };
}

/** Of a counter or of allocations, which stand below their benchmark without a name. */
function isOfRowAbove(text: string): boolean {
  return /^[│ ]/u.test(text) && text.split("│").length >= COLUMNS.length;
}

/** Of the cells behind the first. */
function valuesOf([, median, mean, samples, iterations]: readonly string[]):
  readonly ImportedValue[] | undefined {
  const [p50, average] = [nsOf(median!), nsOf(mean!)];
  const areCounts = [samples!, iterations!].every((count) => /^\d+$/.test(count));
  if (p50 === undefined || average === undefined || !areCounts) return undefined;
  return [
    { metric: "latency-p50", unit: "ns", better: "lower", value: p50 },
    { metric: "latency-mean", unit: "ns", better: "lower", value: average },
  ];
}

function nsOf(cell: string): number | undefined {
  const [, amount, unit = ""] = TIME.exec(cell) ?? [];
  const ns = NS.get(unit);
  return ns === undefined ? undefined : Number(amount) * ns;
}
