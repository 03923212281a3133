/** Powers of ten; minutes are apart. */
const DURATION_EXPONENT = mapOf({ ns: 0, us: 3, µs: 3, ms: 6, s: 9 });
const SIZE_BYTES = mapOf({ B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 });

/** A word that nobody put there, such as `constructor`, is not in it. */
function mapOf(entries: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(entries));
}

function split(text: string): { readonly number: string; readonly unit: string } | undefined {
  const match = /^([0-9]{1,15}(?:\.[0-9]{1,15})?)([A-Za-zµ%]+)$/.exec(text);
  return match === null ? undefined : { number: match[1]!, unit: match[2]! };
}

/** `1.5ms` → nanoseconds; undefined when it is no duration (ns, us, µs, ms, s, m). */
export function parseDuration(text: string): number | undefined {
  const parts = split(text);
  if (parts === undefined) return undefined;
  if (parts.unit === "m") return Number(parts.number) * 60e9;
  const exponent = DURATION_EXPONENT.get(parts.unit);
  // A decimal shift, because 1.1 * 1000 is not 1100.
  return exponent === undefined ? undefined : Number(`${parts.number}e${exponent}`);
}

/** Timers of the platform end at 2^31 ms; nobody waits a day for a gate. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** `5m` → milliseconds; undefined when it is no duration, zero, or longer than a day. */
export function parseTimeLimitMs(text: string): number | undefined {
  const ms = (parseDuration(text) ?? 0) / 1e6;
  return ms > 0 && ms <= LONGEST_MS ? ms : undefined;
}

/** `4KiB` → bytes; undefined when it is no size (B, KiB, MiB, GiB). */
export function parseSize(text: string): number | undefined {
  const parts = split(text);
  const bytes = parts === undefined ? undefined : SIZE_BYTES.get(parts.unit);
  return bytes === undefined ? undefined : Number(parts!.number) * bytes;
}

/** `5%` → 0.05; undefined when it is no share. */
export function parseShare(text: string): number | undefined {
  const parts = split(text);
  return parts?.unit === "%" ? Number(`${parts.number}e-2`) : undefined;
}

export type Dimension = "plain" | "duration" | "size" | "share";

export interface Amount {
  /** In nanoseconds, bytes, 0 to 1, or whatever the metric is in. */
  readonly value: number;
  readonly dimension: Dimension;
}

/** A number as it stands, or text with a unit. */
export function parseAmount(amount: number | string): Amount | undefined {
  if (typeof amount === "number") return { value: amount, dimension: "plain" };
  const readings = [
    { value: parseDuration(amount), dimension: "duration" },
    { value: parseSize(amount), dimension: "size" },
    { value: parseShare(amount), dimension: "share" },
  ] as const;
  const found = readings.find(({ value }) => value !== undefined);
  return found === undefined ? undefined : { value: found.value!, dimension: found.dimension };
}
