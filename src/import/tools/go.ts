import type { ImportedBenchmark, ImportedValue, LatencySamples, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { metricId } from "../scenario-id.js";
import { protocolUnit } from "../units.js";
import { median } from "../summary.js";

interface Gathered {
  readonly latency: LatencySamples[];
  readonly values: Map<string, { readonly shape: Omit<ImportedValue, "value">; readonly seen: number[] }>;
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
  let packageName = "";
  text.split("\n").forEach((line, index) => {
    packageName = /^pkg:\s+(\S+)/.exec(line)?.[1] ?? packageName;
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
  return [...found].flatMap(([name, byPackage]) =>
    [...byPackage].map(([of, { latency, values }]) => ({
      // Packages of `./...` may have benchmarks of one name: then that of the package tells them apart.
      name: byPackage.size === 1 ? name : `${of}.${name}`,
      latency,
      values: [...values.values()].map(({ shape, seen }) => ({ ...shape, value: median(seen) })),
      errors: [],
      caveats: [
        { code: "means", what: "go's benchmarks report the mean of each run of N operations" } as const,
      ],
    })),
  );
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
  const own = byPackage.get(packageName) ?? { latency: [], values: new Map() };
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
