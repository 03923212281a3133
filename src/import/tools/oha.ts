import { parseJsonFile } from "../json.js";
import type { ImportCaveat, ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";
import { quantileMetric, UnreadableResults } from "../model.js";
import { numberIn, readCsv } from "../csv.js";

const NS_PER_S = 1e9;
const CLOSED: ImportCaveat = {
  code: "coordinated-omission",
  what: "without -q and --latency-correction oha times from when a request is sent",
};
const LOST: ImportCaveat = {
  code: "errors-lost",
  what: "oha's CSV has only requests that were answered: refused connections and timeouts are not in it",
};

/** oha with `--output-format csv` (each request) or `json` (its summary). The benchmark is named `requests`. */
export function readOha(file: ToolFile): ImportedBenchmark[] {
  return file.text.trimStart().startsWith("{") ? readSummary(file) : readRequests(file);
}

function readRequests(file: ToolFile): ImportedBenchmark[] {
  const { header, rows } = readCsv(file);
  const [start, duration, status] = ["request-start", "request-duration", "status"].map((name) =>
    header.indexOf(name),
  );
  if (start === -1 || duration === -1 || status === -1)
    throw new UnreadableResults(file.path, "the header has not request-start, request-duration and status", {
      line: 1,
    });
  const requests = rows
    .map(({ fields, line }) => {
      const [at, seconds, code] = [start, duration, status].map((column) => numberIn(fields[column!]));
      if (![at, seconds, code].every((number) => Number.isFinite(number) && number! >= 0))
        throw new UnreadableResults(file.path, "a field is not a number that is not negative", { line });
      // The status is the last field: of a line that is cut off in it, 503 would be 5 or 50.
      if (code! < 100) throw new UnreadableResults(file.path, `${code} is no status of HTTP`, { line });
      return { at: at!, ns: Math.round(seconds! * NS_PER_S), ok: code! < 400 };
    })
    // oha writes them worker by worker.
    .sort((a, b) => a.at - b.at);
  const failed = requests.filter(({ ok }) => !ok).length;
  return [
    {
      name: "requests",
      latency: [{ valuesNs: requests.filter(({ ok }) => ok).map(({ ns }) => ns) }],
      values: [],
      errors: failed === 0 ? [] : [{ kind: "bad-status", count: failed }],
      caveats: [LOST, CLOSED],
    },
  ];
}

function readSummary(file: ToolFile): ImportedBenchmark[] {
  const root = parseJsonFile(file);
  const percentiles = root.at("latencyPercentiles");
  const quantiles = percentiles.keys().flatMap((key): ImportedValue[] => {
    // Too few requests for a percentile: null.
    const seconds = percentiles.at(key).optionalNumber();
    if (seconds === undefined) return [];
    const metric = quantileMetric(Number(key.slice(1)));
    return [{ metric, unit: "ns", better: "lower", value: seconds * NS_PER_S }];
  });
  const summary = root.at("summary");
  const errors = root.at("errorDistribution");
  const statuses = root.at("statusCodeDistribution");
  const bad = (statuses.exists ? statuses.keys() : []).filter((code) => Number(code) >= 400);
  const answered = (statuses.exists ? statuses.keys() : []).filter((code) => Number(code) < 400);
  return [
    {
      name: "requests",
      latency: [],
      succeeded: answered.reduce((sum, code) => sum + statuses.at(code).number(), 0),
      values: [
        {
          metric: "latency-mean",
          unit: "ns",
          better: "lower",
          value: summary.at("average").number() * NS_PER_S,
        },
        ...quantiles,
        {
          metric: "throughput",
          unit: "op/s",
          better: "higher",
          value: summary.at("requestsPerSec").number(),
        },
      ],
      errors: [
        ...(errors.exists ? errors.keys() : []).map((message) => ({
          kind: "request-error",
          count: errors.at(message).number(),
          message,
        })),
        ...bad.map((code) => ({ kind: "bad-status", count: statuses.at(code).number() })),
      ],
      caveats: [
        { code: "summary-only", what: "use --output-format csv for every request that was answered" },
        CLOSED,
      ],
    },
  ];
}
