// Plants each bug of the store in a copy, and asks the simulation to find it: a test of the test.
//
//     node faults/check.mjs PATH_TO_ZIG [HISTORIES]
//
// faults/linear-scan.patch is no bug of what is stored but of speed: the gate finds it, by edge-lookup's name.

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [zig = "zig", histories = "2000"] = process.argv.slice(2);
const system = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), "kausaldb-faults-"));
const PATCHES = ["sync-skipped", "tombstone-dropped", "later-sync-ignored", "closing-unsaid"].map(
  (name) => `${name}.patch`,
);
let missed = 0;

/** The exit code and all output of one command. */
function run(argv, cwd) {
  const { status, stdout, stderr, error } = spawnSync(argv[0], argv.slice(1), {
    cwd,
    encoding: "utf8",
    timeout: 600_000,
  });
  if (error) throw error;
  return { status, output: stdout + stderr };
}

/** Copies the system, plants what is named, and simulates. */
function simulate(name, patch) {
  const copy = join(scratch, name);
  for (const part of ["src", "build.zig"]) cpSync(join(system, part), join(copy, part), { recursive: true });
  if (patch) {
    const applied = run(["git", "apply", join(system, "faults", patch)], copy);
    if (applied.status !== 0) throw new Error(`${patch} does not apply any more: ${applied.output}`);
  }
  const argv = [zig, "build", "simulate", "--cache-dir", join(copy, "cache"), "--", "--histories", histories];
  return run(argv, copy);
}

try {
  const clean = simulate("clean");
  if (clean.status !== 0) throw new Error(`the store as it is fails its simulation:\n${clean.output}`);
  console.log(`as it is: ${clean.output.split("\n")[0]}`);
  for (const patch of PATCHES) {
    const { status, output } = simulate(patch, patch);
    const violation = output.split("\n").find((line) => line.includes("is violated"));
    const caught = status !== 0 && violation !== undefined;
    if (!caught) missed += 1;
    console.log(`${patch}: ${caught ? `caught, ${violation}` : `NOT CAUGHT\n${output}`}`);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = missed === 0 ? 0 : 1;
