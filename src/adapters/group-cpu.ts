import { readdirSync, readFileSync } from "node:fs";
import { processTimes } from "./linux-proc.js";

/** Processor time of all processes of a group, and of the session that it leads; undefined where none can be read. */
export function groupCpuMs(group: number): number | undefined {
  const times = pids()
    .flatMap((pid) => statOf(pid) ?? [])
    .map(processTimes)
    .filter((one) => one.group === group || one.session === group);
  return times.length === 0 ? undefined : times.reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

function pids(): string[] {
  try {
    return readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name));
  } catch {
    // Another system than Linux.
    return [];
  }
}

function statOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch {
    // Gone meanwhile.
    return undefined;
  }
}
