import type { Unit } from "../../core/model/trial.js";

interface Scale {
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
  switch (unit) {
    case "ns":
      return scaled(value, TIMES);
    case "B":
      return scaled(value, SIZES);
    case "B/s":
      return `${scaled(value, SIZES)}/s`;
    case "op/s":
      return `${grouped(value)} op/s`;
    case "ratio":
      return digits(value);
    case "1":
    case undefined:
      return grouped(value);
  }
}

/** `2 min 34 s`; what is shorter than a minute is in seconds. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 60) return formatQuantity(durationMs * 1e6, "ns");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`;
}

/** `1 trial`, `2 trials`. */
export function formatCount(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** `+4.2 %`; the sign always stands. From a thousand on its digits are grouped: `+14 345 %`. */
export function formatChange(relative: number): string {
  if (!Number.isFinite(relative)) return relative > 0 ? "+∞" : "−∞";
  const percent = relative * 100;
  const text =
    Math.abs(percent) < 99.95 ? Math.abs(percent).toFixed(1) : grouped(Math.round(Math.abs(percent)));
  return `${Number(text) === 0 ? "±" : percent > 0 ? "+" : "−"}${text} %`;
}

/** `+3.1 … +5.4 %`; what has no bound on either side is no interval. */
export function formatInterval(low: number, high: number): string {
  if (low <= -1 && high === Infinity) return "no interval";
  return `${formatChange(low).replace(" %", "")} … ${formatChange(high)}`;
}

export function formatShare(share: number): string {
  return `${Number((share * 100).toPrecision(3))} %`;
}

/** From here on three digits are those of the next unit: 999.6 µs is 1.00 ms. */
const ROUNDED_UP = 0.9995;

function scaled(value: number, scales: readonly Scale[]): string {
  const scale = scales.find(({ factor }) => Math.abs(value) >= ROUNDED_UP * factor) ?? scales.at(-1)!;
  return `${digits(value / scale.factor)} ${scale.symbol}`;
}

function digits(value: number): string {
  const size = Math.abs(value);
  if (size >= 1000) return grouped(value);
  if (Number.isInteger(value)) return String(value);
  const decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3;
  return value.toFixed(decimals);
}

/** Thousands apart by a thin space that does not break. */
function grouped(value: number): string {
  if (!Number.isInteger(value) && Math.abs(value) < 1000) return digits(value);
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
