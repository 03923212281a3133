import { readdirSync, readFileSync } from "node:fs";

/**
 * CPU time of a process and all its threads in milliseconds, as the scheduler counts it in nanoseconds; undefined
 * where the kernel does not tell. A thread that runs at this moment is counted up to its last switch or tick.
 */
export function cpuTimeMs(pid: number): number | undefined {
  try {
    const tasks = `/proc/${pid}/task`;
    const ns = readdirSync(tasks).map((task) =>
      Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]),
    );
    const sumNs = ns.reduce((sum, each) => sum + each, 0);
    return sumNs > 0 ? sumNs / 1e6 : undefined;
  } catch {
    return undefined;
  }
}
