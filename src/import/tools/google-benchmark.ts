import { parseJsonFile } from "../json.js";
import type { Json } from "../json.js";
import type {
  ImportCaveat,
  ImportedBenchmark,
  ImportedError,
  ImportedValue,
  LatencySamples,
  ToolFile,
} from "../model.js";
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

const MEANS: ImportCaveat = {
  code: "means",
  what: "Google Benchmark reports the mean of each repetition",
};
const SUMMARY_ONLY: ImportCaveat = {
  code: "summary-only",
  what: "only aggregates were written, and of repetitions that failed nothing; leave out --benchmark_report_aggregates_only",
};

interface Gathered {
  readonly latency: LatencySamples[];
  readonly cpuNs: number[];
  readonly counters: Map<string, number[]>;
  readonly summary: ImportedValue[];
  /** By kind. */
  readonly errors: Map<string, ImportedError>;
}

/** `--benchmark_out_format=json`: a repetition is the mean of its iterations, in wall-clock time. */
export function readGoogleBenchmark(file: ToolFile): ImportedBenchmark[] {
  const found = new Map<string, Gathered>();
  const rows = parseJsonFile(file).at("benchmarks").list();
  for (const row of rows.filter((each) => !isOfFamily(each))) {
    const name = row.at(row.at("run_name").exists ? "run_name" : "name").text();
    const known = found.get(name);
    const own = known ?? { latency: [], cpuNs: [], counters: new Map(), summary: [], errors: new Map() };
    found.set(name, own);
    const error = errorOf(row);
    if (error !== undefined) addError(error, own);
    else if (row.at("run_type").value === "aggregate") addAggregate(row, own);
    else addRun(row, own);
  }
  return [...found].map(([name, own]) => ({
    name,
    latency: own.latency,
    values: [
      ...(own.cpuNs.length === 0 ? own.summary : [value("cpu", median(own.cpuNs))]),
      ...[...own.counters].map(counterValue),
    ],
    errors: [...own.errors.values()],
    caveats: caveatsOf(own),
  }));
}

/** The complexity that `->Complexity()` fits to a benchmark of several sizes, under a name that none of them has. */
function isOfFamily(row: Json): boolean {
  const aggregate = row.at("aggregate_name").value;
  return aggregate === "BigO" || aggregate === "RMS";
}

/** Of a run that `SkipWithError` or, since 1.8, `SkipWithMessage` ended: its times are zero. */
function errorOf(row: Json): ImportedError | undefined {
  const error = (kind: string, message: Json): ImportedError => ({ kind, count: 1, message: message.text() });
  if (row.at("error_occurred").value === true) return error("benchmark-error", row.at("error_message"));
  if (row.at("skipped").value === true) return error("benchmark-skipped", row.at("skip_message"));
  return undefined;
}

function addError(error: ImportedError, { errors }: Gathered): void {
  const known = errors.get(error.kind);
  errors.set(error.kind, known === undefined ? error : { ...known, count: known.count + 1 });
}

function caveatsOf({ latency, summary, errors }: Gathered): readonly ImportCaveat[] {
  if (latency.length > 0) return [MEANS];
  return summary.length === 0 && errors.size > 0 ? [] : [SUMMARY_ONLY];
}

/** A counter's name has its unit where it is a rate: `bytes_per_second`. */
function counterValue([counter, seen]: readonly [string, readonly number[]]): ImportedValue {
  const isRate = counter.endsWith("_per_second");
  const { unit, factor } = protocolUnit(isRate ? counter.replaceAll("_", " ") : "");
  const better = isRate ? "higher" : "lower";
  return { metric: metricId(counter), unit, better, value: median(seen) * factor };
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
