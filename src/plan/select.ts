import type { BenchmarkManifest } from "../config/project.js";
import type { PlanOptions } from "./options.js";

/** Whether `pattern` (with `*` for any run of characters) matches the whole of `text`. */
function matchesPattern(pattern: string, text: string): boolean {
  const source = pattern.split("*").map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, "\\$&"));
  return new RegExp(`^${source.join(".*")}$`).test(text);
}

/** Ids of the scenarios of a benchmark that the options ask for. */
export function selectScenarios(
  system: string,
  benchmark: BenchmarkManifest,
  options: PlanOptions,
): ReadonlySet<string> {
  const ids = benchmark.scenarios.map((scenario) => scenario.id);
  if (options.scenarios.length === 0) return new Set(ids);
  const wanted = (id: string): boolean => {
    const names = [`${system}/${benchmark.id}/${id}`, `${system}/${benchmark.id}`, `${benchmark.id}/${id}`];
    return options.scenarios.some((pattern) => names.some((name) => matchesPattern(pattern, name)));
  };
  return new Set(ids.filter(wanted));
}
