import type { QuadSums } from "./scores.js";

/**
 * The randomization distribution of a sum of quad scores and of how alike the trials of each side are: with
 * nothing changed, each quad shows one of its six arrangements with equal chance and by itself, whatever the
 * noise is. The distribution of the sum is the convolution over quads; it is exact given the values that were seen.
 */
export class RandomizationNull {
  /** Of every other sum: those of one quad are all even or all odd, and so are those of several. */
  private mass: Float64Array = Float64Array.of(1);
  /** Where the next distribution is written; then the two change places. */
  private spare: Float64Array = new Float64Array(0);
  private length = 1;
  /** The sum that index 0 stands for. */
  private lowest = 0;
  /** Three times the mean of the sum. */
  private threeMeans = 0;

  /** Takes one more quad in. */
  add({ apart: [a, b, c], alike: [alikeA, alikeB, alikeC] }: QuadSums): void {
    const lowest = Math.min(alikeA - Math.abs(a), alikeB - Math.abs(b), alikeC - Math.abs(c));
    const widest = Math.max(alikeA + Math.abs(a), alikeB + Math.abs(b), alikeC + Math.abs(c)) - lowest;
    if (((a ^ b) | (a ^ c) | alikeA | alikeB | alikeC) & 1)
      throw new Error(`not scores of a quad: ${a}, ${b}, ${c}; alike ${alikeA}, ${alikeB}, ${alikeC}`);
    const { mass, length } = this;
    const added = widest / 2;
    const next = this.emptySpare(length + added);
    const [upA, downA] = [(alikeA + a - lowest) / 2, (alikeA - a - lowest) / 2];
    const [upB, downB] = [(alikeB + b - lowest) / 2, (alikeB - b - lowest) / 2];
    const [upC, downC] = [(alikeC + c - lowest) / 2, (alikeC - c - lowest) / 2];
    for (let i = 0; i < length; i++) {
      const share = mass[i]! / 6;
      if (share === 0) continue;
      next[i + upA]! += share;
      next[i + downA]! += share;
      next[i + upB]! += share;
      next[i + downB]! += share;
      next[i + upC]! += share;
      next[i + downC]! += share;
    }
    this.spare = mass;
    this.mass = next;
    this.length = length + added;
    this.lowest += lowest;
    this.threeMeans += alikeA + alikeB + alikeC;
  }

  private emptySpare(length: number): Float64Array {
    if (this.spare.length >= length) return this.spare.fill(0, 0, length);
    return new Float64Array(Math.max(LEAST_CAPACITY, 2 * length));
  }

  /** P(sum ≥ observed), of what has not been taken out. */
  upperTail(observed: number): number {
    let tail = 0;
    const first = Math.max(0, Math.ceil((observed - this.lowest) / 2));
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
    // A sum no larger than the mean is no evidence of anything.
    const mean = Math.floor((this.threeMeans / 3 - this.lowest) / 2);
    const first = Math.max(i + 1, mean + 1);
    taken = 0;
    for (let j = first; j < length; j++) taken += mass[j]!;
    this.length = Math.min(first, length);
    return { boundary: first < length ? 2 * first + this.lowest : Infinity, taken };
  }
}

/** Enough for most runs of 20 quads: arrays that grow cost more than long ones. */
const LEAST_CAPACITY = 1024;

/**
 * The sum that was seen, and what is known of it without its distribution: whether it lies above the mean, and its
 * chance for as long as it is the largest that the quads' arrangements can show, as after a clear change.
 */
export class SeenSum {
  value = 0;
  private threeMeans = 0;
  private chance = 1;
  private isLargest = true;

  /** Takes one more quad in. */
  add({ apart, alike }: QuadSums): void {
    const seen = alike[0] + apart[0];
    this.value += seen;
    this.threeMeans += alike[0] + alike[1] + alike[2];
    const widest = Math.max(...apart.map((score, i) => alike[i]! + Math.abs(score)));
    this.isLargest &&= seen === widest;
    if (!this.isLargest) return;
    const share = this.chance / 6;
    // Added up as the distribution adds them up, so that both are the same number.
    this.chance = 0;
    apart.forEach((score, i) => {
      if (alike[i]! + score === widest) this.chance += share;
      if (alike[i]! - score === widest) this.chance += share;
    });
  }

  get isAboveMean(): boolean {
    return 3 * this.value > this.threeMeans;
  }

  /** P(sum ≥ seen) where the largest sum was seen, else undefined. */
  get upperTail(): number | undefined {
    return this.isLargest ? this.chance : undefined;
  }
}
