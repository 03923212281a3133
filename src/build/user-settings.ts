import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../ports/environment.js";

/** Where build tools keep settings of the user's, by the variables that builds are given. */
function places(env: Environment): string[] {
  const { HOME, CARGO_HOME, PIP_CONFIG_FILE: pip, UV_CONFIG_FILE: uv } = env;
  const atHome = (...path: string[]): string[] => (HOME === undefined ? [] : [join(HOME, ...path)]);
  const cargo = CARGO_HOME === undefined ? atHome(".cargo") : [CARGO_HOME];
  // npm takes its variables in either case; actions/setup-node sets this one in upper case.
  const [npm] = Object.entries(env).flatMap(([name, value]) =>
    NPM_SETTINGS.test(name) ? (value ?? []) : [],
  );
  const given = (file: string | undefined, otherwise: string[]): string[] =>
    file === undefined ? otherwise : [file];
  return [
    ...cargo.flatMap((folder) => [join(folder, "config.toml"), join(folder, "config")]),
    // `go env -w`
    ...atHome(".config", "go", "env"),
    ...given(npm, atHome(".npmrc")),
    ...given(pip, [...atHome(".config", "pip", "pip.conf"), ...atHome(".pip", "pip.conf")]),
    ...given(uv, atHome(".config", "uv", "uv.toml")),
    ...atHome(".gradle", "gradle.properties"),
    ...atHome(".m2", "settings.xml"),
  ];
}

const NPM_SETTINGS = /^npm_config_userconfig$/i;

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
