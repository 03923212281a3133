import { parseJsonFile } from "../json.js";
import type { Json } from "../json.js";
import type { ImportedBenchmark, ToolFile } from "../model.js";
import { namesAcrossFiles } from "../short-paths.js";
import type { InFile } from "../short-paths.js";
import { sampled, summarised } from "./tasks.js";

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
        return { file, ...measured(name, benchmark, "median") };
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
      return one
        .at("assertionResults")
        .list()
        .flatMap((test) => ofTest(test).map((found) => ({ file, ...found })));
    });
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
    .filter((task) => task.at("fromStore").value !== true);
  const [message] = test.at("failureMessages").exists ? test.at("failureMessages").list() : [];
  if (tasks.length === 0 && message !== undefined) return [failed(within, message.text())];
  return tasks.map((task) => measured(`${within} > ${task.at("name").text()}`, task.at("latency"), "p50"));
}

function measured(name: string, from: Json, medianField: string): ImportedBenchmark {
  if (!from.at("mean").exists) return failed(name, undefined);
  const summary = summarised(name, from, medianField, "vitest's JSON has no samples; tinybench's own has");
  const samples = from.at("samples");
  return samples.exists && samples.list().length > 0
    ? { ...sampled(name, samples, 1e6, 1), values: summary.values }
    : summary;
}

function failed(name: string, stack: string | undefined): ImportedBenchmark {
  const message = stack?.split(/\r?\n/, 1)[0] ?? "it failed; vitest 4 does not say why";
  return { name, latency: [], values: [], errors: [{ kind: "failed", count: 1, message }], caveats: [] };
}
