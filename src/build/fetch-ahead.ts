import type { SystemManifest } from "../config/project.js";
import { provideTools, toolContextOf } from "./provide-tools.js";
import type { BuildPorts } from "./request.js";

/** A system that is built later. */
export interface LaterSystem {
  readonly id: string;
  /** Absent where the side is not built. */
  readonly baseline: SystemManifest | undefined;
  readonly candidate: SystemManifest | undefined;
  readonly benchmarks: readonly string[];
}

/**
 * Fetches the tools of systems whose turn to be built comes later, one after the other. What can't be
 * fetched is left to the build that needs it, which tries once more and says why.
 */
export async function fetchAhead(
  systems: readonly LaterSystem[],
  logDir: string,
  ports: BuildPorts,
): Promise<void> {
  for (const { id, baseline, candidate, benchmarks } of systems) {
    for (const manifest of [baseline, candidate]) {
      if (manifest === undefined || ports.abort?.aborted === true) continue;
      await provideTools(manifest, benchmarks, toolContextOf({ id, logDir }, ports)).catch(() => undefined);
    }
  }
}
