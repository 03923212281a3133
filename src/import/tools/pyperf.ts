import { parseJsonFile } from "../json.js";
import type { Json } from "../json.js";
import type { ImportedBenchmark, LatencySamples, ToolFile } from "../model.js";
import { median } from "../summary.js";

const NS_PER_SECOND = 1e9;
/** Of pyperf 1.x and 2.x. */
const FORMAT = "1.0";
/** Without their number, which is another in each trial. */
const MEANS = { code: "means", what: "pyperf times many calls at once; a value is their mean" } as const;

/**
 * `--output FILE`: of each benchmark the runs in their order, a process each, with its values. A value is the mean of a
 * call; what a run warms up with, and the runs that find out how many calls a value takes, have no values.
 */
export function readPyperf(file: ToolFile): ImportedBenchmark[] {
  const suite = parseJsonFile(file);
  const version = suite.at("version");
  if (version.value !== FORMAT) throw version.unlike(`"${FORMAT}", the format of pyperf 1 and 2,`);
  return suite
    .at("benchmarks")
    .list()
    .map((benchmark) => readBenchmark(benchmark, [benchmark.at("metadata"), suite.at("metadata")]));
}

/** @param around where what all runs, or all benchmarks, have alike is written once */
function readBenchmark(benchmark: Json, around: readonly Json[]): ImportedBenchmark {
  const runs = benchmark
    .at("runs")
    .list()
    .filter((run) => run.at("values").exists)
    .map((run) => ({ run, metadata: [run.at("metadata"), ...around] }));
  const [first] = runs;
  if (first === undefined)
    throw benchmark
      .at("runs")
      .wrong("no run has values", "pyperf only calibrated it: ask for values (-n) and processes (-p)");
  const name = fieldOf(first.metadata, "name").text();
  const unit = fieldOf(first.metadata, "unit");
  const other = runs.find(
    ({ metadata }) =>
      fieldOf(metadata, "name").value !== name || fieldOf(metadata, "unit").value !== unit.value,
  );
  if (other !== undefined)
    throw other.run.at("metadata").wrong("this run has another name or unit than those before it");
  if (!unit.exists || unit.value === "second") {
    const latency = runs.map(({ run, metadata }) => samplesOf(run, metadata));
    const isMean = latency.some(({ batch = 1 }) => batch > 1);
    return {
      name,
      latency,
      values: [],
      errors: [],
      caveats: isMean ? [MEANS] : [],
    };
  }
  const isBytes = unit.value === "byte";
  if (!isBytes && unit.value !== "integer") throw unit.unlike("second, byte or integer");
  const all = runs.flatMap(({ run }) =>
    run
      .at("values")
      .list()
      .map((value) => value.number()),
  );
  return {
    name,
    latency: [],
    values:
      all.length === 0
        ? []
        : [{ metric: "value", unit: isBytes ? "B" : "1", better: "lower", value: median(all) }],
    errors: [],
    caveats: [{ code: "summary-only", what: `pyperf measured a ${isBytes ? "size" : "number"} and no time` }],
  };
}

function samplesOf(run: Json, metadata: readonly Json[]): LatencySamples {
  return {
    valuesNs: run
      .at("values")
      .list()
      .map((value) => value.number() * NS_PER_SECOND),
    batch: loopsOf(run, metadata) * callsOf(fieldOf(metadata, "inner_loops")),
  };
}

/** What is left of results without metadata says it beside what a run warmed up with. */
function loopsOf(run: Json, metadata: readonly Json[]): number {
  const told = fieldOf(metadata, "loops");
  const warmups = run.at("warmups");
  const last = told.exists || !warmups.exists ? undefined : warmups.list().at(-1);
  return callsOf(last?.at(0) ?? told);
}

function callsOf(count: Json): number {
  if (!count.exists) return 1;
  if (count.count() < 1) throw count.unlike("a count of calls");
  return count.count();
}

/** The innermost that is there. */
function fieldOf(metadata: readonly Json[], key: string): Json {
  const fields = metadata.map((one) => one.at(key));
  return fields.find((field) => field.exists) ?? fields.at(-1)!;
}
