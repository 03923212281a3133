import { wholeSeconds } from "../../core/model/build-time.js";
import type { Unit } from "../../core/model/trial.js";

/** A unit that people read: so many of the protocol's make one. */
export interface Scale {
  readonly factor: number;
  readonly symbol: string;
}

const TIMES: readonly Scale[] = [
  { factor: 1e9, symbol: "s" },
  { factor: 1e6, symbol: "ms" },
  { factor: 1e3, symbol: "µs" },
  { factor: 1, symbol: "ns" },
];
const SIZES: readonly Scale[] = [
  { factor: 2 ** 30, symbol: "GiB" },
  { factor: 2 ** 20, symbol: "MiB" },
  { factor: 2 ** 10, symbol: "KiB" },
  { factor: 1, symbol: "B" },
];

/** A number of the protocol's unit in the unit that people read, with three digits. */
export function formatQuantity(value: number, unit: Unit | undefined): string {
  const { factor, symbol } = scaleOf(value, unit);
  const number = factor === 1 && unit !== "ratio" ? grouped(value) : digits(value / factor);
  return symbol === "" ? number : `${number} ${symbol}`;
}

/** From here on three digits are those of the next unit: 999.6 µs is 1.00 ms. */
const ROUNDED_UP = 0.9995;

/** The unit that a number is read in, or an axis that goes up to it. */
export function scaleOf(value: number, unit: Unit | undefined): Scale {
  const among = (scales: readonly Scale[]): Scale =>
    scales.find(({ factor }) => Math.abs(value) >= ROUNDED_UP * factor) ?? scales.at(-1)!;
  switch (unit) {
    case "ns":
      return among(TIMES);
    case "B":
      return among(SIZES);
    case "B/s": {
      const { factor, symbol } = among(SIZES);
      return { factor, symbol: `${symbol}/s` };
    }
    case "op/s":
      return { factor: 1, symbol: unit };
    case "ratio":
    case "1":
    case undefined:
      return { factor: 1, symbol: "" };
  }
}

/** `2 min 34 s`, `12 min`; what is shorter than a minute has three digits, and nothing is `0 s`. */
export function formatDuration(durationMs: number): string {
  if (durationMs === 0) return "0 s";
  return Math.round(durationMs / 1000) < 60
    ? formatQuantity(durationMs * 1e6, "ns")
    : wholeSeconds(durationMs);
}

/** `1 trial`, `2 trials`. */
export function formatCount(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

/** `+4.2 %`; the sign always stands. From a thousand on its digits are grouped: `+14 345 %`. */
export function formatChange(relative: number): string {
  if (!Number.isFinite(relative)) return relative > 0 ? "+∞" : "−∞";
  const percent = relative * 100;
  const text =
    Math.abs(percent) < 99.95 ? Math.abs(percent).toFixed(1) : grouped(Math.round(Math.abs(percent)));
  return `${Number(text) === 0 ? "±" : percent > 0 ? "+" : "−"}${text} %`;
}

/** `+3.1 … +5.4 %`, `at least +3.1 %`; what has no bound on either side is no interval. */
export function formatInterval(low: number, high: number): string {
  if (low <= -1 && high === Infinity) return "no interval";
  if (low === Infinity) return "from zero";
  if (high === Infinity) return `at least ${formatChange(low)}`;
  if (low === -Infinity) return `at most ${formatChange(high)}`;
  return `${formatChange(low).replace(" %", "")} … ${formatChange(high)}`;
}

export function formatShare(share: number): string {
  return `${Number((share * 100).toPrecision(3))} %`;
}

function digits(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return grouped(value);
  if (Number.isInteger(value)) return String(value);
  // A miss ratio of 0.0004 has three digits, too; by decimals it would be 0.000.
  if (size < ROUNDED_UP) return value.toPrecision(3);
  return value.toFixed(size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2);
}

/** Thousands apart by a thin space that does not break. */
function grouped(value: number): string {
  if (!Number.isInteger(value) && Math.abs(value) < 1000) return digits(value);
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
