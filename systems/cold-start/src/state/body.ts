import { LoadFailure } from "./errors.js";
import { SECTIONS } from "./state.js";
import type { Entry, Section, Sections } from "./state.js";

/** The state as one text: what libSQL holds. */
export function joinBody(texts: Partial<Record<Section, string>>): string {
  const parts = SECTIONS.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${parts.join(",")}}`;
}

/** @throws LoadFailure `malformed` where the text is no JSON of sections */
export function parseBody(body: string, where: string): Sections {
  const sections = parseJson(body, where);
  if (typeof sections !== "object" || sections === null || Array.isArray(sections)) {
    throw new LoadFailure("malformed", `${where} is no object of sections.`);
  }
  for (const [name, entries] of Object.entries(sections)) {
    if (!(SECTIONS as readonly string[]).includes(name) || !Array.isArray(entries)) {
      throw new LoadFailure("malformed", `${where} has ${JSON.stringify(name)}, which is no section.`);
    }
  }
  return sections as Sections;
}

/** @throws LoadFailure `malformed` where the text is no JSON array */
export function parseSection(text: string, where: string): readonly Entry[] {
  const entries = parseJson(text, where);
  if (!Array.isArray(entries)) throw new LoadFailure("malformed", `${where} is no array.`);
  return entries as readonly Entry[];
}

function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LoadFailure("malformed", `${where} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}
