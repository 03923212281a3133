import type { Terminal } from "../commands/terminal.js";
import { main, openTerminal } from "../main.js";

export interface Ended {
  readonly exitCode: number;
  /** To standard output. */
  readonly text: string;
  /** To standard error. */
  readonly said: string;
}

/** Runs one command as the command line would. */
export async function runCommand(argv: readonly string[], cwd: string): Promise<Ended> {
  const said: string[] = [];
  let text = "";
  const own = openTerminal();
  const terminal: Terminal = {
    ...own,
    color: false,
    out: (chunk) => {
      text += chunk;
    },
    err: (chunk) => {
      said.push(chunk);
      own.err(chunk);
    },
  };
  const exitCode = await main(argv, cwd, terminal);
  return {
    exitCode,
    text,
    said: said.join("") || `latency-gate ${argv[0]!} ended with exit code ${exitCode}.\n`,
  };
}
