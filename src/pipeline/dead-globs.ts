import { join } from "node:path";
import { findDeadGlob } from "../build/dead-glob.js";
import type { DeadGlob } from "../build/dead-glob.js";
import type { Project } from "../config/project.js";
import type { SideSource } from "../source/prepare-sides.js";
import type { Planned } from "./plan-run.js";

export interface DeadGlobOfSystem extends DeadGlob {
  readonly system: string;
}

/** For which the build will refuse systems of the plan; the sides must still be there. */
export async function deadGlobsOf({
  plan,
  baseline,
  candidate,
  sides,
}: Planned): Promise<readonly DeadGlobOfSystem[]> {
  const folderIn = (project: Project | undefined, side: SideSource, id: string): string[] => {
    const manifest = project?.systems.find((system) => system.id === id);
    return manifest === undefined ? [] : [join(side.folder, manifest.dir)];
  };
  const found: DeadGlobOfSystem[] = [];
  for (const { id, fingerprint } of candidate.systems) {
    if (!plan.systems.some((planned) => planned.id === id)) continue;
    const dead = await findDeadGlob(fingerprint, [
      ...(plan.sides === "candidate" ? [] : folderIn(baseline, sides.baseline, id)),
      ...folderIn(candidate, sides.candidate, id),
    ]);
    if (dead !== undefined) found.push({ system: id, ...dead });
  }
  return found;
}
