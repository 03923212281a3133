import { parseJsonFile } from "../json.js";
import type { ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";

/** `--benchmark-json`: every round, in the order run, in seconds; each is the mean of `iterations` calls. */
export function readPytestBenchmark(file: ToolFile): ImportedBenchmark[] {
  return parseJsonFile(file)
    .at("benchmarks")
    .list()
    .map((benchmark): ImportedBenchmark => {
      const stats = benchmark.at("stats");
      const name = benchmark.at("fullname").text();
      const batch = stats.at("iterations").number();
      const data = stats.at("data");
      if (!data.exists) {
        const level = (metric: string, field: string): ImportedValue => ({
          metric,
          unit: "ns",
          better: "lower",
          value: stats.at(field).number() * 1e9,
        });
        return {
          name,
          latency: [],
          values: [level("latency-p50", "median"), level("latency-mean", "mean")],
          errors: [],
          caveats: [{ code: "summary-only", what: "the rounds were not saved; use --benchmark-json=FILE" }],
        };
      }
      return {
        name,
        latency: [{ valuesNs: data.list().map((round) => round.number() * 1e9), batch }],
        values: [],
        errors: [],
        caveats: batch > 1 ? [{ code: "means", what: `pytest-benchmark timed ${batch} calls a round` }] : [],
      };
    });
}
