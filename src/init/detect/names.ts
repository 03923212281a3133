/** All first groups of a pattern in a text, once each, in order. */
export function allMatches(text: string, pattern: RegExp, group = 1): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[group]!))];
}

/** The folder of a file, `.` for the top. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf("/");
  return end < 0 ? "." : path.slice(0, end);
}

/** A file of the benchmarks by its name or a folder's. What a script imports beside them may be what is measured. */
export const BENCH_FILE = /(^|[/._-])bench(es|s|marks?)?([/._-]|$)/i;
