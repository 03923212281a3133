/** Ticks of all CPUs since boot; the first line of /proc/stat, see proc_stat(5). */
export interface CpuTimes {
  readonly total: number;
  readonly steal: number;
}

/** @param stat /proc/stat */
export function cpuTimes(stat: string | undefined): CpuTimes | undefined {
  const fields = /^cpu\s+(.*)$/m
    .exec(stat ?? "")?.[1]
    ?.trim()
    .split(/\s+/)
    .map(Number);
  // user nice system idle iowait irq softirq steal; guest times are part of user and nice.
  if (fields === undefined || fields.length < 8 || fields.some((field) => !Number.isFinite(field))) {
    return undefined;
  }
  return { total: fields.slice(0, 8).reduce((sum, ticks) => sum + ticks, 0), steal: fields[7]! };
}

/** Of one process; see proc_pid_stat(5). */
export interface ProcessTimes {
  readonly group: number;
  readonly session: number;
  /** Its own, and that of its children that have ended. */
  readonly cpuMs: number;
}

/** USER_HZ, in which the kernel counts for all programs on all of today's machines. */
const TICK_MS = 10;

/** @param stat /proc/pid/stat */
export function processTimes(stat: string): ProcessTimes {
  // The name in parentheses may itself hold parentheses and spaces.
  const fields = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ", 15)
    .map(Number);
  const [group, session] = [fields[2]!, fields[3]!];
  return { group, session, cpuMs: fields.slice(11).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS };
}

/** Share of CPU time that the hypervisor took between two readings, 0 to 1. */
export function stealShare(before: CpuTimes | undefined, after: CpuTimes | undefined): number | undefined {
  if (before === undefined || after === undefined) return undefined;
  const total = after.total - before.total;
  if (total <= 0) return undefined;
  return Math.min(1, Math.max(0, (after.steal - before.steal) / total));
}

/** Microseconds in which some task waited for a CPU; /proc/pressure/cpu, see the kernel's PSI document. */
export function cpuPressureMicros(pressure: string | undefined): number | undefined {
  const total = /^some .*\btotal=(\d+)/m.exec(pressure ?? "")?.[1];
  return total === undefined ? undefined : Number(total);
}

/** @param cpuinfo /proc/cpuinfo */
export function meanMhz(cpuinfo: string | undefined): number | undefined {
  const all = [...(cpuinfo ?? "").matchAll(/^cpu MHz\s*:\s*([\d.]+)$/gm)].map((match) => Number(match[1]));
  return all.length === 0 ? undefined : all.reduce((sum, mhz) => sum + mhz, 0) / all.length;
}
