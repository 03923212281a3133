import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Environment } from "../ports/environment.js";

/** Of SigIgn in /proc/pid/status, see proc_pid_status(5): signal 1 is the lowest bit. */
const IGNORES_SIGHUP = /^SigIgn:\t[0-9a-f]*[13579bdf]$/m;

/**
 * Whether whoever started this process wants it to outlive a terminal. Node.js sets the signals that nohup has it
 * ignore back to their defaults before anything of ours runs, so it is told by what shells say of the command
 * that they started (`_`), or by a shell in between that ignores the signal itself.
 */
export function outlivesTerminal(env: Environment, parentPid = process.ppid): boolean {
  if (basename(env["_"] ?? "") === "nohup") return true;
  try {
    return IGNORES_SIGHUP.test(readFileSync(`/proc/${parentPid}/status`, "latin1"));
  } catch {
    return false;
  }
}
