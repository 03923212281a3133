/** What a tool's results hold of a scenario, and so what is judged where the manifest does not say. */
export interface ImportTool {
  /** Statistics of the latency's samples. Empty: the tool tells none but its own summary. */
  readonly statistics: readonly string[];
  /** Values that are one number a trial. */
  readonly metrics: readonly string[];
}

const EACH_OPERATION = { statistics: ["p50", "p95", "p99"], metrics: [] } as const;
/** A sample is the mean of many operations: its tail is not that of the operations. */
const MEANS = { statistics: ["p50"], metrics: [] } as const;

/** The tools whose results can be read, by the name of their format. */
export const IMPORT_TOOLS = {
  hyperfine: { statistics: ["p50", "mean"], metrics: [] },
  go: MEANS,
  "google-benchmark": MEANS,
  criterion: MEANS,
  "cargo-bench": { statistics: [], metrics: ["latency-p50"] },
  divan: { statistics: [], metrics: ["latency-p50"] },
  "pytest-benchmark": MEANS,
  pyperf: MEANS,
  asv: MEANS,
  jmh: MEANS,
  benchmarkdotnet: MEANS,
  tinybench: EACH_OPERATION,
  vitest: { statistics: [], metrics: ["latency-p50", "latency-p99"] },
  mitata: EACH_OPERATION,
  benchmarkjs: { statistics: [], metrics: ["throughput"] },
  k6: EACH_OPERATION,
  autocannon: { statistics: [], metrics: ["latency-p97-5", "latency-p99", "throughput"] },
  oha: EACH_OPERATION,
  wrk2: EACH_OPERATION,
  hgrm: EACH_OPERATION,
  hlog: EACH_OPERATION,
  vegeta: EACH_OPERATION,
  customSmallerIsBetter: { statistics: [], metrics: ["value"] },
  customBiggerIsBetter: { statistics: [], metrics: ["value"] },
} as const satisfies Readonly<Record<string, ImportTool>>;

export type ImportToolName = keyof typeof IMPORT_TOOLS;

/** What other actions call the same formats. */
export const TOOL_ALIASES: Readonly<Record<string, ImportToolName>> = {
  cargo: "cargo-bench",
  pytest: "pytest-benchmark",
  googlecpp: "google-benchmark",
  "cargo-criterion": "criterion",
  benchfmt: "go",
};

export type TimeUnit = "ns" | "us" | "ms" | "s";
