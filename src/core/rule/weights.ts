import type { QuadScores } from "../stats/scores.js";
import { solve } from "../stats/solve.js";

/** Weights are whole numbers, as scores are, and add up to this. */
export const WEIGHT_UNITS = 16;
/** How many quads it takes for what they show to count as much as what is held before they are seen. */
const PRIOR_QUADS = 3;
/** Before, the first two numbers count alike and the others not at all. */
const PRIOR_NUMBERS = 2;
/** Added to correlations of 1: numbers that nearly always agree share their weight. */
const RIDGE = 0.1;

/**
 * How much each of several numbers of a trial counts, by how well its scores tell a shift from the noise:
 * the weights, none below zero, of the sum with the largest efficacy a·w / √(wᵀVw) (Pitman 1948; Noether
 * 1955), where V is the variance of the scores' sums over the arrangements of the quads, and a, which is a
 * slope there, is how far shifts of the sizes that are looked for move them.
 *
 * Nothing here depends on which trials of a quad are the candidate's. So the weights are the same for all
 * arrangements of what was seen, and the distribution over them stays exact.
 */
export class EfficacyWeights {
  /** Row by row, the half up to and with the diagonal. */
  private readonly variance: number[][] = [];
  private readonly moved: number[] = [];
  private readonly before: readonly number[];
  private quads = 0;

  constructor(private readonly numbers: number) {
    for (let i = 0; i < numbers; i++) {
      this.variance.push(new Array<number>(i + 1).fill(0));
      this.moved.push(0);
    }
    const held = Math.min(PRIOR_NUMBERS, numbers);
    this.before = this.moved.map((_, i) => (i < held ? 1 / held : 0));
  }

  /** Takes one more quad in: of each number the scores, and how far shifts move them. */
  add(quad: readonly ScoredQuad[]): void {
    for (let i = 0; i < this.numbers; i++) {
      const { scores, moved } = quad[i]!;
      const row = this.variance[i]!;
      this.moved[i]! += moved;
      for (let j = 0; j <= i; j++) {
        const other = quad[j]!.scores;
        row[j]! += scores[0] * other[0] + scores[1] * other[1] + scores[2] * other[2];
      }
    }
    this.quads += 1;
  }

  /** Whole numbers that add up to `WEIGHT_UNITS`. */
  weights(): readonly number[] {
    const seen = this.ofLargestEfficacy();
    const total = seen.reduce((sum, weight) => sum + weight, 0);
    if (!(total > 0)) return inUnits(this.before);
    return inUnits(
      seen.map(
        (weight, i) =>
          (PRIOR_QUADS * this.before[i]! + (this.quads * weight) / total) / (PRIOR_QUADS + this.quads),
      ),
    );
  }

  /** Up to a factor. What would count against a change does not count, nor what ties throughout. */
  private ofLargestEfficacy(): number[] {
    const size = this.variance.map((row, i) => Math.sqrt(row[i]!));
    const weights = size.map(() => 0);
    const speaking = [...size.keys()].filter((i) => size[i]! > 0);
    while (speaking.length > 0) {
      const found = this.solutionAmong(speaking, size);
      const least = found.indexOf(Math.min(...found));
      if (!(found[least]! < 0) || speaking.length === 1) {
        speaking.forEach((i, k) => (weights[i] = Math.max(0, found[k]!) / size[i]!));
        break;
      }
      speaking.splice(least, 1);
    }
    return weights;
  }

  private solutionAmong(those: readonly number[], size: readonly number[]): number[] {
    const correlation: number[][] = [];
    const moved: number[] = [];
    for (const i of those) {
      const row: number[] = [];
      for (const j of those) {
        const variance = i < j ? this.variance[j]![i]! : this.variance[i]![j]!;
        row.push(variance / (size[i]! * size[j]!) + (i === j ? RIDGE : 0));
      }
      correlation.push(row);
      moved.push(this.moved[i]! / size[i]!);
    }
    return solve(correlation, moved);
  }
}

/** One number of the four trials of a quad. */
export interface ScoredQuad {
  readonly scores: QuadScores;
  /** By shifts worth to be found. */
  readonly moved: number;
}

/** Shares that add up to 1, in units: the largest remainders are rounded up. */
function inUnits(shares: readonly number[]): number[] {
  const exact = shares.map((share) => share * WEIGHT_UNITS);
  const units = exact.map((x) => Math.floor(x + 1e-9));
  const left = WEIGHT_UNITS - units.reduce((sum, x) => sum + x, 0);
  const byRemainder = [...exact.keys()].sort(
    (i, j) => exact[j]! - units[j]! - (exact[i]! - units[i]!) || i - j,
  );
  for (const i of byRemainder.slice(0, left)) units[i]! += 1;
  return units;
}
