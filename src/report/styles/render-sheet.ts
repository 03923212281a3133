import { markdown as escaped, forTerminal } from "../text/hostile.js";
import type { Cell, Sheet, SheetTable } from "./sheet.js";

/** Numbers each footnote once, in the order of reading. */
class Footnotes {
  readonly notes: string[] = [];

  marks(cell: Cell): number[] {
    return [...new Set(cell.notes)].map((note) => {
      const known = this.notes.indexOf(note);
      if (known >= 0) return known + 1;
      return this.notes.push(note);
    });
  }
}

/** GitHub-flavoured Markdown. */
export function sheetToMarkdown(sheet: Sheet): string {
  const footnotes = new Footnotes();
  const show = (cell: Cell): string =>
    `${escaped(cell.text)}${footnotes
      .marks(cell)
      .map((mark) => `<sup>${mark}</sup>`)
      .join(" ")}`;
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const blocks = [
    `# ${escaped(sheet.title)}`,
    sheet.heading.map(escaped).join("  \n"),
    sheet.decisions.map(({ label, cell }) => `- **${escaped(label)}:** ${show(cell)}`).join("\n"),
    ...sheet.tables.map((table) =>
      [
        `## ${escaped(table.title)}\n`,
        line(table.columns.map(escaped)),
        line(table.columns.map((_, index) => (index === 0 ? "---" : "---:"))),
        ...table.rows.map((row) => line(row.map(show))),
      ].join("\n"),
    ),
  ];
  if (footnotes.notes.length > 0) {
    blocks.push(
      footnotes.notes.map((note, index) => `<sup>${index + 1}</sup> ${escaped(note)}`).join("  \n"),
    );
  }
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

/** Plain text for a terminal. */
export function sheetToText(sheet: Sheet): string {
  const footnotes = new Footnotes();
  const show = (cell: Cell): string =>
    `${forTerminal(cell.text)}${footnotes
      .marks(cell)
      .map((mark) => ` [${mark}]`)
      .join("")}`;
  const blocks = [
    [forTerminal(sheet.title), "", ...sheet.heading.map(forTerminal)].join("\n"),
    sheet.decisions.map(({ label, cell }) => `${forTerminal(label)}: ${show(cell)}`).join("\n"),
    ...sheet.tables.map((table) => `${forTerminal(table.title)}\n${textTable(table, show)}`),
  ];
  if (footnotes.notes.length > 0) {
    blocks.push(footnotes.notes.map((note, index) => `[${index + 1}] ${forTerminal(note)}`).join("\n"));
  }
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function textTable(table: SheetTable, show: (cell: Cell) => string): string {
  const lines = [table.columns.map(forTerminal), ...table.rows.map((row) => row.map(show))];
  const widths = table.columns.map((_, index) =>
    Math.max(...lines.map((line) => Array.from(line[index] ?? "").length)),
  );
  const pad = (cell: string, index: number): string => {
    const space = " ".repeat(widths[index]! - Array.from(cell).length);
    return index === 0 ? cell + space : space + cell;
  };
  return lines.map((line) => `  ${line.map(pad).join("  ").trimEnd()}`).join("\n");
}
