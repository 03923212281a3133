import { basename, join, relative } from "node:path";
import { CONFIG_FILE, findConfig, loadProject } from "../config/load-project.js";
import type { ProjectStart } from "../config/load-project.js";
import type { Project } from "../config/project.js";
import type { Plan, PolicyChange } from "../core/model/plan.js";
import type { Problem } from "../core/model/problem.js";
import type { Result } from "../core/model/result.js";
import { ok } from "../core/model/result.js";
import { makePlan } from "../plan/make-plan.js";
import type { PlanOptions } from "../plan/options.js";
import { differentDemands } from "../plan/policy-changes.js";
import type { Files } from "../ports/files.js";
import { prepareSides } from "../source/prepare-sides.js";
import type { Copy, Sides, SideSource } from "../source/prepare-sides.js";
import type { SourceProblem } from "../source/problem.js";
import { makeRunFolder } from "../source/run-folder.js";
import type { RunFolder } from "../source/run-folder.js";
import type { PipelinePorts } from "./ports.js";

export interface PlanRequest {
  readonly start: ProjectStart;
  /** Absent: the configuration's, else the merge base with the default branch. */
  readonly baseline: string | undefined;
  /** Nothing is measured unless this commit demands the same as the baseline. */
  readonly samePolicyAs?: string | undefined;
  readonly options: PlanOptions;
  /** Files and folders of the gate's own, which are no part of the candidate though they may lie in the checkout. */
  readonly leaveOut?: readonly string[];
}

/** Why there is nothing to measure. Each of these is said and ends with exit code 2. */
export type Refusal =
  | {
      readonly kind: "config";
      readonly side: "baseline" | "candidate";
      readonly problems: readonly Problem[];
    }
  /** The search for the configuration ends at another file in each side; paths as of the checkout. */
  | {
      readonly kind: "other-config";
      readonly baseline: string;
      readonly candidate: string;
      readonly choices: readonly ConfigChoice[];
    }
  /** The baseline is older than another policy that is to count. `gates`: only one of both has a gate. */
  | {
      readonly kind: "other-policy";
      readonly baseline: string;
      readonly other: string;
      readonly gates: "baseline" | "other" | "both";
      readonly changes: readonly PolicyChange[];
    }
  | { readonly kind: "source"; readonly problem: SourceProblem }
  | { readonly kind: "unknown-system"; readonly name: string; readonly known: readonly string[] }
  | {
      readonly kind: "nothing-selected";
      readonly patterns: readonly string[];
      readonly known: readonly string[];
    };

/** A file that the candidate has and could be judged with; the path is from where the gate was started. */
export interface ConfigChoice {
  readonly config: string;
  readonly policyFrom: Plan["policyFrom"];
}

/** Both sides at hand, and the plan. `runFolder` is to be removed by whoever asked. */
export interface Planned {
  readonly kind: "planned";
  readonly plan: Plan;
  readonly sides: Sides;
  readonly baseline: Project | undefined;
  readonly candidate: Project;
  readonly runFolder: RunFolder;
}

type PlanPorts = Pick<PipelinePorts, "files" | "git" | "guard">;

/** config → source → plan. */
export async function planRun(request: PlanRequest, ports: PlanPorts): Promise<Planned | Refusal> {
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
  { start, baseline: asked, samePolicyAs, options, leaveOut = [] }: PlanRequest,
  here: Project,
  runFolder: RunFolder,
  ports: PlanPorts,
): Promise<Planned | Refusal> {
  const prepared = await prepareSides(
    {
      folder: here.root,
      baseline: asked ?? here.config.baseline,
      policy: samePolicyAs,
      candidate: undefined,
      into: runFolder.path,
      leaveOut: [...leaveOut, runFolder.path],
    },
    ports,
  );
  if (!prepared.ok) return { kind: "source", problem: prepared.problem };
  const sides = prepared.value;
  const candidateFile = join(sides.candidate.folder, basename(here.configFile));
  const baselineFile = await findInBaseline(start, here, sides.baseline, ports.files);
  const inCandidate = relative(sides.candidate.root, candidateFile);
  const inBaseline = baselineFile && relative(sides.baseline.root, baselineFile);
  if (start.kind === "folder" && inBaseline !== undefined && inBaseline !== inCandidate) {
    const names = { baseline: inBaseline, candidate: inCandidate };
    return {
      kind: "other-config",
      ...names,
      choices: await choicesOf(names, start.folder, here, sides, ports),
    };
  }
  const baseline = await loadGate(baselineFile, ports.files);
  if (!baseline.ok) return { kind: "config", side: "baseline", problems: baseline.error };
  const wrong = await otherPolicy(start, here, { sides, baseline: baseline.value }, ports.files);
  if (wrong !== undefined) return wrong;
  const candidate = await loadProject(ports.files, { kind: "file", file: candidateFile });
  if (!candidate.ok) return { kind: "config", side: "candidate", problems: candidate.error };

  const made = makePlan(baseline.value, candidate.value, options);
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
        baseline: baseline.value,
        candidate: candidate.value,
        runFolder,
      };
  }
}

/** A commit's gate; undefined where it has none. */
async function loadGate(
  file: string | undefined,
  files: Files,
): Promise<Result<Project | undefined, readonly Problem[]>> {
  return file === undefined ? ok(undefined) : loadProject(files, { kind: "file", file });
}

/** Why the baseline's policy is not the one that is to count; undefined where it is, or none was named. */
async function otherPolicy(
  start: ProjectStart,
  here: Project,
  { sides, baseline }: { readonly sides: Sides; readonly baseline: Project | undefined },
  files: Files,
): Promise<Refusal | undefined> {
  const { policy } = sides;
  if (policy === undefined) return undefined;
  const loaded = await loadGate(await findInBaseline(start, here, policy, files), files);
  if (!loaded.ok) return { kind: "config", side: "baseline", problems: loaded.error };
  const other = loaded.value;
  const refusal = {
    kind: "other-policy",
    baseline: sides.baseline.info.ref,
    other: policy.commit,
  } as const;
  if (baseline !== undefined && other !== undefined) {
    const changes = differentDemands(baseline, other);
    return changes.length === 0 ? undefined : { ...refusal, gates: "both", changes };
  }
  if (baseline === other) return undefined;
  return { ...refusal, gates: baseline === undefined ? "other" : "baseline", changes: [] };
}

async function choicesOf(
  names: { readonly baseline: string; readonly candidate: string },
  startFolder: string,
  here: Project,
  sides: Sides,
  { files }: PlanPorts,
): Promise<readonly ConfigChoice[]> {
  const has = async ({ root }: SideSource, name: string): Promise<boolean> =>
    (await files.stat(join(root, name)))?.kind === "file";
  const { folder, root } = sides.candidate;
  const from = (name: string): string => relative(startFolder, join(here.root, relative(folder, root), name));
  const own = (await has(sides.baseline, names.candidate)) ? "baseline" : "candidate";
  return [
    ...((await has(sides.candidate, names.baseline))
      ? [{ config: from(names.baseline), policyFrom: "baseline" as const }]
      : []),
    { config: from(names.candidate), policyFrom: own },
  ];
}

/**
 * The baseline's configuration; undefined where it has none yet. It is looked for as the candidate's was, from
 * the same folder: beside the candidate's file there may be none, and the one that was in force is above it.
 */
async function findInBaseline(
  start: ProjectStart,
  here: Project,
  { folder, root }: Copy,
  files: Files,
): Promise<string | undefined> {
  if (start.kind === "folder")
    return findConfig(files, join(folder, relative(here.root, start.folder)), root);
  for (const name of new Set([basename(here.configFile), CONFIG_FILE])) {
    if ((await files.stat(join(folder, name))) !== undefined) return join(folder, name);
  }
  return undefined;
}
