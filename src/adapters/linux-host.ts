import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import type { HostInfo } from "../core/model/run.js";
import type { HostReading } from "../core/model/trial.js";
import type { Environment } from "../ports/environment.js";
import type { HostProbe, HostWatch } from "../ports/host.js";
import { cpuPressureMicros, cpuTimes, meanMhz, stealShare } from "./linux-proc.js";
import { detectVirtualization } from "./virtualization.js";

const GIB = 1024 ** 3;
/** CPUs whose frequency is read; more would cost the trial more than they tell. */
const MHZ_CPUS_MAX = 8;

/**
 * Reads the host from /proc and /sys. On another system, or where a file can't be read, a field is
 * `undefined` rather than a guess.
 */
export class LinuxHost implements HostProbe {
  readonly #root: string;
  readonly #env: Environment;

  /** @param root the folder that holds `proc` and `sys` */
  constructor(env: Environment, root = "/") {
    this.#root = root;
    this.#env = env;
  }

  info(): HostInfo {
    const read = (path: string): string | undefined => this.#read(path);
    const { ImageOS: image, ImageVersion: version } = this.#env;
    const known = {
      cpuModel: cpus()[0]?.model.trim() ?? "unknown",
      cpuCount: availableParallelism(),
      kernel: `${type()} ${release()}`,
      governor: read("sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")?.trim(),
      // Set by GitHub's runner images: ubuntu24, 20261103.1.0.
      image: image === undefined ? undefined : [image, version].filter(Boolean).join(" "),
      memoryBytes: totalmem(),
      virtualization: detectVirtualization(read, (path) => existsSync(join(this.#root, path))),
    };
    return { fingerprint: fingerprintOf(known), ...known };
  }

  watch(): HostWatch {
    const startedAtMs = performance.now();
    const timesBefore = cpuTimes(this.#read("proc/stat"));
    const pressureBefore = cpuPressureMicros(this.#read("proc/pressure/cpu"));
    return {
      finish: (): HostReading => {
        const elapsedMicros = (performance.now() - startedAtMs) * 1000;
        const pressure = cpuPressureMicros(this.#read("proc/pressure/cpu"));
        return {
          load1: process.platform === "win32" ? undefined : loadavg()[0],
          stealShare: stealShare(timesBefore, cpuTimes(this.#read("proc/stat"))),
          cpuPressureShare:
            pressureBefore === undefined || pressure === undefined || elapsedMicros <= 0
              ? undefined
              : Math.min(1, Math.max(0, (pressure - pressureBefore) / elapsedMicros)),
          cpuMhz: this.#mhz(),
        };
      },
    };
  }

  #mhz(): number | undefined {
    const frequencies: number[] = [];
    for (let cpu = 0; cpu < Math.min(MHZ_CPUS_MAX, availableParallelism()); cpu += 1) {
      const kHz = Number(this.#read(`sys/devices/system/cpu/cpu${cpu}/cpufreq/scaling_cur_freq`) ?? NaN);
      if (Number.isFinite(kHz)) frequencies.push(kHz / 1000);
    }
    if (frequencies.length === 0) return meanMhz(this.#read("proc/cpuinfo"));
    return frequencies.reduce((sum, mhz) => sum + mhz, 0) / frequencies.length;
  }

  #read(path: string): string | undefined {
    try {
      return readFileSync(join(this.#root, path), "utf8");
    } catch {
      // Missing, not permitted, or pressure stall information turned off: not readable here.
      return undefined;
    }
  }
}

/**
 * Memory counts in whole GiB: firmware and kernel take a little more or less of it from one boot of
 * the same machine to the next.
 */
function fingerprintOf(known: Omit<HostInfo, "fingerprint">): string {
  const { cpuModel, cpuCount, kernel, governor, image, memoryBytes, virtualization } = known;
  const memoryGib = Math.round(memoryBytes / GIB);
  const fields = [cpuModel, cpuCount, kernel, governor, image, memoryGib, virtualization];
  return createHash("sha256")
    .update(JSON.stringify(fields.map((field) => field ?? null)))
    .digest("hex");
}
