import type { ImportedBenchmark, ImportedValue, LatencySamples, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { metricId } from "../scenario-id.js";
import { protocolUnit } from "../units.js";
import { median } from "../summary.js";
import { notMeasured } from "./tasks.js";

interface Gathered {
  readonly latency: LatencySamples[];
  readonly values: Map<string, { readonly shape: Omit<ImportedValue, "value">; readonly seen: number[] }>;
  /** What it logged. */
  failure: string | undefined;
}

/** By benchmark, and within it by package. */
type Found = Map<string, Map<string, Gathered>>;

const KNOWN: ReadonlyMap<string, Omit<ImportedValue, "value">> = new Map([
  ["B/op", { metric: "bytes-per-op", unit: "B", better: "lower" }],
  ["allocs/op", { metric: "allocs-per-op", unit: "1", better: "lower" }],
  ["MB/s", { metric: "bandwidth", unit: "B/s", better: "higher" }],
]);

/**
 * Go's benchmark format (golang.org/design/14313-benchmark-format): `BenchmarkName-8  N  value unit …`.
 * A line is the mean of N operations; `-count` gives several lines.
 */
export function readGo({ path, text }: ToolFile): ImportedBenchmark[] {
  const found: Found = new Map();
  const suffix = commonSuffix(text);
  refuseEndedEarly(path, text);
  let packageName = "";
  text.split("\n").forEach((line, index) => {
    packageName = packageOf(line) ?? packageName;
    const match = /^Benchmark(\S+)\s+(\d+)\s+(.*)$/.exec(line.trimEnd());
    if (match === null) return;
    const [, name = "", operations = "", rest = ""] = match;
    const fields = rest.trim().split(/\s+/);
    const wrong = (message: string): UnreadableResults =>
      new UnreadableResults(path, message, { line: index + 1 });
    if (fields.length % 2 === 1) throw wrong("after the count there must be pairs of a value and a unit");
    const benchmark = suffix === undefined ? name : name.slice(0, -suffix.length);
    const own = gathered(found, benchmark, packageName);
    for (let at = 0; at < fields.length; at += 2) {
      const [value, unit] = [Number(fields[at]), fields[at + 1]!];
      if (!Number.isFinite(value) || value < 0)
        throw wrong(`${JSON.stringify(fields[at])} is not a value of ${unit}`);
      if (unit === "ns/op") own.latency.push({ valuesNs: [value], batch: Number(operations) });
      else addValue(own, unit, value);
    }
  });
  addFailures(found, text, suffix);
  return [...found].flatMap(([name, byPackage]) =>
    [...byPackage].map(([of, { latency, values, failure }]): ImportedBenchmark => {
      // Packages of `./...` may have benchmarks of one name: then that of the package tells them apart.
      const own = byPackage.size === 1 ? name : `${of}.${name}`;
      if (failure !== undefined) return notMeasured(own, failure);
      return {
        name: own,
        latency,
        values: [...values.values()].map(({ shape, seen }) => ({ ...shape, value: median(seen) })),
        errors: [],
        caveats: [{ code: "means", what: "go's benchmarks report the mean of each run of N operations" }],
      };
    }),
  );
}

/**
 * `--- FAIL: BenchmarkName-8`, and what it logged below. `go test` says ok and ends with exit code 0 where a benchmark
 * fails (`b.Fatal`) in a run after the first of `-count`; what it measured before is of a benchmark that does not work.
 */
function addFailures(found: Found, text: string, suffix = ""): void {
  let packageName = "";
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    packageName = packageOf(line) ?? packageName;
    const name = /(?:^|\s)--- FAIL: Benchmark(\S+)/.exec(line)?.[1];
    if (name === undefined) continue;
    // A run after the first has the suffix here, too, and then there is something of it already.
    const isKnown = (one: string): boolean => found.get(one)?.has(packageName) === true;
    const short = suffix !== "" && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
    const own = gathered(found, !isKnown(name) && isKnown(short) ? short : name, packageName);
    own.failure ??= /^\s+(\S.*)/.exec(lines[index + 1] ?? "")?.[1] ?? "go test says that it failed";
  }
}

/** A package whose process a panic, `os.Exit` or the timeout ended has said neither PASS nor FAIL for itself. */
function refuseEndedEarly(path: string, text: string): void {
  let saysHowItEnded = false;
  for (const [index, line] of text.split("\n").entries()) {
    if (/^(?:PASS|FAIL)\s*$/.test(line)) saysHowItEnded = true;
    const [, outcome, name] = /^(ok {2}|FAIL)\t(\S+)\t[\d.]+s/.exec(line) ?? [];
    if (outcome === "FAIL" && !saysHowItEnded) {
      throw new UnreadableResults(path, `the process of ${name} ended before its benchmarks did`, {
        line: index + 1,
        hint: "one of them panics, calls os.Exit or takes longer than -timeout: mend it, or leave it out of -bench",
      });
    }
    if (outcome !== undefined) saysHowItEnded = false;
  }
}

function packageOf(line: string): string | undefined {
  return /^pkg:\s+(\S+)/.exec(line)?.[1];
}

/**
 * `-8`: of GOMAXPROCS, which all lines have, or none where it is 1. Then what ends in a number is part of a name:
 * `Append/n-100`.
 */
function commonSuffix(text: string): string | undefined {
  const names = [...text.matchAll(/^Benchmark(\S+)\s+\d+\s/gm)].map(([, name]) => name!);
  const [suffix, ...others] = new Set(names.map((name) => /-\d+$/.exec(name)?.[0]));
  return others.length === 0 ? suffix : undefined;
}

function gathered(found: Found, name: string, packageName: string): Gathered {
  const byPackage = found.get(name) ?? new Map<string, Gathered>();
  found.set(name, byPackage);
  const own = byPackage.get(packageName) ?? { latency: [], values: new Map(), failure: undefined };
  byPackage.set(packageName, own);
  return own;
}

function addValue({ values }: Gathered, unit: string, value: number): void {
  const known = KNOWN.get(unit);
  // A metric of the benchmark's own, `p99-ns` or `p99-ns/op`: its unit is what stands after the last dash.
  const { unit: own, factor, rate } = protocolUnit(unit.replace(/^.*-/, ""));
  const shape = known ?? { metric: metricId(unit), unit: own, better: rate ? "higher" : "lower" };
  const entry = values.get(unit) ?? { shape, seen: [] };
  entry.seen.push(known === undefined || unit === "MB/s" ? value * factor : value);
  values.set(unit, entry);
}
