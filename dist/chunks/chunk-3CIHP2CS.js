import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/config/import-tools.ts
var EACH_OPERATION = { statistics: ["p50", "p95", "p99"], metrics: [] }, MEANS = { statistics: ["p50"], metrics: [] }, IMPORT_TOOLS = {
  hyperfine: { statistics: ["p50", "mean"], metrics: [] },
  go: MEANS,
  "google-benchmark": MEANS,
  criterion: MEANS,
  "cargo-bench": { statistics: [], metrics: ["latency-p50"] },
  "pytest-benchmark": MEANS,
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
  customBiggerIsBetter: { statistics: [], metrics: ["value"] }
}, TOOL_ALIASES = {
  cargo: "cargo-bench",
  pytest: "pytest-benchmark",
  googlecpp: "google-benchmark",
  "cargo-criterion": "criterion",
  benchfmt: "go"
};

export {
  IMPORT_TOOLS,
  TOOL_ALIASES
};
