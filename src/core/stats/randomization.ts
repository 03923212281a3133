import type { QuadSums } from "./scores.js";

/**
 * The randomization distribution of a sum of quad scores and of how alike the trials of each side are: with
 * nothing changed, each quad shows one of its six arrangements with equal chance and by itself, whatever the
 * noise is. The distribution of the sum is the convolution over quads; it is exact given the values that were seen.
 */
export class RandomizationNull {
  /**
   * Of every other sum, from the lowest on: those of one quad are all even or all odd, and so are those of several.
   * An array of the engine's own: typed ones of this size are made outside its heap, which costs more than to fill
   * them.
   */
  private readonly mass: number[] = [1];
  /** The sum that index 0 stands for. */
  private lowest = 0;
  /** Three times the mean of the sum. */
  private threeMeans = 0;

  /** Takes one more quad in. */
  add({ apart: [a, b, c], alike: [alikeA, alikeB, alikeC] }: QuadSums): void {
    if (((a ^ b) | (a ^ c) | alikeA | alikeB | alikeC) & 1)
      throw new Error(`not scores of a quad: ${a}, ${b}, ${c}; alike ${alikeA}, ${alikeB}, ${alikeC}`);
    const lowest = Math.min(alikeA - Math.abs(a), alikeB - Math.abs(b), alikeC - Math.abs(c));
    const place = (sum: number): number => (sum - lowest) / 2;
    this.spread(
      descending([
        place(alikeA + a),
        place(alikeA - a),
        place(alikeB + b),
        place(alikeB - b),
        place(alikeC + c),
        place(alikeC - c),
      ]),
    );
    this.lowest += lowest;
    this.threeMeans += alikeA + alikeB + alikeC;
  }

  /**
   * A sixth of all mass by each of six steps, in place: from the top down nothing is written before it was read.
   *
   * @param steps descending; the last is 0
   */
  private spread([s0, s1, s2, s3, s4]: SixSteps): void {
    const { mass } = this;
    for (let i = 0; i < mass.length; i++) mass[i]! /= 6;
    for (let added = 0; added < s0; added++) mass.push(0);
    let i = mass.length - 1;
    for (; i >= s0; i--) {
      mass[i] = mass[i - s0]! + mass[i - s1]! + mass[i - s2]! + mass[i - s3]! + mass[i - s4]! + mass[i]!;
    }
    for (; i >= 0; i--) {
      let sum = 0;
      if (i >= s1) sum += mass[i - s1]!;
      if (i >= s2) sum += mass[i - s2]!;
      if (i >= s3) sum += mass[i - s3]!;
      if (i >= s4) sum += mass[i - s4]!;
      mass[i] = sum + mass[i]!;
    }
  }

  /** P(sum ≥ observed), of what has not been taken out. */
  upperTail(observed: number): number {
    const { mass } = this;
    let tail = 0;
    const first = Math.max(0, Math.ceil((observed - this.lowest) / 2));
    for (let i = first; i < mass.length; i++) tail += mass[i]!;
    return tail;
  }

  /**
   * Takes the sums out that reject at this look: the highest ones, of a total chance of at most
   * `allowed`.
   *
   * @returns the smallest sum that rejects (Infinity when none does), and the chance taken
   */
  takeUpper(allowed: number): { boundary: number; taken: number } {
    const { mass } = this;
    const { length } = mass;
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
    mass.length = Math.min(first, length);
    return { boundary: first < length ? 2 * first + this.lowest : Infinity, taken };
  }
}

type SixSteps = [number, number, number, number, number, number];

/** Sorted in place, by insertion. */
function descending(steps: SixSteps): SixSteps {
  for (let i = 1; i < steps.length; i++) {
    const step = steps[i]!;
    let j = i;
    for (; j > 0 && steps[j - 1]! < step; j--) steps[j] = steps[j - 1]!;
    steps[j] = step;
  }
  return steps;
}

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
    if (!this.isLargest) return;
    const widest = Math.max(
      alike[0] + Math.abs(apart[0]),
      alike[1] + Math.abs(apart[1]),
      alike[2] + Math.abs(apart[2]),
    );
    this.isLargest = seen === widest;
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
