import { readFileSync } from "node:fs";
import { join } from "node:path";
import { topKeys } from "./configuration-page.js";

const figures = join(import.meta.dirname, "..", "..", "docs", "statistics-figures.md");

/** A table of a document by its heading: its column names, and its rows by the name in the first column. */
interface Table {
  readonly columns: readonly string[];
  readonly rows: ReadonlyMap<string, readonly string[]>;
}

/** The parts of README.md that are made from something else, by the word in the comment before them. */
export function readmeParts(): Readonly<Record<string, string>> {
  return { configuration: configuration(), yardstick: yardstick(readFileSync(figures, "utf8")) };
}

function configuration(): string {
  const rows = topKeys().map(
    ({ key, meaning, one }) => `| \`${key}\` | ${one ? "both" : "`latency-gate.yml`"} | ${meaning} |`,
  );
  return ["| key | of | what it says |", "| --- | --- | --- |", ...rows].join("\n");
}

/** False alarms and finds of each rule; our own earlier rules are left to the full figures. */
function yardstick(text: string): string {
  const alarms = tableUnder(text, "False alarms on unchanged code");
  const found = ["P50 +10 %", "P95 +10 %", "P95 +20 %", "P99 +10 %", "P99 +20 %"].map((head) => {
    const [quantile, ...effect] = head.split(" ");
    return { head, effect: effect.join(" "), table: tableUnder(text, `Found by name at ${quantile!}`) };
  });
  const within20 = (cell: string): string => cell.split("/")[0]!.trim();
  const rows = [...alarms.rows.keys()]
    .filter((rule) => !rule.startsWith("earlier"))
    .map((rule) => [
      rule === "latency-gate" ? "**latency-gate**" : rule,
      cellOf(alarms, rule, "per run of 20"),
      ...found.map(({ effect, table }) => within20(cellOf(table, rule, effect))),
    ]);
  const head = ["rule", "false alarms", ...found.map((one) => one.head)];
  return [head, head.map((_, at) => (at === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function tableUnder(text: string, heading: string): Table {
  const at = text.indexOf(`\n## ${heading}`);
  if (at < 0) throw new Error(`docs/statistics-figures.md has no section "${heading}"`);
  const [head, , ...rows] = text
    .slice(at + 1)
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim()),
    );
  return { columns: head!, rows: new Map(rows.map((cells) => [cells[0]!, cells])) };
}

function cellOf({ columns, rows }: Table, row: string, column: string): string {
  const cell = rows.get(row)?.[columns.indexOf(column)];
  if (cell === undefined)
    throw new Error(`docs/statistics-figures.md has no "${column}" of the rule "${row}"`);
  return cell;
}
