import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../ports/environment.js";

/**
 * Where build tools keep settings of the user's: files and folders that a variable names, and those of the home folder,
 * which some tools read as well.
 */
function places(env: Environment): string[] {
  const { HOME, CARGO_HOME } = env;
  const atHome = (...path: string[]): string[] => (isSet(HOME) ? [join(HOME, ...path)] : []);
  const cargo = [...(isSet(CARGO_HOME) ? [CARGO_HOME] : []), ...atHome(".cargo")];
  return [
    ...cargo.flatMap((folder) => [join(folder, "config.toml"), join(folder, "config")]),
    ...Object.entries(env).flatMap(([name, file]) => (NAMES_A_FILE.test(name) && isSet(file) ? [file] : [])),
    // `go env -w`
    ...atHome(".config", "go", "env"),
    ...atHome(".npmrc"),
    ...atHome(".config", "pip", "pip.conf"),
    ...atHome(".pip", "pip.conf"),
    ...atHome(".config", "uv", "uv.toml"),
    ...atHome(".gradle", "gradle.properties"),
    ...atHome(".m2", "settings.xml"),
  ];
}

/** npm takes its variables in either case; actions/setup-node sets this one in upper case. */
const NAMES_A_FILE = /^(?:npm_config_userconfig|NPM_CONFIG_USERCONFIG|PIP_CONFIG_FILE|UV_CONFIG_FILE)$/;

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== "";
}

/**
 * SHA-256 of each file that is there: flags in them change what is built, and no variable says so. What can't be read
 * here, no build reads either.
 */
export async function hashUserSettings(env: Environment): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of places(env)) {
    const content = await readFile(path).catch(() => undefined);
    if (content !== undefined) hashes[path] = createHash("sha256").update(content).digest("hex");
  }
  return hashes;
}
