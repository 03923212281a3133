import { join } from "node:path";
import type { Argv, Work } from "../../config/project.js";
import type { ExecResult } from "../../ports/exec.js";
import { expandCommand } from "../expand.js";
import { formatArgv } from "../../platform/format-argv.js";
import { describeEnd, failed, failureOfEnd } from "../failures.js";
import { logTail } from "../log-tail.js";
import type { WorkContext } from "../work.js";
import { runWithin } from "../work.js";
import { hyperfineArgv } from "./command-line.js";
import { launchEvents } from "./launch-events.js";
import type { Launches } from "../../import/hyperfine-export.js";
import { readLaunches, UnreadableExport } from "../../import/hyperfine-export.js";
import type { Hyperfine } from "./tool.js";

export type CommandWork = Extract<Work, { kind: "command" }>;

/**
 * Times the launches of one trial with hyperfine and writes them as events of the protocol.
 *
 * With `prepare` there is one invocation a launch, and the gate runs the preparation itself: hyperfine
 * would hand it to a shell, and 1.20 would count its memory as the command's.
 *
 * @throws TrialFailure
 */
export async function runCommand(
  work: CommandWork,
  hyperfine: Hyperfine,
  workDir: string,
  context: WorkContext,
): Promise<void> {
  const command = expandCommand("The command", work.argv, context.env);
  const prepare = work.prepare.map((argv) => expandCommand("`prepare`", argv, context.env));
  const time = (runs: number, warmup: number): Promise<Launches> =>
    timeLaunches(
      hyperfine,
      command,
      { runs, warmup, exportFile: join(workDir, "..", "h.json") },
      work,
      context,
    );
  const invocations: Launches[] = [];
  if (prepare.length === 0) {
    invocations.push(await time(work.launches, work.warmup));
  } else {
    for (let launch = -work.warmup; launch < work.launches; launch += 1) {
      for (const argv of prepare) await runPreparation(argv, context);
      const timed = await time(1, 0);
      if (launch >= 0) invocations.push(timed);
    }
  }
  context.files.writeText(context.eventFile, launchEvents(hyperfine.version, invocations));
}

async function timeLaunches(
  hyperfine: Hyperfine,
  command: Argv,
  options: { readonly runs: number; readonly warmup: number; readonly exportFile: string },
  work: CommandWork,
  context: WorkContext,
): Promise<Launches> {
  const { end } = await runWithin(context, hyperfineArgv(hyperfine.path, command, options));
  if (end.kind === "timeout")
    throw failureOfEnd("The command", end, {
      where: formatArgv(command),
      limitMs: context.limitMs,
      shorter: "fewer `launches`",
    })!;
  if (end.kind !== "exit" || end.code !== 0) throw await hyperfineFailure(end, command, context);
  const timed = readExport(options.exportFile, hyperfine, context);
  if (timed.launches.length !== options.runs) {
    throw failed(
      "hyperfine-output",
      `hyperfine reports ${timed.launches.length} launches of ${options.runs}`,
      {
        where: options.exportFile,
      },
    );
  }
  const bad = timed.launches.findIndex(
    ({ exitCode }) => exitCode === undefined || !work.exitCodes.includes(exitCode),
  );
  if (bad >= 0) throw await exitCodeFailure(bad, timed, command, work, context);
  return timed;
}

function readExport(file: string, hyperfine: Hyperfine, { files }: WorkContext): Launches {
  try {
    return readLaunches(files.readText(file));
  } catch (error) {
    if (error instanceof UnreadableExport) {
      throw failed(
        "hyperfine-output",
        `The export of hyperfine ${hyperfine.version} can't be read: ${error.message}`,
        {
          where: `${file}${error.pointer === "" ? "" : `#${error.pointer}`}`,
        },
      );
    }
    throw failed(
      "hyperfine-output",
      `hyperfine ${hyperfine.version} left no export: ${(error as Error).message}`,
      { where: file },
    );
  }
}

function hyperfineFailure(end: ExecResult["end"], command: Argv, context: WorkContext): Promise<Error> {
  const tail = logTail(context.files, context.logFile);
  const missing = tail.find((line) => line.includes("Failed to run command"));
  return Promise.resolve(
    missing === undefined
      ? failed("hyperfine-failed", `hyperfine ${describeEnd(end)}`, {
          where: formatArgv(command),
          logTail: tail,
        })
      : failed("not-found", `The command could not be started: ${command[0]}`, {
          where: formatArgv(command),
          hint: "does the manifest's `build` make it, and is it on PATH?",
          logTail: [missing],
        }),
  );
}

/** hyperfine keeps no output of what it times, so the command runs once more to show what it says. */
async function exitCodeFailure(
  bad: number,
  timed: Launches,
  command: Argv,
  work: CommandWork,
  context: WorkContext,
): Promise<Error> {
  const { exitCode } = timed.launches[bad]!;
  const again = await runWithin(context, command);
  const how = exitCode === undefined ? "was ended by a signal" : `ended with exit code ${exitCode}`;
  return failed(
    exitCode === undefined ? "signal" : "exit-code",
    `Launch ${bad + 1} of ${work.launches} ${how}; allowed: ${work.exitCodes.join(", ")}`,
    {
      where: formatArgv(command),
      hint: `the log is of one more launch, which ${describeEnd(again.end)}; other codes are allowed by \`exitCodes\``,
      logTail: logTail(context.files, context.logFile),
    },
  );
}

async function runPreparation(argv: Argv, context: WorkContext): Promise<void> {
  const { end } = await runWithin(context, argv);
  const problem = failureOfEnd("`prepare` of the command", end, { limitMs: context.limitMs });
  if (problem === undefined) return;
  const code = problem.failure.code === "timeout" ? "timeout" : "prepare-failed";
  throw failed(code, problem.failure.message, {
    where: formatArgv(argv),
    logTail: logTail(context.files, context.logFile),
  });
}
