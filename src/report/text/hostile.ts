/**
 * Strings that harnesses, refs and build logs bring are hostile until shown otherwise. Each form of
 * output has its own escape; all of them first lose what no reader could see: terminal escapes,
 * control characters, characters that XML can't hold (U+FFFE, U+FFFF), characters that turn the direction of text around (CVE-2021-42574), and
 * zero-width ones.
 */
export function plain(text: string): string {
  return (
    text
      // eslint-disable-next-line no-control-regex -- these are what is removed
      .replace(/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)?/g, "")
      .replace(/\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Co}|\p{Cs}|[\ufffe\uffff]/gu, (character) =>
        character === "\n" || character === "\t" ? " " : "\ufffd",
      )
  );
}

/** A character that Markdown shows and does not read. */
function entity(character: string): string {
  return `&#${character.codePointAt(0)!};`;
}

/**
 * For text within GitHub-flavoured Markdown: nothing of it is markup or HTML. Mentions, issues (`#1`,
 * `GH-1`) and links are looked for once more in what was rendered, where an entity is no help: a word
 * joiner stands within them. Marks that mean nothing between letters and digits are left as they are,
 * so that the text can still be read in its source.
 */
export function markdown(text: string): string {
  return plain(text).replace(
    /[&<>"'\\`*_[\]|~$@#]|gh-(?=\d)|[-+=](?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[-+=]|^\d+[.)](?=\s|$)|\.(?![\d\s]|$)|:(?!\s|$)/giu,
    (found) => {
      const escaped = found.replace(/[^\p{L}\p{N}]/gu, entity);
      return /^(?:[@#]|gh-)$/i.test(found) ? `${escaped}\u2060` : escaped;
    },
  );
}

/**
 * For a terminal, which may be the log of a GitHub job: a line that starts with `::` or has `##[` in it is
 * a command to the runner.
 */
export function forTerminal(text: string): string {
  return plain(text)
    .replaceAll("##[", "## [")
    .replace(/(^|\s)::/g, "$1: :");
}

/** The same of many lines, such as those of a log. */
export function linesForTerminal(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => line.split("\r").map(forTerminal).join("\n"))
    .join("\n");
}

/** A hash or an id in Markdown's code. What such a thing has no use for is left out. */
export function code(id: string): string {
  return `\`${id.replace(/[^\w:.-]/g, "").slice(0, 80)}\``;
}

/** For lines within a fenced block: the fence must be longer than any run of backquotes in it. */
export function fence(lines: readonly string[]): string {
  const clean = lines.map(forTerminal);
  const longest = Math.max(2, ...clean.flatMap((line) => (line.match(/`+/g) ?? []).map((run) => run.length)));
  const mark = "`".repeat(longest + 1);
  return [`${mark}text`, ...clean, mark].join("\n");
}

/** For text and attributes of XML 1.0. */
export function xml(text: string): string {
  return plain(text).replace(/[&<>"']/g, entity);
}

/** For one field of RFC 4180, safe in spreadsheets that take a leading sign for a formula. */
export function csvField(text: string): string {
  const clean = plain(text);
  const safe = /^[=+\-@]/.test(clean) && Number.isNaN(Number(clean)) ? `'${clean}` : clean;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** For JSON that may come to a terminal or a log: it says the same, and `##[` does not stand in it as it is. */
export function jsonText(json: string): string {
  return json.replaceAll("##[", "#\\u0023[");
}
