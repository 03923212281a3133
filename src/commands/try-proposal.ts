import { join } from "node:path";
import { nodeRandom } from "../adapters/node-random.js";
import type { NotMeasurableState } from "../core/model/run.js";
import { configText } from "../init/config-text.js";
import { timeNeeded } from "../init/first-look-time.js";
import type { Proposal, ProposedBenchmark } from "../init/proposal.js";
import { isOfUse, onlyGated, reportsAll, toTry, withTrials } from "../init/trials.js";
import type { ToTry, Ways, WayTrial } from "../init/trials.js";
import { withoutFailed } from "../init/unbuilt.js";
import type { Proposals } from "../init/unbuilt.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { tryBenchmarks } from "../pipeline/try-benchmarks.js";
import type { Trying, TryResult } from "../pipeline/try-benchmarks.js";
import { forTerminal } from "../report/text/hostile.js";
import { formatCount, formatDuration } from "../report/text/quantity.js";
import { failureInWords } from "../report/text/words.js";
import { makeRunFolder } from "../source/run-folder.js";
import { newRunId } from "./measure.js";
import { openOutFolder } from "./out-folder.js";
import { removeRunFolder } from "./remove-run-folder.js";
import { describeRefusal } from "./say.js";
import type { Terminal } from "./terminal.js";

/** What to write after the trials; where nothing could be built or run, that is what needs none. */
export interface TriedProposal {
  readonly proposal: Proposal;
  readonly isTried: boolean;
}

/**
 * Builds the working tree and runs a trial of each benchmark: `wide` with the names that its tools report. Where commands
 * of the build fail, what needs them is left out or built in another way, and the rest is built anew, as it is written then:
 * once for all that fail, so that a repository with many broken parts takes no more builds than one with a single one.
 */
export async function tryProposal(
  { folder, wide, written }: { readonly folder: string; readonly wide: Proposal; readonly written: Proposal },
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<TriedProposal> {
  if (toTry(wide, written).benchmarks.length === 0) {
    terminal.err("Nothing is tried: what was found are commands, which have one scenario each.\n");
    return { proposal: written, isTried: true };
  }
  const say = (line: string): void => {
    terminal.err(`${forTerminal(line)}\n`);
  };
  const runId = newRunId(ports.clock.wallTime());
  const out = await openOutFolder(
    { asked: undefined, cwd: folder, runId, checkout: folder, onWait: say },
    ports,
  );
  try {
    let left: Proposals = { wide, written };
    for (let build = 1; ; build += 1) {
      // The log of each build is kept.
      const outDir = build === 1 ? out.path : join(out.path, `build-${build}`);
      const tried = toTry(left.wide, left.written);
      const result = await buildAndTry({ folder, outDir, ...tried }, say, terminal, ports);
      if (result.kind === "tried") return conclude(left.wide, tried.benchmarks, result.value, say);
      if (result.kind === "refused") {
        terminal.err(describeRefusal(result.refusal));
        break;
      }
      const { system, state, commands } = result;
      const outcome = withoutFailed(left, commands);
      // What failed for want of what failed before it says nothing more.
      const failures = outcome.failures.length === 0 ? [state.failure] : outcome.failures;
      failures.flatMap((failure) => describeState(system, { ...state, failure })).forEach(say);
      left = outcome.left;
      outcome.changed.forEach((one) => {
        say(`${one.isLeftOut ? "failed: " : "note:   "} ${one.id}: ${one.said}`);
      });
      if (outcome.changed.length === 0) break;
      if (toTry(left.wide, left.written).benchmarks.length > 0) continue;
      if (!hasAny(left.wide)) break;
      say("Nothing is left to be tried but commands, which have one scenario each.");
      return { proposal: left.wide, isTried: false };
    }
    // Without what is known not to be built.
    if (hasAny(left.written)) say("Nothing was tried, so what is proposed is what the source says.");
    return { proposal: left.written, isTried: false };
  } finally {
    await out.release();
  }
}

/** Of a trial that finds out what there is; what is written may take less. */
const LONGEST_SECONDS = 300;

async function buildAndTry(
  {
    folder,
    outDir,
    proposal,
    alsoBuilt,
    benchmarks,
  }: ToTry & { readonly folder: string; readonly outDir: string },
  say: (line: string) => void,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<TryResult<Trials>> {
  const runFolder = await makeRunFolder(ports.guard);
  try {
    say(
      `trying:  a build of the working tree, and one trial of ${formatCount(benchmarks.length, "benchmark")}`,
    );
    return await tryBenchmarks(
      {
        folder,
        config: configText(proposal, alsoBuilt, LONGEST_SECONDS),
        seed: nodeRandom.seed(),
        outDir,
        runFolder,
      },
      ({ stage, message }) => {
        say(`         ${stage}: ${message}`);
      },
      (trying) => trialsOf(benchmarks, trying, say),
      ports,
    );
  } finally {
    await removeRunFolder(runFolder, terminal);
  }
}

/** As in a report of `gate`. */
function describeState(system: string, { stage, side, failure }: NotMeasurableState): string[] {
  const where = side === undefined ? stage : `${stage} of the ${side}`;
  return [
    `${system} could not be built: ${where}: ${failureInWords(failure)}`,
    ...failure.logTail.map((line) => `  │ ${line}`),
  ];
}

interface Trials {
  readonly buildMs: number;
  readonly isBuildCached: boolean;
  readonly of: ReadonlyMap<Ways, readonly WayTrial[]>;
}

/** One at a time, as the gate does. */
async function trialsOf(
  benchmarks: readonly Ways[],
  trying: Trying,
  say: (line: string) => void,
): Promise<Trials> {
  const of = new Map<Ways, readonly WayTrial[]>();
  for (const ways of benchmarks) {
    const trials: WayTrial[] = [];
    for (const way of ways) {
      const part = way === ways[0] ? "" : ", with what the source names alone";
      say(`         trial: ${ways[0].id}${part}`);
      const trial = await trialOf(way, trying, say);
      trials.push(trial);
      if (isOfUse(way, trial)) break;
    }
    of.set(ways, trials);
  }
  return { buildMs: trying.buildMs, isBuildCached: trying.isBuildCached, of };
}

/** And of what is gated alone, where more ran: the rest would take its time in each trial. */
async function trialOf(
  way: ProposedBenchmark,
  trying: Trying,
  say: (line: string) => void,
): Promise<WayTrial> {
  const trial = await trying.run(way.id);
  const only = onlyGated(way, trial);
  if (only === undefined) return trial;
  say(`         trial: ${way.id}, ${only.names.length} of what ran`);
  const again = await trying.run(way.id, only.work.argv);
  return reportsAll(only, again) ? { ...trial, only: { way: only, trial: again } } : trial;
}

function conclude(
  wide: Proposal,
  benchmarks: readonly Ways[],
  { buildMs, isBuildCached, of }: Trials,
  say: (line: string) => void,
): TriedProposal {
  const { proposal, tried } = withTrials(wide, benchmarks, (ways) => of.get(ways) ?? []);
  for (const { id, isGated, durationMs, said, log } of tried) {
    say(`${isGated ? "tried:  " : "failed: "} ${id}: a trial took ${formatDuration(durationMs)}; ${said}`);
    if (log !== undefined) say(`         log: ${log}`);
  }
  const { minutes, said } = timeNeeded(buildMs, tried);
  if (said !== undefined) say(`note:    ${said}`);
  const untimed = [
    ...(isBuildCached ? ["of the build, which was in the cache"] : []),
    ...(hasCommand(proposal) ? ["of commands, which are not tried"] : []),
  ];
  if (untimed.length > 0)
    say(`note:    the time ${untimed.join(", and ")}, is not known: timeBudget is without it`);
  return {
    proposal: { ...proposal, timeBudgetMinutes: minutes },
    isTried: tried.some(({ isGated }) => isGated),
  };
}

function hasAny({ ecosystems }: Proposal): boolean {
  return ecosystems.some(({ benchmarks }) => benchmarks.length > 0);
}

function hasCommand({ ecosystems }: Proposal): boolean {
  return ecosystems.some(({ benchmarks }) => benchmarks.some(({ work }) => work.kind === "command"));
}
