import { isAscii, isUtf8 } from "node:buffer";
import type { Result } from "../core/model/result.js";
import { err, ok } from "../core/model/result.js";

/** Parses one JSON text. The messages are ours, because V8's differ between versions. */
export function parseJson(bytes: Buffer): Result<unknown, string> {
  // A one-byte string takes half the memory and is parsed faster.
  const ascii = isAscii(bytes);
  if (!ascii && !isUtf8(bytes)) return err("it is not UTF-8");
  const text = bytes.toString(ascii ? "latin1" : "utf8");
  try {
    return ok(JSON.parse(text));
  } catch {
    if (text.startsWith("\ufeff")) return err("it starts with a byte order mark");
    const shown =
      text.length > 20_000 ? "" : /\b(NaN|Infinity|undefined|None|True|False|nan|inf)\b/.exec(text)?.[1];
    return err(shown === undefined || shown === "" ? "it is not JSON" : `it is not JSON (${shown} is none)`);
  }
}

/**
 * Samples as numbers, or the index of the first entry that is none: a number, not negative, below 2^53, whole
 * unless `fractions`. A loop, because this is where the time of reading goes.
 */
export function samplesOf(values: readonly unknown[], fractions: boolean): Float64Array | number {
  const samples = new Float64Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    // Written so that NaN fails too.
    if (typeof value !== "number" || !(value >= 0 && value < 2 ** 53)) return index;
    if (!fractions && Math.floor(value) !== value) return index;
    samples[index] = value;
  }
  return samples;
}
