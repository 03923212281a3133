import type { PipelinePorts } from "../pipeline/ports.js";
import { Interrupted, openContext } from "./context.js";
import { doctorCommand } from "./doctor.js";
import { EXIT } from "./exit-codes.js";
import { historyCommand } from "./history.js";
import { importCommand } from "./import.js";
import type { Invocation } from "./invocation.js";
import { commentCommand } from "./comment.js";
import { compareCommand, mergeCommand } from "./judge.js";
import { measureCommand } from "./measure.js";
import { testCommand } from "./run-tests.js";
import { selftestCommand } from "./selftest.js";
import { describeDisk } from "./say.js";
import { listCommand, planCommand } from "./show-plan.js";
import type { Terminal } from "./terminal.js";
import { validateCommand } from "./validate.js";

/** Runs one command with the real adapters, and sees them closed. */
export async function dispatch(
  invocation: Invocation,
  cwd: string,
  terminal: Terminal,
  version: string,
): Promise<number> {
  const context = openContext(process.env, version, narrator(invocation, terminal));
  try {
    return await run(invocation, cwd, terminal, context.ports);
  } catch (error) {
    if (error instanceof Interrupted || context.ports.abort.aborted) {
      terminal.err("Interrupted.\n");
      return EXIT.interrupted;
    }
    terminal.err(
      describeDisk(error, process.env) ??
        `latency-gate failed in a way that it should not: ${describeCrash(error)}\n`,
    );
    return EXIT.cannotJudge;
  } finally {
    await context.close();
  }
}

/** What `--verbose` prints goes where the progress goes, so that standard output stays what was asked for. */
function narrator(invocation: Invocation, terminal: Terminal): ((line: string) => void) | undefined {
  if (!("verbosity" in invocation) || invocation.verbosity !== "verbose") return undefined;
  return (line) => {
    terminal.err(`${line}\n`);
  };
}

async function run(
  invocation: Invocation,
  cwd: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  switch (invocation.command) {
    case "gate":
    case "run":
      return measureCommand(invocation, cwd, terminal, ports);
    case "plan":
      return planCommand(invocation, cwd, terminal, ports);
    case "list":
      return listCommand(invocation, cwd, terminal, ports);
    case "compare":
    case "report":
      return compareCommand(invocation, cwd, terminal, ports);
    case "comment":
      return commentCommand(invocation, cwd, terminal, ports);
    case "merge":
      return mergeCommand(invocation, cwd, terminal, ports);
    case "validate":
      return validateCommand(invocation, cwd, terminal, ports);
    case "history":
      return historyCommand(invocation, cwd, terminal, ports);
    case "test":
      return testCommand(invocation, cwd, terminal, ports);
    case "selftest":
      return selftestCommand(invocation, terminal, ports);
    case "import":
      return importCommand(invocation, cwd, terminal, {
        get stream() {
          return process.stdin;
        },
        abort: ports.abort,
      });
    case "init": {
      // Its parser of Python takes longer to load than other commands do.
      const { initCommand } = await import("./init.js");
      return initCommand(invocation, cwd, terminal, ports);
    }
    case "doctor":
      return doctorCommand(invocation, terminal, ports);
  }
}

/** A fault of the gate's own: everything that is known, for the report of it. */
function describeCrash(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
