import type { Argv } from "../config/project.js";
import type { Side } from "../core/model/ids.js";
import type { NotMeasurableState } from "../core/model/run.js";
import type { Failure, FailureCode } from "../core/model/trial.js";
import { hintOfWords } from "../platform/program-hint.js";
import type { ExecEnd } from "../ports/exec.js";

export type Stage = NotMeasurableState["stage"];

export interface FailedCommand {
  /** As the manifest has it. */
  readonly argv: Argv;
  readonly failure: Failure;
}

/** Carries a failure up to the edge of the stage, which makes `not-measurable` of it. */
export class StageFailure extends Error {
  readonly stage: Stage;
  readonly side: Side | undefined;
  readonly failure: Failure;
  /** Of which `failure` is the first's; none where it was no command's fault alone. */
  readonly commands: readonly FailedCommand[];

  constructor(
    stage: Stage,
    side: Side | undefined,
    failure: Failure,
    commands: readonly FailedCommand[] = [],
  ) {
    super(failure.message);
    this.commands = commands;
    this.stage = stage;
    this.side = side;
    this.failure = failure;
  }
}

export function failure(
  code: FailureCode,
  message: string,
  more: Partial<Omit<Failure, "code" | "message">> = {},
): Failure {
  return { code, message, where: undefined, hint: undefined, logTail: [], ...more };
}

/** How a command ended, as a failure; undefined where it ended well. */
export function failureOf(end: ExecEnd, where: string, logTail: readonly string[]): Failure | undefined {
  switch (end.kind) {
    case "exit":
      if (end.code === 0) return undefined;
      return failure("exit-code", `The command ended with exit code ${end.code}.`, {
        where,
        logTail,
        hint: hintOf(logTail),
      });
    case "signal":
      return failure("signal", `The command was ended by ${end.signal}.`, {
        where,
        logTail,
        hint: end.signal === "SIGKILL" ? "The system may have run out of memory." : undefined,
      });
    case "timeout":
      return failure("timeout", `The stage did not end within its ${end.afterMs / 1000} s.`, {
        where,
        logTail,
        hint: "Give it more in the manifest's `timeouts`, if it is not stuck.",
      });
    case "not-found":
      return failure("not-found", `There is no program ${JSON.stringify(end.program)}.`, {
        where,
        logTail,
        hint:
          hintOfWords(end.program) ??
          "Install it, or have it fetched: `tools` of the manifest, or a `setup` command. Folders of the checkout are not on PATH: they are the candidate's.",
      });
    case "aborted":
      return failure("signal", "The command was interrupted.", { where, logTail });
  }
}

function hintOf(logTail: readonly string[]): string | undefined {
  const text = logTail.join("\n");
  if (/no space left on device|disk quota exceeded/i.test(text)) return "The disk is full.";
  if (
    /could not resolve host|temporary failure in name resolution|network is unreachable|ENOTFOUND|EAI_AGAIN/i.test(
      text,
    )
  ) {
    return "The network could not be reached.";
  }
  if (/^npm (?:error|ERR!) code EUSAGE/m.test(text)) {
    return "`npm ci` needs a lock file that agrees with package.json: run `npm install` and commit package-lock.json.";
  }
  return undefined;
}
