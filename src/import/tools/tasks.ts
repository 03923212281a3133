import type { Json } from "../json.js";
import type { ImportCaveat, ImportedBenchmark, ImportedValue } from "../model.js";

const NS_PER_MS = 1e6;
const SORTED: ImportCaveat = { code: "order-lost" };

/** A benchmark whose calls are known, sorted by their time; `factor` makes nanoseconds of them. */
export function sampled(name: string, samples: Json, factor: number, batch: number): ImportedBenchmark {
  const means: ImportCaveat[] =
    batch > 1 ? [{ code: "means", what: `a function this short is timed ${batch} calls at a time` }] : [];
  return {
    name,
    latency: [{ valuesNs: samples.list().map((sample) => sample.number() * factor), batch, sorted: true }],
    values: [],
    errors: [],
    caveats: [...means, SORTED],
  };
}

/** A benchmark of which the tool tells quantiles in milliseconds. */
export function summarised(name: string, from: Json, medianField: string, what: string): ImportedBenchmark {
  const level = (metric: string, field: string): ImportedValue => ({
    metric,
    unit: "ns",
    better: "lower",
    value: from.at(field).number() * NS_PER_MS,
  });
  return {
    name,
    latency: [],
    values: [
      level("latency-p50", medianField),
      level("latency-mean", "mean"),
      level("latency-p75", "p75"),
      level("latency-p99", "p99"),
      level("latency-p99-9", "p999"),
    ],
    errors: [],
    caveats: [{ code: "summary-only", what }],
  };
}

/** A benchmark that was not measured to its end: whatever the tool has of it is no measurement. */
export function notMeasured(name: string, message: string, kind = "failed"): ImportedBenchmark {
  return { name, latency: [], values: [], errors: [{ kind, count: 1, message }], caveats: [] };
}
