/** The gate that is in dist, as the measurements beside this run it. On Ctrl-C it ends first, with its own clean-up. */
import { spawn } from "node:child_process";
import { join } from "node:path";

/** The command line that is measured. */
export const GATE = join(import.meta.dirname, "../dist/cli.js");

let current;
let interrupted = false;

/** From now on a signal ends the gate that runs, and leaves it to the caller to print what there is. */
export function endWithTheGate() {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.on(signal, () => {
      interrupted = true;
      current?.kill("SIGTERM");
    });
  }
}

/** Whether a signal came since. */
export function wasInterrupted() {
  return interrupted;
}

/** What `gate` with these arguments ends with, in a folder, and all that it prints. After a signal none is begun. */
export async function runGate(argv, cwd) {
  if (interrupted) return { status: null, text: "" };
  return new Promise((resolve, reject) => {
    let text = "";
    current = spawn(process.execPath, [GATE, "gate", ...argv], { cwd, stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [current.stdout, current.stderr]) stream.on("data", (chunk) => (text += chunk));
    current.on("error", reject);
    current.on("close", (status) => resolve({ status, text }));
  });
}
