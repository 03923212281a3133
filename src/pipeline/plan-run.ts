import { join } from "node:path";
import { CONFIG_FILE, loadProject } from "../config/load-project.js";
import type { ProjectStart } from "../config/load-project.js";
import type { Project } from "../config/project.js";
import type { Plan } from "../core/model/plan.js";
import type { Problem } from "../core/model/problem.js";
import { makePlan } from "../plan/make-plan.js";
import type { PlanOptions } from "../plan/options.js";
import type { Files } from "../ports/files.js";
import { prepareSides } from "../source/prepare-sides.js";
import type { Sides } from "../source/prepare-sides.js";
import type { SourceProblem } from "../source/problem.js";
import { makeRunFolder } from "../source/run-folder.js";
import type { RunFolder } from "../source/run-folder.js";
import type { PipelinePorts } from "./ports.js";

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
