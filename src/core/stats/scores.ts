import { TIE } from "./quad.js";

/**
 * The score of a difference: its size up to a limit, and no more than the limit beyond it (Huber
 * 1964). Small differences count by their size, as in a mean; a burst counts like a sign.
 *
 * Scores are whole numbers, so that their null distribution is computed exactly. The limit is a
 * constant and not an estimate: then the test is monotone in the shift that it tests.
 */
export const SCORE_STEPS = 8;

/** The log-ratio beyond which a difference counts no further. */
export const SCORE_LIMIT = 0.05;
/** The same where a change in the tail is looked for: it is larger, and so is the noise. */
export const TAIL_SCORE_LIMIT = 0.1;

/** Odd and non-decreasing in `difference`; −steps … steps. */
export function score(difference: number, limit: number, steps = SCORE_STEPS): number {
  const size = Math.abs(difference);
  if (!(size > TIE)) return 0;
  const whole = size >= limit ? steps : Math.floor((size / limit) * steps + 0.5);
  return difference < 0 ? -whole : whole;
}

/** Of the six differences within a quad, how many lie within the limit. */
export function differencesWithin(b1: number, b2: number, c1: number, c2: number, limit: number): number {
  const within = (x: number, y: number): number => Number(Math.abs(x - y) < limit);
  return within(b1, b2) + within(c1, c2) + within(c1, b1) + within(c1, b2) + within(c2, b1) + within(c2, b2);
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
  limit: number,
  steps = SCORE_STEPS,
): QuadScores {
  const b1b2 = score(b1 - b2, limit, steps);
  const c1c2 = score(c1 - c2, limit, steps);
  const c1b1 = score(c1 - b1, limit, steps);
  const c1b2 = score(c1 - b2, limit, steps);
  const c2b1 = score(c2 - b1, limit, steps);
  const c2b2 = score(c2 - b2, limit, steps);
  return [
    c1b1 + c1b2 + c2b1 + c2b2,
    // {b1, c1} against {b2, c2}
    b1b2 - c2b1 + c1b2 + c1c2,
    // {b1, c2} against {b2, c1}
    b1b2 - c1b1 + c2b2 - c1c2,
  ];
}
