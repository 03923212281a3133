import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** Whose a lock is; stands in its file. */
export interface Holder {
  /** Two machines, or two containers, can have one name. */
  readonly host: string;
  /** Where its pid is a pid: a start of a machine, and there a PID namespace. Empty where there is no /proc. */
  readonly processes: string;
  readonly pid: number;
  /** Tells the holder from a later process with its pid. */
  readonly startedAt: string;
}

export function thisProcess(): Holder {
  return { ...thisPlace(), pid: process.pid, startedAt: startOf(process.pid) ?? "" };
}

/** Undefined where the text is no holder's. */
export function holderIn(text: string): Holder | undefined {
  try {
    const { host, processes, pid, startedAt } = JSON.parse(text) as Partial<Holder>;
    const legible = typeof host === "string" && Number.isInteger(pid) && pid! > 0;
    return legible
      ? { host, processes: String(processes), pid: pid!, startedAt: String(startedAt) }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether its process would be seen from here. */
export function isSeen({ host, processes }: Holder): boolean {
  const own = thisPlace();
  return host === own.host && processes === own.processes;
}

/** Of one that would be seen. */
export function isGone({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
  const start = startOf(pid);
  return start !== undefined && start !== startedAt;
}

type Place = Pick<Holder, "host" | "processes">;

let place: Place | undefined;

/** Stays the same for as long as this process lives, and is asked for at each look at a lock. */
function thisPlace(): Place {
  return (place ??= readPlace());
}

function readPlace(): Place {
  const boot = optional(() => readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim());
  const namespace = optional(() => readlinkSync("/proc/self/ns/pid"));
  return { host: hostname(), processes: [boot, namespace].filter((part) => part !== undefined).join(" ") };
}

/** Field 22 of /proc/pid/stat; undefined where there is no /proc. */
function startOf(pid: number): string | undefined {
  const line = optional(() => readFileSync(`/proc/${pid}/stat`, "latin1"));
  return line?.slice(line.lastIndexOf(")") + 2).split(" ")[19];
}

function optional(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
