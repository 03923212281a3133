import type { IdleFacts, MachineFacts, TimerFacts } from "../ports/machine.js";

/** `ok`: as it should be; `look`: it widens the intervals; `bad`: verdicts will be wrong or never come. */
export type Fitness = "ok" | "look" | "bad" | "unknown";

export interface Finding {
  readonly id: string;
  readonly fitness: Fitness;
  /** What was found, for people. */
  readonly found: string;
  /** What to do about it; absent where there is nothing to do. */
  readonly advice: string | undefined;
}

/** Below it the page cache of what is measured would be pushed out. */
const LEAST_AVAILABLE_SHARE = 0.15;
/** Steal of a shared runner on an ordinary day is below one in a hundred. */
const STEAL = { look: 0.01, bad: 0.05 };
const BUSY = { look: 0.05, bad: 0.3 };
/** The monotonic clock of Linux steps in nanoseconds and takes tens of them to read. */
const TIMER_FLOOR_NS = { look: 200, bad: 2000 };
/** Clock sources that are read in user space (vDSO); any other costs a system call. */
const FAST_CLOCKS = new Set(["tsc", "kvm-clock", "hyperv_clocksource_tsc_page", "arch_sys_counter"]);

/** What the machine's own word says of its fitness to measure. Pure. */
export function diagnose(machine: MachineFacts, timer: TimerFacts, idle: IdleFacts): Finding[] {
  return [
    governor(machine),
    turbo(machine),
    smt(machine),
    cpus(machine),
    clock(machine, timer),
    memory(machine),
    swap(machine),
    share("steal", "of the CPU time was taken by the hypervisor", idle.stealShare, STEAL, STEAL_ADVICE),
    share("neighbours", "of the CPU time went to other processes", idle.busyShare, BUSY, BUSY_ADVICE),
    pressure(idle),
  ];
}

const STEAL_ADVICE =
  "another guest of the same host is busy: measure at another hour, or on a machine of your own";
const BUSY_ADVICE =
  "end what else runs here (`top` shows it), or measure on a machine that has nothing else to do";

function governor({ governors, virtualization }: MachineFacts): Finding {
  if (governors === undefined) {
    const why = virtualization === undefined ? "" : ": the hypervisor has it";
    return {
      id: "governor",
      fitness: "unknown",
      found: `the frequency governor can't be read${why}`,
      advice: undefined,
    };
  }
  const found = `the frequency governor is ${governors.join(", ")}`;
  if (governors.join() === "performance") return { id: "governor", fitness: "ok", found, advice: undefined };
  return {
    id: "governor",
    fitness: "look",
    found,
    advice: "`cpupower frequency-set -g performance` keeps the frequency up between samples",
  };
}

function turbo({ turbo: on }: MachineFacts): Finding {
  if (on === undefined)
    return { id: "turbo", fitness: "unknown", found: "turbo can't be read", advice: undefined };
  return on
    ? {
        id: "turbo",
        fitness: "look",
        found: "turbo is on: the frequency depends on heat and on what the other cores do",
        advice:
          "`echo 0 > /sys/devices/system/cpu/cpufreq/boost`, or 1 into intel_pstate/no_turbo, makes it steady",
      }
    : { id: "turbo", fitness: "ok", found: "turbo is off", advice: undefined };
}

function smt({ smt: on }: MachineFacts): Finding {
  if (on === undefined)
    return { id: "smt", fitness: "unknown", found: "SMT can't be read", advice: undefined };
  return on
    ? {
        id: "smt",
        fitness: "look",
        found: "two logical CPUs share a core (SMT)",
        advice: "pin a benchmark with `cpus:` to one of each pair, or turn SMT off while measuring",
      }
    : { id: "smt", fitness: "ok", found: "no CPUs share a core", advice: undefined };
}

function cpus({ cpuCount }: MachineFacts): Finding {
  return cpuCount >= 2
    ? { id: "cpus", fitness: "ok", found: `${cpuCount} CPUs`, advice: undefined }
    : {
        id: "cpus",
        fitness: "look",
        found: "one CPU: a server and its load generator take it from each other",
        advice: "take a machine with two or more",
      };
}

function clock({ clockSource }: MachineFacts, { floorNs, resolutionNs }: TimerFacts): Finding {
  const source = clockSource === undefined ? "" : `${clockSource}, `;
  const found = `the clock (${source}steps of ${resolutionNs} ns) takes ${floorNs} ns a pair of reads`;
  const slow = clockSource !== undefined && !FAST_CLOCKS.has(clockSource);
  const fitness = level(floorNs, TIMER_FLOOR_NS);
  if (fitness === "ok" && !slow) return { id: "clock", fitness, found, advice: undefined };
  return {
    id: "clock",
    fitness: fitness === "ok" ? "look" : fitness,
    found,
    advice: `time operations shorter than ${50 * floorNs} ns in batches; \`clocksource=tsc\` is the fast source where the CPU has an invariant one`,
  };
}

function memory({ memoryBytes, memoryAvailableBytes }: MachineFacts): Finding {
  const gib = (bytes: number): string => (bytes / 1024 ** 3).toFixed(1);
  const found = `${gib(memoryAvailableBytes)} of ${gib(memoryBytes)} GiB of memory are available`;
  return memoryAvailableBytes >= LEAST_AVAILABLE_SHARE * memoryBytes
    ? { id: "memory", fitness: "ok", found, advice: undefined }
    : {
        id: "memory",
        fitness: "bad",
        found,
        advice: "free some: what is measured would be read from disk again",
      };
}

function swap({ swapUsedBytes }: MachineFacts): Finding {
  if (swapUsedBytes === undefined)
    return { id: "swap", fitness: "unknown", found: "swap can't be read", advice: undefined };
  const mib = Math.round(swapUsedBytes / 1024 ** 2);
  return mib < 64
    ? {
        id: "swap",
        fitness: "ok",
        found: mib === 0 ? "no swap is in use" : `${mib} MiB of swap are in use`,
        advice: undefined,
      }
    : {
        id: "swap",
        fitness: "look",
        found: `${mib} MiB of swap are in use`,
        advice: "`swapoff -a` while measuring",
      };
}

function share(
  id: string,
  what: string,
  value: number | undefined,
  limits: { readonly look: number; readonly bad: number },
  advice: string,
): Finding {
  if (value === undefined)
    return { id, fitness: "unknown", found: `${id} can't be read here`, advice: undefined };
  const fitness = level(value, limits);
  return { id, fitness, found: `${percent(value)} ${what}`, advice: fitness === "ok" ? undefined : advice };
}

function pressure({ cpuPressureShare }: IdleFacts): Finding {
  return share(
    "pressure",
    "of the time some process waited for a CPU",
    cpuPressureShare,
    { look: 0.1, bad: 0.5 },
    BUSY_ADVICE,
  );
}

function level(value: number, { look, bad }: { readonly look: number; readonly bad: number }): Fitness {
  return value >= bad ? "bad" : value >= look ? "look" : "ok";
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}
