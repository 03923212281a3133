import { judge } from "../core/judge.js";
import type { Results } from "../core/model/run.js";
import { sheetToMarkdown, sheetToText } from "../report/styles/render-sheet.js";
import { publishedStyle, styledSheet } from "../report/styles/styles.js";
import type { StyleName } from "../report/styles/styles.js";
import { forTerminal } from "../report/text/hostile.js";
import { EXIT } from "./exit-codes.js";
import type { OutputOptions } from "./invocation.js";
import type { Terminal } from "./terminal.js";

/** Prints the tables of one of the published reports. They show; nothing of them is judged. */
export function printStyled(
  results: Results,
  asked: StyleName | undefined,
  { format }: Pick<OutputOptions, "format">,
  terminal: Terminal,
): number {
  const own = results.published?.system;
  const style = asked ?? publishedStyle(results);
  if (style === undefined) {
    terminal.err(`There is no style for the published figures of ${forTerminal(own ?? "")}.\n`);
    return EXIT.cannotJudge;
  }
  if (own !== undefined && own !== style) {
    terminal.err(`These are the published figures of ${forTerminal(own)}: they have nothing of ${style}.\n`);
    return EXIT.cannotJudge;
  }
  if (format !== "terminal" && format !== "markdown") {
    terminal.err("The tables of a published report are for --format terminal or markdown.\n");
    return EXIT.cannotJudge;
  }
  const sheet = styledSheet(style, results, judge(results));
  terminal.out(format === "markdown" ? sheetToMarkdown(sheet) : sheetToText(sheet));
  return EXIT.passed;
}
