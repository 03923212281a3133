import * as core from "@actions/core";
import type { Annotation } from "../publish/annotations.js";
import { terminal as clean } from "../report/text/hostile.js";

/** What the runner reads: outputs, notes at lines, the summary. Everything from elsewhere is cleaned first. */
export const runner = {
  output(name: string, value: string | number): void {
    core.setOutput(name, value);
  },
  say(text: string): void {
    process.stdout.write(`${text.split("\n").map(clean).join("\n")}\n`);
  },
  notice(text: string): void {
    core.notice(clean(text), { title: TITLE });
  },
  warn(text: string): void {
    core.warning(clean(text), { title: TITLE });
  },
  error(text: string): void {
    core.error(clean(text), { title: TITLE });
  },
  annotate({ level, file, line, title, message }: Annotation): void {
    core[level](message, { file, startLine: line, title });
  },
  async summary(markdown: string): Promise<void> {
    await core.summary.addRaw(markdown, true).write();
  },
};

const TITLE = "latency-gate";
