import { TIE } from "./quad.js";

/**
 * How much a difference counts: by its size up to a limit, as in a mean. Beyond it no more than at the limit,
 * like a sign (Huber 1964); or the less the farther out it lies, down to what is left (Hampel 1974).
 */
export interface ScoreShape {
  /** A log-ratio, as all sizes are. */
  readonly limit: number;
  /** Where the fall ends; the limit, where there is none. */
  readonly until: number;
  /** From there on, as a share of what counts at the limit. */
  readonly left: number;
}

/** Small noise is told from a change by differences of up to this: a burst counts like a sign. */
export const HELD = heldAt(0.05);
/** The same where a change in the tail is looked for: it is larger, and so is the noise. */
export const HELD_FOR_TAIL = heldAt(0.1);
/**
 * For noise that itself jumps by more than the changes that are looked for: jumps count less. More than half is
 * left, so that a quad in which all four differences lie far out still shows the largest of its sums: of these,
 * every other split counts only two, one against the other.
 */
export const FALLING: ScoreShape = { limit: 0.08, until: 0.2, left: 0.625 };

export function heldAt(limit: number): ScoreShape {
  return { limit, until: limit, left: 1 };
}

/**
 * Scores are whole numbers, so that their null distribution is computed exactly. Shapes are constants and not
 * estimates: then a test of one that does not fall is monotone in the shift that it tests.
 */
export const SCORE_STEPS = 8;

/** Odd in `difference`, and where nothing falls non-decreasing; −steps … steps. */
export function score(difference: number, shape: ScoreShape, steps = SCORE_STEPS): number {
  const size = Math.abs(difference);
  if (!(size > TIE)) return 0;
  const whole = Math.floor(heightAt(size, shape) * steps + 0.5);
  return difference < 0 ? -whole : whole;
}

/** 1 at the limit. */
function heightAt(size: number, { limit, until, left }: ScoreShape): number {
  if (size < limit) return size / limit;
  return size >= until ? left : 1 - ((1 - left) * (size - limit)) / (until - limit);
}

/** Log-ratios, up and down, of changes that are worth to be found. */
const SHIFTS = [0.1, 0.2] as const;

/**
 * By how much shifts move the scores of the six differences within a quad, all together. The same whichever
 * of its trials are the candidate's.
 */
export function movedByShifts(
  b1: number,
  b2: number,
  c1: number,
  c2: number,
  shape: ScoreShape,
  steps = SCORE_STEPS,
): number {
  const ofSides = movedAt(b1 - b2, shape, steps) + movedAt(c1 - c2, shape, steps);
  const ofFirst = movedAt(c1 - b1, shape, steps) + movedAt(c1 - b2, shape, steps);
  return ofSides + ofFirst + movedAt(c2 - b1, shape, steps) + movedAt(c2 - b2, shape, steps);
}

function movedAt(difference: number, shape: ScoreShape, steps: number): number {
  let moved = 0;
  for (const shift of SHIFTS) {
    moved += score(difference + shift, shape, steps) - score(difference - shift, shape, steps);
  }
  return moved;
}

/**
 * The scores of one quad for the three ways to split its four trials into two pairs; swapping the
 * pairs turns the sign. The first is the observed split.
 */
export type QuadScores = readonly [observed: number, second: number, third: number];

/** Sum over the four candidate-baseline differences, for each split of the four values. */
export function quadScores(
  b1: number,
  b2: number,
  c1: number,
  c2: number,
  shape: ScoreShape,
  steps = SCORE_STEPS,
): QuadScores {
  const b1b2 = score(b1 - b2, shape, steps);
  const c1c2 = score(c1 - c2, shape, steps);
  const c1b1 = score(c1 - b1, shape, steps);
  const c1b2 = score(c1 - b2, shape, steps);
  const c2b1 = score(c2 - b1, shape, steps);
  const c2b2 = score(c2 - b2, shape, steps);
  return [
    c1b1 + c1b2 + c2b1 + c2b2,
    // {b1, c1} against {b2, c2}
    b1b2 - c2b1 + c1b2 + c1c2,
    // {b1, c2} against {b2, c1}
    b1b2 - c1b1 + c2b2 - c1c2,
  ];
}
