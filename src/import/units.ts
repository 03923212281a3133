import type { Unit } from "../core/model/trial.js";
import type { TimeUnit } from "../config/import-tools.js";

const NS = mapOf({
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
  hr: 3_600e9,
  hour: 3_600e9,
  hours: 3_600e9,
  day: 86_400e9,
  days: 86_400e9,
});
const BYTES = mapOf({
  b: 1,
  byte: 1,
  bytes: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  kib: 1024,
  mib: 1024 ** 2,
  gib: 1024 ** 3,
});
const THOUSANDS = mapOf({ k: 1e3, K: 1e3, M: 1e6, G: 1e9 });

/** What the protocol counts as operations; where a rate has no word at all, they are meant. */
const OPERATIONS =
  /^(|ops?|operations?|reqs?|requests?|iters?|iterations?|calls?|quer(y|ies)|transactions?|items?|events?|messages?)$/i;
const OPERATIONS_A_SECOND = /^(ops|rps|qps|tps)$/i;
const BITS_A_SECOND = /^[kmg]?bps$/i;

export interface ProtocolUnit {
  readonly unit: Unit;
  /** What a number is to be multiplied with. */
  readonly factor: number;
  /** It is so much in a time. */
  readonly rate: boolean;
}

/** Nanoseconds in one of a time unit. */
export function nsPer(unit: TimeUnit): number {
  return NS.get(unit)!;
}

/**
 * A unit as a tool writes it (`ms`, `ns/iter`, `kops/s`, `MiB`, `MB/s`, `%`) as one of the protocol's. What is none of
 * these stays a bare number.
 */
export function protocolUnit(written: string): ProtocolUnit {
  const [amount = "", per, ...more] = written.split(/\/|\bper\b/i).map((part) => part.trim());
  const bare: ProtocolUnit = { unit: "1", factor: 1, rate: false };
  if (more.length > 0) return bare;
  if (per === undefined) return rateInAWord(amount) ?? plain(amount) ?? bare;
  const periodNs = nsOf(per);
  if (periodNs !== undefined) return rateOf(amount, 1e9 / periodNs);
  return (OPERATIONS.test(per) ? plain(amount) : undefined) ?? bare;
}

function plain(amount: string): ProtocolUnit | undefined {
  const ns = nsOf(amount);
  if (ns !== undefined) return { unit: "ns", factor: ns, rate: false };
  const bytes = bytesOf(amount);
  if (bytes !== undefined) return { unit: "B", factor: bytes, rate: false };
  return /^(%|percent)$/i.test(amount) ? { unit: "ratio", factor: 0.01, rate: false } : undefined;
}

function rateOf(amount: string, periodsPerSecond: number): ProtocolUnit {
  const bytes = bytesOf(amount);
  if (bytes !== undefined) return { unit: "B/s", factor: bytes * periodsPerSecond, rate: true };
  const operations = timesOf(amount, OPERATIONS);
  if (operations === undefined) return { unit: "1", factor: 1, rate: true };
  return { unit: "op/s", factor: operations * periodsPerSecond, rate: true };
}

function rateInAWord(amount: string): ProtocolUnit | undefined {
  if (BITS_A_SECOND.test(amount)) return { unit: "1", factor: 1, rate: true };
  const operations = timesOf(amount, OPERATIONS_A_SECOND);
  return operations === undefined ? undefined : { unit: "op/s", factor: operations, rate: true };
}

/** `M` is millions, and no minutes. */
function nsOf(text: string): number | undefined {
  return text === "M" ? undefined : NS.get(text.toLowerCase());
}

/** `Mb` is bits. */
function bytesOf(text: string): number | undefined {
  return /^[KMG]i?b$/.test(text) ? undefined : BYTES.get(text.toLowerCase());
}

/** 1 of a word, and what its prefix says of a word with one. */
function timesOf(text: string, word: RegExp): number | undefined {
  if (word.test(text)) return 1;
  return word.test(text.slice(1)) ? THOUSANDS.get(text.charAt(0)) : undefined;
}

function mapOf(entries: Readonly<Record<string, number>>): ReadonlyMap<string, number> {
  return new Map(Object.entries(entries));
}
