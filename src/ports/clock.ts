export interface Clock {
  /** Monotonic, in milliseconds with fractions. */
  nowMs(): number;
  /** Wall clock, RFC 3339 in UTC. */
  wallTime(): string;
  sleepMs(durationMs: number, abort?: AbortSignal): Promise<void>;
}
