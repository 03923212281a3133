import type { Better } from "../../core/model/trial.js";
import { parseJsonFile } from "../json.js";
import type { ImportedBenchmark, ToolFile } from "../model.js";
import { protocolUnit } from "../units.js";

/**
 * `customSmallerIsBetter` and `customBiggerIsBetter` of github-action-benchmark: a list of
 * `{name, unit, value, range?, extra?}`. The number is the scenario's metric `value`.
 */
export function readCustom(file: ToolFile, better: Better): ImportedBenchmark[] {
  return parseJsonFile(file)
    .list()
    .map((entry) => {
      const { unit, factor } = protocolUnit(entry.at("unit").text());
      return {
        name: entry.at("name").text(),
        latency: [],
        values: [{ metric: "value", unit, better, value: entry.at("value").number() * factor }],
        errors: [],
        caveats: [{ code: "summary-only", what: "the format holds one number for each name" }],
      };
    });
}
