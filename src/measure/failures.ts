import type { Failure, FailureCode } from "../core/model/trial.js";
import { hintOfWords } from "../platform/program-hint.js";
import type { ExecEnd } from "../ports/exec.js";

/** Thrown within a trial, and the trial's result at its edge. */
export class TrialFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

export interface FailureDetails {
  readonly where?: string | undefined;
  readonly hint?: string | undefined;
  readonly logTail?: readonly string[];
}

export function failed(code: FailureCode, message: string, details: FailureDetails = {}): TrialFailure {
  const { where, hint, logTail } = details;
  return new TrialFailure({ code, message, where, hint, logTail: logTail ?? [] });
}

/** How a process ended, for a sentence: "ended with exit code 3". */
export function describeEnd(end: ExecEnd): string {
  switch (end.kind) {
    case "exit":
      return `ended with exit code ${end.code}`;
    case "signal":
      return `was ended by ${end.signal}`;
    case "timeout":
      return `did not end within ${formatMs(end.afterMs)}`;
    case "aborted":
      return "was stopped by the gate";
    case "not-found":
      return `could not be started: ${end.program} was not found`;
  }
}

/** The failure of a process that should have ended with exit code 0; `undefined` where it did. */
export function failureOfEnd(
  what: string,
  end: ExecEnd,
  details: FailureDetails & {
    readonly limitMs: number;
    /** What would make it shorter; ends a sentence that begins with "or". */
    readonly shorter?: string;
  },
): TrialFailure | undefined {
  switch (end.kind) {
    case "exit":
      if (end.code === 0) return undefined;
      return failed("exit-code", `${what} ended with exit code ${end.code}`, {
        hint: hintOfLog(details.logTail),
        ...details,
      });
    case "signal":
      return failed("signal", `${what} was ended by ${end.signal}`, {
        ...details,
        hint:
          end.signal === "SIGKILL"
            ? "SIGKILL that the gate did not send is often the kernel's: out of memory"
            : details.hint,
      });
    case "timeout":
    case "aborted":
      return failed(
        "timeout",
        `${what} did not end within the trial's limit of ${formatMs(details.limitMs)}`,
        {
          hint: `set a longer \`timeout\` for the benchmark, or ${details.shorter ?? "fewer `samples`"}`,
          ...details,
        },
      );
    case "not-found":
      return failed("not-found", `${what} could not be started: ${end.program} was not found`, {
        hint: hintOfProgram(end.program),
        ...details,
      });
  }
}

const ABSENT_PACKAGE = /Cannot find (?:module|package) '[^'./]|ModuleNotFoundError/;
const ABSENT_CPUS = /^taskset: failed to set pid \d+'s affinity/;
const ABSENT_FILE = /Cannot find module '[./]/;

/** Packages are where git does not look, and so in no copy of a checkout; files are there once git has them. */
function hintOfLog(log: readonly string[] = []): string | undefined {
  const says = (pattern: RegExp): boolean => log.some((line) => pattern.test(line));
  if (says(ABSENT_CPUS)) {
    return "the benchmark's `cpus` are none that this machine has and lets it use; they count from 0, and `taskset -cp $$` shows them";
  }
  if (says(ABSENT_PACKAGE)) {
    return "a side is a copy without what git ignores, such as node_modules or a virtual environment: its `build` makes that, as in `build: [[npm, ci]]`";
  }
  return says(ABSENT_FILE)
    ? "is the file committed, or made by the `build`? a side is a copy without what git ignores, and the baseline has what its commit has"
    : undefined;
}

export function hintOfProgram(program: string): string {
  if (program === "taskset") return "`cpus` pins by it: install util-linux, or leave `cpus` out";
  return (
    hintOfWords(program) ??
    "does the manifest's `build` or `setup` make it, and is it on PATH? folders of the checkout, such as node_modules/.bin, are not: a side has its own, ${LATENCY_GATE_SOURCE_DIR}/node_modules/.bin"
  );
}

/** `250 ms`, `30 s`. */
export function formatMs(durationMs: number): string {
  return durationMs < 1000 ? `${Math.round(durationMs)} ms` : `${Number((durationMs / 1000).toFixed(1))} s`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1024 ** 2) return `${Math.ceil(bytes / 1024)} KiB`;
  return `${Number((bytes / 1024 ** 2).toFixed(0))} MiB`;
}

/** The failure of a file operation of the gate's own; what is no file error goes on as it is. */
export function failureOfDisk(doing: string, error: unknown): unknown {
  const { code, message, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  return failed("disk", `${doing}: ${message}`, {
    hint:
      code === "ENOSPC" || code === "EDQUOT" ? "free some disk space, or move the cache folder" : undefined,
  });
}
