import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, freemem, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import type { IdleFacts, Machine, MachineFacts, TimerFacts } from "../ports/machine.js";
import type { Clock } from "../ports/clock.js";
import type { HostProbe } from "../ports/host.js";

const READS = 20_000;

/** Reads the machine from /proc and /sys. What can't be read, on another system or in a container, is undefined. */
export class LinuxMachine implements Machine {
  readonly #host: HostProbe;
  readonly #clock: Clock;
  readonly #root: string;

  /** @param root the folder that holds `proc` and `sys` */
  constructor(host: HostProbe, clock: Clock, root = "/") {
    this.#host = host;
    this.#clock = clock;
    this.#root = root;
  }

  facts(): MachineFacts {
    const meminfo = this.#read("proc/meminfo") ?? "";
    const kib = (field: string): number | undefined => {
      const value = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(meminfo)?.[1];
      return value === undefined ? undefined : Number(value) * 1024;
    };
    const [swapTotal, swapFree] = [kib("SwapTotal"), kib("SwapFree")];
    return {
      platform: process.platform,
      cpuModel: cpus()[0]?.model.trim() ?? "unknown",
      cpuCount: availableParallelism(),
      virtualization: this.#host.info().virtualization,
      governors: this.#governors(),
      turbo: this.#turbo(),
      smt: flag(this.#read("sys/devices/system/cpu/smt/active")),
      clockSource: this.#read("sys/devices/system/clocksource/clocksource0/current_clocksource")?.trim(),
      memoryBytes: totalmem(),
      memoryAvailableBytes: kib("MemAvailable") ?? freemem(),
      swapUsedBytes: swapTotal === undefined || swapFree === undefined ? undefined : swapTotal - swapFree,
      load1: process.platform === "win32" ? undefined : loadavg()[0],
    };
  }

  timer(): TimerFacts {
    const pairs = new Float64Array(READS);
    let resolutionNs = Infinity;
    for (let index = 0; index < READS; index += 1) {
      const before = process.hrtime.bigint();
      const after = process.hrtime.bigint();
      const step = Number(after - before);
      pairs[index] = step;
      if (step > 0 && step < resolutionNs) resolutionNs = step;
    }
    return { resolutionNs, floorNs: pairs.sort()[READS >> 1]! };
  }

  async idle(seconds: number, abort: AbortSignal): Promise<IdleFacts> {
    const watch = this.#host.watch();
    const before = this.#busyTicks();
    await this.#clock.sleepMs(seconds * 1000, abort);
    const { stealShare, cpuPressureShare } = watch.finish();
    const after = this.#busyTicks();
    const total = before === undefined || after === undefined ? 0 : after.total - before.total;
    return {
      seconds,
      stealShare,
      cpuPressureShare,
      busyShare: total > 0 ? Math.min(1, Math.max(0, (after!.busy - before!.busy) / total)) : undefined,
    };
  }

  /** proc_stat(5): user nice system idle iowait irq softirq steal. */
  #busyTicks(): { readonly busy: number; readonly total: number } | undefined {
    const fields = /^cpu\s+(.*)$/m
      .exec(this.#read("proc/stat") ?? "")?.[1]
      ?.trim()
      .split(/\s+/)
      .map(Number);
    if (fields === undefined || fields.length < 8) return undefined;
    const total = fields.slice(0, 8).reduce((sum, ticks) => sum + ticks, 0);
    return { total, busy: total - fields[3]! - fields[4]! - fields[7]! };
  }

  #governors(): string[] | undefined {
    const base = "sys/devices/system/cpu";
    const names = this.#list(base).filter((name) => /^cpu\d+$/.test(name));
    const found = names.flatMap(
      (name) => this.#read(`${base}/${name}/cpufreq/scaling_governor`)?.trim() ?? [],
    );
    return found.length === 0 ? undefined : [...new Set(found)].sort();
  }

  /** intel_pstate has its own switch, the reverse of cpufreq's. */
  #turbo(): boolean | undefined {
    const noTurbo = flag(this.#read("sys/devices/system/cpu/intel_pstate/no_turbo"));
    return noTurbo === undefined ? flag(this.#read("sys/devices/system/cpu/cpufreq/boost")) : !noTurbo;
  }

  #read(path: string): string | undefined {
    try {
      return readFileSync(join(this.#root, path), "utf8");
    } catch {
      return undefined;
    }
  }

  #list(path: string): string[] {
    try {
      return readdirSync(join(this.#root, path));
    } catch {
      return [];
    }
  }
}

function flag(text: string | undefined): boolean | undefined {
  const value = text?.trim();
  return value === "1" ? true : value === "0" ? false : undefined;
}
