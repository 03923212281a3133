/** Whether a crate measures with divan, by its Cargo.toml; under another package's name, too, as CodSpeed's stands in for it. */
export function dependsOnDivan(cargo: string): boolean {
  return /^divan\b|^\[(?:.*\.)?dev-dependencies\.divan\]/m.test(cargo);
}

/** Whether a target's source has benchmarks of divan, or hands itself to it. */
export function runsDivan(source: string): boolean {
  return /#\[divan::bench\b|\bdivan::(?:main|Divan)\b/.test(source);
}

/** Options that make neither several benchmarks of one nor none. */
const PLAIN_OPTIONS = new Set([
  "name",
  "crate",
  "sample_count",
  "sample_size",
  "min_time",
  "max_time",
  "skip_ext_time",
  "counter",
  "bytes_count",
  "chars_count",
  "cycles_count",
  "items_count",
]);
/** Attributes beside divan's own with which a function is still there, and run. */
const PLAIN_ATTRIBUTE = /^#\[(?:inline|allow|expect|must_use|cold|doc)\b/;

/**
 * The benchmarks that the source names for certain, as divan's filters know them: functions at the top of the file. A module has
 * a name of its own, or its group's; `args`, `types`, `consts` and `threads` make several of one; `cfg` and `ignore` none.
 */
export function divanNames(source: string, target: string): string[] {
  const functions = /^(?<attributes>(?:#\[.*\]\n)+)(?:pub )?fn (?<own>\w+)/gm;
  return [...withoutBlockComments(source).matchAll(functions)].flatMap(({ groups }) => {
    const { attributes = "", own = "" } = groups ?? {};
    const lines = attributes.trimEnd().split("\n");
    const bench = lines.find((line) => line.startsWith("#[divan::bench"));
    if (bench === undefined) return [];
    if (!lines.every((line) => line === bench || PLAIN_ATTRIBUTE.test(line))) return [];
    const name = nameIn(bench, own);
    return name === undefined ? [] : [`${target.replaceAll("-", "_")}::${name}`];
  });
}

/** Undefined where it is not known, or where it is that of several benchmarks or of none. */
function nameIn(attribute: string, own: string): string | undefined {
  if (attribute === "#[divan::bench]") return own;
  const options = /^#\[divan::bench\(([^()[\]]*)\)\]$/.exec(attribute)?.[1];
  if (options === undefined) return undefined;
  let name: string | undefined = own;
  for (const option of options.split(",").map((one) => one.trim())) {
    const [, key = "", value = ""] = /^(\w+)\s*=\s*(.+)$/.exec(option) ?? [];
    if (option !== "" && !PLAIN_OPTIONS.has(key)) return undefined;
    if (key === "name") name = /^"([^"\\]*)"$/.exec(value)?.[1];
  }
  return name;
}

function withoutBlockComments(source: string): string {
  const [first = "", ...others] = source.split("/*");
  return first + others.map((part) => part.slice((part + "*/").indexOf("*/") + 2)).join("");
}
