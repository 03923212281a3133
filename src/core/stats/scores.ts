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
  /** Whether it counts, too, how alike the trials of one side are. */
  readonly agrees: boolean;
}

/** Small noise is told from a change by differences of up to this: a burst counts like a sign. */
export const HELD = heldAt(0.05);
/** The same where a change in the tail is looked for: it is larger, and so is the noise. */
export const HELD_FOR_TAIL = heldAt(0.1);
/**
 * For noise that itself jumps by more than the changes that are looked for: jumps count less. More than half is
 * left, so that a quad of which all four differences lie far out still shows the largest of its sums where they
 * count alike: of these, every other split counts only two, one against the other.
 */
export const FALLING: ScoreShape = { limit: 0.08, until: 0.2, left: 0.625, agrees: true };

export function heldAt(limit: number): ScoreShape {
  return { limit, until: limit, left: 1, agrees: false };
}

/**
 * Scores are whole numbers, so that their null distribution is computed exactly. Shapes are constants and not
 * estimates: then a test of one that does not fall is monotone in the shift that it tests.
 */
export const SCORE_STEPS = 8;

/** Odd in `difference`, and where nothing falls non-decreasing; −SCORE_STEPS … SCORE_STEPS. */
export function score(difference: number, shape: ScoreShape): number {
  const size = Math.abs(difference);
  if (!(size > TIE)) return 0;
  const whole = Math.floor(heightAt(size, shape) * SCORE_STEPS + 0.5);
  return difference < 0 ? -whole : whole;
}

/** 1 at the limit. */
function heightAt(size: number, { limit, until, left }: ScoreShape): number {
  if (size < limit) return size / limit;
  return size >= until ? left : 1 - ((1 - left) * (size - limit)) / (until - limit);
}

/** Log-ratios, up and down, of changes that are worth to be found. */
const SHIFTS = [0.1, 0.2] as const;

/** By how much shifts, up and down, move the score of a difference. */
export function movedByShifts(difference: number, shape: ScoreShape): number {
  let moved = 0;
  for (const shift of SHIFTS) moved += score(difference + shift, shape) - score(difference - shift, shape);
  return moved;
}

/**
 * Of one quad, for the three ways to split its four trials into two pairs: the sum of one pair's scores less
 * the other's; swapping the pairs turns the sign. The first is the observed split. Of whole scores all three
 * are even, or all odd.
 */
export type QuadScores = readonly [observed: number, second: number, third: number];

/**
 * What the arrangements of a quad show: those of a split by how far its pairs are apart, in one direction and the
 * other, and by how alike the trials of each pair are, which is the same in both and even.
 */
export interface QuadSums {
  readonly apart: QuadScores;
  readonly alike: QuadScores;
}

/** Where it does not count how alike trials are. */
export function apartAlone(apart: QuadScores): QuadSums {
  return { apart, alike: [0, 0, 0] };
}

/** Of whole scores of the four trials. */
export function splitsOf(b1: number, b2: number, c1: number, c2: number): QuadScores {
  return [c1 + c2 - b1 - b2, b1 + c1 - b2 - c2, b1 + c2 - b2 - c1];
}

/** Of four values, each scored against the other three. */
export function quadScores(b1: number, b2: number, c1: number, c2: number, shape: ScoreShape): QuadScores {
  const b1b2 = score(b1 - b2, shape);
  const c1c2 = score(c1 - c2, shape);
  const c1b1 = score(c1 - b1, shape);
  const c1b2 = score(c1 - b2, shape);
  const c2b1 = score(c2 - b1, shape);
  const c2b2 = score(c2 - b2, shape);
  return splitsOf(b1b2 - c1b1 - c2b1, -b1b2 - c1b2 - c2b2, c1b1 + c1b2 + c1c2, c2b1 + c2b2 - c1c2);
}

/** Two trials that differ by no more than this agree, the more the less they differ. A log-ratio. */
const AGREES_WITHIN = 0.05;
/** What two trials that show the same count, in steps of a score. */
const AGREES_MOST = 24;

/** For the three ways to split a quad into two pairs, how alike the trials of each pair are; none below zero. */
export function quadAgreement(b1: number, b2: number, c1: number, c2: number): QuadScores {
  return [
    agreement(b1 - b2) + agreement(c1 - c2),
    agreement(b1 - c1) + agreement(b2 - c2),
    agreement(b1 - c2) + agreement(b2 - c1),
  ];
}

function agreement(difference: number): number {
  return Math.floor(Math.max(0, 1 - Math.abs(difference) / AGREES_WITHIN) * AGREES_MOST + 0.5);
}
