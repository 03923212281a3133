import { quantileSorted } from "../../../src/core/stats/quantile.js";
import type { Rule } from "../rules.js";
import { QUANTILES, UNCHANGED } from "../workload.js";
import { verdictOf } from "./sides.js";

const PASSES = 5;
const LIMIT = 1.05;

/**
 * Tachometer.jl, as the project's issue describes it: passes over both versions in turn, each with a
 * verdict of its own at 5 %, and the majority of the passes decides.
 */
export const ALTERNATING: Rule = {
  name: "majority of alternating passes (Tachometer.jl)",
  source: "the description in this project's issue 3; no public text was found",
  ours: false,
  every: 1,
  judge: (drawn, rounds) =>
    QUANTILES.map((quantile) => {
      const before = drawn.workload.quantiles(quantile, UNCHANGED);
      const after = drawn.workload.quantiles(quantile, drawn.effect);
      let [slower, faster] = [0, 0];
      for (let pass = 0; pass < PASSES; pass++) {
        const from = Math.floor((pass * rounds) / PASSES);
        const to = Math.floor(((pass + 1) * rounds) / PASSES);
        const middle = (trials: readonly number[], values: Float64Array): number =>
          quantileSorted(
            trials
              .slice(from, to)
              .map((t) => values[t]!)
              .sort((a, b) => a - b),
            0.5,
          );
        const ratio = middle(drawn.candidate, after) / middle(drawn.baseline, before);
        if (ratio > LIMIT) slower += 1;
        if (ratio < 1 / LIMIT) faster += 1;
      }
      const verdict = verdictOf(slower > PASSES / 2, faster > PASSES / 2);
      return { quantile, verdict, rounds };
    }),
};
