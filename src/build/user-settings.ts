import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "../ports/environment.js";

/** Where build tools keep settings of the user's, by the variables that builds are given. */
function places(env: Environment, home: string): string[] {
  const config = join(home, ".config");
  const cargo = env["CARGO_HOME"] ?? join(home, ".cargo");
  const { npm_config_userconfig: npm, PIP_CONFIG_FILE: pip, UV_CONFIG_FILE: uv } = env;
  return [
    join(cargo, "config.toml"),
    join(cargo, "config"),
    // `go env -w`
    join(config, "go", "env"),
    npm ?? join(home, ".npmrc"),
    ...(pip === undefined ? [join(config, "pip", "pip.conf"), join(home, ".pip", "pip.conf")] : [pip]),
    uv ?? join(config, "uv", "uv.toml"),
    join(home, ".gradle", "gradle.properties"),
    join(home, ".m2", "settings.xml"),
  ];
}

/**
 * SHA-256 of each file that is there: flags in them change what is built, and no variable says so. What can't be read
 * here, no build reads either.
 */
export async function hashUserSettings(env: Environment): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  const { HOME: home } = env;
  if (home === undefined) return hashes;
  for (const path of places(env, home)) {
    const content = await readFile(path).catch(() => undefined);
    if (content !== undefined) hashes[path] = createHash("sha256").update(content).digest("hex");
  }
  return hashes;
}
