import { parseJsonFile } from "../json.js";
import type { Json } from "../json.js";
import type { ImportedBenchmark, ImportedValue, LatencySamples, ToolFile } from "../model.js";
import { metricId } from "../scenario-id.js";
import { median } from "../summary.js";
import { protocolUnit } from "../units.js";

/** Fields of the format; any other number is a counter of the benchmark's own. */
const OWN = new Set([
  "family_index",
  "per_family_instance_index",
  "repetitions",
  "repetition_index",
  "threads",
  "iterations",
  "real_time",
  "cpu_time",
]);

interface Gathered {
  readonly latency: LatencySamples[];
  readonly cpuNs: number[];
  readonly counters: Map<string, number[]>;
  readonly summary: ImportedValue[];
  errors: number;
}

/** `--benchmark_out_format=json`: a repetition is the mean of its iterations, in wall-clock time. */
export function readGoogleBenchmark(file: ToolFile): ImportedBenchmark[] {
  const found = new Map<string, Gathered>();
  for (const row of parseJsonFile(file).at("benchmarks").list()) {
    const name = row.at(row.at("run_name").exists ? "run_name" : "name").text();
    const known = found.get(name);
    const own = known ?? { latency: [], cpuNs: [], counters: new Map(), summary: [], errors: 0 };
    found.set(name, own);
    if (row.at("error_occurred").value === true) own.errors += 1;
    else if (row.at("run_type").value === "aggregate") addAggregate(row, own);
    else addRun(row, own);
  }
  return [...found].map(([name, { latency, cpuNs, counters, summary, errors }]) => ({
    name,
    latency,
    values: [
      ...(cpuNs.length === 0 ? summary : [value("cpu", median(cpuNs))]),
      ...[...counters].map(([counter, seen]): ImportedValue => ({
        metric: metricId(counter),
        unit: counter.endsWith("_per_second") ? "op/s" : "1",
        better: counter.endsWith("_per_second") ? "higher" : "lower",
        value: median(seen),
      })),
    ],
    errors: errors === 0 ? [] : [{ kind: "benchmark-error", count: errors }],
    caveats:
      latency.length === 0
        ? [
            {
              code: "summary-only",
              what: "only aggregates were written; leave out --benchmark_report_aggregates_only",
            },
          ]
        : [{ code: "means", what: "Google Benchmark reports the mean of each repetition" }],
  }));
}

function value(metric: string, ns: number): ImportedValue {
  return { metric, unit: "ns", better: "lower", value: ns };
}

function timeOf(row: Json, field: string): number {
  const unit = row.at("time_unit");
  const { unit: kind, factor } = protocolUnit(unit.text());
  if (kind !== "ns") throw unit.unlike("a unit of time");
  return row.at(field).number() * factor;
}

function addRun(row: Json, own: Gathered): void {
  own.latency.push({ valuesNs: [timeOf(row, "real_time")], batch: row.at("iterations").number() });
  own.cpuNs.push(timeOf(row, "cpu_time"));
  for (const key of row.keys().filter((name) => !OWN.has(name) && typeof row.at(name).value === "number")) {
    const seen = own.counters.get(key) ?? [];
    seen.push(row.at(key).number());
    own.counters.set(key, seen);
  }
}

/** What of the aggregates is a level of the time itself, and not of its spread. */
function addAggregate(row: Json, own: Gathered): void {
  const name = row.at("aggregate_name").text();
  if (name === "median") own.summary.push(value("latency-p50", timeOf(row, "real_time")));
  if (name === "mean") own.summary.push(value("latency-mean", timeOf(row, "real_time")));
}
