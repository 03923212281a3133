import type { Argv } from "../config/project.js";
import { expandCommand } from "./expand.js";
import { formatArgv } from "../platform/format-argv.js";
import { failed, failureOfEnd } from "./failures.js";
import { logTail } from "./log-tail.js";
import { tooLarge } from "./output-watch.js";
import type { WorkContext } from "./work.js";
import { runWithin } from "./work.js";

/**
 * Runs a harness once; its events are in `context.eventFile` afterwards, still to be validated.
 *
 * @throws TrialFailure
 */
export async function runHarness(argv: Argv, context: WorkContext): Promise<void> {
  const command = expandCommand("The harness's command", argv, context.env);
  const { end } = await runWithin(context, command);
  const where = formatArgv(command);
  const failure = failureOfEnd("The harness", end, {
    where,
    limitMs: context.limitMs,
    logTail: logTail(context.files, context.logFile),
  });
  if (failure !== undefined) throw failure;
  const large = tooLarge(context.watched, context.files);
  if (large !== undefined) throw large;
  const file = context.files.stat(context.eventFile);
  // A link or a pipe in the file's place could lead anywhere, or hold the reader for ever.
  if (file !== undefined && file.kind !== "file") {
    throw failed("no-output", "The harness put something else where its event file should be", {
      where: context.eventFile,
    });
  }
  if (file === undefined || file.sizeBytes === 0) {
    throw failed("no-output", "The harness ended with exit code 0 and wrote no events", {
      where,
      hint: "it appends its events to the file that LATENCY_GATE_OUT names",
      logTail: logTail(context.files, context.logFile),
    });
  }
}
