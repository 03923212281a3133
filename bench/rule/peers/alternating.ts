import type { Drawn } from "../draw.js";
import type { Rule } from "../rules.js";
import { UNCHANGED } from "../workload.js";
import { verdictOf } from "./sides.js";

/** As the workflows that the tool comes with have it. */
const PASSES = 3;
const TOLERANCE = 0.05;
const FLOOR_NS = 1000;

/**
 * Tachometer.jl: passes over both versions in turn. A pass says slower when the minimum of its samples is more
 * than 5 % higher, and at least 1 µs; every pass must say so. Here a pass is a third of the rounds, so that
 * all that is measured counts, as for the other rules. Without the wider tolerance that the tool may learn
 * from a published history.
 */
export const ALTERNATING: Rule = {
  name: "minimum in each of 3 alternating passes (Tachometer.jl)",
  source: "https://github.com/KristofferC/Tachometer.jl#configure-the-comparison",
  ours: false,
  every: 1,
  judge: (drawn, rounds) => {
    const passes = Array.from({ length: PASSES }, (_, pass) => minima(drawn, rounds, pass));
    const slower = passes.every(
      ({ before, after }) => after / before > 1 + TOLERANCE && after - before >= FLOOR_NS,
    );
    const faster = passes.every(
      ({ before, after }) => after / before < 1 - TOLERANCE && before - after >= FLOOR_NS,
    );
    return [{ quantile: "mean", verdict: verdictOf(slower, faster), rounds }];
  },
};

function minima(
  { workload, effect, baseline, candidate }: Drawn,
  rounds: number,
  pass: number,
): { before: number; after: number } {
  const [from, to] = [pass, pass + 1].map((edge) => Math.floor((edge * rounds) / PASSES));
  const least = (trials: readonly number[], under: typeof effect): number => {
    const values = workload.quantiles(0, under);
    return Math.min(...trials.slice(from, to).map((t) => values[t]!));
  };
  return { before: least(baseline, UNCHANGED), after: least(candidate, effect) };
}
