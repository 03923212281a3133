import { isJudged } from "./import-events.js";
import type { Imported } from "./model.js";
import { whyNotMeasured } from "./what-failed.js";

/** What a tool reports of one of its benchmarks, as far as it decides whether that can be a scenario. */
export interface ReportedBenchmark {
  /** As the tool has it. */
  readonly name: string;
  /** Whether statistics of its latency can be judged. */
  readonly hasSamples: boolean;
  /** Its values. */
  readonly metrics: readonly string[];
  /** The first thing that failed in it. */
  readonly error: string | undefined;
}

/** In the order of the results. */
export function reportedBenchmarks({ benchmarks }: Imported): ReportedBenchmark[] {
  return benchmarks.map((benchmark) => ({
    name: benchmark.name,
    hasSamples: benchmark.latency.some(isJudged),
    metrics: [...new Set(benchmark.values.map(({ metric }) => metric))],
    error: whyNotMeasured(benchmark),
  }));
}
