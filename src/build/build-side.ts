import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join, relative } from "node:path";
import type { Argv } from "../config/project.js";
import type { Side } from "../core/model/ids.js";
import { holderInWords } from "../platform/lock.js";
import { canonicalJson } from "./canonical-json.js";
import { changedPaths, firstOf } from "./changed-paths.js";
import { identifyPrograms } from "./compilers.js";
import type { Lookup } from "./compilers.js";
import { buildRelevant, stageEnvironment, versionEnvironment } from "./environment.js";
import type { EnvironmentFacts } from "./environment.js";
import { workloadsOf } from "./fingerprint.js";
import { rewrittenHarness } from "./harness-files.js";
import type { HarnessFiles } from "./harness-files.js";
import { isNeeded } from "./needed.js";
import type { BuildPorts, SideOutcome, SystemSide } from "./request.js";
import { runStage } from "./run-stage.js";
import { provideEntry } from "./store.js";
import type { StoreContext } from "./store.js";
import { toolFolderName } from "./tools.js";
import { hashOfTree, hashTree, readTree } from "./tree-hash.js";
import { hashUserSettings } from "./user-settings.js";

/** Part of every key: an entry that was made by other rules is not found. */
const KEY_VERSION = 4;

type TreeTexts = ReadonlyMap<string, string>;

/** Where `prepare` may say itself what its data is, when the bytes are never twice the same. */
const CHECKSUM_FILE = "workload-checksum";

export interface BuildSideRequest extends SystemSide {
  readonly side: Side;
  /** LATENCY_GATE_CACHE_DIR. */
  readonly cacheDir: string;
  readonly harness: HarnessFiles;
  /** SHA-256 of the source before setup. */
  readonly source: string;
  readonly tools: Readonly<Record<string, string>>;
  /** Ids of what is measured after it: commands that only others need are not run. */
  readonly benchmarks: readonly string[];
  readonly logDir: string;
  /** Of its build. */
  readonly findsAllFailures: boolean;
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
    onChanged: (paths) => {
      const named = paths.length === 0 ? "" : ` (${firstOf(paths)})`;
      progress(
        stage,
        `what the cache has is not as it was made: something wrote into it since${named}; made anew`,
      );
    },
  });

  let writesModules = false;
  let source: TreeTexts;
  // What is looked up, waited for and checked takes time as well, and of a large build in the cache all of it.
  const timed = <T>(stage: "build" | "prepare", run: () => Promise<T>): Promise<T> =>
    ports.time.watch({ system: manifest.id, stage, side }, run);
  const { key, build } = await timed("build", async () => {
    // As setup, and whatever was run for the other side, have left it.
    source = await readTree(request.sourceDir, { modes: true });
    const key = await buildKey(request, hashOfTree(source), ports);
    const build = await provideEntry(ports.cache.builds, key, context("build"), async (buildDir) => {
      progress("build", "building");
      const place = { ...request, buildDir };
      const { written, left } = await make("build", buildCommands(request), place, [source], ports);
      source = left[0] ?? source;
      writesModules = isOnlyModules(written);
      if (!writesModules && written.length > 0) progress("build", notKept("build", written));
      return { facts: {}, reusable: written.length === 0 };
    });
    return { key, build };
  });
  if (build.cached) progress("build", "taken from the cache");

  const dataKey = sha256(canonicalJson(["data", KEY_VERSION, key, manifest.prepare]));
  const data = await timed("prepare", () =>
    provideEntry(ports.cache.data, dataKey, context("prepare"), async (dataDir) => {
      if (manifest.prepare.length === 0) return { facts: { checksum: "" }, reusable: true };
      progress("prepare", "preparing data");
      const place = { ...request, buildDir: build.path, dataDir };
      const built = build.files ?? (await readTree(build.path, { modes: true }));
      const { written } = await make("prepare", manifest.prepare, place, [source, built], ports);
      if (written.length > 0) progress("prepare", notKept("prepare", written));
      return { facts: { checksum: await checksumOf(dataDir) }, reusable: written.length === 0 };
    }),
  );
  const workloads = workloadsOf(manifest, {
    files: request.harness.checkedOut,
    rewritten: await rewrittenHarness(request.harness),
    dataChecksum: data.facts.checksum,
  });
  const durationMs = performance.now() - startedAtMs;
  return {
    info: { key, source: `sha256:${request.source}`, cached: build.cached, durationMs },
    workloads,
    writesModules,
    buildDir: build.path,
    dataDir: data.path,
  };
}

const VERSION_LIMIT_MS = 30_000;

/** Everything that what is built depends on, as far as that is known without building it. */
async function buildKey(request: BuildSideRequest, source: string, ports: BuildPorts): Promise<string> {
  const { manifest, sourceDir } = request;
  const { callerEnv } = ports;
  const commands = buildCommands(request);
  const programs = commands.map(([program]) => program).filter((program) => !program.includes("${"));
  const makesNothing = commands.length === 0 && manifest.prepare.length === 0;
  const lookup: Lookup = {
    cwd: sourceDir,
    searchPath: callerEnv["PATH"],
    versionOf: (program) => versionOf(program, request, ports),
  };
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
      // A compiler may be asked for code of the processor that it runs on.
      platform: [process.platform, process.arch, cpus()[0]?.model ?? ""],
      settings: await hashUserSettings(callerEnv),
      compilers: makesNothing ? {} : await identifyPrograms(programs, lookup),
    }),
  );
}

/** All that it says: one that can't answer is another one, too. */
async function versionOf(
  program: string,
  { manifest, sourceDir }: BuildSideRequest,
  { callerEnv, exec, abort }: BuildPorts,
): Promise<string> {
  const env = versionEnvironment(callerEnv, manifest);
  const spec = { argv: [program, "--version"], cwd: sourceDir, env, timeoutMs: VERSION_LIMIT_MS } as const;
  const { end, stdout, stderr } = await exec.run(spec, abort);
  if (end.kind === "aborted") abort?.throwIfAborted();
  return canonicalJson([end, stdout, stderr]);
}

function buildCommands({ manifest, benchmarks }: BuildSideRequest): Argv[] {
  return manifest.build.filter((command) => isNeeded(command, benchmarks)).map(({ argv }) => argv);
}

interface MakingPlace extends BuildSideRequest {
  readonly buildDir: string;
  /** Absent while the build is made. */
  readonly dataDir?: string;
}

/** A folder that a stage is to read, and not to write into. */
interface ToRead {
  readonly variable: string;
  readonly folder: string;
  /** What its files are named by: the root of the repository, where it is a copy of a folder of that. */
  readonly root: string;
}

interface Written extends ToRead {
  /** What was written, removed or made other in it; at least one, sorted. */
  readonly changed: readonly string[];
}

interface Making {
  readonly written: readonly Written[];
  /** What the folders to read were left as; none where nothing was run. */
  readonly left: readonly TreeTexts[];
}

/**
 * Runs the commands that make a side's build or its data. Returns what they wrote where they are to read. Where that is
 * anything, what they made can't be used again: it is not all in their own folder, and a run that takes only that would
 * miss the rest.
 *
 * @param before the folders to read, as they were when the key was made: what anybody wrote into them since counts
 */
async function make(
  stage: "build" | "prepare",
  commands: readonly Argv[],
  place: MakingPlace,
  before: readonly TreeTexts[],
  ports: BuildPorts,
): Promise<Making> {
  const { manifest, side, logDir, cacheDir, tools, sourceDir, buildDir, dataDir } = place;
  const facts: EnvironmentFacts = { cacheDir, sourceDir, buildDir, dataDir, tools };
  const toRead = foldersToRead(place);
  await runStage(
    {
      system: manifest.id,
      stage,
      side,
      commands,
      cwd: sourceDir,
      env: () => stageEnvironment(ports.callerEnv, manifest, facts),
      timeoutMs: stage === "build" ? manifest.timeouts.buildMs : manifest.timeouts.prepareMs,
      logDir,
      findsAllFailures: stage === "build" && place.findsAllFailures,
    },
    ports,
  );
  if (commands.length === 0) return { written: [], left: [] };
  const written: Written[] = [];
  const left: TreeTexts[] = [];
  for (const [index, read] of toRead.entries()) {
    const now = await readTree(read.folder, { modes: true });
    const changed = changedPaths(before[index]!, now);
    if (changed.length > 0) written.push({ ...read, changed });
    left.push(now);
  }
  return { written, left };
}

/** npm and its like can write nowhere else, so that nobody is to be told to mend it. */
function isOnlyModules(written: readonly Written[]): boolean {
  const isBelow = (path: string): boolean => path.split("/").slice(0, -1).includes("node_modules");
  return written.length > 0 && written.every(({ changed }) => changed.every(isBelow));
}

function foldersToRead({ sourceDir, copiedFrom, checkoutDir, buildDir, dataDir }: MakingPlace): ToRead[] {
  const root = copiedFrom === undefined ? "" : relative(checkoutDir, copiedFrom);
  const source = { variable: "LATENCY_GATE_SOURCE_DIR", folder: sourceDir, root };
  if (dataDir === undefined) return [source];
  return [source, { variable: "LATENCY_GATE_BUILD_DIR", folder: buildDir, root: "" }];
}

function notKept(stage: "build" | "prepare", written: readonly Written[]): string {
  const named = written.map(({ variable, root, changed }) => {
    return `${variable} (${firstOf(changed.map((path) => join(root, path)))})`;
  });
  const own = stage === "build" ? "LATENCY_GATE_BUILD_DIR" : "LATENCY_GATE_DATA_DIR";
  const next =
    stage === "build"
      ? "let it write there (or build a copy of the source there), or commit what is the same each time, such as a lock file"
      : "let it write there";
  return `not kept in the cache, so each run makes it again: the ${stage} wrote into ${named.join(" and ")} instead of ${own}; ${next}`;
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
