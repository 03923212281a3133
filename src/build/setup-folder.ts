import { createHash } from "node:crypto";
import { mkdir, stat, utimes } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { isWithin, leadsTo } from "../platform/leads-to.js";
import type { CacheFolder } from "./cache-folder.js";
import { canonicalJson } from "./canonical-json.js";
import type { SystemSide } from "./request.js";
import { hashFiles } from "./tree-hash.js";
import { wordsOf } from "./words-of.js";

type SetSide = Pick<SystemSide, "manifest" | "sourceDir">;

/** LATENCY_GATE_CACHE_DIR of each side. */
export interface SetupFolders {
  readonly baseline: string;
  readonly candidate: string;
}

/**
 * Both sides see the shared cache, unless the candidate is set up by other commands: what they fetch may take the
 * place of what the baseline is built with and runs on, now and for all who come later, so it has a folder of its own.
 * After the merge it is the baseline's, and lies in the shared one.
 */
export async function setupFolders(
  baseline: SetSide | undefined,
  candidate: SetSide | undefined,
  { root, setups }: Pick<CacheFolder, "root" | "setups">,
): Promise<SetupFolders> {
  const shared = { baseline: root, candidate: root };
  if (baseline === undefined || candidate === undefined) return shared;
  const [before, after] = [await identityOf(baseline), await identityOf(candidate)];
  if (before === after) return shared;
  const own = join(setups, after.slice(0, 16));
  await mkdir(own, { recursive: true });
  const now = new Date();
  // What is not used for a day is removed, and beyond the cache's limit for an hour.
  await utimes(own, now, now);
  return { ...shared, candidate: own };
}

/** As a word names it that a command, which starts there, may be given. */
const SOURCE = /^\$(?:LATENCY_GATE_SOURCE_DIR\b|\{LATENCY_GATE_SOURCE_DIR\})/;

/**
 * The commands, their variables, and the files of the source that they name. What these read in turn is theirs to name by
 * version.
 */
async function identityOf({ manifest, sourceDir }: SetSide): Promise<string> {
  const { id, setup, environment, passEnvironment } = manifest;
  const named = setup
    .flat()
    .flatMap((argument) => [...wordsOf(argument)])
    .map((word) => resolve(sourceDir, word.replace(SOURCE, ".")))
    .filter((path) => isWithin(sourceDir, path));
  const files: string[] = [];
  for (const path of new Set(named)) {
    // Most words name no file, and some can't be one.
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() === true) files.push(relative(sourceDir, path));
  }
  const within = (await leadsTo(sourceDir)) ?? sourceDir;
  const contents = await hashFiles(sourceDir, files.sort(), {
    modes: false,
    links: { within, otherwise: "text" },
  });
  return createHash("sha256")
    .update(canonicalJson([id, setup, Object.entries(environment), passEnvironment, contents]))
    .digest("hex");
}
