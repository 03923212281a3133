import type { PreparedSeries, SideValues } from "./prepare.js";
import type { Oriented } from "./tests.js";

/** What a claim says of the candidate, beyond what is allowed. `plain` allows nothing. */
export type Claim =
  | "worse" // by more than the tolerance and the floor
  | "within" // not worse by more than the tolerance or the floor
  | "better" // better by more than the tolerance and the floor
  | "not-better" // not better by more than the tolerance or the floor
  | "plainly-worse"
  | "plainly-better";

/**
 * The values for a claim, turned so that the claim reads "candidate above baseline". The candidate is
 * moved by what is allowed: with tolerance t and floor f a lower-is-better candidate c is worse when
 * min(c/(1 + t), c − f) lies above the baseline. One test then covers both. What the clock's tick can
 * move a value speaks against every claim.
 */
export function orient(series: PreparedSeries, claim: Claim): Oriented {
  const { better, tolerance: t, floor: f, resolution } = series;
  const lower = better === "lower";
  const claimsUp = claim === "worse" || claim === "plainly-worse" || claim === "not-better";
  const sign = lower === claimsUp ? 1 : -1;
  const doubt = -sign * (claim.startsWith("plainly") ? 0 : resolution);
  const moved = moveBy(lower, claim, t, f);
  const turned = ({ baseline, candidate }: SideValues): SideValues => ({
    baseline: baseline.map((b) => sign * logOf(b)),
    candidate: candidate.map((c) => sign * (logOf(moved(c)) + doubt)),
  });
  return { design: series.design, own: turned(series), neighbours: series.neighbours.map(turned) };
}

function moveBy(lower: boolean, claim: Claim, t: number, f: number): (c: number) => number {
  switch (claim) {
    case "worse":
    case "within":
      return lower ? (c) => Math.min(c / (1 + t), c - f) : (c) => Math.max(c * (1 + t), c + f);
    case "better":
    case "not-better":
      return lower ? (c) => Math.max(c * (1 + t), c + f) : (c) => Math.min(c / (1 + t), c - f);
    case "plainly-worse":
    case "plainly-better":
      return (c) => c;
  }
}

/** Zero lies below every positive value, and what is below zero lies below zero. */
function logOf(value: number): number {
  if (value > 0) return Math.log(value);
  return value === 0 ? ZERO : 2 * ZERO;
}

const ZERO = -1e6;
