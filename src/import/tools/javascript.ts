import { parseJsonFile, parseJsonLines } from "../json.js";
import type { Json } from "../json.js";
import type { ImportCaveat, ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { writtenBy } from "../written-by.js";

const NS_PER_MS = 1e6;
const SORTED: ImportCaveat = { code: "order-lost" };

/**
 * A list of tinybench's tasks, `{name, ...task.result}` each (see docs/importing.md); times in milliseconds. Until
 * version 2 a result is that of the latency itself.
 */
export function readTinybench(file: ToolFile): ImportedBenchmark[] {
  return listsOf(file)
    .flatMap((list) => list.list())
    .map((task) => {
      const name = task.at("name").text();
      const latency = task.at("latency").exists ? task.at("latency") : task;
      if (latency.at("samples").exists) return sampled(name, latency.at("samples"), NS_PER_MS, 1);
      if (latency === task) {
        throw task.wrong(
          `the task ${JSON.stringify(name)} has no latencies${whyNone(task)}`,
          `${writtenBy("tinybench")}, of tinybench 2 to 6`,
        );
      }
      return summarised(name, latency, "p50", "make the Bench with retainSamples: true");
    });
}

/** Of a script that starts a worker for each benchmark, each line is one's list. */
function listsOf(file: ToolFile): Json[] {
  const lines = file.text.split("\n").filter((line) => line.trim() !== "");
  const isOfEach = lines.length > 1 && lines.every((line) => line.startsWith("["));
  return isOfEach ? parseJsonLines(file, true) : [parseJsonFile(file)];
}

function whyNone(task: Json): string {
  const { value } = task.at("state");
  if (typeof value === "string") return `: its state is ${JSON.stringify(value)}`;
  return task.at("error").exists ? ": it failed" : "";
}

/** `vitest bench --outputJson`; vitest leaves the samples out of that file, whatever `includeSamples` says. */
export function readVitest(file: ToolFile): ImportedBenchmark[] {
  const groups = parseJsonFile(file)
    .at("files")
    .list()
    .flatMap((one) => one.at("groups").list());
  return groups.flatMap((group) =>
    group
      .at("benchmarks")
      .list()
      .map((benchmark) => {
        const inside = group.at("fullName").text().split(" > ").slice(1);
        const name = [...inside, benchmark.at("name").text()].join(" > ");
        if (!benchmark.at("mean").exists)
          throw benchmark.wrong(`${JSON.stringify(name)} has no result: it failed`);
        const samples = benchmark.at("samples");
        return samples.exists && samples.list().length > 0
          ? sampled(name, samples, NS_PER_MS, 1)
          : summarised(name, benchmark, "median", "vitest's JSON has no samples; tinybench's own has");
      }),
  );
}

/** `run({ format: { json: { samples: true } } })` of mitata; times in nanoseconds, fast functions in batches. */
export function readMitata(file: ToolFile): ImportedBenchmark[] {
  return parseJsonFile(file)
    .at("benchmarks")
    .list()
    .flatMap((benchmark) => benchmark.at("runs").list())
    .map((run) => {
      const name = run.at("name").text();
      const stats = run.at("stats");
      if (!stats.exists) throw run.wrong(`${JSON.stringify(name)} has no result: it failed`);
      const samples = stats.at("samples");
      if (!samples.exists)
        throw stats.wrong("there are no samples", "use format: { json: { samples: true } }");
      // Every operation is a tick; of a batch, one of its operations.
      const batch = Math.round(stats.at("ticks").number() / Math.max(1, samples.list().length));
      return sampled(name, samples, 1, Math.max(1, batch));
    });
}

/** What benchmark.js prints on `cycle`: `NAME x 1,234 ops/sec ±0.12% (93 runs sampled)`. */
export function readBenchmarkJs({ path, text }: ToolFile): ImportedBenchmark[] {
  const lines = [...text.matchAll(/^(.+) x ([\d,.]+) ops\/sec ±[\d.]+% \(\d+ runs? sampled\)$/gm)];
  if (lines.length === 0)
    throw new UnreadableResults(path, "no line says `NAME x N ops/sec ±N% (N runs sampled)`");
  return lines.map(([, name = "", rate = ""]) => ({
    name,
    latency: [],
    values: [
      { metric: "throughput", unit: "op/s", better: "higher", value: Number(rate.replaceAll(",", "")) },
    ],
    errors: [],
    caveats: [{ code: "summary-only", what: "benchmark.js prints a mean rate and nothing else" }],
  }));
}

function sampled(name: string, samples: Json, factor: number, batch: number): ImportedBenchmark {
  const means: ImportCaveat[] =
    batch > 1 ? [{ code: "means", what: `a function this short is timed ${batch} calls at a time` }] : [];
  return {
    name,
    latency: [{ valuesNs: samples.list().map((sample) => sample.number() * factor), batch, sorted: true }],
    values: [],
    errors: [],
    caveats: [...means, SORTED],
  };
}

function summarised(name: string, from: Json, medianField: string, what: string): ImportedBenchmark {
  const level = (metric: string, field: string): ImportedValue => ({
    metric,
    unit: "ns",
    better: "lower",
    value: from.at(field).number() * NS_PER_MS,
  });
  return {
    name,
    latency: [],
    values: [
      level("latency-p50", medianField),
      level("latency-mean", "mean"),
      level("latency-p75", "p75"),
      level("latency-p99", "p99"),
      level("latency-p99-9", "p999"),
    ],
    errors: [],
    caveats: [{ code: "summary-only", what }],
  };
}
