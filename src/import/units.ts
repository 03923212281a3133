import type { Unit } from "../core/model/trial.js";
import type { TimeUnit } from "../config/import-tools.js";

const NS: Readonly<Record<string, number>> = {
  ns: 1,
  nsec: 1,
  nanosecond: 1,
  nanoseconds: 1,
  us: 1e3,
  µs: 1e3,
  μs: 1e3,
  usec: 1e3,
  microsecond: 1e3,
  microseconds: 1e3,
  ms: 1e6,
  msec: 1e6,
  millisecond: 1e6,
  milliseconds: 1e6,
  s: 1e9,
  sec: 1e9,
  second: 1e9,
  seconds: 1e9,
  m: 60e9,
  min: 60e9,
  minute: 60e9,
  minutes: 60e9,
};
const BYTES: Readonly<Record<string, number>> = {
  b: 1,
  byte: 1,
  bytes: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
};

/** Nanoseconds in one of a time unit. */
export function nsPer(unit: TimeUnit): number {
  return NS[unit]!;
}

/**
 * A unit as a tool writes it (`ms`, `ns/iter`, `ops/sec`, `MiB`, `MB/s`, `%`) as one of the protocol's, and
 * what a number is to be multiplied with. What is none of these stays a bare number.
 */
export function protocolUnit(written: string): { readonly unit: Unit; readonly factor: number } {
  const text = written.trim().toLowerCase();
  const time = NS[text.replace(/\s*\/\s*(op|ops|iter|iteration|request|req)$/, "")];
  if (time !== undefined) return { unit: "ns", factor: time };
  const rate = /^([a-z]*)\s*(?:\/\s*|per\s+)(s|sec|second)$/.exec(text);
  if (rate !== null) {
    const bytes = BYTES[rate[1]!];
    return bytes === undefined ? { unit: "op/s", factor: 1 } : { unit: "B/s", factor: bytes };
  }
  if (text === "ops" || text === "rps") return { unit: "op/s", factor: 1 };
  const bytes = BYTES[text.replace(/\s*\/\s*(op|ops|iter)$/, "")];
  if (bytes !== undefined) return { unit: "B", factor: bytes };
  if (text === "%" || text === "percent") return { unit: "ratio", factor: 0.01 };
  return { unit: "1", factor: 1 };
}
