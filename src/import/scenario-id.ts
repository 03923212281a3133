/** Of an id. */
export const MOST_LETTERS = 80;

/** What the tool calls a benchmark, as an id: `Sort numbers/1000` is `sort-numbers-1000`. */
export function scenarioId(name: string): string {
  const id = name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, "-")
    .slice(0, MOST_LETTERS)
    .replace(/^[-.]+|[-.]+$/g, "");
  return id === "" ? "benchmark" : id;
}

/** The same for a metric, whose id has no dots. */
export function metricId(name: string): string {
  return scenarioId(name).replaceAll(".", "-");
}
