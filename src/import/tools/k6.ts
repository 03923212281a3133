import { parseJsonFile, parseJsonLines } from "../json.js";
import type { Json } from "../json.js";
import type { ImportCaveat, ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";
import { quantileMetric, UnreadableResults } from "../model.js";

const NS_PER_MS = 1e6;
/** Trends of a request that are parts of its duration. */
const PHASES: ReadonlyMap<string, string> = new Map([
  ["http_req_sending", "sending"],
  ["http_req_waiting", "waiting"],
  ["http_req_receiving", "receiving"],
]);
const CLOSED: ImportCaveat = {
  code: "coordinated-omission",
  what: "k6 times a request from when it is sent: a stall is counted once, not for all that waited behind it",
};

/** `--out json=FILE` (each request of each name), or the summary of `--summary-export` and handleSummary. */
export function readK6(file: ToolFile): ImportedBenchmark[] {
  const first = file.text.slice(0, Math.max(0, file.text.indexOf("\n")));
  return /"type":\s*"(Metric|Point)"/.test(first) ? readPoints(file) : readSummary(file);
}

interface Gathered {
  readonly durations: number[];
  readonly phases: Map<string, number[]>;
  failures: number;
}

function readPoints(file: ToolFile): ImportedBenchmark[] {
  const found = new Map<string, Gathered>();
  for (const point of parseJsonLines(file, true)) {
    const metric = point.at("metric").value;
    if (point.at("type").value !== "Point" || typeof metric !== "string") continue;
    const phase = PHASES.get(metric);
    if (metric !== "http_req_duration" && phase === undefined) continue;
    const data = point.at("data");
    const name = data.at("tags").at("name").text();
    const own: Gathered = found.get(name) ?? { durations: [], phases: new Map(), failures: 0 };
    found.set(name, own);
    const ns = Math.round(data.at("value").number() * NS_PER_MS);
    const expected = isExpected(data.at("tags"));
    if (phase !== undefined) {
      if (expected) push(own.phases, phase, ns);
    } else if (expected) own.durations.push(ns);
    else own.failures += 1;
  }
  if (found.size === 0)
    throw new UnreadableResults(file.path, "there is no point of http_req_duration", {
      hint: "only HTTP requests are read; k6 run --out json=FILE",
    });
  return [...found].map(([name, { durations, phases, failures }]) => ({
    name,
    latency: [
      ...(durations.length === 0 ? [] : [{ valuesNs: durations }]),
      ...[...phases].map(([phase, valuesNs]) => ({ phase, valuesNs })),
    ],
    values: [],
    errors: failures === 0 ? [] : [{ kind: "unexpected-response", count: failures }],
    caveats: [CLOSED],
  }));
}

/**
 * As k6 says itself, which it does not after `setResponseCallback(null)` and without the system tag: then as it does
 * by itself. A request without an answer has the status 0, and may have taken no time.
 */
function isExpected(tags: Json): boolean {
  const said = tags.at("expected_response");
  if (said.exists) return said.text() === "true";
  const status = tags.at("status");
  if (status.exists) return Number(status.text()) >= 200 && Number(status.text()) < 400;
  throw tags.wrong(
    "neither expected_response nor status says whether the request failed",
    "name one of them among k6's system tags (--system-tags)",
  );
}

function push(to: Map<string, number[]>, key: string, value: number): void {
  const known = to.get(key);
  if (known === undefined) to.set(key, [value]);
  else known.push(value);
}

/** `{metrics: {http_req_duration: {med, "p(95)"}}}`; in handleSummary's form the numbers are in `values`. */
function readSummary(file: ToolFile): ImportedBenchmark[] {
  const metrics = parseJsonFile(file).at("metrics");
  const valuesOf = (metric: string): Json => {
    const own = metrics.at(metric);
    return own.at("values").exists ? own.at("values") : own;
  };
  const duration = valuesOf("http_req_duration");
  const quantiles = duration.keys().flatMap((key): ImportedValue[] => {
    const percent = key === "med" ? 50 : Number(/^p\(([\d.]+)\)$/.exec(key)?.[1] ?? NaN);
    const metric = key === "avg" ? "latency-mean" : quantileMetric(percent);
    if (key !== "avg" && Number.isNaN(percent)) return [];
    return [{ metric, unit: "ns", better: "lower", value: duration.at(key).number() * NS_PER_MS }];
  });
  const rate = valuesOf("http_reqs").at("rate").optionalNumber();
  const failures = valuesOf("http_req_failed");
  // Those that failed are among its numbers, and one without an answer may have taken no time.
  if (!failures.exists) {
    throw failures.wrong(
      "it is missing, and nothing else says how many requests failed",
      "k6 counts them where no setResponseCallback(null) tells it not to; --out json=FILE has their status",
    );
  }
  const failed = failures.at("passes").number();
  const requests = valuesOf("http_reqs").at("count").optionalNumber();
  return [
    {
      name: "http_req_duration",
      latency: [],
      ...(requests === undefined ? {} : { succeeded: Math.max(0, requests - failed) }),
      values: [
        ...quantiles,
        ...(rate === undefined
          ? []
          : [{ metric: "throughput", unit: "op/s", better: "higher", value: rate } as const]),
      ],
      errors: failed === 0 ? [] : [{ kind: "failed-request", count: failed }],
      caveats: [{ code: "summary-only", what: "k6's summary has no requests; --out json=FILE has" }, CLOSED],
    },
  ];
}
