import type { ImportToolName } from "../config/import-tools.js";
import { jmhPattern } from "./detect/maven.js";
import type { Argv, ProposedBenchmark } from "./proposal.js";

/** The benchmark, started so that its tool runs these alone; undefined where that can't be told to it. */
export function runOnly(
  benchmark: ProposedBenchmark,
  names: readonly string[],
): ProposedBenchmark | undefined {
  const { work, fingerprint } = benchmark;
  if (work.kind !== "import" || names.length === 0) return undefined;
  const only = ONLY[work.tool]?.(work.argv, names, fingerprint);
  if (only === undefined || JSON.stringify(only) === JSON.stringify(work.argv)) return undefined;
  return { ...benchmark, names, work: { ...work, argv: only } };
}

type Only = (argv: Argv, names: readonly string[], files: readonly string[]) => Argv | undefined;

const ONLY: Partial<Record<ImportToolName, Only>> = {
  go: (argv, names) => replaced(argv, /^-test\.bench=/, `-test.bench=${goPattern(names)}`),
  criterion: (argv, names) => [...argv, anyOf(names)],
  "cargo-bench": (argv, names) => [...argv, "--exact", ...names],
  "google-benchmark": (argv, names) => [...argv, `--benchmark_filter=${anyOf(names)}`],
  // In place of the files, which have all of theirs.
  "pytest-benchmark": ([program, ...rest], names, files) => [
    program,
    ...rest.filter((word) => !files.includes(word)),
    ...names,
  ],
  asv: (argv, names) => {
    const at = argv.indexOf("--bench") + 1;
    // What stands in brackets are parameters: with one of them all are run.
    const pattern = `^(${each(names.map((name) => name.split("(", 1)[0]!))})(\\(|$)`;
    return at === 0 ? undefined : (argv.with(at, pattern) as unknown as Argv);
  },
  jmh: (argv, names) => {
    const end = argv.indexOf("-rff") + 2;
    const methods = [...new Set(names.map((name) => name.split(":", 1)[0]!))];
    return end === 1 ? undefined : ([...argv.slice(0, end), ...methods.map(jmhPattern)] as unknown as Argv);
  },
};

/** Older versions of Go split a pattern at its slashes before they look at `|`, so only one benchmark's parts can be named. */
function goPattern(names: readonly string[]): string {
  const tops = [...new Set(names.map((name) => name.split("/", 1)[0]!))];
  const parts = names.map((name) => name.split("/")[1]);
  const top = `^Benchmark(${tops.join("|")})$`;
  return tops.length === 1 && parts.every((part) => part !== undefined)
    ? `${top}/${anyOf([...new Set(parts)])}`
    : top;
}

function replaced([program, ...rest]: Argv, pattern: RegExp, word: string): Argv {
  return [program, ...rest.map((each) => (pattern.test(each) ? word : each))];
}

/** As all of these tools' regular expressions have it. */
function each(names: readonly string[]): string {
  return [...new Set(names)].map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
}

function anyOf(names: readonly string[]): string {
  return `^(${each(names)})$`;
}
