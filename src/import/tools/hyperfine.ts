import { readHyperfineExport, UnreadableExport } from "../hyperfine-export.js";
import type { ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { median } from "../summary.js";

/** `--export-json` of hyperfine 1.16 to 2.x: every launch, in the order launched. */
export function readHyperfine(file: ToolFile): ImportedBenchmark[] {
  try {
    return readHyperfineExport(file.text).map(({ name, launches, meanUserNs, meanSystemNs }) => {
      // An operation is a sample or an error, not both (docs/harness.md).
      const succeeded = launches.filter(({ exitCode }) => exitCode === 0);
      const failures = launches.length - succeeded.length;
      const value = (metric: string, unit: "ns" | "B", number: number): ImportedValue => ({
        metric,
        unit,
        better: "lower",
        value: number,
      });
      const rss = succeeded.flatMap(({ rssBytes }) => rssBytes ?? []);
      return {
        name,
        latency: [{ valuesNs: succeeded.map(({ wallNs }) => wallNs) }],
        values: [
          value("user", "ns", meanUserNs),
          value("system", "ns", meanSystemNs),
          ...(rss.length === 0 ? [] : [value("rss", "B", median(rss))]),
        ],
        errors: failures === 0 ? [] : [{ kind: "exit-code", count: failures }],
        caveats: [],
      };
    });
  } catch (error) {
    if (!(error instanceof UnreadableExport)) throw error;
    throw new UnreadableResults(file.path, error.message, { pointer: error.pointer });
  }
}
