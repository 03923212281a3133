import { error, notice, setOutput, summary, warning } from "@actions/core";
import type { Annotation } from "../publish/annotations.js";
import { forTerminal, linesForTerminal } from "../report/text/hostile.js";

/** What the runner reads: outputs, notes at lines, the summary. Everything from elsewhere is cleaned first. */
export const runner = {
  output(name: string, value: string | number): void {
    setOutput(name, value);
  },
  say(text: string): void {
    process.stdout.write(`${linesForTerminal(text)}\n`);
  },
  notice(text: string): void {
    notice(forTerminal(text), { title: TITLE });
  },
  warn(text: string): void {
    warning(forTerminal(text), { title: TITLE });
  },
  error(text: string): void {
    error(forTerminal(text), { title: TITLE });
  },
  annotate({ level, file, line, title, message }: Annotation): void {
    ISSUE[level](message, { file, startLine: line, title });
  },
  async summary(markdown: string): Promise<void> {
    await summary.addRaw(markdown, true).write();
  },
};

const ISSUE = { error, warning, notice };
const TITLE = "latency-gate";
