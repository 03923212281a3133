import { median } from "simple-statistics";
import type { Judgement } from "../model/report.js";
import { TIE } from "../stats/quad.js";
import type { PairedMetric } from "./paired-metric.js";

/**
 * Compares a value that is declared not to vary (a size, a count): no test, the numbers themselves. A
 * change for the worse beyond both the tolerance and the floor is a regression, however small the run.
 */
export function judgeExact({ planned, better, series }: PairedMetric): Judgement {
  const of = (side: "baseline" | "candidate"): number[] => series.rounds.flatMap((round) => [...round[side]]);
  const [before, after] = [of("baseline"), of("candidate")];
  const [baseline, candidate] = [median(before), median(after)];
  const relative = baseline === candidate ? 0 : baseline === 0 ? Infinity : candidate / baseline - 1;
  const change = better === "lower" ? candidate - baseline : baseline - candidate;
  // A quotient may lie a rounding above what it is: a change of exactly what is allowed is none that is more.
  const beyond = Math.abs(relative) > planned.tolerance + TIE && Math.abs(change) > planned.floor;
  const verdict = !beyond ? "pass" : change > 0 ? "regression" : "improvement";
  const varies = [before, after].some((values) => values.some((value) => value !== values[0]));
  return { verdict, exact: { baseline, candidate, relative, varies } };
}
