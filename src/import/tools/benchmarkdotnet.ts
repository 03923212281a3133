import { parseJsonFile } from "../json.js";
import type { Json } from "../json.js";
import type { ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";
import { notMeasured } from "./tasks.js";

/**
 * BenchmarkDotNet's `JsonExporter.Full` (`*-report-full.json`): the measurements of stage `Result`, which are
 * those of stage `Actual` less the overhead. The brief form holds statistics alone.
 */
export function readBenchmarkDotNet(file: ToolFile): ImportedBenchmark[] {
  return parseJsonFile(file)
    .at("Benchmarks")
    .list()
    .map((benchmark): ImportedBenchmark => {
      const name = benchmark.at("FullName").text();
      const measurements = benchmark.at("Measurements");
      const results = measurements.exists ? measurements.list().filter(isResult) : [];
      const memory = memoryOf(benchmark);
      if (results.length === 0 && benchmark.at("Statistics").value === null) {
        return notMeasured(name, "BenchmarkDotNet measured nothing of it: its log says what failed");
      }
      if (results.length === 0) return summary(name, benchmark.at("Statistics"), memory);
      return {
        name,
        latency: results.map((result) => {
          const batch = result.at("Operations").number();
          if (batch < 1) throw result.at("Operations").unlike("a count of operations");
          return { valuesNs: [result.at("Nanoseconds").number() / batch], batch };
        }),
        values: memory,
        errors: [],
        caveats: [{ code: "means", what: "BenchmarkDotNet reports the mean of each iteration" }],
      };
    });
}

function isResult(measurement: Json): boolean {
  return (
    measurement.at("IterationMode").value === "Workload" &&
    measurement.at("IterationStage").value === "Result"
  );
}

function memoryOf(benchmark: Json): ImportedValue[] {
  const bytes = benchmark.at("Memory").at("BytesAllocatedPerOperation").optionalNumber();
  return bytes === undefined ? [] : [{ metric: "bytes-per-op", unit: "B", better: "lower", value: bytes }];
}

function summary(name: string, statistics: Json, memory: readonly ImportedValue[]): ImportedBenchmark {
  const level = (metric: string, at: Json): ImportedValue => ({
    metric,
    unit: "ns",
    better: "lower",
    value: at.number(),
  });
  return {
    name,
    latency: [],
    values: [
      level("latency-p50", statistics.at("Median")),
      level("latency-mean", statistics.at("Mean")),
      level("latency-p95", statistics.at("Percentiles").at("P95")),
      ...memory,
    ],
    errors: [],
    caveats: [
      { code: "summary-only", what: "the file has no measurements; use the exporter JsonExporter.Full" },
    ],
  };
}
