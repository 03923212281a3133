import type { TimeUnit } from "../../config/import-tools.js";
import type { ImportCaveat, ImportedBenchmark, ToolFile } from "../model.js";
import { SEVERAL_RUNS, UnreadableResults } from "../model.js";
import { expandCounts, FEWER, TOO_MANY } from "../summary.js";
import { nsPer } from "../units.js";

const STEPS: ImportCaveat = {
  code: "histogram",
  what: "between two lines of a percentile distribution values are known only as not above the next one",
};

/**
 * `.hgrm`, HdrHistogram's percentile distribution: `Value Percentile TotalCount 1/(1-Percentile)`. Each line says
 * how many values are at most Value. The benchmark is named after the file.
 */
export function readHgrm(file: ToolFile, unit: TimeUnit): ImportedBenchmark[] {
  const name = file.path.replace(/^.*\//, "").replace(/\.hgrm$/, "");
  const found = file.text.split("\n").filter((line) => HEADER.test(line)).length;
  if (found > 1)
    throw new UnreadableResults(file.path, `there are ${found} distributions in it`, { hint: SEVERAL_RUNS });
  return [
    {
      name,
      latency: [{ valuesNs: spectrum(file, nsPer(unit)), sorted: true }],
      values: [],
      errors: [],
      caveats: [STEPS],
    },
  ];
}

/** What `wrk2 --latency` prints: its spectrum is in milliseconds. The benchmark is named `requests`. */
export function readWrk2(file: ToolFile): ImportedBenchmark[] {
  const { text } = file;
  const latency = [{ valuesNs: spectrum(file, nsPer("ms")), sorted: true }];
  const [rate, ...others] = [...text.matchAll(/^Requests\/sec:\s+([\d.]+)\s*\n/gm)].map(([, each]) => each);
  // What failed stands before it, and another line after it.
  if (rate === undefined)
    throw new UnreadableResults(file.path, "it is cut off: there is no line `Requests/sec`");
  // Of one run there may be a second distribution, of what is not corrected for omission.
  if (others.length > 0)
    throw new UnreadableResults(file.path, `there are ${others.length + 1} lines \`Requests/sec\``, {
      hint: SEVERAL_RUNS,
    });
  const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  const status = /Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1];
  const errors = [
    ...["connect", "read", "write", "timeout"].map((kind, index) => ({
      kind: `socket-${kind}`,
      count: Number(socket?.[index + 1] ?? 0),
    })),
    { kind: "bad-status", count: Number(status ?? 0) },
  ];
  return [
    {
      name: "requests",
      latency,
      values: [{ metric: "throughput", unit: "op/s", better: "higher", value: Number(rate) }],
      errors: errors.filter(({ count }) => count > 0),
      caveats: [STEPS],
    },
  ];
}

const HEADER = /^\s*Value\s+Percentile\s+TotalCount/;
const LINE = /^\s*(\d+(?:\.\d+)?)\s+([01]\.\d+)\s+(\d+)(?:\s+(?:[\d.]+|inf))?\s*$/;

function spectrum({ path, text }: ToolFile, factor: number): number[] {
  const lines = text.split("\n");
  const from = lines.findIndex((line) => HEADER.test(line));
  if (from < 0) {
    throw new UnreadableResults(path, "there is no line `Value Percentile TotalCount`", {
      hint: "wrk2 prints it with --latency",
    });
  }
  const buckets: { valueNs: number; count: number }[] = [];
  let [seen, reached] = [0, 0];
  for (const [offset, line] of lines.slice(from + 1).entries()) {
    if (line.startsWith("#[")) break;
    const match = LINE.exec(line);
    if (match === null) {
      if (line.trim() === "") continue;
      throw new UnreadableResults(path, "this is no line of a percentile distribution", {
        line: from + offset + 2,
      });
    }
    const total = Number(match[3]);
    if (total < seen) throw new UnreadableResults(path, "TotalCount falls", { line: from + offset + 2 });
    buckets.push({ valueNs: Math.round(Number(match[1]) * factor), count: total - seen });
    seen = total;
    reached = Number(match[2]);
  }
  if (seen === 0) throw new UnreadableResults(path, "the distribution is empty");
  if (reached < 1) throw new UnreadableResults(path, "the distribution is cut off before its slowest values");
  const values = expandCounts(buckets);
  if (values === undefined) throw new UnreadableResults(path, TOO_MANY, { hint: FEWER });
  return values;
}
