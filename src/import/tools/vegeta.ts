import { parseJsonFile, parseJsonLines } from "../json.js";
import type { ImportCaveat, ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { numberIn, readCsv } from "../csv.js";

interface Hit {
  readonly attack: string;
  readonly sequence: number;
  readonly code: number;
  readonly latencyNs: number;
  readonly error: string;
}

const OPEN: ImportCaveat = {
  code: "coordinated-omission",
  what: "vegeta times a request from when it is sent; where its workers ran out, that is later than was due",
};

/** Columns of `vegeta encode -to csv`. Later versions have more of them after these. */
const [TIMESTAMP, CODE, LATENCY, ERROR, ATTACK, SEQUENCE] = [0, 1, 2, 5, 7, 8];

/** `vegeta encode -to json` or `-to csv` (each request), or `vegeta report -type json` (its summary). */
export function readVegeta(file: ToolFile): ImportedBenchmark[] {
  if (!file.text.trimStart().startsWith("{")) return benchmarks(readCsvHits(file));
  const first = parseJsonLines({ ...file, text: file.text.trimStart().split("\n", 1)[0]! }, true)[0]!;
  return first.at("latencies").exists ? readSummary(file) : benchmarks(readJsonHits(file));
}

function readJsonHits(file: ToolFile): Hit[] {
  return parseJsonLines(file, true).map((hit) => ({
    attack: hit.at("attack").exists ? hit.at("attack").text() : "",
    sequence: hit.at("seq").number(),
    code: hit.at("code").number(),
    latencyNs: hit.at("latency").number(),
    error: hit.at("error").exists ? hit.at("error").text() : "",
  }));
}

function readCsvHits(file: ToolFile): Hit[] {
  const { header, rows } = readCsv(file);
  // There is no header: what stands there is the first request.
  return [{ fields: header, line: 1 }, ...rows].map(({ fields, line }) => {
    const [at, code, latencyNs, sequence] = [TIMESTAMP, CODE, LATENCY, SEQUENCE].map((column) =>
      numberIn(fields[column]),
    );
    // One that has too few of them has no sequence, which is the last.
    if (![at, code, latencyNs, sequence].every((one) => Number.isInteger(one) && one! >= 0)) {
      throw new UnreadableResults(file.path, "this is no line of `vegeta encode -to csv`", { line });
    }
    return {
      attack: fields[ATTACK]!,
      sequence: sequence!,
      code: code!,
      latencyNs: latencyNs!,
      error: fields[ERROR]!,
    };
  });
}

/** An attack of no name is `requests`. */
function benchmarks(hits: readonly Hit[]): ImportedBenchmark[] {
  const attacks = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = hit.attack === "" ? "requests" : hit.attack;
    const known = attacks.get(name);
    if (known === undefined) attacks.set(name, [hit]);
    else known.push(hit);
  }
  return [...attacks].map(([name, all]) => {
    const ordered = all.sort((a, b) => a.sequence - b.sequence);
    const failed = ordered.filter((hit) => !succeeded(hit));
    const message = failed.find(({ error }) => error !== "")?.error;
    return {
      name,
      latency: [{ valuesNs: ordered.filter(succeeded).map(({ latencyNs }) => latencyNs) }],
      values: [],
      errors:
        failed.length === 0
          ? []
          : [{ kind: "failed", count: failed.length, ...(message === undefined ? {} : { message }) }],
      caveats: [OPEN],
    };
  });
}

/** As vegeta's own success ratio counts. */
function succeeded({ code }: Pick<Hit, "code">): boolean {
  return code >= 200 && code < 400;
}

function readSummary(file: ToolFile): ImportedBenchmark[] {
  const report = parseJsonFile(file);
  const latencies = report.at("latencies");
  const fields = { mean: "mean", "50th": "p50", "90th": "p90", "95th": "p95", "99th": "p99" } as const;
  const levels = Object.entries(fields).flatMap(([field, name]): ImportedValue[] => {
    const value = latencies.at(field).optionalNumber();
    return value === undefined ? [] : [{ metric: `latency-${name}`, unit: "ns", better: "lower", value }];
  });
  // Reports of old versions have none.
  const throughput = report.at("throughput").optionalNumber();
  const rate: ImportedValue[] =
    throughput === undefined
      ? []
      : [{ metric: "throughput", unit: "op/s", better: "higher", value: throughput }];
  const codes = report.at("status_codes");
  const hits = (codes.exists ? codes.keys() : []).map((code) => ({
    code: Number(code),
    count: codes.at(code).number(),
  }));
  const failed = hits.filter((hit) => !succeeded(hit));
  return [
    {
      name: "requests",
      latency: [],
      succeeded: hits.filter(succeeded).reduce((sum, { count }) => sum + count, 0),
      values: [...levels, ...rate],
      errors: failed.map(({ code, count }) => ({ kind: `status-${code}`, count })),
      caveats: [{ code: "summary-only", what: "use `vegeta encode -to json` for every request" }, OPEN],
    },
  ];
}
