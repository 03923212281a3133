import { quadBounds, quadDifferences, quadEstimate, quadPValue } from "../stats/quad.js";
import { quantileSorted, sorted } from "../stats/quantile.js";
import type { Decision, Decisions, Evidence, MetricSeries, RuleOptions, Statistic } from "./types.js";

/**
 * Decides every metric from the rounds that are there. Pure and deterministic; the order of the
 * series does not matter, and the same data give the same answer whenever they are asked for.
 */
export function decide(series: readonly MetricSeries[], options: RuleOptions): Decisions {
  return new Map(series.map((one) => [one.key, decideOne(one, options)]));
}

function decideOne(series: MetricSeries, options: RuleOptions): Decision {
  const last = options.looks.at(-1)!;
  let decision: Decision | undefined;
  let before = 0;
  for (const look of options.looks) {
    const share = (look - before) / last;
    before = look;
    if (series.rounds.length < look) break;
    decision = at(series, look, options.beta * share, (options.alpha * share) / options.metricsPlanned);
    if (decision.kind !== "inconclusive") return decision;
  }
  return decision ?? tooFew(series.rounds.length, options.looks[0]!);
}

function tooFew(have: number, needed: number): Decision {
  return { kind: "insufficient", reason: "rounds", needed, have, caveats: [], budget: { kind: "none" } };
}

function at(series: MetricSeries, look: number, beta: number, alpha: number): Decision {
  const rounds = series.rounds.slice(0, look - (look % 2));
  const baseline = Float64Array.from(rounds, (round) => Math.log(value(round.baseline, series.statistic)));
  const candidate = Float64Array.from(rounds, (round) => Math.log(value(round.candidate, series.statistic)));
  const sign = series.better === "lower" ? 1 : -1;
  const worse = quadDifferences(
    baseline.map((y) => y * sign),
    candidate.map((y) => y * sign),
  );
  const limit = Math.log1p(series.tolerance);
  const bounds = quadBounds(worse, beta);
  const pValue = quadPValue(worse, 0);
  const kind =
    bounds.high < limit
      ? bounds.high < -limit
        ? "improvement"
        : "pass"
      : bounds.low > limit && pValue <= alpha
        ? "regression"
        : "inconclusive";
  const interval = quadBounds(worse, 0.025);
  const estimate = Math.expm1(sign * quadEstimate(worse));
  const ends = [Math.expm1(sign * interval.low), Math.expm1(sign * interval.high)].sort((a, b) => a - b);
  const baselineValue = Math.exp(quantileSorted(sorted(baseline), 0.5));
  const interval95 = { low: ends[0]!, high: ends[1]! };
  const evidence: Evidence = {
    estimate,
    estimateAbsolute: estimate * baselineValue,
    interval95,
    interval95Absolute: { low: interval95.low * baselineValue, high: interval95.high * baselineValue },
    pValue,
    pValueAdjusted: Math.min(1, pValue / alpha),
    baselineValue,
    candidateValue: Math.exp(quantileSorted(sorted(candidate), 0.5)),
    roundsUsed: rounds.length,
    samplesPerSide: rounds.reduce((sum, round) => sum + round.baseline.length, 0),
    smallestDetectableChange: Math.expm1(limit + bounds.high - bounds.low),
    budget: { kind: "none" },
    caveats: [],
    differences: rounds.map((round, i) => ({
      round: round.round,
      relative: Math.expm1(candidate[i]! - baseline[i]!),
    })),
  };
  return { ...evidence, kind, decidedAtLook: kind === "inconclusive" ? undefined : look };
}

function value(samples: Float64Array, statistic: Statistic): number {
  switch (statistic.kind) {
    case "value":
      return samples[0]!;
    case "mean":
      return samples.reduce((sum, x) => sum + x, 0) / samples.length;
    case "quantile":
      return quantileSorted(sorted(samples), statistic.q);
  }
}
