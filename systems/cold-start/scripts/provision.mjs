import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Installs what package-lock.json pins (by SHA-512) into the cache, with no script of any package run. The
 * folder is named for the lock file's hash and comes into being whole, by a rename: a run that was cut off
 * leaves nothing that looks ready.
 *
 * @param {string} sourceDir with package.json and package-lock.json
 * @param {string} cacheDir
 * @returns {string} the folder that has node_modules
 */
export function provision(sourceDir, cacheDir) {
  const lock = readFileSync(join(sourceDir, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex").slice(0, 16);
  const home = join(cacheDir, "cold-start");
  const target = join(home, `${process.platform}-${process.arch}-${hash}`);
  if (existsSync(join(target, "complete"))) return target;
  rmSync(target, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const scratch = mkdtempSync(join(home, "installing-"));
  try {
    for (const name of ["package.json", "package-lock.json"])
      cpSync(join(sourceDir, name), join(scratch, name));
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const { status, error } = spawnSync("npm", ["ci", ...flags], {
      cwd: scratch,
      stdio: ["ignore", "inherit", "inherit"],
    });
    if (error !== undefined)
      throw new Error(`npm can't be started: ${error.message}. Install Node.js with npm.`);
    if (status !== 0) throw new Error("npm ci failed. Check the network and the registry, then try again.");
    writeFileSync(join(scratch, "complete"), "");
    renameSync(scratch, target);
  } catch (failure) {
    rmSync(scratch, { recursive: true, force: true });
    throw failure;
  }
  return target;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(provision(process.cwd(), process.env.LATENCY_GATE_CACHE_DIR));
}
