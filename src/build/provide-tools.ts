import { join } from "node:path";
import type { SystemManifest } from "../config/project.js";
import { fetchEnvironment } from "./environment.js";
import { isNeeded } from "./needed.js";
import type { BuildPorts, BuildRequest } from "./request.js";
import { provideTool } from "./tools.js";
import type { ToolContext } from "./tools.js";

/** Folders of tools, by their ids. */
export interface ProvidedTools {
  /** Seen by all stages. */
  readonly tools: Readonly<Record<string, string>>;
  /** Seen by trials only. */
  readonly trialTools: Readonly<Record<string, string>>;
}

/** The tools that a manifest declares for what is measured, each fetched where the cache does not have it. */
export async function provideTools(
  manifest: SystemManifest,
  benchmarks: readonly string[],
  context: ToolContext,
): Promise<ProvidedTools> {
  const tools: Record<string, string> = {};
  const trialTools: Record<string, string> = {};
  for (const tool of manifest.tools.filter((declared) => isNeeded(declared, benchmarks))) {
    (tool.benchmarks === undefined ? tools : trialTools)[tool.id] = await provideTool(tool, context);
  }
  return { tools, trialTools };
}

/** How the tools of a system are fetched, with its log and its progress. */
export function toolContextOf(
  { id, logDir }: Pick<BuildRequest, "id" | "logDir">,
  { exec, guard, cache, abort, callerEnv, onProgress }: BuildPorts,
): ToolContext {
  return {
    exec,
    guard,
    cache,
    abort,
    env: fetchEnvironment(callerEnv),
    logFile: join(logDir, `${id}.tools.log`),
    onProgress: (message) => {
      onProgress({ system: id, stage: "tools", side: undefined, message });
    },
  };
}
