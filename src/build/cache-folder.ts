import { userInfo } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { makeFolders } from "../platform/make-folders.js";
import type { Environment } from "../ports/environment.js";
import { CannotWrite } from "../ports/files.js";

/**
 * What is kept between runs:
 *
 *     <root>/                 LATENCY_GATE_CACHE_DIR as systems see it: their downloads and caches
 *     <root>/gate/tools/      unpacked wheels and tarballs, <name>-<version>-<hash8>
 *     <root>/gate/setups/     LATENCY_GATE_CACHE_DIR of candidates whose setup is not the baseline's
 *     <root>/gate/builds/     builds by content
 *     <root>/gate/data/       prepared data by content
 *     <root>/gate/git/        mirrors of sources that are git repositories
 *     <root>/gate/locks/
 */
export interface CacheFolder {
  readonly root: string;
  readonly tools: string;
  readonly setups: string;
  readonly builds: string;
  readonly data: string;
  readonly git: string;
  readonly locks: string;
}

/** `$LATENCY_GATE_CACHE_DIR`, else `$XDG_CACHE_HOME/latency-gate`, else `~/.cache/latency-gate`. */
export function cacheRoot(env: Environment, homeOfUser: () => string = () => userInfo().homedir): string {
  const own = env["LATENCY_GATE_CACHE_DIR"] ?? "";
  if (own !== "") return resolve(own);
  const shared = env["XDG_CACHE_HOME"] ?? "";
  // A relative XDG_CACHE_HOME is to be ignored (XDG Base Directory Specification).
  return join(isAbsolute(shared) ? shared : join(homeFolder(env, homeOfUser), ".cache"), "latency-gate");
}

/** HOME, where it is one; else what the machine knows of the user. An empty HOME would be the checkout. */
function homeFolder({ HOME = "" }: Environment, homeOfUser: () => string): string {
  if (isAbsolute(HOME)) return HOME;
  try {
    const home = homeOfUser();
    if (isAbsolute(home)) return home;
  } catch {
    // A uid that no passwd has, as containers give one.
  }
  const message = "there is no home folder to keep it in; name a folder in LATENCY_GATE_CACHE_DIR";
  throw new CannotWrite("the cache folder", { name: "ENOENT", code: "ENOENT", message });
}

export function cacheFolderAt(root: string): CacheFolder {
  const inner = (name: string): string => join(root, "gate", name);
  return {
    root,
    tools: inner("tools"),
    setups: inner("setups"),
    builds: inner("builds"),
    data: inner("data"),
    git: inner("git"),
    locks: inner("locks"),
  };
}

/** By whatever sets up or builds, before it does: what only reads leaves nothing behind. */
export async function makeCacheFolder(cache: CacheFolder): Promise<CacheFolder> {
  for (const path of Object.values(cache) as string[]) {
    try {
      await makeFolders(path);
    } catch (error) {
      throw new CannotWrite(path, error as NodeJS.ErrnoException);
    }
  }
  return cache;
}
