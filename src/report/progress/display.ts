import { PlainDisplay } from "./plain-display.js";
import type { DisplayOptions, ProgressDisplay } from "./progress-display.js";
import { TerminalDisplay } from "./terminal-display.js";
import { unfailingDisplay } from "./unfailing.js";

/** Redrawn in place on a terminal; plain lines in a log, a dumb terminal or a CI. */
export function openDisplay(options: DisplayOptions): ProgressDisplay {
  const { stream, env, quiet, shared } = options;
  if (quiet) return SILENT;
  const redraws = !shared && stream.isTTY === true && env["TERM"] !== "dumb" && (env["CI"] ?? "") === "";
  return unfailingDisplay(redraws ? new TerminalDisplay(options) : new PlainDisplay(options));
}

const SILENT: ProgressDisplay = {
  note: () => undefined,
  measure: () => undefined,
  verdicts: () => undefined,
  close: () => undefined,
};
