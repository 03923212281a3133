import { join } from "node:path";
import type { Argv } from "../config/project.js";
import type { Side } from "../core/model/ids.js";
import { expandArgv, UnknownVariable } from "./expand.js";
import { runCommand } from "./command-runner.js";
import { failure, StageFailure } from "./failure.js";
import type { FailedCommand, Stage } from "./failure.js";
import type { BuildPorts } from "./request.js";

export interface StageRun {
  readonly system: string;
  readonly stage: Stage;
  readonly side: Side;
  readonly commands: readonly Argv[];
  readonly cwd: string;
  /** Made when it is needed: an unknown variable in it is a failure of this stage. */
  readonly env: () => Readonly<Record<string, string>>;
  /** Of all commands together. */
  readonly timeoutMs: number;
  readonly logDir: string;
  /** Whether those after a command that failed are run as well. */
  readonly findsAllFailures?: boolean;
}

/** Runs a stage's commands one after the other; the first that fails ends it, or with others that fail. */
export async function runStage(run: StageRun, ports: BuildPorts): Promise<void> {
  const { system, stage, side } = run;
  await ports.time.begin({ system, stage, side }, () => runCommands(run, ports));
}

async function runCommands(run: StageRun, { exec, abort }: BuildPorts): Promise<void> {
  const { stage, side } = run;
  const logFile = join(run.logDir, `${run.system}.${stage}.${side}.log`);
  const env = orUnknownVariable(run, run.env);
  const endMs = performance.now() + run.timeoutMs;
  const all: FailedCommand[] = [];
  for (const command of run.commands) {
    const argv = orUnknownVariable(run, () => expandArgv(command, env));
    const timeoutMs = Math.max(1, Math.round(endMs - performance.now()));
    const failed = await runCommand(exec, { argv, cwd: run.cwd, env, timeoutMs, logFile }, abort);
    if (failed === undefined) continue;
    if (failed.code !== "timeout") {
      all.push({ argv: command, failure: failed });
      if (run.findsAllFailures === true) continue;
      break;
    }
    // What failed before is known, and takes no time of those that are left.
    if (all.length > 0) break;
    // The time is that of all commands: the one that was running when it was over may be a short one.
    const message = `The stage did not end within its ${run.timeoutMs / 1000} s.`;
    throw new StageFailure(stage, side, { ...failed, message });
  }
  const [first] = all;
  if (first !== undefined) throw new StageFailure(stage, side, first.failure, all);
}

function orUnknownVariable<T>({ stage, side }: StageRun, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof UnknownVariable)) throw error;
    const hint = error.variable.startsWith("LATENCY_GATE_")
      ? "The gate sets it in a later stage or in trials alone (docs/harness.md)."
      : `Only the protocol's variables and those of \`environment\` and \`passEnvironment\` are there: add ${error.variable} to one of these.`;
    throw new StageFailure(stage, side, failure("not-found", error.message, { where: error.text, hint }));
  }
}
