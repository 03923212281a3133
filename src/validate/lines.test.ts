import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { LineTooLong, linesOf } from "./lines.js";

/** A stream that reuses the memory of a chunk for the next one, as that of a file does. */
async function* chunksOf(text: string, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  const memory = Buffer.alloc(Math.max(1, ...sizes));
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const chunk = bytes.subarray(at, at + sizes[i % sizes.length]!);
    chunk.copy(memory);
    await Promise.resolve();
    yield memory.subarray(0, chunk.length);
    at += chunk.length;
  }
}

async function read(text: string, sizes: readonly number[], maxBytes: number): Promise<[string, boolean][]> {
  const lines: [string, boolean][] = [];
  for await (const { bytes, ended } of linesOf(chunksOf(text, sizes), maxBytes))
    lines.push([bytes.toString(), ended]);
  return lines;
}

const LINES = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "\r"), maxLength: 9 }), { maxLength: 8 });
const SIZES = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });

test("lines are those of the text, however it is cut into chunks, and no limit that each keeps is in the way", async () => {
  await fc.assert(
    fc.asyncProperty(
      LINES,
      fc.string({ unit: "grapheme-ascii", maxLength: 9 }),
      SIZES,
      async (lines, last, sizes) => {
        const tail = last.replaceAll("\n", "");
        const text = [...lines, tail].join("\n");
        const longest = Math.max(1, tail.length, ...lines.map((line) => line.length));
        expect(await read(text, sizes, longest)).toEqual([
          ...lines.map((line) => [line, true]),
          ...(tail === "" ? [] : [[tail, false]]),
        ]);
      },
    ),
    { seed: 1 },
  );
});

test.each([
  ["ended", "aaaa\nbbbbb\n"],
  ["not ended", "aaaa\nbbbbb"],
])("a line over the limit that is %s is refused, in one chunk and in many", async (_, text) => {
  for (const size of [1, 3, 100]) await expect(read(text, [size], 4)).rejects.toThrow(LineTooLong);
});
