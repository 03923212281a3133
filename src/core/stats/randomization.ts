import type { QuadScores } from "./scores.js";

/**
 * The randomization distribution of a sum of quad scores: with nothing changed, each quad shows one
 * of its six arrangements with equal chance and by itself, whatever the noise is. The distribution of
 * the sum is the convolution over quads; it is exact given the values that were seen.
 */
export class RandomizationNull {
  /** Of every other sum: those of one quad are all even or all odd, and so are those of several. */
  private mass: Float64Array = Float64Array.of(1);
  /** Where the next distribution is written; then the two change places. */
  private spare: Float64Array = new Float64Array(0);
  private length = 1;
  /** The sum that index 0 stands for is −reach. */
  private reach = 0;

  /** Takes one more quad in. */
  add(scores: QuadScores): void {
    const a = Math.abs(scores[0]);
    const b = Math.abs(scores[1]);
    const c = Math.abs(scores[2]);
    if (((a ^ b) | (a ^ c)) & 1) throw new Error(`not scores of a quad: ${scores.join(", ")}`);
    const widest = Math.max(a, b, c);
    const { mass, length } = this;
    const next = this.emptySpare(length + widest);
    const [upA, upB, upC] = [(widest + a) / 2, (widest + b) / 2, (widest + c) / 2];
    for (let i = 0; i < length; i++) {
      const share = mass[i]! / 6;
      if (share === 0) continue;
      const top = i + widest;
      next[i + upA]! += share;
      next[top - upA]! += share;
      next[i + upB]! += share;
      next[top - upB]! += share;
      next[i + upC]! += share;
      next[top - upC]! += share;
    }
    this.spare = mass;
    this.mass = next;
    this.length = length + widest;
    this.reach += widest;
  }

  private emptySpare(length: number): Float64Array {
    if (this.spare.length >= length) return this.spare.fill(0, 0, length);
    return new Float64Array(Math.max(LEAST_CAPACITY, 2 * length));
  }

  /** P(sum ≥ observed), of what has not been taken out. */
  upperTail(observed: number): number {
    let tail = 0;
    const first = Math.max(0, Math.ceil((observed + this.reach) / 2));
    for (let i = first; i < this.length; i++) tail += this.mass[i]!;
    return tail;
  }

  /**
   * Takes the sums out that reject at this look: the highest ones, of a total chance of at most
   * `allowed`.
   *
   * @returns the smallest sum that rejects (Infinity when none does), and the chance taken
   */
  takeUpper(allowed: number): { boundary: number; taken: number } {
    const { mass, length } = this;
    let taken = 0;
    let i = length - 1;
    while (i >= 0 && taken + mass[i]! <= allowed) {
      taken += mass[i]!;
      i -= 1;
    }
    // A sum of zero or less is no evidence of anything.
    const first = Math.max(i + 1, Math.floor(this.reach / 2) + 1);
    taken = 0;
    for (let j = first; j < length; j++) taken += mass[j]!;
    this.length = Math.min(first, length);
    return { boundary: first < length ? 2 * first - this.reach : Infinity, taken };
  }
}

/** Enough for most runs of 20 quads: arrays that grow cost more than long ones. */
const LEAST_CAPACITY = 1024;

/**
 * The chance of the largest sum that the quads' arrangements can show, for as long as it is the one that
 * was seen. A clear change shows it, and then the whole distribution is not needed.
 */
export class LargestSum {
  private chance = 1;
  private seen = true;

  /** Takes one more quad in. */
  add(scores: QuadScores): void {
    const sizes = scores.map(Math.abs);
    const widest = Math.max(...sizes);
    this.seen &&= scores[0] === widest;
    if (!this.seen) return;
    const share = this.chance / 6;
    // Added up as the distribution adds them up, so that both are the same number.
    this.chance = 0;
    for (const size of sizes) {
      if (size !== widest) continue;
      this.chance += share;
      if (widest === 0) this.chance += share;
    }
  }

  /** P(sum ≥ seen) where the largest sum was seen, else undefined. */
  get upperTail(): number | undefined {
    return this.seen ? this.chance : undefined;
  }
}
