import type { ImportToolName, TimeUnit } from "../../src/config/import-tools.js";

/**
 * How a tool reckons its quantiles: `linear` between neighbours (type 7 of Hyndman and Fan, 1996), `rank` the
 * value of rank ceil(q n), `weibull` between neighbours at q (n + 1) (type 6).
 */
export type QuantileRule = "linear" | "rank" | "weibull" | "floor";

export interface ExpectedScenario {
  readonly samples: number;
  /** In nanoseconds, as the tool itself tells them. */
  readonly quantilesNs?: Readonly<Record<string, number>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly errors?: number;
  /** Relative, where the tool prints few digits. */
  readonly within?: number;
}

export interface ImportFixture {
  readonly tool: ImportToolName;
  /** Below fixtures/imports. */
  readonly path: string;
  readonly unit?: TimeUnit;
  readonly rule?: QuantileRule;
  readonly scenarios: Readonly<Record<string, ExpectedScenario>>;
  readonly caveats: readonly string[];
}

const MS = 1e6;
const US = 1e3;

/** Of asv's fixtures what its versions have alike: what is no time, what was skipped, and what failed. */
const ASV_NUMBERS: ImportFixture["scenarios"] = {
  "words.count.mem-words-10-a": { samples: 0, values: { value: 856 } },
  "words.count.mem-words-10-b-c": { samples: 0, values: { value: 856 } },
  "words.count.mem-words-100-a": { samples: 0, values: { value: 8056 } },
  "words.count.mem-words-100-b-c": { samples: 0, errors: 1 },
  "words.count.peakmem-count-10-a": { samples: 0 },
  "words.count.peakmem-count-10-b-c": { samples: 0 },
  "words.count.peakmem-count-100-a": { samples: 0 },
  "words.count.peakmem-count-100-b-c": { samples: 0, errors: 1 },
  "words.count.track-distinct-10-a": { samples: 0, values: { value: 8 } },
  "words.count.track-distinct-10-b-c": { samples: 0, values: { value: 8 } },
  "words.count.track-distinct-100-a": { samples: 0, values: { value: 8 } },
  "words.count.track-distinct-100-b-c": { samples: 0, errors: 1 },
  "words.count.time-count-100-b-c": { samples: 0, errors: 1 },
  "words.time-some-2": { samples: 0, errors: 1 },
  "words.time-none": { samples: 0, errors: 1 },
  "words.track-latency": { samples: 0, values: { value: 3.5 * MS } },
  "words.track-below": { samples: 0, errors: 1 },
  "words.track-nothing": { samples: 0, errors: 1 },
};

/** Every number here is copied from what the tool printed or wrote as its own summary, not from the importer. */
export const IMPORT_FIXTURES: readonly ImportFixture[] = [
  {
    tool: "hyperfine",
    path: "hyperfine/v1.json",
    rule: "linear",
    scenarios: {
      "sort-small": {
        samples: 15,
        quantilesNs: { p50: 3_960_588, p0: 3_775_032, p100: 4_253_825, mean: 3_985_590.6 },
      },
      true: { samples: 15, quantilesNs: { p50: 580_755, mean: 690_506.0667 }, values: { user: 483_600 } },
    },
    caveats: [],
  },
  {
    tool: "hyperfine",
    path: "hyperfine/v2.json",
    rule: "linear",
    scenarios: {
      "sort-small": {
        samples: 15,
        quantilesNs: { p50: 3_947_699, mean: 2_962_381.47 },
        values: { rss: 3_182_592 },
      },
      true: {
        samples: 15,
        quantilesNs: { p50: 3_252_223, p100: 4_042_541 },
        values: { user: 560_333, system: 0 },
      },
    },
    caveats: [],
  },
  {
    tool: "go",
    path: "go/results.txt",
    scenarios: {
      sort: {
        samples: 6,
        quantilesNs: { p0: 29_980, p100: 57_271 },
        values: { "bytes-per-op": 16_384, "allocs-per-op": 1 },
      },
      "append-n-100": { samples: 6, quantilesNs: { p0: 915.4, p100: 1567 }, values: { "p99-ns": 150 } },
      "append-n-1000": { samples: 6, quantilesNs: { p0: 11_922 }, values: { bandwidth: 65.995e6 } },
    },
    caveats: ["means"],
  },
  {
    tool: "google-benchmark",
    path: "google-benchmark/results.json",
    rule: "linear",
    scenarios: {
      "sort-numbers": {
        samples: 12,
        quantilesNs: { p50: 58_325, mean: 61_255 },
        values: { cpu: 58_171 },
        within: 1e-4,
      },
      "join-text": { samples: 12, quantilesNs: { p50: 160_464 }, values: { bytes: 1234 }, within: 1e-4 },
    },
    caveats: ["means"],
  },
  {
    tool: "google-benchmark",
    path: "google-benchmark/skipped.json",
    scenarios: {
      "sort-numbers": { samples: 3 },
      "needs-a-device": { samples: 0, errors: 3 },
      "reads-a-file": { samples: 0, errors: 3 },
    },
    caveats: ["means"],
  },
  {
    tool: "google-benchmark",
    path: "google-benchmark/complexity.json",
    scenarios: {
      "sort-numbers-1000": { samples: 3 },
      "sort-numbers-1024": { samples: 3 },
      "sort-numbers-2048": { samples: 3 },
      "sort-numbers-4000": { samples: 3 },
    },
    caveats: ["means"],
  },
  {
    tool: "criterion",
    path: "criterion/raw",
    rule: "linear",
    scenarios: {
      "sort-numbers": { samples: 30, quantilesNs: { p50: 14_742.545725108226, mean: 23_382.607452443863 } },
      "join-100": { samples: 30, quantilesNs: { p50: 3685.1285714285714, mean: 4333.805323565322 } },
      "join-1000": { samples: 30 },
    },
    caveats: ["means"],
  },
  {
    tool: "criterion",
    path: "criterion/cargo-criterion.json",
    rule: "linear",
    scenarios: {
      "sort-numbers": { samples: 30, quantilesNs: { p50: 13_416.826294986478, mean: 13_695.25026620985 } },
      "join-100": { samples: 30, quantilesNs: { p50: 3428.002162162162, mean: 3759.8131531531535 } },
      "join-1000": { samples: 30, quantilesNs: { p50: 30_946.628712871287 } },
    },
    caveats: ["means"],
  },
  {
    tool: "cargo-bench",
    path: "cargo-bench/results.txt",
    scenarios: {
      add: { samples: 0, values: { "latency-p50": 2.06 } },
      "join-text": { samples: 0, values: { "latency-p50": 10_645.69 } },
      "sort-numbers": { samples: 0, values: { "latency-p50": 14_059.58 } },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "divan",
    path: "divan/results.txt",
    scenarios: {
      "allocations-count": { samples: 0, values: { "latency-p50": 3805 } },
      "allocations-to-upper": { samples: 0, values: { "latency-p50": 8.216 } },
      "allocations-to-upper-10-ns": { samples: 0, values: { "latency-p50": 17.76 } },
      "allocations-to-upper-a-b": { samples: 0, values: { "latency-p50": 34.97 } },
      "example-alloc": { samples: 0, values: { "latency-p50": 24.79 } },
      "example-plain": { samples: 0, values: { "latency-p50": 143.6 } },
      "example-with-args-1": { samples: 0, values: { "latency-p50": 2.711 } },
      "example-with-args-10": { samples: 0, values: { "latency-p50": 143 } },
      "example-with-args-20": { samples: 0, values: { "latency-p50": 17_650 } },
      "example-generic-string-4": { samples: 0, values: { "latency-p50": 49.16 } },
      "example-generic-string-8": { samples: 0, values: { "latency-p50": 97.35 } },
      "example-generic-vec-u8-4": { samples: 0, values: { "latency-p50": 49.18 } },
      "example-generic-vec-u8-8": { samples: 0, values: { "latency-p50": 97.38 } },
      "example-group-bytes": { samples: 0, values: { "latency-p50": 107.6 } },
      "example-group-renamed-one": { samples: 0, values: { "latency-p50": 1587 } },
      "example-group-threaded-t-1": { samples: 0, values: { "latency-p50": 374 } },
      "example-group-threaded-t-2": { samples: 0, values: { "latency-p50": 377.7 } },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "pytest-benchmark",
    path: "pytest-benchmark/results.json",
    rule: "linear",
    scenarios: {
      "test-b.py-test-sort": {
        samples: 181,
        quantilesNs: { p50: 56_073, mean: 79_779.9, p0: 55_232, p100: 4_143_821 },
      },
      "test-b.py-test-dumps": { samples: 60, quantilesNs: { p50: 106_730.1, mean: 109_182.8 }, within: 1e-6 },
    },
    caveats: ["means"],
  },
  {
    tool: "pyperf",
    path: "pyperf/results.json",
    rule: "linear",
    scenarios: {
      "count-words": { samples: 10, quantilesNs: { p0: 19_000, p50: 19_300, mean: 19_300 }, within: 3e-3 },
      sort: { samples: 10, quantilesNs: { p50: 461, p75: 463, p95: 537, mean: 476 }, within: 3e-3 },
      add: { samples: 10, quantilesNs: { p50: 6.34, p75: 7.37, p100: 8.73 }, within: 3e-3 },
    },
    caveats: ["means"],
  },
  {
    tool: "pyperf",
    path: "pyperf/results-1.json",
    rule: "linear",
    scenarios: {
      "count-words": { samples: 10, quantilesNs: { p50: 19_300, p75: 21_200, mean: 20_400 }, within: 3e-3 },
      sort: { samples: 10, quantilesNs: { p50: 496, mean: 500, p100: 605 }, within: 3e-3 },
      add: { samples: 10, quantilesNs: { p50: 5.69, mean: 5.77 }, within: 3e-3 },
    },
    caveats: ["means"],
  },
  {
    tool: "pyperf",
    path: "pyperf/one.json",
    rule: "linear",
    scenarios: {
      sort: { samples: 20, quantilesNs: { p0: 4_480, p50: 4_970, p95: 7_300, mean: 5_210 }, within: 3e-3 },
    },
    caveats: ["means"],
  },
  {
    tool: "pyperf",
    path: "pyperf/memory.json",
    scenarios: { sort: { samples: 0, values: { value: 11.5 * 1024 ** 2 }, within: 5e-3 } },
    caveats: ["summary-only"],
  },
  {
    tool: "asv",
    path: "asv/results",
    rule: "linear",
    scenarios: {
      "words.count.time-count-10-a": { samples: 10, quantilesNs: { p50: 4_186.498699709773 } },
      "words.count.time-count-10-b-c": { samples: 10, quantilesNs: { p50: 4_105.997504666448 } },
      "words.count.time-count-100-a": {
        samples: 10,
        quantilesNs: { p50: 37_841.49157581851, p0: 37_576, p100: 38_067 },
      },
      ...ASV_NUMBERS,
      "words.count.peakmem-count-10-a": { samples: 0, values: { value: 24_961_024 } },
      "words.time-some-1": { samples: 10, quantilesNs: { p50: 287.9996865934139, p100: 316.88 } },
      "words.time-sort": {
        samples: 10,
        quantilesNs: { p50: 198.496_218_629, p25: 197.78, p75: 203.55 },
        within: 1e-4,
      },
      "words.timeraw-import": { samples: 10, quantilesNs: { p50: 43_855.005 } },
    },
    caveats: ["means", "summary-only"],
  },
  {
    tool: "asv",
    path: "asv/results-0.5",
    rule: "linear",
    scenarios: {
      ...ASV_NUMBERS,
      "words.count.time-count-10-a": { samples: 10, quantilesNs: { p50: 4_572.476074600176 } },
      "words.count.time-count-10-b-c": { samples: 10, quantilesNs: { p50: 5_983.834771026489 } },
      "words.count.time-count-100-a": { samples: 10, quantilesNs: { p50: 51_548.61381535218 } },
      "words.time-some-1": { samples: 10, quantilesNs: { p50: 320.52014163047846 } },
      "words.time-sort": { samples: 10, quantilesNs: { p50: 211.35876608217455, p75: 212.04 } },
      "words.timeraw-import": { samples: 10, quantilesNs: { p50: 41_892.49739283696, p100: 48_643 } },
    },
    caveats: ["means", "summary-only"],
  },
  {
    tool: "asv",
    path: "asv/without-samples.json",
    scenarios: {
      "words.count.time-count-10-a": { samples: 0, values: { "latency-p50": 4_225.999873597175 } },
      "words.count.time-count-10-b-c": { samples: 0, values: { "latency-p50": 4_206.987796351314 } },
      "words.count.time-count-100-a": { samples: 0, values: { "latency-p50": 37_290.50513356924 } },
      "words.count.time-count-100-b-c": { samples: 0, errors: 1 },
      "words.time-none": { samples: 0, errors: 1 },
      "words.time-sort": { samples: 0, values: { "latency-p50": 207.73669411193978 } },
      "words.time-some-1": { samples: 0, values: { "latency-p50": 286.35658999122876 } },
      "words.time-some-2": { samples: 0, errors: 1 },
      "words.track-latency": { samples: 0, values: { value: 3.5 } },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "jmh",
    path: "jmh/results.json",
    rule: "weibull",
    scenarios: {
      "sortbench.rate-size-2000": { samples: 0, values: { throughput: 4627.014838109948 } },
      "sortbench.average-size-2000": {
        samples: 6,
        quantilesNs: { p50: 128_955.531752851, p100: 171_648.705882353 },
      },
      "sortbench.sampled-size-2000": {
        samples: 253,
        quantilesNs: { p50: 112_384, p90: 1_460_633.6, p95: 3_936_665.6, p99: 9_007_267.84 },
        within: 1e-6,
      },
      "sortbench.once-size-2000": { samples: 6, quantilesNs: { p50: 877_482, p0: 838_880 } },
    },
    caveats: ["summary-only", "means", "batch-estimated", "histogram"],
  },
  {
    tool: "benchmarkdotnet",
    path: "benchmarkdotnet",
    rule: "linear",
    scenarios: {
      "demo.sortbench.sort-size-2000": {
        samples: 15,
        quantilesNs: { p50: 29_714.52978515625, p100: 30_493.467041015625 },
        values: { "bytes-per-op": 8024 },
      },
    },
    caveats: ["means"],
  },
  {
    tool: "benchmarkdotnet",
    path: "benchmarkdotnet/Demo.SortBench-report-brief.json",
    scenarios: {
      "demo.sortbench.sort-size-2000": {
        samples: 0,
        values: { "latency-p50": 29_714.52978515625, "latency-p95": 30_493.467041015625 },
      },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "tinybench",
    path: "tinybench/results.json",
    rule: "linear",
    scenarios: {
      "sort-numbers": {
        samples: 84,
        quantilesNs: { p50: 218_025, p75: 220_178, p99: 500_681, mean: 238_902 },
        within: 1e-5,
      },
      "join-text": { samples: 541, quantilesNs: { p50: 33_089, p99: 96_244.8, mean: 36_998 }, within: 1e-5 },
    },
    caveats: ["order-lost"],
  },
  {
    tool: "tinybench",
    path: "tinybench/results-2.json",
    rule: "linear",
    scenarios: {
      "sort-numbers": { samples: 31, quantilesNs: { p0: 220_879, p100: 4_416_511, mean: 694_494.48 } },
      "join-text": { samples: 276, quantilesNs: { p0: 32_478, p100: 5_725_330, mean: 84_406.9 } },
    },
    caveats: ["order-lost"],
  },
  {
    tool: "vitest",
    path: "vitest/results.json",
    scenarios: {
      "arrays-sort-numbers": {
        samples: 0,
        values: { "latency-p99": 0.7117 * MS, "latency-mean": 0.2544 * MS },
        within: 1e-3,
      },
      "arrays-join-text": {
        samples: 0,
        values: { "latency-p75": 0.0427 * MS, "latency-p99-9": 0.5193 * MS },
        within: 2e-3,
      },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "vitest",
    path: "vitest/results-5.json",
    scenarios: {
      "words.bench.js-words-count-all-of-it": { samples: 0, values: { "latency-p99": 102_566 } },
      "more.bench.ts-words-count-all-of-it": { samples: 0, values: { "latency-p50": 12_178 } },
      "words-reverse-10-reverse": { samples: 0, values: { "latency-p50": 260 } },
      "words-reverse-100-reverse": { samples: 0, values: { "latency-p50": 1_643 } },
      "words-both-count": { samples: 0, values: { "latency-p50": 48_753 } },
      "words-both-reverse": { samples: 0, values: { "latency-p99": 165_940.7 } },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "vitest",
    path: "vitest/failed-5.json",
    scenarios: {
      "words-count-all-of-it": { samples: 0, values: {} },
      "of-nothing": { samples: 0, errors: 1 },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "vitest",
    path: "vitest/files.json",
    scenarios: {
      "words.bench.js-top-level": { samples: 0, values: { "latency-mean": 54_346.3 }, within: 1e-4 },
      "more.bench.ts-top-level": { samples: 0, values: { "latency-mean": 15_550.2 }, within: 1e-4 },
      "words.bench.js-words-reverse-10": { samples: 0 },
      "more.bench.ts-words-reverse-10": { samples: 0 },
      "words-reverse-100": { samples: 0 },
      "words-of-a-text-count-all-words-100": { samples: 0 },
      "words-of-a-text-umgekehrt-gr-er": { samples: 0 },
      "words-times-1-count": { samples: 0 },
      "words-times-2-count": { samples: 0 },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "vitest",
    path: "vitest/failed.json",
    scenarios: {
      fails: { samples: 0, errors: 1 },
      "words-reverse-10": { samples: 0 },
      "top-level": { samples: 0 },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "mitata",
    path: "mitata/results.json",
    rule: "floor",
    scenarios: {
      "sort-numbers": { samples: 58, quantilesNs: { p50: 10_532_614, mean: 11_267_795.6 } },
      "join-40000-numbers": { samples: 234, quantilesNs: { p50: 2_143_873, p99: 10_186_249 } },
      "join-60000-numbers": { samples: 156, quantilesNs: { p50: 3_318_712, p99: 9_531_254 } },
    },
    caveats: ["order-lost"],
  },
  {
    tool: "benchmarkjs",
    path: "benchmarkjs/results.txt",
    scenarios: {
      "sort-numbers": { samples: 0, values: { throughput: 3908 } },
      "join-text": { samples: 0, values: { throughput: 26_482 } },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "k6",
    path: "k6/raw.json",
    rule: "linear",
    scenarios: {
      home: {
        samples: 39,
        quantilesNs: {
          p50: 473.21 * US,
          p90: 1.56 * MS,
          p95: 2.88 * MS,
          p99: 3.99 * MS,
          p0: 186.34 * US,
          p100: 4.43 * MS,
        },
        errors: 1,
        within: 4e-3,
      },
    },
    caveats: ["coordinated-omission"],
  },
  {
    tool: "k6",
    path: "k6/summary.json",
    scenarios: {
      "http-req-duration": {
        samples: 0,
        values: {
          "latency-p50": 483.53 * US,
          "latency-p95": 3.34 * MS,
          "latency-p99": 6.65 * MS,
          "latency-mean": 933.12 * US,
        },
        errors: 1,
        within: 4e-3,
      },
    },
    caveats: ["summary-only", "coordinated-omission"],
  },
  {
    tool: "autocannon",
    path: "autocannon/results.json",
    scenarios: {
      requests: {
        samples: 0,
        values: { "latency-p50": 0, "latency-p97-5": 0, "latency-p99": 7 * MS, throughput: 23_600 },
        errors: 485,
      },
    },
    caveats: ["summary-only", "coordinated-omission"],
  },
  {
    tool: "oha",
    path: "oha/raw.csv",
    scenarios: { requests: { samples: 297, errors: 3 } },
    caveats: ["errors-lost", "coordinated-omission"],
  },
  {
    tool: "oha",
    path: "oha/results.json",
    scenarios: {
      requests: {
        samples: 0,
        values: {
          "latency-p50": 291_133,
          "latency-p95": 1_699_201,
          "latency-p99": 8_363_504,
          throughput: 5191.230302374111,
        },
        errors: 3,
      },
    },
    caveats: ["summary-only", "coordinated-omission"],
  },
  {
    tool: "hlog",
    path: "hdrhistogram/latency.hlog",
    unit: "ns",
    rule: "rank",
    scenarios: {
      latency: {
        samples: 2000,
        quantilesNs: { p50: 102_655, p90: 139_903, p95: 160_511, p99: 205_183, "p99.9": 345_599 },
      },
      write: {
        samples: 300,
        quantilesNs: { p50: 1_082_367, p90: 1_465_343, p95: 1_680_383, p99: 2_396_159, "p99.9": 3_545_087 },
      },
    },
    caveats: ["histogram"],
  },
  {
    tool: "hgrm",
    path: "hdrhistogram/latency.hgrm",
    unit: "us",
    rule: "rank",
    scenarios: { latency: { samples: 2000, quantilesNs: { p50: 102_655, p90: 139_903, p100: 419_327 } } },
    caveats: ["histogram"],
  },
  {
    tool: "wrk2",
    path: "wrk2/printed.txt",
    rule: "rank",
    scenarios: {
      requests: {
        samples: 2000,
        quantilesNs: { p50: 102.65 * US, p90: 139.9 * US, p100: 419.33 * US },
        values: { throughput: 200.01 },
        errors: 15,
        within: 5e-3,
      },
    },
    caveats: ["histogram"],
  },
  {
    tool: "vegeta",
    path: "vegeta/hits.json",
    scenarios: { requests: { samples: 58, errors: 2 } },
    caveats: ["coordinated-omission"],
  },
  {
    tool: "vegeta",
    path: "vegeta/hits.csv",
    scenarios: { requests: { samples: 58, errors: 2 } },
    caveats: ["coordinated-omission"],
  },
  {
    tool: "vegeta",
    path: "vegeta/report.json",
    scenarios: { requests: { samples: 0, values: { throughput: 19.65842 }, errors: 2 } },
    caveats: ["summary-only", "coordinated-omission"],
  },
  {
    tool: "customSmallerIsBetter",
    path: "custom/smaller.json",
    scenarios: {
      "reads-p99": { samples: 0, values: { value: 1.25 * MS } },
      heap: { samples: 0, values: { value: 48 * 1024 ** 2 } },
    },
    caveats: ["summary-only"],
  },
  {
    tool: "customBiggerIsBetter",
    path: "custom/bigger.json",
    scenarios: { reads: { samples: 0, values: { value: 12_345.6 } } },
    caveats: ["summary-only"],
  },
];
