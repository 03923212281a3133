import { basename, dirname, join, relative } from "node:path";
import { loadProject } from "../config/load-project.js";
import type { ProjectStart } from "../config/load-project.js";
import type { Project } from "../config/project.js";
import type { NotMeasured, Plan, PolicyChange } from "../core/model/plan.js";
import type { Problem } from "../core/model/problem.js";
import { makePlan } from "../plan/make-plan.js";
import type { PlanOptions } from "../plan/options.js";
import { differentDemands } from "../plan/policy-changes.js";
import type { Files } from "../ports/files.js";
import { prepareSides } from "../source/prepare-sides.js";
import type { Sides, SideSource } from "../source/prepare-sides.js";
import { SourceFailure } from "../source/problem.js";
import type { SourceProblem } from "../source/problem.js";
import { makeRunFolder } from "../source/run-folder.js";
import type { RunFolder } from "../source/run-folder.js";
import { findGate, loadGate, placeIn } from "./gate-of-commit.js";
import type { Search } from "./gate-of-commit.js";
import type { PipelinePorts } from "./ports.js";

export interface PlanRequest {
  readonly start: ProjectStart;
  /** Absent: the configuration's, else the merge base with the default branch. */
  readonly baseline: string | undefined;
  /** The default branch, where neither the clone nor its remote can say. */
  readonly defaultBranch?: string | undefined;
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
  /** The configuration lies in another folder in each side; paths as of the checkout, without links. */
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
      readonly leftOut: readonly NotMeasured[];
    };

/** A file that the candidate has and could be judged with, as the gate can be told where it was started. */
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
    if (error instanceof SourceFailure) return { kind: "source", problem: error.problem };
    throw error;
  }
}

async function planInside(
  { start, baseline: asked, defaultBranch, samePolicyAs, options, leaveOut = [] }: PlanRequest,
  here: Project,
  runFolder: RunFolder,
  ports: PlanPorts,
): Promise<Planned | Refusal> {
  const prepared = await prepareSides(
    {
      folder: here.root,
      baseline: asked ?? here.config.baseline,
      defaultBranch,
      policy: samePolicyAs,
      into: runFolder.path,
      leaveOut: [...leaveOut, runFolder.path],
    },
    ports,
  );
  if (!prepared.ok) return { kind: "source", problem: prepared.problem };
  const sides = prepared.value;
  const search = { start, found: here };
  const candidateFile = join(sides.candidate.folder, basename(here.configFile));
  const inCandidate = relative(sides.candidate.root, candidateFile);
  const inBaseline = await findGate(search, sides.baseline, ports.files);
  if (inBaseline !== undefined && dirname(inBaseline) !== dirname(inCandidate)) {
    const names = { baseline: inBaseline, candidate: inCandidate };
    return { kind: "other-config", ...names, choices: await choicesOf(names, start, sides, ports.files) };
  }
  const baseline = await loadGate(inBaseline, sides.baseline, ports.files);
  if (!baseline.ok) return { kind: "config", side: "baseline", problems: baseline.error };
  const wrong = await otherPolicy(search, { sides, baseline: baseline.value }, ports.files);
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

/** Why the baseline's policy is not the one that is to count; undefined where it is, or none was named. */
async function otherPolicy(
  search: Search,
  { sides, baseline }: { readonly sides: Sides; readonly baseline: Project | undefined },
  files: Files,
): Promise<Refusal | undefined> {
  const { policy } = sides;
  if (policy === undefined) return undefined;
  const loaded = await loadGate(await findGate(search, policy, files), policy, files);
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
  start: ProjectStart,
  { baseline, candidate, checkout }: Sides,
  files: Files,
): Promise<readonly ConfigChoice[]> {
  const has = async (side: SideSource, name: string): Promise<boolean> => {
    const file = join(side.root, name);
    return (await files.stat(file))?.kind === "file" && (await placeIn(side, file)) === name;
  };
  const named = (name: string): string => {
    const file = join(checkout.root, name);
    return start.kind === "folder" ? relative(start.folder, file) : file;
  };
  const own = (await has(baseline, names.candidate)) ? "baseline" : "candidate";
  return [
    ...((await has(candidate, names.baseline))
      ? [{ config: named(names.baseline), policyFrom: "baseline" as const }]
      : []),
    { config: named(names.candidate), policyFrom: own },
  ];
}
