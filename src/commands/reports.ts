import { join } from "node:path";
import type { Report } from "../core/model/report.js";
import type { FileWriter } from "../ports/files.js";
import { renderCsv } from "../report/csv.js";
import { renderJson } from "../report/json.js";
import { renderJUnit } from "../report/junit.js";
import { renderMarkdown } from "../report/markdown.js";
import { renderTerminal } from "../report/terminal.js";
import type { OutputOptions } from "./invocation.js";
import type { Terminal } from "./terminal.js";

const FILES = {
  "report.json": renderJson,
  "report.md": (report: Report) => renderMarkdown(report),
  "report.csv": renderCsv,
  "junit.xml": renderJUnit,
} as const;

/** Writes every form of the report that is a file. */
export async function writeReports(report: Report, folder: string, writer: FileWriter): Promise<void> {
  await writer.makeFolder(folder);
  for (const [name, render] of Object.entries(FILES)) {
    await writer.writeAtomically(join(folder, name), [Buffer.from(render(report))]);
  }
}

/** Prints the report in the form that was asked for. */
export function printReport(
  report: Report,
  { format, verbosity, color }: OutputOptions,
  terminal: Terminal,
): void {
  switch (format) {
    case "terminal":
      terminal.out(
        renderTerminal(report, { columns: terminal.columns, color: color && terminal.color, verbosity }),
      );
      break;
    case "markdown":
      terminal.out(renderMarkdown(report));
      break;
    case "json":
      terminal.out(renderJson(report));
      break;
    case "csv":
      terminal.out(renderCsv(report));
      break;
    case "junit":
      terminal.out(renderJUnit(report));
      break;
  }
}
