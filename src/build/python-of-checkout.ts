import { open } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { BenchmarkManifest } from "../config/project.js";
import { findProgram } from "../platform/find-program.js";
import { readableTail } from "../platform/readable-tail.js";
import type { Exec } from "../ports/exec.js";
import type { BuiltSide } from "./built-system.js";
import { failure, StageFailure } from "./failure.js";
import { ofCandidate } from "./own-checkout.js";
import type { OwnCheckout } from "./own-checkout.js";

const TIMEOUT_MS = 20_000;
const LOG_LINES = 10;
/** What Linux reads of it. */
const SHEBANG_BYTES = 256;
const INTERPRETER = /^(python|pypy)[\d.]*$/;

/**
 * Where a Python imports from: its search path, and what is installed as a link to its source (`pip install -e`), which
 * its record of origin tells (PEP 610).
 */
const PLACES = `
import json, sys
places = [p for p in sys.path if p]
try:
    from importlib.metadata import distributions
    for one in distributions():
        origin = json.loads(one.read_text("direct_url.json") or "{}")
        if origin.get("dir_info", {}).get("editable"):
            places.append(origin["url"])
except ImportError:
    pass
print(json.dumps(places))
`;

/**
 * A Python outside of the checkout that has the checkout installed as a link runs the candidate's code on both sides.
 *
 * @throws StageFailure where what a benchmark starts by name is run by such a Python
 */
export async function refusePythonOf(
  checkout: OwnCheckout,
  { sourceDir, env, manifest }: BuiltSide,
  benchmarks: readonly string[],
  { exec, abort }: { readonly exec: Exec; readonly abort: AbortSignal | undefined },
): Promise<void> {
  const asked = new Set<string>();
  for (const name of manifest.benchmarks.filter(({ id }) => benchmarks.includes(id)).flatMap(namesOf)) {
    const python = await interpreterOf(name, sourceDir, env["PATH"]);
    if (python === undefined || asked.has(python)) continue;
    asked.add(python);
    const spec = { argv: [python, "-c", PLACES], cwd: "/", env, timeoutMs: TIMEOUT_MS } as const;
    const { end, stdout, stderr } = await exec.run(spec, abort);
    if (end.kind === "aborted") abort?.throwIfAborted();
    const places = end.kind === "exit" && end.code === 0 ? placesIn(stdout) : undefined;
    if (places === undefined) throw doesNotSay(name, python, stderr);
    for (const place of places) {
      if (!(await checkout.holds(place))) continue;
      throw ofCandidate(
        `${JSON.stringify(name)} is run by ${JSON.stringify(python)}, which imports from the checkout: ${JSON.stringify(place)}.`,
        name,
        'Where it is installed there (`pip install -e`), have `build` make an environment for each side: [python3, -m, venv, "${LATENCY_GATE_BUILD_DIR}/venv"].',
      );
    }
  }
}

function namesOf({ service, work }: BenchmarkManifest): string[] {
  return [service?.start[0], work.argv[0]].filter((name) => name !== undefined);
}

/** The Python that runs it, be it one itself or a script. Undefined of all others, and of what belongs to a side. */
async function interpreterOf(
  name: string,
  cwd: string,
  searchPath: string | undefined,
): Promise<string | undefined> {
  if (name.includes("${")) return undefined;
  const found = findProgram(name, cwd, searchPath);
  if (found.kind !== "found") return undefined;
  if (INTERPRETER.test(basename(found.path))) return found.path;
  const [first = "", ...rest] = (await shebangOf(found.path)).split(/\s+/);
  if (INTERPRETER.test(basename(first))) return first;
  const named = basename(first) === "env" ? rest.find((word) => INTERPRETER.test(word)) : undefined;
  return named === undefined ? undefined : interpreterOf(named, cwd, searchPath);
}

/** What follows `#!`; nothing of a file without. */
async function shebangOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SHEBANG_BYTES), 0, SHEBANG_BYTES, 0);
    const [line = ""] = buffer.toString("latin1", 0, bytesRead).split("\n");
    return line.startsWith("#!") ? line.slice(2).trim() : "";
  } finally {
    await file.close();
  }
}

/**
 * Paths, of those that are addresses as well. What a start-up file of the user's prints comes before them. Undefined
 * where they can't be read.
 */
function placesIn(output: string): string[] | undefined {
  try {
    const places = JSON.parse(output.trim().split("\n").at(-1)!) as string[];
    return places.map((place) => (place.startsWith("file:") ? fileURLToPath(place) : place));
  } catch {
    return undefined;
  }
}

function doesNotSay(name: string, python: string, stderr: string): StageFailure {
  const message = `${JSON.stringify(name)} is run by ${JSON.stringify(python)}, which does not say where it imports from.`;
  const hint =
    "It may be the checkout, and then both sides run the candidate's code: see what it says to `-c 1`.";
  const logTail = readableTail(stderr, LOG_LINES);
  return new StageFailure("source", undefined, failure("exit-code", message, { where: name, hint, logTail }));
}
