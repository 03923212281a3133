import type { Arrangement } from "../core/model/plan.js";
import { Draw } from "./draw.js";

const ARRANGEMENTS = ["BBCC", "BCBC", "BCCB", "CBBC", "CBCB", "CCBB"] as const;

/**
 * Orders of the quads of one benchmark, each drawn uniformly and by itself. The draw is what makes
 * the null distribution of the decision rule exact: a fixed ABBA is not (docs/statistics.md).
 */
export function drawArrangements(seed: string, benchmark: string, quads: number): Arrangement[] {
  const draw = new Draw(seed, `arrangement ${benchmark}`);
  return Array.from({ length: quads }, () => draw.pick(ARRANGEMENTS));
}
