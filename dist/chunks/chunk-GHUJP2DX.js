import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/plan/draw.ts
import { createHash } from "node:crypto";
var Draw = class {
  #seed;
  #name;
  #count = 0;
  constructor(seed, name) {
    this.#seed = seed, this.#name = name;
  }
  /** A whole number in [0, bound), uniform: values that would favour the small ones are drawn anew. */
  below(bound) {
    let limit = Math.floor(281474976710656 / bound) * bound;
    for (; ; ) {
      let digest = createHash("sha256").update(JSON.stringify([this.#seed, this.#name, this.#count])).digest();
      this.#count += 1;
      let value = digest.readUIntBE(0, 6);
      if (value < limit) return value % bound;
    }
  }
  pick(choices) {
    return choices[this.below(choices.length)];
  }
};

// src/plan/arrangements.ts
var ARRANGEMENTS = ["BBCC", "BCBC", "BCCB", "CBBC", "CBCB", "CCBB"];
function drawArrangements(seed, benchmark, quads) {
  let draw = new Draw(seed, `arrangement ${benchmark}`);
  return Array.from({ length: quads }, () => draw.pick(ARRANGEMENTS));
}

export {
  Draw,
  drawArrangements
};
