import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { buildSystem } from "./build/build-system.js";
import type { BuiltSystem } from "./build/built-system.js";
import type { CacheFolder } from "./build/cache-folder.js";
import type { BuildOutcome, BuildProgress, SystemSide } from "./build/request.js";
import { CONFIG_FILE, loadProject } from "./config/load-project.js";
import type { ProjectStart } from "./config/load-project.js";
import type { Project } from "./config/project.js";
import type { Plan } from "./core/model/plan.js";
import type { Problem } from "./core/model/problem.js";
import type { SystemRecord } from "./core/model/run.js";
import { makePlan } from "./plan/make-plan.js";
import type { PlanOptions } from "./plan/options.js";
import type { Clock } from "./ports/clock.js";
import type { Exec } from "./ports/exec.js";
import type { Files } from "./ports/files.js";
import type { Git } from "./ports/git.js";
import type { Guard } from "./ports/guard.js";
import type { HostProbe } from "./ports/host.js";
import { prepareSides } from "./source/prepare-sides.js";
import type { Sides } from "./source/prepare-sides.js";
import type { SourceProblem } from "./source/problem.js";
import { makeRunFolder } from "./source/run-folder.js";
import type { RunFolder } from "./source/run-folder.js";
import { prepareSystemSource } from "./source/system-source.js";

export interface PipelinePorts {
  readonly exec: Exec;
  readonly guard: Guard;
  readonly git: Git;
  readonly files: Files;
  readonly clock: Clock;
  readonly host: HostProbe;
  readonly cache: CacheFolder;
  readonly callerEnv: Readonly<Record<string, string | undefined>>;
  /** Ctrl-C. */
  readonly abort: AbortSignal;
  readonly gateVersion: string;
}

export interface PlanRequest {
  readonly start: ProjectStart;
  /** Absent: the configuration's, else the merge base with the default branch. */
  readonly baseline: string | undefined;
  readonly options: PlanOptions;
}

/** Why there is nothing to measure. Each of these is said and ends with exit code 2. */
export type Refusal =
  | {
      readonly kind: "config";
      readonly side: "baseline" | "candidate";
      readonly problems: readonly Problem[];
    }
  | { readonly kind: "source"; readonly problem: SourceProblem }
  | { readonly kind: "unknown-system"; readonly name: string; readonly known: readonly string[] }
  | {
      readonly kind: "nothing-selected";
      readonly patterns: readonly string[];
      readonly known: readonly string[];
    };

/** Both sides at hand, and the plan. `runFolder` is to be removed by whoever asked. */
export interface Planned {
  readonly kind: "planned";
  readonly plan: Plan;
  readonly sides: Sides;
  readonly baseline: Project | undefined;
  readonly candidate: Project;
  readonly runFolder: RunFolder;
}

/** config → source → plan. */
export async function planRun(request: PlanRequest, ports: PipelinePorts): Promise<Planned | Refusal> {
  const here = await loadProject(ports.files, request.start);
  if (!here.ok) return { kind: "config", side: "candidate", problems: here.error };
  const runFolder = await makeRunFolder(ports.guard);
  try {
    const planned = await planInside(request, here.value, runFolder, ports);
    if (planned.kind !== "planned") await runFolder.remove();
    return planned;
  } catch (error) {
    await runFolder.remove();
    throw error;
  }
}

async function planInside(
  { baseline: asked, options }: PlanRequest,
  here: Project,
  runFolder: RunFolder,
  ports: PipelinePorts,
): Promise<Planned | Refusal> {
  const prepared = await prepareSides(
    {
      folder: here.root,
      baseline: asked ?? here.config.baseline,
      candidate: undefined,
      into: runFolder.path,
    },
    ports,
  );
  if (!prepared.ok) return { kind: "source", problem: prepared.problem };
  const sides = prepared.value;
  const name = here.configFile.slice(here.root.length + 1);
  const baseline = await loadSide(sides.baseline.folder, name, ports.files);
  if (baseline !== undefined && !baseline.ok) {
    return { kind: "config", side: "baseline", problems: baseline.error };
  }
  const candidate = await loadProject(ports.files, {
    kind: "file",
    file: join(sides.candidate.folder, name),
  });
  if (!candidate.ok) return { kind: "config", side: "candidate", problems: candidate.error };

  const made = makePlan(baseline?.value, candidate.value, options);
  switch (made.kind) {
    case "unknown-system":
      return made;
    case "nothing-selected":
      return { ...made, patterns: options.scenarios };
    case "plan":
      return {
        kind: "planned",
        plan: made.plan,
        sides,
        baseline: baseline?.value,
        candidate: candidate.value,
        runFolder,
      };
  }
}

/** Undefined where that side has no configuration yet. */
async function loadSide(
  folder: string,
  name: string,
  files: Files,
): Promise<Awaited<ReturnType<typeof loadProject>> | undefined> {
  const names = [...new Set([name, CONFIG_FILE])];
  for (const file of names.map((each) => join(folder, each))) {
    if ((await files.stat(file)) !== undefined) return loadProject(files, { kind: "file", file });
  }
  return undefined;
}

export interface BuiltRun {
  readonly systems: readonly SystemRecord[];
  readonly built: readonly BuiltSystem[];
}

/** source of each system → build. What can't be built is a record of its own; the others go on. */
export async function buildRun(
  planned: Planned,
  logDir: string,
  onProgress: (progress: BuildProgress) => void,
  ports: PipelinePorts,
): Promise<BuiltRun> {
  await mkdir(logDir, { recursive: true });
  const systems: SystemRecord[] = [];
  const built: BuiltSystem[] = [];
  for (const [index, { id }] of planned.plan.systems.entries()) {
    const outcome = await buildOne(planned, id, index, logDir, onProgress, ports);
    systems.push({ id, state: outcome.state });
    if (outcome.system !== undefined) built.push(outcome.system);
  }
  return { systems, built };
}

async function buildOne(
  planned: Planned,
  id: string,
  index: number,
  logDir: string,
  onProgress: (progress: BuildProgress) => void,
  ports: PipelinePorts,
): Promise<BuildOutcome> {
  const baseline = planned.baseline?.systems.find((system) => system.id === id);
  const candidate = planned.candidate.systems.find((system) => system.id === id);
  const into = join(planned.runFolder.path, `s${index}`);
  const sources = await prepareSystemSource(
    { baseline, candidate, sides: planned.sides, into, mirrors: ports.cache.git },
    ports,
  );
  if (!sources.ok) {
    const { message, where, hint } = sources.problem;
    const failure = { code: "not-found", message, where, hint, logTail: [] } as const;
    return {
      state: { kind: "not-measurable", stage: "source", side: undefined, failure },
      system: undefined,
    };
  }
  const side = (
    manifest: typeof baseline,
    source: (typeof sources.value)["baseline"],
  ): SystemSide | undefined =>
    manifest === undefined || source === undefined
      ? undefined
      : { manifest, manifestDir: source.manifestDir, sourceDir: source.sourceDir };
  return buildSystem(
    {
      id,
      baseline: side(baseline, sources.value.baseline),
      candidate: side(candidate, sources.value.candidate),
      logDir,
    },
    { ...ports, onProgress },
  );
}
