import type { Argv, Ecosystem } from "./proposal.js";

/** What is run once for each side before the benchmarks; for none, nothing. */
export function buildOf({ benchmarks, afterBuild }: Ecosystem): Argv[] {
  if (benchmarks.length === 0) return [];
  return eachOnce([...benchmarks.flatMap(({ build }) => build), ...afterBuild]);
}

/** Each command where it stands first, so that it comes after what it needs and before what needs it. */
export function eachOnce(commands: readonly Argv[]): Argv[] {
  const seen = new Set<string>();
  return commands.filter((argv) => {
    const isNew = !seen.has(commandKey(argv));
    seen.add(commandKey(argv));
    return isNew;
  });
}

/** The same for two that are one command. */
export function commandKey(argv: Argv): string {
  return JSON.stringify(argv);
}
