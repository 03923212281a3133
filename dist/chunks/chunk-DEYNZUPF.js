import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/commands/exit-codes.ts
var EXIT = {
  passed: 0,
  regression: 1,
  /** Bad usage, configuration, build, harness or results. */
  cannotJudge: 2,
  inconclusive: 3,
  /** 128 + SIGINT, as shells have it. */
  interrupted: 130
};

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

// src/config/units.ts
var DURATION_EXPONENT = { ns: 0, us: 3, \u00B5s: 3, ms: 6, s: 9 }, SIZE_BYTES = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };
function split(text) {
  let match = /^([0-9]{1,15}(?:\.[0-9]{1,15})?)([A-Za-zµ%]+)$/.exec(text);
  return match === null ? void 0 : { number: match[1], unit: match[2] };
}
function parseDuration(text) {
  let parts = split(text);
  if (parts === void 0) return;
  if (parts.unit === "m") return Number(parts.number) * 6e10;
  let exponent = DURATION_EXPONENT[parts.unit];
  return exponent === void 0 ? void 0 : +`${parts.number}e${exponent}`;
}
function parseSize(text) {
  let parts = split(text), bytes = parts === void 0 ? void 0 : SIZE_BYTES[parts.unit];
  return bytes === void 0 ? void 0 : Number(parts.number) * bytes;
}
function parseShare(text) {
  let parts = split(text);
  return parts?.unit === "%" ? +`${parts.number}e-2` : void 0;
}
function parseAmount(amount) {
  if (typeof amount == "number") return { value: amount, dimension: "plain" };
  let found = [
    { value: parseDuration(amount), dimension: "duration" },
    { value: parseSize(amount), dimension: "size" },
    { value: parseShare(amount), dimension: "share" }
  ].find(({ value }) => value !== void 0);
  return found === void 0 ? void 0 : { value: found.value, dimension: found.dimension };
}

export {
  EXIT,
  IMPORT_TOOLS,
  TOOL_ALIASES,
  parseDuration,
  parseShare,
  parseAmount
};
