import { SECTIONS } from "./state.js";
import type { Entry, Section } from "./state.js";

export const SIZES = { empty: 0, "1kb": 1024, "100kb": 100 * 1024, "1mb": 1024 * 1024 } as const;
export type Size = keyof typeof SIZES;

/** xorshift32 (Marsaglia, 2003): the same states wherever they are made. */
function generator(seed: number): () => number {
  let x = (seed * 2654435761) >>> 0 || 1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x / 2 ** 32;
  };
}

const WORDS =
  "alder birch cedar delta ember fjord grove heath inlet jetty knoll lagoon marsh notch ocean pines".split(
    " ",
  );

function entry(section: Section, index: number, random: () => number): Entry {
  const word = (): string => WORDS[Math.floor(random() * WORDS.length)]!;
  return {
    id: `${section}-${index.toString(36)}`,
    name: `${word()} ${word()} ${Math.floor(random() * 1e9).toString(36)}`,
    score: Math.round(random() * 1e8) / 1e4,
    active: random() < 0.5,
    tags: [word(), word()],
    note: `${word()} ${word()} ${word()} ${word()} ${Math.floor(random() * 1e9).toString(36)}`,
  };
}

/**
 * The sections of a state as JSON texts, about `bytes` long together. An empty state has none.
 *
 * @param seed the same seed, the same texts
 */
export function generateSections(bytes: number, seed: number): Partial<Record<Section, string>> {
  if (bytes === 0) return {};
  const random = generator(seed);
  const names = SECTIONS.slice(0, Math.min(SECTIONS.length, Math.ceil(bytes / 512)));
  const share = bytes / names.length;
  return Object.fromEntries(
    names.map((section) => {
      const entries: string[] = [];
      for (let length = 2; length < share - 90;) {
        const text = JSON.stringify(entry(section, entries.length, random));
        entries.push(text);
        length += text.length + 1;
      }
      return [section, `[${entries.join(",")}]`];
    }),
  );
}
