/** All first groups of a pattern in a text, once each, in order. */
export function allMatches(text: string, pattern: RegExp, group = 1): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[group]!))];
}

/** Names of `bench("…")` within their `describe("…")`s, joined as vitest does. */
export function nestedBenchNames(text: string): string[] {
  const names: string[] = [];
  const scopes: { readonly name: string; readonly depth: number }[] = [];
  let depth = 0;
  let opening: string | undefined;
  for (const [token, call, , name = ""] of text.matchAll(
    /\b(describe|bench)(?:\.\w+)*\(\s*(["'`])(.*?)\2|[{}]/gs,
  )) {
    if (call === "describe") opening = name;
    else if (call === "bench") names.push([...scopes.map((scope) => scope.name), name].join(" > "));
    else if (token === "{") {
      depth += 1;
      if (opening !== undefined) scopes.push({ name: opening, depth });
      opening = undefined;
    } else {
      if (scopes.at(-1)?.depth === depth) scopes.pop();
      depth -= 1;
    }
  }
  return [...new Set(names)];
}

/** The folder of a file, `.` for the top. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf("/");
  return end < 0 ? "." : path.slice(0, end);
}

/** A file of the benchmarks by its name or a folder's. What a script imports beside them may be what is measured. */
export const BENCH_FILE = /(^|[/._-])bench(es|s|marks?)?([/._-]|$)/i;
