import { inflateSync } from "node:zlib";
import type { Histogram, JsHistogram } from "hdr-histogram-js";
import type { TimeUnit } from "../../config/import-tools.js";
import type { ImportedBenchmark, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { expandCounts, FEWER, TOO_MANY } from "../summary.js";
import { nsPer } from "../units.js";

interface Bucket {
  readonly valueNs: number;
  readonly count: number;
}

/**
 * `.hlog`, HdrHistogram's log: an interval a line, its histogram compressed and in base64. Intervals with a tag
 * are a benchmark of the tag's name, those without one of the file's.
 */
export async function readHlog(file: ToolFile, unit: TimeUnit): Promise<ImportedBenchmark[]> {
  // Its names are there in Node.js alone, and not in what esbuild makes of it.
  const { default: hdr } = await import("hdr-histogram-js");
  const { decodeFromCompressedBase64, JsHistogram } = hdr;
  const own = file.path.replace(/^.*\//, "").replace(/\.hlog$/, "");
  const found = new Map<string, Bucket[]>();
  for (const [index, line] of file.text.split("\n").entries()) {
    // The legend is quoted, comments begin with #.
    if (line.trim() === "" || /^[#"]/.test(line)) continue;
    const match = /^(?:Tag=([^,]*),)?[\d.]+,[\d.]+,[\d.]+,([A-Za-z0-9+/=]+)\s*$/.exec(line);
    if (match === null)
      throw new UnreadableResults(file.path, "this is no interval of a log", { line: index + 1 });
    const [, tag = own, base64 = ""] = match;
    try {
      const intervals = found.get(tag) ?? [];
      found.set(tag, intervals);
      refuseBomb(base64);
      const histogram = decodeFromCompressedBase64(base64, "packed");
      for (const bucket of bucketsOf(histogram, nsPer(unit), JsHistogram)) intervals.push(bucket);
    } catch (error) {
      throw new UnreadableResults(file.path, `the histogram can't be decoded: ${String(error)}`, {
        line: index + 1,
        hint: "V2 is understood, as HdrHistogram 2 writes it",
      });
    }
  }
  if (found.size === 0) throw new UnreadableResults(file.path, "there is no interval in the log");
  return [...found].map(([name, buckets]) => {
    const valuesNs = expandCounts(buckets);
    if (valuesNs === undefined) throw new UnreadableResults(file.path, TOO_MANY, { hint: FEWER });
    return {
      name,
      latency: [{ valuesNs, sorted: true }],
      values: [],
      errors: [],
      caveats: [
        {
          code: "histogram",
          what: "values stand at the upper edge of their bucket, as HdrHistogram prints them",
        },
      ],
    };
  });
}

/** What a cookie and a length come before. */
const HEADER_BYTES = 8;
/** Many times what a histogram of five digits has. */
const MOST_BYTES = 64 << 20;

/** @throws where it grows beyond what any histogram needs; its decoder would take all memory */
function refuseBomb(base64: string): void {
  inflateSync(Buffer.from(base64, "base64").subarray(HEADER_BYTES), { maxOutputLength: MOST_BYTES });
}

function bucketsOf(histogram: Histogram, factor: number, Recorded: typeof JsHistogram): Bucket[] {
  if (!(histogram instanceof Recorded)) throw new Error("it is of another kind than was asked for");
  const values = histogram.recordedValuesIterator;
  values.reset();
  const buckets: Bucket[] = [];
  while (values.hasNext()) {
    const { valueIteratedTo, countAtValueIteratedTo } = values.next();
    buckets.push({ valueNs: valueIteratedTo * factor, count: countAtValueIteratedTo });
  }
  return buckets;
}
