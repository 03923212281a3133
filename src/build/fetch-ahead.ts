import type { SystemManifest } from "../config/project.js";
import { isNeeded } from "./needed.js";
import { toolContextOf } from "./provide-tools.js";
import type { BuildPorts } from "./request.js";
import { provideTool, toolFolderName } from "./tools.js";

/** A system that is built later. */
export interface LaterSystem {
  readonly id: string;
  /** Absent where the side is not built. */
  readonly baseline: SystemManifest | undefined;
  readonly candidate: SystemManifest | undefined;
  readonly benchmarks: readonly string[];
}

/**
 * Fetches the tools of systems whose turn to be built comes later, one after the other and each once. What
 * can't be fetched is left to the build that needs it, which tries once more and says why.
 */
export async function fetchAhead(
  systems: readonly LaterSystem[],
  logDir: string,
  ports: BuildPorts,
): Promise<void> {
  const tried = new Set<string>();
  for (const { id, baseline, candidate, benchmarks } of systems) {
    const declared = [baseline, candidate].flatMap((manifest) => manifest?.tools ?? []);
    for (const tool of declared.filter((one) => isNeeded(one, benchmarks))) {
      const folder = toolFolderName(tool);
      if (tried.has(folder) || ports.abort?.aborted === true) continue;
      tried.add(folder);
      await provideTool(tool, toolContextOf({ id, logDir }, ports)).catch(() => undefined);
    }
  }
}
