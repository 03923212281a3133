import { expect, test } from "@jest/globals";
import type { ImportToolName } from "../../config/import-tools.js";
import type { ImportedBenchmark, ImportedError, LatencySamples } from "../model.js";
import { readResults } from "../read-results.js";

async function read(tool: ImportToolName, content: string | object): Promise<ImportedBenchmark> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const output = { name: "out", isFolder: false, files: [{ path: "out", text }] };
  const { benchmarks } = await readResults(tool, output, { unit: undefined });
  return benchmarks[0]!;
}

const K6_POINTS = [
  ["duration", 3, "true"],
  ["sending", 1, "true"],
  ["waiting", 2, "true"],
  ["duration", 30, "false"],
  ["sending", 10, "false"],
]
  .map(([part, value, expected]) => {
    const data = { value, tags: { name: "home", expected_response: expected } };
    return `${JSON.stringify({ type: "Point", metric: `http_req_${part}`, data })}\n`;
  })
  .join("");

/** As its workers write: not in order. */
const OHA_CSV = `request-start,request-duration,bytes,status
0.3,0.003,1,399
0.1,0.001,1,200
0.2,0.020,1,400
`;

const hit = (seq: number, code: number, error = ""): string =>
  `${JSON.stringify({ attack: "", seq, code, latency: 10 + seq, error })}\n`;
const VEGETA_HITS = hit(2, 399) + hit(0, 200) + hit(1, 400) + hit(3, 0, "no route") + hit(4, 0, "refused");
const VEGETA_CSV = `3,399,12,0,1,,,,2
1,200,10,0,1,,,,0
2,0,11,0,1,no route,,,1
`;

test.each<[string, ImportToolName, string | object, readonly LatencySamples[], readonly ImportedError[]]>([
  [
    "hyperfine",
    "hyperfine",
    { results: [{ command: "x", times: [1, 2, 3], exit_codes: [0, 7, 0], user: 1, system: 1 }] },
    [{ valuesNs: [1e9, 3e9] }],
    [{ kind: "exit-code", count: 1 }],
  ],
  [
    "hyperfine, of what a signal ended",
    "hyperfine",
    { results: [{ command: "x", times: [1, 2, 3], exit_codes: [0, null, 0], user: 1, system: 1 }] },
    [{ valuesNs: [1e9, 3e9] }],
    [{ kind: "exit-code", count: 1 }],
  ],
  [
    "k6 --out json",
    "k6",
    K6_POINTS,
    [{ valuesNs: [3e6] }, { phase: "sending", valuesNs: [1e6] }, { phase: "waiting", valuesNs: [2e6] }],
    [{ kind: "unexpected-response", count: 1 }],
  ],
  ["oha --output-format csv", "oha", OHA_CSV, [{ valuesNs: [1e6, 3e6] }], [{ kind: "bad-status", count: 1 }]],
  [
    "vegeta encode -to json",
    "vegeta",
    VEGETA_HITS,
    [{ valuesNs: [10, 12] }],
    [{ kind: "failed", count: 3, message: "no route" }],
  ],
  [
    "vegeta encode -to csv",
    "vegeta",
    VEGETA_CSV,
    [{ valuesNs: [10, 12] }],
    [{ kind: "failed", count: 1, message: "no route" }],
  ],
])(
  "what failed is counted in the results of %s, and is no sample",
  async (_, tool, content, latency, errors) => {
    expect(await read(tool, content)).toMatchObject({ latency, errors });
  },
);

test.each<[string, ImportToolName, string | object, number | undefined, readonly ImportedError[]]>([
  [
    "autocannon",
    "autocannon",
    {
      latency: { average: 1, p50: 1 },
      requests: { average: 10, total: 100 },
      errors: 7,
      timeouts: 3,
      non2xx: 5,
      mismatches: 2,
      resets: 1,
    },
    93,
    [
      { kind: "errors", count: 4 },
      { kind: "timeouts", count: 3 },
      { kind: "non2xx", count: 5 },
      { kind: "mismatches", count: 2 },
      { kind: "resets", count: 1 },
    ],
  ],
  [
    "k6's handleSummary",
    "k6",
    {
      metrics: {
        http_req_duration: { values: { med: 1 } },
        http_reqs: { values: { count: 10, rate: 2 } },
        http_req_failed: { values: { passes: 3 } },
      },
    },
    7,
    [{ kind: "failed-request", count: 3 }],
  ],
  [
    "oha",
    "oha",
    {
      summary: { average: 1, requestsPerSec: 2 },
      latencyPercentiles: { p50: 1, "p99.9": null },
      errorDistribution: { refused: 4 },
      statusCodeDistribution: { "200": 10, "399": 1, "400": 2, "503": 3 },
    },
    11,
    [
      { kind: "request-error", count: 4, message: "refused" },
      { kind: "bad-status", count: 2 },
      { kind: "bad-status", count: 3 },
    ],
  ],
  [
    "vegeta report",
    "vegeta",
    { latencies: { mean: 1 }, status_codes: { "0": 4, "199": 1, "200": 10, "399": 1, "400": 2 } },
    11,
    [
      { kind: "status-0", count: 4 },
      { kind: "status-199", count: 1 },
      { kind: "status-400", count: 2 },
    ],
  ],
  [
    "wrk2",
    "wrk2",
    `Value Percentile TotalCount
1.0 1.0 3 inf
#[Mean = 1]
  Socket errors: connect 1, read 2, write 3, timeout 0
  Non-2xx or 3xx responses: 5
Requests/sec: 10.0
`,
    undefined,
    [
      { kind: "socket-connect", count: 1 },
      { kind: "socket-read", count: 2 },
      { kind: "socket-write", count: 3 },
      { kind: "bad-status", count: 5 },
    ],
  ],
])(
  "what failed, and how many did not, stands in the summary of %s",
  async (_, tool, content, succeeded, errors) => {
    const benchmark = await read(tool, content);
    expect([benchmark.succeeded, benchmark.errors]).toEqual([succeeded, errors]);
    expect(benchmark.values).not.toEqual([]);
  },
);

/** Numbers as autocannon 9.0.0 tells them of a port that refuses, and oha, vegeta and k6 of a server that answers 503. */
test.each<[string, ImportToolName, object]>([
  [
    "autocannon",
    "autocannon",
    { latency: { average: 0, p50: 0, totalCount: 0 }, requests: { average: 0, total: 0 }, errors: 2272 },
  ],
  [
    "oha",
    "oha",
    {
      summary: { average: 1, requestsPerSec: 2 },
      latencyPercentiles: { p50: 1 },
      errorDistribution: {},
      statusCodeDistribution: { "503": 9 },
    },
  ],
  [
    "vegeta report",
    "vegeta",
    { latencies: { mean: 1, "50th": 1 }, throughput: 0, status_codes: { "503": 9 } },
  ],
  [
    "k6's summary",
    "k6",
    {
      metrics: {
        http_req_duration: { med: 1 },
        http_reqs: { count: 9, rate: 2 },
        http_req_failed: { passes: 9, fails: 0 },
      },
    },
  ],
])(
  "where nothing succeeded, what %s tells of it is no number of the scenario's",
  async (_, tool, content) => {
    const benchmark = await read(tool, content);
    expect([benchmark.succeeded, benchmark.values]).toEqual([0, []]);
    expect(benchmark.errors).toHaveLength(1);
  },
);
