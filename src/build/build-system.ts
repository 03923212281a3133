import type { Side } from "../core/model/ids.js";
import type { BenchmarkFingerprint, BuildInfo } from "../core/model/run.js";
import type { BuiltSide } from "./built-system.js";
import { buildSide } from "./build-side.js";
import { findDeadGlob } from "./dead-glob.js";
import { UnknownVariable } from "./expand.js";
import { padToEqualSize, trialEnvironment } from "./environment.js";
import type { EnvironmentFacts } from "./environment.js";
import { failure, StageFailure } from "./failure.js";
import { differences } from "./fingerprint.js";
import { findHarness } from "./harness-files.js";
import type { HarnessFiles } from "./harness-files.js";
import { provideHyperfine } from "./hyperfine.js";
import {
  ownCheckoutAt,
  refusePathsInto,
  refuseProgramsIn,
  refuseVariablesInto,
  withoutCheckoutOnPath,
} from "./own-checkout.js";
import type { OwnCheckout } from "./own-checkout.js";
import { refusePythonOf } from "./python-of-checkout.js";
import { provideTools, toolContextOf } from "./provide-tools.js";
import type { ProvidedTools } from "./provide-tools.js";
import type { BuildOutcome, BuildPorts, BuildRequest, SideOutcome, SystemSide } from "./request.js";
import { setUp } from "./set-up.js";
import { setupFolders } from "./setup-folder.js";
import { hashTree } from "./tree-hash.js";

interface ProvidedSide extends SystemSide, ProvidedTools {
  readonly side: Side;
  /** LATENCY_GATE_CACHE_DIR. */
  readonly cacheDir: string;
}

/** A side before anything of it is run: what setup, build and prepare make of it is not what it is. */
interface ReadSide extends ProvidedSide {
  readonly harness: HarnessFiles;
  readonly source: string;
}

interface FinishedSide extends ReadSide {
  readonly outcome: SideOutcome;
}

/**
 * Makes a system ready to be measured: tools, then setup, build and data of each side. What fails is
 * `not-measurable` with its stage, side and reason; an interruption is thrown.
 */
export async function buildSystem(request: BuildRequest, ports: BuildPorts): Promise<BuildOutcome> {
  try {
    return await build(request, ports);
  } catch (error) {
    const failed = asStageFailure(error);
    if (failed === undefined) throw error;
    const { stage, side, failure: reason, commands } = failed;
    return { state: { kind: "not-measurable", stage, side, failure: reason }, system: undefined, commands };
  }
}

async function build(request: BuildRequest, ports: BuildPorts): Promise<BuildOutcome> {
  const present: ProvidedSide[] = [];
  await refuseDeadGlob(request);
  const checkout = await ownCheckoutAt(request.calledIn, gatesOwn(request, ports));
  const sidesPorts = await portsOfSides(request, ports, checkout);
  // What tools are fetched with is the caller's: their hashes say what they are.
  const toolContext = toolContextOf(request, ports);
  const cacheDirs = await setupFolders(request.baseline, request.candidate, ports.cache);
  for (const side of ["baseline", "candidate"] as const) {
    const has = request[side];
    if (has === undefined) continue;
    const provided = await ports.time.begin({ system: request.id, stage: "tools", side }, () =>
      provideTools(has.manifest, request.benchmarks, toolContext),
    );
    present.push({ ...has, ...provided, side, cacheDir: cacheDirs[side] });
  }
  for (const { manifest, sourceDir } of present) {
    await refuseVariablesInto(checkout, manifest, ports.callerEnv);
    const searchPath = sidesPorts.callerEnv["PATH"];
    await refuseProgramsIn(checkout, {
      manifest,
      benchmarks: request.benchmarks,
      cwd: sourceDir,
      searchPath,
    });
    await refusePathsInto(checkout, manifest, request.benchmarks);
  }
  const benchmarks = present
    .flatMap(({ manifest }) => manifest.benchmarks)
    .filter(({ id }) => request.benchmarks.includes(id));
  const read = await readSides(present, ports);
  const hyperfine = await provideHyperfine(benchmarks, toolContext);

  const finished: FinishedSide[] = [];
  for (const side of read) {
    // Nothing of the candidate's is run before the baseline is complete.
    await setUp(side, request, sidesPorts);
    const { benchmarks, logDir, findsAllFailures = false } = request;
    const outcome = await buildSide({ ...side, benchmarks, logDir, findsAllFailures }, sidesPorts);
    finished.push({ ...side, outcome });
  }
  // Of both sides at once: it is as it has to be.
  if (finished.some(({ outcome }) => outcome.writesModules)) {
    const message = "built anew in each run: it writes node_modules into its source";
    ports.onProgress({ system: request.id, stage: "build", side: undefined, message });
  }
  const sides = toBuiltSides(finished, sidesPorts);
  for (const side of sides) await refusePythonOf(checkout, side, request.benchmarks, ports);
  const outcome = (side: Side) => finished.find((one) => one.side === side)?.outcome;
  const [before, after] = [outcome("baseline"), outcome("candidate")];
  return {
    state: {
      kind: "built",
      baseline: before && infoOf(before, undefined),
      candidate: after && infoOf(after, before),
      harnessChange: undefined,
    },
    system: {
      id: request.id,
      baseline: sides.find(({ side }) => side === "baseline"),
      candidate: sides.find(({ side }) => side === "candidate"),
      hyperfine,
    },
  };
}

function gatesOwn({ baseline, candidate }: BuildRequest, { cache }: BuildPorts): string[] {
  const copies = [baseline, candidate].flatMap((side) => side ?? []);
  return [cache.root, ...copies.flatMap(({ checkoutDir, sourceDir }) => [checkoutDir, sourceDir])];
}

/** What is run for the sides finds nothing of the checkout along PATH. */
async function portsOfSides(
  { id }: BuildRequest,
  ports: BuildPorts,
  checkout: OwnCheckout,
): Promise<BuildPorts> {
  const { env, leftOut } = await withoutCheckoutOnPath(ports.callerEnv, checkout);
  if (leftOut.length > 0) {
    const message = `not on PATH for the sides, since it lies in the checkout: ${leftOut.join(", ")}`;
    ports.onProgress({ system: id, stage: "source", side: undefined, message });
  }
  return { ...ports, callerEnv: env };
}

async function readSides(present: readonly ProvidedSide[], { time }: BuildPorts): Promise<ReadSide[]> {
  // Of both sides: what defines the work is not the candidate's to choose.
  const globs = present.map(({ manifest }) => manifest.fingerprint);
  const read: ReadSide[] = [];
  for (const side of present) {
    const what = { system: side.manifest.id, stage: "source", side: side.side } as const;
    await time.watch(what, async () => {
      const harness = await findHarness({ ...side, globs });
      read.push({ ...side, harness, source: await hashTree(side.sourceDir, { modes: true }) });
    });
  }
  return read;
}

/** @param before the other side, by whose work this one's is other */
function infoOf({ info, workloads }: SideOutcome, before: SideOutcome | undefined): BuildInfo {
  return {
    ...info,
    fingerprints: workloads.map((own): BenchmarkFingerprint => {
      const { benchmark, hash } = own;
      const old = before?.workloads.find((each) => each.benchmark === benchmark);
      const differs = old === undefined ? [] : differences(old, own);
      return { benchmark, workload: hash, ...(differs.length > 0 && { differs }) };
    }),
  };
}

/** On either side, of the candidate's: one of the baseline's that names nothing any more is the candidate's to mend. */
async function refuseDeadGlob({ baseline, candidate }: BuildRequest): Promise<void> {
  const sides = [baseline, candidate].filter((side) => side !== undefined);
  const folders = sides.map(({ manifestDir }) => manifestDir);
  const globs = (candidate ?? baseline)?.manifest.fingerprint ?? [];
  const dead = await findDeadGlob(globs, folders);
  if (dead === undefined) return;
  const { glob: where, message, hint } = dead;
  throw new StageFailure("source", undefined, failure("not-found", message, { where, hint }));
}

function toBuiltSides(finished: readonly FinishedSide[], { callerEnv }: BuildPorts): BuiltSide[] {
  const sides = finished.map(
    ({
      side,
      manifest,
      sourceDir,
      cacheDir,
      tools,
      trialTools,
      outcome: { buildDir, dataDir },
    }): BuiltSide => {
      const all = { ...tools, ...trialTools };
      const facts: EnvironmentFacts = { cacheDir, sourceDir, buildDir, dataDir, tools: all };
      return {
        side,
        sourceDir,
        buildDir,
        dataDir,
        manifest,
        env: trialEnvironment(callerEnv, manifest, facts),
      };
    },
  );
  const [first, second] = sides;
  if (first === undefined || second === undefined) return sides;
  const [firstEnv, secondEnv] = padToEqualSize(first.env, second.env);
  return [
    { ...first, env: firstEnv },
    { ...second, env: secondEnv },
  ];
}

function asStageFailure(error: unknown): StageFailure | undefined {
  if (error instanceof StageFailure) return error;
  if (error instanceof UnknownVariable) {
    return new StageFailure("build", undefined, failure("not-found", error.message, { where: error.text }));
  }
  const { code, message, path, syscall } = error as NodeJS.ErrnoException;
  const isFull = code === "ENOSPC" || code === "EDQUOT" || code === "EROFS";
  if (!isFull && (syscall === undefined || path === undefined)) return undefined;
  const hint = isFull
    ? "Free some space, or set LATENCY_GATE_CACHE_DIR to a folder on a larger disk."
    : "See what is there: a name that is not UTF-8, or what this user may not read, can't be taken.";
  return new StageFailure("build", undefined, failure("disk", message, { where: path, hint }));
}
