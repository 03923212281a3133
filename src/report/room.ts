/** Markdown that must not become longer than some place takes. */

export interface Section {
  readonly text: string;
  /** Kept before the others. */
  readonly first?: boolean;
}

export function joined(sections: readonly Section[]): string {
  const texts = sections.map(({ text }) => text).filter((text) => text !== "");
  return `${texts.join("\n\n")}\n`;
}

const NOT_ALL = "*More does not fit here; the report's file has all of it.*";

/**
 * As many sections as fit: a part of one would end within a table, a fold or a fence, and take what follows with
 * it. Undefined where not even the first ones do.
 */
export function wholeSections(sections: readonly Section[], mostCharacters: number): string | undefined {
  const kept = new Set(sections.filter(({ first }) => first));
  const text = (...more: readonly Section[]): string =>
    joined([...sections.filter((one) => kept.has(one) || more.includes(one)), { text: NOT_ALL }]);
  if (text().length > mostCharacters) return undefined;
  for (const section of sections) if (text(section).length <= mostCharacters) kept.add(section);
  return text();
}

/** The first lines of a list, and how many more there are. */
export function listed<T>(
  items: readonly T[],
  most: number,
  mark: string,
  line: (item: T, index: number) => string,
): readonly string[] {
  const shown = items.slice(0, most).map(line);
  const more = items.length - shown.length;
  return more === 0 ? shown : [...shown, `${mark}and ${more} more, in the report's file`];
}

/** A sentence, where what somebody else wrote is in it. */
const LONGEST = 1000;

export function cut(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
