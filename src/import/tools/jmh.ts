import { parseJsonFile } from "../json.js";
import type { Json } from "../json.js";
import type { ImportCaveat, ImportedBenchmark, ImportedValue, LatencySamples, ToolFile } from "../model.js";
import { expandCounts, FEWER, median, TOO_MANY } from "../summary.js";
import { metricId } from "../scenario-id.js";
import { protocolUnit } from "../units.js";

/**
 * `-rf json`. Mode `sample` holds a histogram of single calls; `ss` single shots; `avgt` means of iterations;
 * `thrpt` rates. Forks follow one another.
 */
export function readJmh(file: ToolFile): ImportedBenchmark[] {
  const rows = parseJsonFile(file).list();
  const methods = rows.map((row) => row.at("benchmark").text());
  const inPackages = countOf([...new Set(methods)].map(withoutPackage));
  const named = rows.map((row, index) => {
    const [method, plain] = [methods[index]!, withoutPackage(methods[index]!)];
    // `SortBench.sampled`, or with its package where a class of another package has the same.
    return [inPackages.get(plain) === 1 ? plain : method, ...paramsOf(row)].join(":");
  });
  const rowsOf = countOf(named);
  return rows.map((row, index) => {
    const name = named[index]!;
    const mode = row.at("mode").text();
    return { name: rowsOf.get(name) === 1 ? name : `${name}:${mode}`, ...measured(row, mode), errors: [] };
  });
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function withoutPackage(method: string): string {
  return method.split(".").slice(-2).join(".");
}

/** `size=2000`. */
function paramsOf(row: Json): string[] {
  const params = row.at("params");
  return params.exists ? params.keys().map((key) => `${key}=${params.at(key).text()}`) : [];
}

type Measured = Pick<ImportedBenchmark, "latency" | "values" | "caveats">;

function measured(row: Json, mode: string): Measured {
  const primary = row.at("primaryMetric");
  const secondary = secondaryValues(row);
  const unit = primary.at("scoreUnit");
  if (mode === "thrpt") {
    const { unit: kind, factor } = protocolUnit(unit.text());
    if (kind !== "op/s") throw unit.unlike("operations per time");
    const scores = numbers(primary.at("rawData")).map((score) => score * factor);
    return {
      latency: [],
      values: [{ metric: "throughput", unit: "op/s", better: "higher", value: median(scores) }, ...secondary],
      caveats: [
        { code: "summary-only", what: "JMH's mode thrpt reports rates; use -bm sample for latencies" },
      ],
    };
  }
  const { unit: kind, factor } = protocolUnit(unit.text());
  if (kind !== "ns") throw unit.unlike("a unit of time per operation");
  if (mode === "sample") {
    const caveats = [
      { code: "histogram", what: "JMH keeps calls in buckets of 3 digits, and not their order" },
    ] as const;
    return { latency: [{ valuesNs: histogram(primary, factor), sorted: true }], values: secondary, caveats };
  }
  const scores = numbers(primary.at("rawData")).map((score) => score * factor);
  if (mode === "ss") return { latency: [{ valuesNs: scores }], values: secondary, caveats: [] };
  if (mode !== "avgt") throw row.at("mode").unlike("sample, ss, avgt or thrpt");
  return { ...meansOf(row, scores), values: secondary };
}

/** JMH does not say how many calls an iteration had: its length over the mean is that number. */
function meansOf(
  row: Json,
  scores: readonly number[],
): { latency: LatencySamples[]; caveats: ImportCaveat[] } {
  const time = /^([\d.]+) (\S+)$/.exec(row.at("measurementTime").text());
  if (time === null) throw row.at("measurementTime").unlike("a duration");
  const iterationNs = Number(time[1]) * protocolUnit(time[2]!).factor * row.at("threads").number();
  return {
    latency: scores.map((score) => ({
      valuesNs: [score],
      batch: Math.max(1, Math.round(iterationNs / score)),
    })),
    caveats: [
      {
        code: "means",
        what: "JMH's mode avgt reports the mean of an iteration; use -bm sample for the tail",
      },
      { code: "batch-estimated", what: "the calls of an iteration are its length over their mean" },
    ],
  };
}

function numbers(rawData: Json): number[] {
  return rawData.list().flatMap((fork) => fork.list().map((iteration) => iteration.number()));
}

function histogram(primary: Json, factor: number): number[] {
  const raw = primary.at("rawDataHistogram");
  const buckets = raw
    .list()
    .flatMap((fork) => fork.list().flatMap((iteration) => iteration.list()))
    .map((bucket) => ({ valueNs: Math.round(bucket.at(0).number() * factor), count: bucket.at(1).count() }));
  const values = expandCounts(buckets);
  if (values === undefined) throw raw.wrong(TOO_MANY, FEWER);
  return values;
}

/** Profilers (`gc.alloc.rate.norm`), auxiliary counters, and the methods of a group. */
function secondaryValues(row: Json): ImportedValue[] {
  const secondary = row.at("secondaryMetrics");
  return (secondary.exists ? secondary.keys() : []).flatMap((key): ImportedValue[] => {
    const { value } = secondary.at(key).at("score");
    if (typeof value !== "number" || !Number.isFinite(value) || value < 0) return [];
    const { unit, factor } = protocolUnit(secondary.at(key).at("scoreUnit").text());
    const better = unit === "op/s" ? "higher" : "lower";
    return [{ metric: metricId(key), unit, better, value: value * factor }];
  });
}
