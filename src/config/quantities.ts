import type { Limits } from "../core/model/plan.js";
import type { Unit } from "../core/model/trial.js";
import type { Reporter } from "./reporter.js";
import { show } from "./schema-problems.js";
import type { Amount } from "./units.js";
import { parseAmount, parseDuration, parseShare, parseTimeLimitMs } from "./units.js";
import type { Path } from "./yaml-document.js";

/** A time limit in milliseconds. */
export function timeLimitMs(
  text: string | undefined,
  fallbackMs: number,
  path: Path,
  report: Reporter,
): number {
  if (text === undefined) return fallbackMs;
  const ms = parseTimeLimitMs(text);
  if (ms !== undefined) return ms;
  report.value(path, { expected: "a time above zero and of at most 1440m", message: `got ${show(text)}` });
  return fallbackMs;
}

/** Text that the schema has let through as a share or a duration, but that is too long to be a number. */
function unreadable(text: unknown, path: Path, report: Reporter): number {
  report.value(path, { expected: "a number of fewer digits", message: `got ${show(text)}` });
  return 0;
}

// What a results file can hold: what lies beyond would be measured, and could be read by nobody.
const MOST_SHARE = 1000;
/** In nanoseconds, or the metric's own unit. */
const MOST_FLOOR = 2 ** 53;
const A_FLOOR = "a floor below 2^53, in nanoseconds or its own unit";

export function share(text: string, path: Path, report: Reporter): number {
  const value = parseShare(text) ?? unreadable(text, path, report);
  if (value > MOST_SHARE)
    report.value(path, { expected: "a share of at most 100000%", message: `got ${show(text)}` });
  return value;
}

export function floorNs(text: string, path: Path, report: Reporter): number {
  const value = parseDuration(text) ?? unreadable(text, path, report);
  if (value >= MOST_FLOOR) report.value(path, { expected: A_FLOOR, message: `got ${show(text)}` });
  return value;
}

/** What the amounts of a policy may be in. */
export type Measure = "latency" | "value";

/** An amount in the metric's unit: of a latency, nanoseconds. */
export function amount(given: number | string, measure: Measure, path: Path, report: Reporter): number {
  const parsed: Amount | undefined = parseAmount(given);
  if (parsed === undefined) return unreadable(given, path, report);
  if (measure === "latency" && (parsed.dimension === "size" || parsed.dimension === "share")) {
    report.value(path, { expected: "a duration like 20ms", message: `got ${show(given)}` });
  } else if (measure === "latency" && parsed.value < 0) {
    report.value(path, { expected: "a duration of zero or more", message: `got ${show(given)}` });
  } else if (measure === "latency" && parsed.dimension === "plain" && parsed.value !== 0) {
    // Who leaves the unit out hardly means nanoseconds, and as such a budget would never hold.
    report.value(path, {
      expected: "a duration like 20ms",
      message: `got ${show(given)}`,
      hint: `name the unit: ${given}ms, ${given}us or ${given}ns`,
    });
  }
  return parsed.value;
}

const UNITS: Readonly<Record<Amount["dimension"], Unit | undefined>> = {
  plain: undefined,
  duration: "ns",
  size: "B",
  share: "ratio",
};

/** In which amounts are named; undefined where none of them has a unit, or two have different ones. */
export function unitOf(amounts: readonly (number | string | undefined)[]): Unit | undefined {
  const named = amounts.flatMap((given) => {
    const parsed = given === undefined ? undefined : parseAmount(given);
    return parsed === undefined ? [] : (UNITS[parsed.dimension] ?? []);
  });
  const [unit, ...others] = new Set(named);
  return others.length === 0 ? unit : undefined;
}

export function floor(given: number | string, measure: Measure, path: Path, report: Reporter): number {
  const value = amount(given, measure, path, report);
  if (value < 0) report.value(path, { expected: "a floor of zero or more", message: `got ${show(given)}` });
  if (value >= MOST_FLOOR) report.value(path, { expected: A_FLOOR, message: `got ${show(given)}` });
  return value;
}

export interface GivenLimits {
  readonly min?: number | string;
  readonly max?: number | string;
}

export function limits(given: GivenLimits, measure: Measure, path: Path, report: Reporter): Limits {
  const min = given.min === undefined ? undefined : amount(given.min, measure, [...path, "min"], report);
  const max = given.max === undefined ? undefined : amount(given.max, measure, [...path, "max"], report);
  if (min !== undefined && max !== undefined && min > max) {
    report.value([...path, "min"], { message: `min ${show(given.min)} is above max ${show(given.max)}` });
  }
  return { min, max };
}
