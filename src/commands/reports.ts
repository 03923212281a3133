import { join } from "node:path";
import type { Report } from "../core/model/report.js";
import type { Results } from "../core/model/run.js";
import type { FileWriter } from "../ports/files.js";
import { renderCsv } from "../report/csv.js";
import { renderHtml } from "../report/html/render-html.js";
import { renderJson } from "../report/json.js";
import { renderJUnit } from "../report/junit.js";
import { renderMarkdown } from "../report/markdown.js";
import { renderTerminal } from "../report/terminal.js";
import type { OutputOptions } from "./invocation.js";
import type { Terminal } from "./terminal.js";

/** A report with the results that it was judged from, whose samples the plots show. */
export interface Judged {
  readonly report: Report;
  readonly results: Results;
}

export const HTML_FILE = "report.html";

const FILES: Readonly<Record<string, (judged: Judged) => string>> = {
  "report.json": ({ report }) => renderJson(report),
  "report.md": ({ report }) => renderMarkdown(report),
  "report.csv": ({ report }) => renderCsv(report),
  "junit.xml": ({ report }) => renderJUnit(report),
  [HTML_FILE]: ({ report, results }) => renderHtml(report, results),
};

/** Names of all that `writeReports` writes. */
export const REPORT_FILES: readonly string[] = Object.keys(FILES);

/** Writes every form of the report that is a file. */
export async function writeReports(judged: Judged, folder: string, writer: FileWriter): Promise<void> {
  for (const [name, render] of Object.entries(FILES)) {
    await writer.writeAtomically(join(folder, name), [Buffer.from(render(judged))]);
  }
}

/** Prints the report in the form that was asked for. */
export function printReport(
  { report, results }: Judged,
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
    case "html":
      terminal.out(renderHtml(report, results));
      break;
  }
}
