import { posix } from "node:path";
import type { Json } from "../json.js";
import type { ImportedBenchmark, ImportedError, ImportedValue, ToolFile } from "../model.js";
import { INFINITIES, NAN, parsePythonJson } from "../python-json.js";
import { protocolUnit } from "../units.js";

const NS_PER_SECOND = 1e9;
/** Of results and of benchmarks.json. */
const FORMAT = 2;
/** Of one benchmark's parameters; real ones have thousands at most. */
const MOST_COMBINATIONS = 100_000;

/**
 * What `asv run` keeps: `MACHINE/COMMIT-ENVIRONMENT.json` has the results, and `benchmarks.json`, in the folder around it,
 * what kind each benchmark is of and the unit of its numbers. Of the results alone, a benchmark that has statistics is a
 * time, what is named as memory is bytes, and all else is bare numbers.
 */
export function readAsv(files: readonly ToolFile[], isFolder: boolean): ImportedBenchmark[] {
  const byPath = new Map(isFolder ? files.map((file) => [file.path, file]) : []);
  const results = files.filter(({ path }) => !isFolder || posix.basename(path) !== DESCRIPTIONS);
  return results.flatMap((file) => {
    const beside = byPath.get(posix.join(posix.dirname(file.path), "..", DESCRIPTIONS));
    const descriptions = beside === undefined ? undefined : parsePythonJson(beside);
    return readRun(parsePythonJson(file), descriptions);
  });
}

const DESCRIPTIONS = "benchmarks.json";
/** The others end where there is nothing more to say. */
const NEEDED = ["result", "params"];

function readRun(run: Json, descriptions: Json | undefined): ImportedBenchmark[] {
  if (!run.at("result_columns").exists)
    throw run
      .at("result_columns")
      .wrong(
        "there are no results in it",
        "name the folder of results, or of a run the file MACHINE/COMMIT-ENVIRONMENT.json in it",
      );
  checkFormat(run.at("version"));
  if (descriptions !== undefined) checkFormat(descriptions.at("version"));
  const columns = run
    .at("result_columns")
    .list()
    .map((column) => column.text());
  const absent = NEEDED.find((column) => !columns.includes(column));
  if (absent !== undefined) throw run.at("result_columns").wrong(`there is no column ${absent}`);
  return run
    .at("results")
    .keys()
    .flatMap((name) => {
      const row = run.at("results").at(name);
      row.list();
      const cell = (column: string): Json => row.at(columns.indexOf(column));
      return readRow(name, cell, kindOf(name, cell, descriptions));
    });
}

function checkFormat(version: Json): void {
  if (version.value === FORMAT) return;
  throw version.unlike(`${FORMAT}, the format of asv 0.5 and 0.6,`);
}

/** What the numbers of a benchmark are. */
type Kind = { readonly isTime: true } | { readonly isTime: false; readonly unit: string };

function kindOf(name: string, cell: (column: string) => Json, descriptions: Json | undefined): Kind {
  if (descriptions === undefined) {
    if (cell("stats_number").exists || /(^|\.)time(raw)?_[^.]*$/.test(name)) return { isTime: true };
    return { isTime: false, unit: /(^|\.)(peak)?mem_[^.]*$/.test(name) ? "bytes" : "" };
  }
  const description = descriptions.at(name);
  if (!description.exists)
    throw description.wrong(
      "the results have this benchmark, and it is not described here",
      "both have to be of one run: remove the folder of results before each",
    );
  const [of, described] = [cell("version"), description.at("version")];
  if (of.value !== described.value)
    throw described.wrong(
      "it describes another version of the benchmark than the results are of",
      "both have to be of one run: remove the folder of results before each",
    );
  if (description.at("type").text() === "time") return { isTime: true };
  return { isTime: false, unit: description.at("unit").text() };
}

function readRow(name: string, cell: (column: string) => Json, kind: Kind): ImportedBenchmark[] {
  const [result, samples] = [cell("result"), cell("samples")];
  const names = namesOf(name, cell("params"));
  for (const each of [result, samples].filter(({ exists }) => exists)) {
    const { length } = each.list();
    if (length !== names.length)
      throw each.wrong(`it has ${length} entries for ${names.length} combinations of parameters`);
  }
  return names.map((combination, at) => {
    // All that failed is no list of nothing, but nothing.
    const one = result.exists ? result.at(at) : result;
    const own = samples.exists ? samples.at(at) : samples;
    const error = errorOf(one);
    if (error !== undefined)
      return { name: combination, latency: [], values: [], errors: [error], caveats: [] };
    return { name: combination, errors: [], ...measured(one, own, cell("stats_number").at(at), kind) };
  });
}

/** Without their number, which is another in each trial. */
const MEANS = { code: "means", what: "asv times many calls a sample, which is their mean" } as const;

type Measured = Pick<ImportedBenchmark, "latency" | "values" | "caveats">;

function measured(result: Json, samples: Json, number: Json, kind: Kind): Measured {
  if (!kind.isTime) {
    return {
      latency: [],
      values: [valueOf(result, kind.unit)],
      caveats: [{ code: "summary-only", what: "asv keeps one number of what is no time" }],
    };
  }
  if (!samples.exists) {
    const value = result.number() * NS_PER_SECOND;
    return {
      latency: [],
      values: [{ metric: "latency-p50", unit: "ns", better: "lower", value }],
      caveats: [{ code: "summary-only", what: "asv kept the median alone; run it with --record-samples" }],
    };
  }
  const batch = number.count();
  if (batch < 1) throw number.unlike("a count of calls");
  return {
    latency: [{ valuesNs: samples.list().map((sample) => sample.number() * NS_PER_SECOND), batch }],
    values: [],
    caveats: batch > 1 ? [MEANS] : [],
  };
}

/** As asv has it, more is worse; a rate says of itself that it is not. */
function valueOf(result: Json, written: string): ImportedValue {
  const { unit, factor, rate } = protocolUnit(written);
  return { metric: "value", unit, better: rate ? "higher" : "lower", value: result.number() * factor };
}

/** A benchmark that failed has no result, and one that was skipped has NaN. The reason is only in what asv printed. */
function errorOf(result: Json): ImportedError | undefined {
  const { value } = result;
  const error = (kind: string, message: string): ImportedError => ({ kind, count: 1, message });
  if (!result.exists) return error("benchmark-failed", "it failed; what asv printed says why");
  if (value === NAN)
    return error("benchmark-skipped", "it was skipped: its setup raised NotImplementedError, or it is NaN");
  if (INFINITIES.includes(value) || (typeof value === "number" && value < 0))
    return error("no-measure", `it is ${value as number | string}, which is no amount`);
  return undefined;
}

/** As asv prints them: `bench.Suite.time_x(10, 'a')`. */
function namesOf(name: string, params: Json): string[] {
  const lists = params.exists
    ? params.list().map((values) => values.list().map((value) => value.text()))
    : [];
  if (lists.length === 0) return [name];
  const count = lists.reduce((product, { length }) => product * length, 1);
  if (count > MOST_COMBINATIONS)
    throw params.wrong(`it makes ${count} combinations; ${MOST_COMBINATIONS} are read at most`);
  return lists
    .reduce<string[][]>(
      (done, values) => done.flatMap((before) => values.map((value) => [...before, value])),
      [[]],
    )
    .map((values) => `${name}(${values.join(", ")})`);
}
