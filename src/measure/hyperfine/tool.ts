import type { Exec } from "../../ports/exec.js";
import { failed } from "../failures.js";

/** A hyperfine that was found fit; its version goes into the events. */
export interface Hyperfine {
  readonly path: string;
  readonly version: string;
}

const INSTALL =
  "install 1.16 to 2.x: `pip install astral-dev-toolchain-hyperfine==2.0.0` or `cargo install hyperfine --locked`; the gate provides its own unless it is told another";
const VERSION_LIMIT_MS = 10_000;

/** One hyperfine executable, asked for its version once in a run. */
export class HyperfineTool {
  readonly #path: string | undefined;
  #checked: Promise<Hyperfine> | undefined;

  /** @param path absent where none was provided */
  constructor(path: string | undefined) {
    this.#path = path;
  }

  /** @throws TrialFailure not-found, or hyperfine-failed where the version does not fit */
  check(exec: Exec, env: Readonly<Record<string, string>>): Promise<Hyperfine> {
    this.#checked ??= this.#ask(exec, env);
    return this.#checked;
  }

  async #ask(exec: Exec, env: Readonly<Record<string, string>>): Promise<Hyperfine> {
    const path = this.#path;
    if (path === undefined) throw failed("not-found", "No hyperfine was provided", { hint: INSTALL });
    const result = await exec.run({ argv: [path, "--version"], cwd: "/", env, timeoutMs: VERSION_LIMIT_MS });
    if (result.end.kind === "not-found") {
      throw failed("not-found", "hyperfine was not found", { where: path, hint: INSTALL });
    }
    const match = /^hyperfine (\d+)\.(\d+)\.(\d+)\S*\s*$/.exec(result.stdout);
    if (match === null) {
      throw failed("hyperfine-failed", "This does not answer `--version` as hyperfine does", {
        where: path,
        hint: INSTALL,
        logTail: `${result.stdout}${result.stderr}`.split("\n").slice(0, 5),
      });
    }
    const version = match.slice(1, 4).join(".");
    if (!fits(Number(match[1]), Number(match[2]))) {
      throw failed("hyperfine-failed", `hyperfine ${version} can't be used: versions 1.16 to 2.x can`, {
        where: path,
        hint: INSTALL,
      });
    }
    return { path, version };
  }
}

function fits(major: number, minor: number): boolean {
  return major === 2 || (major === 1 && minor >= 16);
}
