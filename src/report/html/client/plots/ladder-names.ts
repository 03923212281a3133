/**
 * What tells the scenarios of a ladder apart, as short as may be: of `pool-1/read` and `pool-8/read` the benchmark,
 * of `crud/read` and `crud/cached` the scenario, else the whole path.
 */
export function ladderNames(ladder: readonly string[]): (path: string) => string {
  const differ = (part: (path: string) => string): boolean =>
    new Set(ladder.map(part)).size === new Set(ladder).size;
  return [scenarioOf, benchmarkOf].find(differ) ?? ((path) => path);
}

const scenarioOf = (path: string): string => path.slice(path.indexOf("/") + 1);
const benchmarkOf = (path: string): string => path.slice(0, path.indexOf("/"));
