import { parseJsonFile, parseJsonLines } from "../json.js";
import type { Json } from "../json.js";
import type { ImportedBenchmark, ToolFile } from "../model.js";
import { UnreadableResults } from "../model.js";
import { writtenBy } from "../written-by.js";
import { notMeasured, sampled, summarised } from "./tasks.js";

const NS_PER_MS = 1e6;

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
      const samples = latency.at("samples");
      // Before its samples: a task that fails when it runs once more, until version 5, keeps those of the time before.
      if (hasThrown(task)) return notMeasured(name, messageOf(task.at("error")) ?? NOTHING_OF_AN_ERROR);
      if (wasAborted(task)) return notMeasured(name, "its AbortSignal ended it before its time", "aborted");
      if (!isComplete(task) || (latency === task && !samples.exists)) {
        throw task.wrong(
          `the task ${JSON.stringify(name)} has no latencies${stateOf(task)}`,
          `${writtenBy("tinybench")}, of tinybench 2 to 6`,
        );
      }
      if (samples.exists) return sampled(name, samples, NS_PER_MS, 1);
      return summarised(name, latency, "p50", "make the Bench with retainSamples: true");
    });
}

const NOTHING_OF_AN_ERROR =
  "it threw, and JSON keeps nothing of an Error; make the Bench with throws: true to see it";

/** Of a script that starts a worker for each benchmark, each line is one's list. */
function listsOf(file: ToolFile): Json[] {
  const lines = file.text.split("\n").filter((line) => line.trim() !== "");
  const isOfEach = lines.length > 1 && lines.every((line) => line.startsWith("["));
  return isOfEach ? parseJsonLines(file, true) : [parseJsonFile(file)];
}

function stateOf(task: Json): string {
  const { value } = task.at("state");
  return typeof value === "string" ? `: its state is ${JSON.stringify(value)}` : "";
}

/** Until version 5 an error alone says so; what JSON makes of it may be `{}`. */
function hasThrown(task: Json): boolean {
  return task.at("state").value === "errored" || task.at("error").exists;
}

/** Of version 5, and from 6 on. There may be samples, of the calls until then. */
function wasAborted(task: Json): boolean {
  const { value } = task.at("state");
  return task.at("aborted").value === true || value === "aborted" || value === "aborted-with-statistics";
}

/** Until version 5 there is no state. */
function isComplete(task: Json): boolean {
  return !task.at("state").exists || task.at("state").value === "completed";
}

/** An Error has no members that JSON writes; what else was thrown may be read. */
function messageOf(error: Json): string | undefined {
  const { value } = typeof error.value === "string" ? error : error.at("message");
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * `run({ format: { json: { samples: true } } })` of mitata; times in nanoseconds, fast functions in batches. Benchmarks
 * of several groups that have one name have their group before it.
 */
export function readMitata(file: ToolFile): ImportedBenchmark[] {
  const json = parseJsonFile(file);
  const runs = json
    .at("benchmarks")
    .list()
    .flatMap((benchmark) => {
      const group = groupOf(benchmark, json.at("layout"));
      return benchmark
        .at("runs")
        .list()
        .map((run) => ({ run, group, name: run.at("name").text() }));
    });
  const groupsOf = new Map<string, Set<string | undefined>>();
  for (const { name, group } of runs) groupsOf.set(name, (groupsOf.get(name) ?? new Set()).add(group));
  return runs.map(({ run, group, name }) =>
    ofMitata(run, group !== undefined && groupsOf.get(name)!.size > 1 ? `${group} > ${name}` : name),
  );
}

function groupOf(benchmark: Json, layout: Json): string | undefined {
  const { value } = layout.at(Number(benchmark.at("group").value)).at("name");
  return typeof value === "string" ? value : undefined;
}

function ofMitata(run: Json, name: string): ImportedBenchmark {
  const stats = run.at("stats");
  if (!stats.exists || run.at("error").exists) {
    return notMeasured(name, messageOf(run.at("error")) ?? "it threw something that has no message");
  }
  const samples = stats.at("samples");
  if (!samples.exists) throw stats.wrong("there are no samples", "use format: { json: { samples: true } }");
  // Every operation is a tick; of a batch, one of its operations.
  const batch = Math.round(stats.at("ticks").number() / Math.max(1, samples.list().length));
  return sampled(name, samples, 1, Math.max(1, batch));
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
