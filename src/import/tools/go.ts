import type { ImportedBenchmark, ImportedValue, LatencySamples, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { metricId } from "../scenario-id.js";
import { protocolUnit } from "../units.js";
import { median } from "../summary.js";
import { goProcesses } from "./go-processes.js";
import type { GoProcess } from "./go-processes.js";
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
  const processes = goProcesses(text);
  const suffix = commonSuffix(processes);
  for (const process of processes) {
    refuseEndedEarly(path, process);
    for (const line of process.lines) {
      const name = line.hasSuffix && suffix !== "" ? line.name.slice(0, -suffix.length) : line.name;
      const own = gathered(found, name, process.packageName ?? "");
      // `go test` says ok and ends with exit code 0 where a benchmark fails (`b.Fatal`) in a run after the first of
      // `-count`; what it measured before is of a benchmark that does not work.
      if ("failure" in line.found) own.failure ??= line.found.failure;
      else addRun(own, line.found, (message) => new UnreadableResults(path, message, { line: line.line }));
    }
  }
  return [...found].flatMap(([name, byPackage]) =>
    [...byPackage].map(([of, { latency, values, failure }]): ImportedBenchmark => {
      // Packages of `./...` may have benchmarks of one name: then that of the package tells them apart.
      const own = byPackage.size === 1 || of === "" ? name : `${of}.${name}`;
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

function addRun(
  own: Gathered,
  { operations, fields }: { readonly operations: number; readonly fields: readonly string[] },
  wrong: (message: string) => UnreadableResults,
): void {
  if (fields.length % 2 === 1) throw wrong("after the count there must be pairs of a value and a unit");
  for (let at = 0; at < fields.length; at += 2) {
    const [value, unit] = [Number(fields[at]), fields[at + 1]!];
    if (!Number.isFinite(value) || value < 0)
      throw wrong(`${JSON.stringify(fields[at])} is not a value of ${unit}`);
    if (unit === "ns/op") own.latency.push({ valuesNs: [value], batch: operations });
    else addValue(own, unit, value);
  }
}

/**
 * A process that a panic, `os.Exit` or the timeout ended has said neither PASS nor FAIL. `go test` notices; of a test
 * program that `os.Exit(0)` ends even the exit code is good, and a shorter run would be read as a whole one.
 */
function refuseEndedEarly(path: string, { packageName, endedEarlyAt }: GoProcess): void {
  if (endedEarlyAt === undefined) return;
  const of = packageName === undefined ? "a process" : `the process of ${packageName}`;
  throw new UnreadableResults(path, `${of} ended before its benchmarks did`, {
    line: endedEarlyAt,
    hint:
      "it says neither PASS nor FAIL. One of them panics, calls os.Exit or takes longer than -timeout: mend it, or leave it " +
      "out of -bench; where lines were filtered, keep PASS and ok, or leave goos: and pkg: out as well",
  });
}

/**
 * `-8`: of GOMAXPROCS, which all lines have, or none where it is 1. Then what ends in a number is part of a name:
 * `Append/n-100`.
 */
function commonSuffix(processes: readonly GoProcess[]): string {
  const suffixes = new Set<string>();
  for (const { lines } of processes)
    for (const { name, hasSuffix } of lines) if (hasSuffix) suffixes.add(/-\d+$/.exec(name)?.[0] ?? "");
  const [suffix = "", ...others] = suffixes;
  return others.length === 0 ? suffix : "";
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
