import { parseJsonFile } from "../json.js";
import type { Json } from "../json.js";
import type { ImportedBenchmark, ToolFile } from "../model.js";
import { namesAcrossFiles } from "../short-paths.js";
import type { InFile } from "../short-paths.js";
import { notMeasured, sampled, summarised } from "./tasks.js";

type Found = InFile & Omit<ImportedBenchmark, "name">;

/**
 * `vitest bench --outputJson` until version 4, `--reporter=json` from 5 on. Benchmarks of several files that have one
 * name have their file before it.
 */
export function readVitest(file: ToolFile): ImportedBenchmark[] {
  const json = parseJsonFile(file);
  const found = json.at("testResults").exists ? ofTests(json) : ofGroups(json);
  const names = namesAcrossFiles(found);
  return found.map(({ latency, values, errors, caveats }, at) => ({
    name: names[at]!,
    latency,
    values,
    errors,
    caveats,
  }));
}

/** Until version 4: a list of benchmarks for each `describe`. */
function ofGroups(json: Json): Found[] {
  const groups = json
    .at("files")
    .list()
    .flatMap((one) => one.at("groups").list());
  return groups.flatMap((group) => {
    const [file = "", ...scopes] = group.at("fullName").text().split(" > ");
    return group
      .at("benchmarks")
      .list()
      .map((benchmark) => {
        const name = [...scopes, benchmark.at("name").text()].join(" > ");
        const found = benchmark.at("mean").exists
          ? measured(name, benchmark, "median")
          : notMeasured(name, "it failed; vitest 4 does not say why");
        return { file, ...found };
      });
  });
}

/** From version 5 on: each test has the benchmarks that it ran, of one name or compared with one another. */
function ofTests(json: Json): Found[] {
  return json
    .at("testResults")
    .list()
    .flatMap((one) => {
      const file = one.at("name").text();
      return ofFile(one, file.replace(/^.*\//, "")).map((found) => ({ file, ...found }));
    });
}

function ofFile(file: Json, name: string): ImportedBenchmark[] {
  const tests = file.at("assertionResults").list();
  const found = tests.flatMap(ofTest);
  const isOfTest = tests.some((test) => test.at("status").value === "failed");
  if (file.at("status").value !== "failed" || isOfTest) return found;
  const { value } = file.at("message");
  // It could not be loaded, which it says, or a hook around its tests threw, of which it says nothing.
  const why =
    typeof value === "string" && value !== "" ? value : "a hook threw, such as beforeAll or afterAll";
  return [notMeasured(name, why), ...found.map((each) => notMeasured(each.name, why))];
}

function ofTest(test: Json): ImportedBenchmark[] {
  const scopes = test
    .at("ancestorTitles")
    .list()
    .map((title) => title.text())
    .filter((title) => title !== "");
  const within = [...scopes, test.at("title").text()].join(" > ");
  const benchmarks = test.at("benchmarks");
  const tasks = (benchmarks.exists ? benchmarks.list() : [])
    .flatMap((one) => one.at("tasks").list())
    // What `bench.from` compares with was measured at some other time.
    .filter((task) => task.at("fromStore").value !== true)
    .map((task) => ({ name: `${within} > ${task.at("name").text()}`, latency: task.at("latency") }));
  const status = test.at("status");
  const failures = test.at("failureMessages").list();
  const [message] = failures;
  if (status.text() === "passed")
    return ofLastTry(tasks, failures.length).map(({ name, latency }) => measured(name, latency, "p50"));
  const why = message === undefined ? `its test is "${status.text()}"` : message.text();
  // What it had measured until then may be what it found wrong.
  const all = [...(status.value === "failed" ? [within] : []), ...tasks.map(({ name }) => name)];
  return [...new Set(all)].map((name) => notMeasured(name, why));
}

/**
 * A test that passed and has failures was tried again (`retry`), and has the benchmarks of all tries, in their order. What
 * is there more often than it was tried, has one name twice in one try, and stays two.
 */
function ofLastTry<T extends { readonly name: string }>(
  tasks: readonly T[],
  failedTries: number,
): readonly T[] {
  if (failedTries === 0) return tasks;
  const byName = new Map<string, T[]>();
  for (const task of tasks) {
    const tries = byName.get(task.name);
    if (tries === undefined) byName.set(task.name, [task]);
    else tries.push(task);
  }
  return [...byName.values()].flatMap((tries) => (tries.length > failedTries + 1 ? tries : tries.slice(-1)));
}

function measured(name: string, from: Json, medianField: string): ImportedBenchmark {
  const summary = summarised(name, from, medianField, "vitest's JSON has no samples; tinybench's own has");
  const samples = from.at("samples");
  return samples.exists && samples.list().length > 0
    ? { ...sampled(name, samples, 1e6, 1), values: summary.values }
    : summary;
}
