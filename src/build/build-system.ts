import type { Side } from "../core/model/ids.js";
import type { BuiltSide } from "./built-system.js";
import { buildSide } from "./build-side.js";
import { UnknownVariable } from "./expand.js";
import { padToEqualSize, stageEnvironment, trialEnvironment } from "./environment.js";
import type { EnvironmentFacts } from "./environment.js";
import { failure, StageFailure } from "./failure.js";
import { provideHyperfine } from "./hyperfine.js";
import { withLock } from "./lock.js";
import { provideTools, toolContextOf } from "./provide-tools.js";
import type { ProvidedTools } from "./provide-tools.js";
import type { BuildOutcome, BuildPorts, BuildRequest, SideOutcome, SystemSide } from "./request.js";
import { runStage } from "./run-stage.js";

interface ProvidedSide extends SystemSide, ProvidedTools {
  readonly side: Side;
}

interface FinishedSide extends ProvidedSide {
  readonly outcome: SideOutcome;
}

/**
 * Makes a system ready to be measured: tools, setup, then build and data of each side. What fails is
 * `not-measurable` with its stage, side and reason; an interruption is thrown.
 */
export async function buildSystem(request: BuildRequest, ports: BuildPorts): Promise<BuildOutcome> {
  try {
    return await build(request, ports);
  } catch (error) {
    const failed = asStageFailure(error);
    if (failed === undefined) throw error;
    const { stage, side, failure: reason } = failed;
    return { state: { kind: "not-measurable", stage, side, failure: reason }, system: undefined };
  }
}

async function build(request: BuildRequest, ports: BuildPorts): Promise<BuildOutcome> {
  const present: ProvidedSide[] = [];
  const toolContext = toolContextOf(request, ports);
  for (const side of ["baseline", "candidate"] as const) {
    const has = request[side];
    if (has === undefined) continue;
    const provided = await provideTools(has.manifest, request.benchmarks, toolContext);
    present.push({ ...has, ...provided, side });
  }
  const benchmarks = present
    .flatMap(({ manifest }) => manifest.benchmarks)
    .filter(({ id }) => request.benchmarks.includes(id));
  const hyperfine = await provideHyperfine(benchmarks, toolContext);

  for (const side of present) await setUp(side, request, ports);
  const finished: FinishedSide[] = [];
  for (const side of present) {
    finished.push({
      ...side,
      outcome: await buildSide({ ...side, benchmarks: request.benchmarks, logDir: request.logDir }, ports),
    });
  }
  const sides = toBuiltSides(finished, ports);
  const info = (side: Side) => finished.find((one) => one.side === side)?.outcome.info;
  return {
    state: {
      kind: "built",
      baseline: info("baseline"),
      candidate: info("candidate"),
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

/** One system at a time is set up with a cache folder, of whatever gate, because what setup commands write is shared. */
async function setUp(provided: ProvidedSide, request: BuildRequest, ports: BuildPorts): Promise<void> {
  const { side, manifest, sourceDir, tools } = provided;
  if (manifest.setup.length === 0) return;
  const { guard, cache, abort } = ports;
  const progress = (message: string): void => {
    ports.onProgress({ system: request.id, stage: "setup", side, message });
  };
  const onWait = (pid: number): void => {
    const who = pid === process.pid ? "the setup of another system" : `the setup of process ${pid}`;
    progress(`waiting for ${who}`);
  };
  await withLock(cache.locks, "setup", { guard, abort, onWait }, async () => {
    progress("setting up");
    const facts = { cacheDir: cache.root, sourceDir, buildDir: undefined, dataDir: undefined, tools };
    await runStage(
      {
        system: request.id,
        stage: "setup",
        side,
        commands: manifest.setup,
        cwd: sourceDir,
        env: () => stageEnvironment(ports.callerEnv, manifest, facts),
        timeoutMs: manifest.timeouts.setupMs,
        logDir: request.logDir,
      },
      ports,
    );
  });
}

function toBuiltSides(finished: readonly FinishedSide[], { callerEnv, cache }: BuildPorts): BuiltSide[] {
  const sides = finished.map(
    ({ side, manifest, sourceDir, tools, trialTools, outcome: { buildDir, dataDir } }): BuiltSide => {
      const all = { ...tools, ...trialTools };
      const facts: EnvironmentFacts = { cacheDir: cache.root, sourceDir, buildDir, dataDir, tools: all };
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
  const { code, message, path } = error as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EROFS") {
    const hint = "Free some space, or set LATENCY_GATE_CACHE_DIR to a folder on a larger disk.";
    return new StageFailure("build", undefined, failure("disk", message, { where: path, hint }));
  }
  return undefined;
}
