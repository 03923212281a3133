import { parseJsonFile, parseJsonLines } from "../json.js";
import type { Json } from "../json.js";
import type { ImportedBenchmark, LatencySamples, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { protocolUnit } from "../units.js";

const CAVEATS = [
  { code: "means", what: "criterion times batches of iterations; a sample is the mean of one batch" },
] as const;

/**
 * criterion.rs, either as the folder that it keeps (`target/criterion`, of which `new/sample.json` is the last
 * run) or as the messages of `cargo criterion --message-format=json`.
 */
export function readCriterion(files: readonly ToolFile[], isFolder: boolean): ImportedBenchmark[] {
  if (!isFolder) return files.flatMap(readMessages);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const samples = files.filter(({ path }) => /(^|\/)new\/sample\.json$/.test(path));
  return samples.map((sample) => {
    const folder = sample.path.replace(/sample\.json$/, "");
    const named = byPath.get(`${folder}benchmark.json`);
    if (named === undefined) throw new UnreadableResults(sample.path, "there is no benchmark.json beside it");
    const json = parseJsonFile(sample);
    return benchmark(parseJsonFile(named).at("full_id").text(), pair(json.at("iters"), json.at("times"), 1));
  });
}

function readMessages(file: ToolFile): ImportedBenchmark[] {
  // Cargo's own lines stand between the messages.
  return parseJsonLines(file, false)
    .filter((message) => message.at("reason").value === "benchmark-complete")
    .map((message) => {
      const unit = message.at("unit");
      const { unit: kind, factor } = protocolUnit(unit.text());
      if (kind !== "ns")
        throw unit.wrong(`it measures ${unit.text()}, not time`, "use criterion's wall-clock measurement");
      return benchmark(
        message.at("id").text(),
        pair(message.at("iteration_count"), message.at("measured_values"), factor),
      );
    });
}

function benchmark(name: string, latency: readonly LatencySamples[]): ImportedBenchmark {
  return { name, latency, values: [], errors: [], caveats: CAVEATS };
}

/** Total times of batches, and how many iterations each had. */
function pair(counts: Json, times: Json, factor: number): LatencySamples[] {
  const iterations = counts.list();
  const totals = times.list();
  if (iterations.length !== totals.length)
    throw times.wrong(`${totals.length} times for ${iterations.length} counts of iterations`);
  return totals.map((total, index) => {
    const batch = iterations[index]!.number();
    if (batch < 1) throw iterations[index]!.unlike("a count of iterations");
    return { valuesNs: [(total.number() * factor) / batch], batch };
  });
}
