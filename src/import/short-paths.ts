/** Of each path its last parts, as many as tell it from the others: `words.js` and `io/sort.js` beside `sort.js`. */
export function shortPaths(paths: readonly string[]): ReadonlyMap<string, string> {
  const all = [...new Set(paths)];
  const around = commonFolder(all);
  const inside = all.map((path) => path.slice(around.length));
  return new Map(all.map((path, i) => [path, shortOf(inside[i]!, inside)]));
}

/** Ends with `/` where there is one. It may be another for each run. */
function commonFolder(paths: readonly string[]): string {
  const [first = "", ...others] = paths;
  const parts = first.split("/").slice(0, -1);
  let folder = "";
  for (const part of parts) {
    const next = `${folder}${part}/`;
    if (!others.every((path) => path.startsWith(next))) break;
    folder = next;
  }
  return folder;
}

function shortOf(path: string, all: readonly string[]): string {
  const parts = path.split("/");
  const others = all.filter((one) => one !== path).map((one) => `/${one}`);
  for (let from = parts.length - 1; from > 0; from--) {
    const end = parts.slice(from).join("/");
    if (!others.some((other) => other.endsWith(`/${end}`))) return end;
  }
  return path;
}

/** Something of a file, with the name that it has there. */
export interface InFile {
  readonly file: string;
  readonly name: string;
}

/** Names that tell things of several files apart: with the file before the name where another file has the same name. */
export function namesAcrossFiles(all: readonly InFile[]): string[] {
  const filesOf = new Map<string, Set<string>>();
  for (const { file, name } of all) filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  const short = shortPaths(all.map(({ file }) => file));
  return all.map(({ file, name }) =>
    filesOf.get(name)!.size === 1 ? name : `${short.get(file)!} > ${name}`,
  );
}
