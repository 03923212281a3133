/** What the machine says of itself; undefined where it can't be read. */
export interface MachineFacts {
  readonly platform: string;
  readonly cpuModel: string;
  readonly cpuCount: number;
  readonly virtualization: string | undefined;
  /** cpufreq's governor of each CPU, without doubles. */
  readonly governors: readonly string[] | undefined;
  /** Whether the CPU may go beyond its nominal frequency. */
  readonly turbo: boolean | undefined;
  /** Whether two logical CPUs share a core. */
  readonly smt: boolean | undefined;
  /** The kernel's current clock source, such as tsc or kvm-clock. */
  readonly clockSource: string | undefined;
  readonly memoryBytes: number;
  readonly memoryAvailableBytes: number;
  readonly swapUsedBytes: number | undefined;
  readonly load1: number | undefined;
}

export interface TimerFacts {
  /** Smallest step between two different reads of the monotonic clock. */
  readonly resolutionNs: number;
  /** Median time of a pair of reads with nothing between them. */
  readonly floorNs: number;
}

/** What other processes did to the machine while nothing was run. */
export interface IdleFacts {
  readonly seconds: number;
  /** Share of CPU time that the hypervisor took. */
  readonly stealShare: number | undefined;
  /** Share of time in which some task waited for a CPU. */
  readonly cpuPressureShare: number | undefined;
  /** Share of CPU time that other processes used. */
  readonly busyShare: number | undefined;
}

export interface Machine {
  facts(): MachineFacts;
  timer(): TimerFacts;
  idle(seconds: number, abort: AbortSignal): Promise<IdleFacts>;
}
