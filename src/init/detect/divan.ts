import { allMatches } from "./names.js";

/** Whether a crate measures with divan, by its Cargo.toml; under another package's name, too, as CodSpeed's stands in for it. */
export function dependsOnDivan(cargo: string): boolean {
  return /^divan\b|^\[(?:.*\.)?dev-dependencies\.divan\]/m.test(cargo);
}

/** Whether a target's source hands itself to divan. */
export function runsDivan(source: string): boolean {
  return /\bdivan::main\(\)/.test(source);
}

/**
 * The benchmarks that the source names, as divan's filters know them: the functions at the top of the file. A module has a name
 * of its own, or its group's; `args`, `types`, `consts` and `threads` make several of one.
 */
export function divanNames(source: string, target: string): string[] {
  const functions =
    /^#\[divan::bench(?:\((?<options>[^[\]]*)\))?\]\n(?:#\[(?!ignore).*\]\n)*(?:pub )?fn (?<own>\w+)/gm;
  return [...source.matchAll(functions)].flatMap(({ groups }) => {
    const { options = "", own = "" } = groups ?? {};
    if (/\b(?:args|types|consts|threads)\b/.test(options)) return [];
    const [name = own] = allMatches(options, /\bname\s*=\s*"([^"\\]*)"/g);
    return [`${target.replaceAll("-", "_")}::${name}`];
  });
}
