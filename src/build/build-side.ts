import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Argv } from "../config/project.js";
import type { Side } from "../core/model/ids.js";
import { canonicalJson } from "./canonical-json.js";
import { identifyPrograms } from "./compilers.js";
import { buildRelevant, stageEnvironment } from "./environment.js";
import type { EnvironmentFacts } from "./environment.js";
import { workloadsOf } from "./fingerprint.js";
import { findHarness, rewrittenHarness } from "./harness-files.js";
import type { BuildPorts, SideOutcome, SystemSide } from "./request.js";
import { holderInWords } from "../platform/lock.js";
import { isNeeded } from "./needed.js";
import { runStage } from "./run-stage.js";
import { provideEntry } from "./store.js";
import type { StoreContext } from "./store.js";
import { toolFolderName } from "./tools.js";
import { hashTree } from "./tree-hash.js";

/** Part of every key: an entry that was made by other rules is not found. */
const KEY_VERSION = 2;

/** Where `prepare` may say itself what its data is, when the bytes are never twice the same. */
const CHECKSUM_FILE = "workload-checksum";

export interface BuildSideRequest extends SystemSide {
  readonly side: Side;
  /** LATENCY_GATE_CACHE_DIR. */
  readonly cacheDir: string;
  /** Of both sides: what defines the work is not the candidate's to choose. */
  readonly globs: readonly (readonly string[])[];
  readonly tools: Readonly<Record<string, string>>;
  /** Ids of what is measured after it: commands that only others need are not run. */
  readonly benchmarks: readonly string[];
  readonly logDir: string;
}

/** Builds one side, prepares its data, and fingerprints its work; what the cache has is not done again. */
export async function buildSide(request: BuildSideRequest, ports: BuildPorts): Promise<SideOutcome> {
  const startedAtMs = performance.now();
  const { side, manifest } = request;
  const progress = (stage: "build" | "prepare", message: string): void => {
    ports.onProgress({ system: manifest.id, stage, side, message });
  };
  const context = (stage: "build" | "prepare"): StoreContext => ({
    guard: ports.guard,
    locks: ports.cache.locks,
    abort: ports.abort,
    onWait: (pid, host) => {
      progress(stage, `waiting for ${holderInWords(pid, host)}, which makes the same`);
    },
    onChanged: () => {
      progress(stage, "what the cache has is not as it was made: something wrote into it since; made anew");
    },
  });

  const harness = await findHarness(request);
  const source = await hashTree(request.sourceDir, { modes: true });
  const key = await buildKey(request, source, ports);
  const build = await provideEntry(ports.cache.builds, key, context("build"), async (buildDir) => {
    progress("build", "building");
    return { facts: {}, reusable: await runBuild(request, buildDir, ports) };
  });
  if (build.cached) progress("build", "taken from the cache");

  const dataKey = sha256(canonicalJson(["data", KEY_VERSION, key, manifest.prepare]));
  const data = await provideEntry(ports.cache.data, dataKey, context("prepare"), async (dataDir) => {
    if (manifest.prepare.length === 0) return { facts: { checksum: "" }, reusable: true };
    progress("prepare", "preparing data");
    await runPrepare(request, build.path, dataDir, ports);
    return { facts: { checksum: await checksumOf(dataDir) }, reusable: true };
  });
  const workloads = workloadsOf(manifest, {
    files: harness.checkedOut,
    rewritten: await rewrittenHarness(harness),
    dataChecksum: data.facts.checksum,
  });
  const durationMs = performance.now() - startedAtMs;
  return {
    info: { key, source: `sha256:${source}`, cached: build.cached, durationMs },
    workloads,
    buildDir: build.path,
    dataDir: data.path,
  };
}

/** Everything that what is built depends on. */
async function buildKey(
  request: BuildSideRequest,
  source: string,
  { callerEnv }: BuildPorts,
): Promise<string> {
  const { manifest, sourceDir } = request;
  const commands = buildCommands(request);
  const programs = commands.map(([program]) => program).filter((program) => !program.includes("${"));
  return sha256(
    canonicalJson({
      version: KEY_VERSION,
      system: manifest.id,
      source,
      commands,
      setup: manifest.setup,
      environment: buildRelevant(callerEnv, manifest),
      tools: manifest.tools
        .filter(({ benchmarks }) => benchmarks === undefined)
        .map((tool) => [tool.id, toolFolderName(tool)]),
      platform: [process.platform, process.arch],
      compilers: await identifyPrograms(programs, sourceDir, callerEnv["PATH"]),
    }),
  );
}

function buildCommands({ manifest, benchmarks }: BuildSideRequest): Argv[] {
  return manifest.build.filter((command) => isNeeded(command, benchmarks)).map(({ argv }) => argv);
}

/**
 * Returns whether the output can be used again. It can't when the build wrote into its source: then
 * what it made is not all in the build folder, and a run that takes only that would miss the rest.
 */
async function runBuild(request: BuildSideRequest, buildDir: string, ports: BuildPorts): Promise<boolean> {
  const { manifest, side, sourceDir, logDir } = request;
  const before = await hashTree(sourceDir, { modes: true });
  await runStage(
    {
      system: manifest.id,
      stage: "build",
      side,
      commands: buildCommands(request),
      cwd: sourceDir,
      env: () => stageEnvironment(ports.callerEnv, manifest, facts(request, buildDir, undefined)),
      timeoutMs: manifest.timeouts.buildMs,
      logDir,
    },
    ports,
  );
  const untouched = (await hashTree(sourceDir, { modes: true })) === before;
  if (!untouched) {
    const message =
      "not kept in the cache: the build wrote into LATENCY_GATE_SOURCE_DIR instead of LATENCY_GATE_BUILD_DIR";
    ports.onProgress({ system: manifest.id, stage: "build", side, message });
  }
  return untouched;
}

async function runPrepare(
  request: BuildSideRequest,
  buildDir: string,
  dataDir: string,
  ports: BuildPorts,
): Promise<void> {
  const { manifest, side, sourceDir, logDir } = request;
  await runStage(
    {
      system: manifest.id,
      stage: "prepare",
      side,
      commands: manifest.prepare,
      cwd: sourceDir,
      env: () => stageEnvironment(ports.callerEnv, manifest, facts(request, buildDir, dataDir)),
      timeoutMs: manifest.timeouts.prepareMs,
      logDir,
    },
    ports,
  );
}

function facts(
  { sourceDir, cacheDir, tools }: BuildSideRequest,
  buildDir: string,
  dataDir: string | undefined,
): EnvironmentFacts {
  return { cacheDir, sourceDir, buildDir, dataDir, tools };
}

async function checksumOf(dataDir: string): Promise<string> {
  try {
    return `declared ${sha256(await readFile(join(dataDir, CHECKSUM_FILE)))}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return `content ${await hashTree(dataDir, { modes: false })}`;
  }
}

function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
