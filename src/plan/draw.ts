import { createHash } from "node:crypto";

/**
 * Uniform draws that follow from a seed and a name, so that adding a benchmark to the plan leaves
 * the draws of all others as they were.
 *
 * The n-th draw of a name is taken from SHA-256(seed, name, n): slow for a simulation, plenty for
 * a few hundred draws, and the same on every machine.
 */
export class Draw {
  readonly #seed: string;
  readonly #name: string;
  #count = 0;

  constructor(seed: string, name: string) {
    this.#seed = seed;
    this.#name = name;
  }

  /** A whole number in [0, bound), uniform: values that would favour the small ones are drawn anew. */
  below(bound: number): number {
    const limit = Math.floor(2 ** 48 / bound) * bound;
    for (;;) {
      const digest = createHash("sha256")
        .update(JSON.stringify([this.#seed, this.#name, this.#count]))
        .digest();
      this.#count += 1;
      const value = digest.readUIntBE(0, 6);
      if (value < limit) return value % bound;
    }
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)]!;
  }
}
