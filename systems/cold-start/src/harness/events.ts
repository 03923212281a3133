import { appendFileSync } from "node:fs";

export interface SampleKind {
  readonly phase?: string | undefined;
  readonly warmup?: boolean;
}

/** Appends the protocol's lines to the file that the gate reads. */
export class Events {
  constructor(readonly file: string) {}

  write(event: Readonly<Record<string, unknown>>): void {
    appendFileSync(this.file, `${JSON.stringify(event)}\n`);
  }

  /** Latencies in milliseconds, or the times of one of their phases. */
  samples(scenario: string, valuesMs: readonly number[], { phase, warmup = false }: SampleKind = {}): void {
    this.write({
      type: "samples",
      scenario,
      metric: "latency",
      unit: "ns",
      values: valuesMs.map(toNs),
      ...(phase === undefined ? {} : { phase }),
      ...(warmup ? { warmup } : {}),
    });
  }

  value(scenario: string, metric: string, unit: string, better: "lower" | "higher", value: number): void {
    this.write({ type: "value", scenario, metric, unit, better, value });
  }
}

/** Whole nanoseconds of milliseconds. */
export function toNs(ms: number): number {
  return Math.max(0, Math.round(ms * 1e6));
}
