import { countAbove, quantileIsAbove, quantileOfRuns } from "../stats/runs.js";
import { RandomizationNull } from "../stats/randomization.js";
import { apartAlone, heldAt, quadScores, SCORE_STEPS, splitsOf, type QuadScores } from "../stats/scores.js";
import type { PreparedSeries } from "./prepare.js";

/** The guard is for quantiles from here on. */
const GUARDED_FROM = 0.9;
/** Its two tests share the level 0.05 at the last look. */
const LAST_LEVEL = 0.025;
/** Earlier, a hint is enough to go on measuring: a few slow rounds cannot be significant yet. */
const EARLY_LEVEL = 0.25;
/** A log-ratio that lets a doubling in some rounds weigh more than noise in the others. */
const WIDE = heldAt(1);

/**
 * A slow-down in fewer than half of the rounds hides from every rule that looks at the middle of the
 * rounds. So a pass of a high quantile is withheld when the quantile of all samples together is worse
 * by more than the tolerance and the floor, and one of two tests says that this is not chance: the
 * share of samples beyond the common quantile, and the size of the differences with a wide limit.
 * Both are randomization tests over the drawn arrangements, exact under no change.
 */
export function tailIsSlower(series: PreparedSeries, strata: number, isLast: boolean): boolean {
  const level = isLast ? LAST_LEVEL : EARLY_LEVEL;
  const { statistic } = series;
  if (statistic.kind !== "quantile" || statistic.q < GUARDED_FROM || series.better !== "lower") return false;
  const sides = Array.from({ length: strata }, (_, i) => series.samples(i));
  const baseline = sides.flatMap((side) => side.baseline);
  const candidate = sides.flatMap((side) => side.candidate);
  const before = quantileOfRuns(baseline, statistic.q);
  const allowed = Math.max(before * (1 + series.tolerance), before + series.floor);
  if (!quantileIsAbove(candidate, statistic.q, allowed)) return false;
  return (
    sharePValue(sides, quantileOfRuns([...baseline, ...candidate], statistic.q)) < level ||
    pValue(sides.map((_, i) => wideScores(series, i))) < level
  );
}

/** Chance of as high a sum of the observed scores. */
function pValue(scores: readonly QuadScores[]): number {
  const law = new RandomizationNull();
  for (const one of scores) law.add(apartAlone(one));
  return law.upperTail(scores.reduce((sum, one) => sum + one[0], 0));
}

function wideScores(series: PreparedSeries, stratum: number): QuadScores {
  const { baseline, candidate } = series;
  const at = 2 * stratum;
  return quadScores(
    Math.log(baseline[at]!),
    Math.log(baseline[at + 1]!),
    Math.log(candidate[at]!),
    Math.log(candidate[at + 1]!),
    WIDE,
  );
}

function sharePValue(sides: readonly ReturnType<PreparedSeries["samples"]>[], threshold: number): number {
  const counts = sides.map((side) => ({
    baseline: side.baseline.map((samples) => countAbove(samples, threshold)),
    candidate: side.candidate.map((samples) => countAbove(samples, threshold)),
  }));
  const most = Math.max(1, ...counts.flatMap((side) => [...side.baseline, ...side.candidate]));
  const unit = most / (4 * SCORE_STEPS);
  const whole = (count: number): number => Math.round(count / unit);
  return pValue(
    counts.map(({ baseline, candidate }) => {
      const [b1, b2, c1, c2] = [...baseline, ...candidate].map(whole) as [number, number, number, number];
      return splitsOf(b1, b2, c1, c2);
    }),
  );
}
