/** Locks of the programs that install Node.js packages, as far as they are text. */
export const LOCKS: readonly string[] = [
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock",
];

/**
 * The major versions of a module that a script may find: the one that package.json asks for, else those that a lock
 * has. Undefined where neither says.
 *
 * @param asked what package.json asks for, such as `^5.1.0`
 * @param text of the files that were looked into, by path
 */
export function majorVersions(
  module: string,
  asked: string | undefined,
  text: ReadonlyMap<string, string>,
): readonly number[] | undefined {
  const ofRange = asked === undefined ? undefined : majorsOfRange(asked);
  if (ofRange !== undefined) return ofRange;
  const locked = LOCKS.flatMap((lock) => lockedMajors(module, text.get(lock) ?? ""));
  return locked.length === 0 ? undefined : [...new Set(locked)];
}

/** Of `^5.1.0`, `~5.1`, `5.x` or `4 || 5`; undefined of what may be any version: `*`, `>=2`, `catalog:`. */
function majorsOfRange(range: string): readonly number[] | undefined {
  const majors = range
    .split("||")
    .map((part) => /^\s*[~^=v]*\s*(\d+)(?:\.[\w*.+-]*)?\s*$/.exec(part)?.[1])
    .filter((major) => major !== undefined);
  return majors.length === range.split("||").length ? majors.map(Number) : undefined;
}

/**
 * All versions of it that stand in a lock, of whichever program: which of several a script finds, only that program
 * knows. Of npm's lock, it is the one at the top.
 */
function lockedMajors(module: string, lock: string): number[] {
  const forms = [
    `"node_modules/${module}":\\s*\\{\\s*"version":\\s*"(\\d+)\\.`,
    // bun and pnpm: `"tinybench@5.1.0"`, `/tinybench@5.1.0:`.
    `["'/ ]${module}@(\\d+)\\.[\\w.+-]+["':(]`,
    // yarn: `tinybench@^5.0.0, tinybench@^5.1.0:`, and the version in the next line.
    `^"?${module}@[^\\n]*:\\n\\s+version:? "?(\\d+)\\.`,
  ];
  return forms.flatMap((form) =>
    [...lock.matchAll(new RegExp(form, "gm"))].map(([, major]) => Number(major)),
  );
}
