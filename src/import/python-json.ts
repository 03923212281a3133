import type { Json } from "./json.js";
import { parseJsonFile } from "./json.js";
import type { ToolFile } from "./model.js";

/**
 * JSON as Python writes it, where a number may be NaN or Infinity, which is no JSON. Those become texts: nothing takes them
 * for numbers by mistake.
 */
export function parsePythonJson({ path, text }: ToolFile): Json {
  return parseJsonFile({ path, text: /NaN|Infinity/.test(text) ? withNamesAsTexts(text) : text });
}

export const NAN = "NaN";
export const INFINITIES: readonly unknown[] = ["Infinity", "-Infinity"];

/** From quote to quote, because a name of a benchmark may hold the words, too. */
function withNamesAsTexts(text: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    const start = quote < 0 ? text.length : quote;
    parts.push(text.slice(at, start).replaceAll(/-?\b(?:NaN|Infinity)\b/g, '"$&"'));
    at = endOfText(text, start);
    parts.push(text.slice(start, at));
  }
  return parts.join("");
}

/** Behind the quote that ends the text which begins at `start`; one that never ends is for the parser to refuse. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text[before - 1] === "\\") before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
  return text.length;
}
