import type { ImportToolName } from "../config/import-tools.js";

/** What makes a tool write the results that are read; docs/importing.md says the same at length. */
const WRITTEN_BY: Readonly<Record<ImportToolName, string>> = {
  hyperfine: "`--export-json FILE`",
  go: "`go test -bench . -count 15`",
  "google-benchmark": "`--benchmark_out=FILE --benchmark_out_format=json`",
  criterion: "`cargo bench`, which fills target/criterion, or `cargo criterion --message-format=json`",
  "cargo-bench": "`cargo bench` of functions with #[bench]",
  divan: "`cargo bench` of targets that call divan::main()",
  "pytest-benchmark": "`--benchmark-json=FILE`",
  pyperf: "`--output FILE` of a script with pyperf.Runner; FILE ends with .json, not with .json.gz",
  asv: "`asv run --record-samples`, which fills its folder of results",
  jmh: "`-rf json -rff FILE`",
  benchmarkdotnet: "its JsonExporter, as *-report-full.json",
  tinybench:
    "a script that ends with `console.log(JSON.stringify(bench.tasks.map((task) => ({ name: task.name, ...task.result }))))`",
  vitest: "`vitest bench --reporter=json --outputFile=FILE`, until vitest 4 `--outputJson FILE`",
  mitata: "`run({ format: { json: { samples: true } } })`",
  benchmarkjs: "`console.log(String(event.target))` in its cycle event",
  k6: "`--out json=FILE` or `--summary-export=FILE`",
  autocannon: "`--json`",
  oha: "`--output-format csv` or `json`",
  wrk2: "`--latency`",
  hgrm: "HdrHistogram's outputPercentileDistribution",
  hlog: "HdrHistogram's HistogramLogWriter",
  vegeta: "`vegeta encode -to json` or `-to csv`",
  customSmallerIsBetter: "a JSON list of `{name, unit, value}`",
  customBiggerIsBetter: "a JSON list of `{name, unit, value}`",
};

/** What to do where results can't be read at all. */
export function writtenBy(tool: ImportToolName): string {
  return `results of ${tool} are made by ${WRITTEN_BY[tool]}`;
}
