import { quantileSorted } from "../stats/quantile.js";
import { TIE } from "../stats/quad.js";
import { allowedLogChange } from "./allowed.js";
import { judgeBudget, middleValue } from "./budget.js";
import { smallestDetectableChange } from "./detectable.js";
import type { Judgement } from "./judge.js";
import { estimateOf, locate } from "./location.js";
import { logOf, relativeInterval } from "./logs.js";
import { VALUES_PER_STRATUM, type PreparedSeries } from "./prepare.js";
import type { AroundChange, Decision, Evidence, Interval, RuleCaveat, RuleOptions } from "./types.js";

/** A judgement with what was seen. */
export function describe(series: PreparedSeries, judgement: Judgement, options: RuleOptions): Decision {
  const budget = judgeBudget(series, options);
  if (judgement.kind === "insufficient") {
    const { kind, reason, needed, have, fault } = judgement;
    const isEmpty = reason === "invalid" || series.baseline.length === 0;
    const level = options.alpha / options.metricsPlanned;
    const seen = isEmpty ? {} : evidenceOf(series, Infinity, level, options);
    return { ...seen, kind, reason, needed, have, fault, budget, caveats: [...series.caveats] };
  }
  const { pValue, adjusted } = judgement.significance();
  const seen = evidenceOf(series, judgement.strata, judgement.levelAlone(), options);
  const caveats: RuleCaveat[] = [...seen.caveats];
  if (judgement.passWithheld) caveats.push("tail-guard");
  if (judgement.wider) caveats.push("wider-pass");
  if (judgement.byNeighbours) caveats.push("by-neighbours");
  const { kind, decidedAtLook } = judgement;
  const passesSoFar = judgement.passesSoFar();
  return { ...seen, kind, decidedAtLook, passesSoFar, pValue, pValueAdjusted: adjusted, budget, caveats };
}

type Seen = Omit<Evidence, "pValue" | "pValueAdjusted" | "budget">;

function evidenceOf(series: PreparedSeries, strata: number, level: number, options: RuleOptions): Seen {
  const lanes = VALUES_PER_STRATUM;
  const baseline = series.baseline.subarray(0, strata * lanes);
  const candidate = series.candidate.subarray(0, strata * lanes);
  const before = baseline.map(logOf);
  const after = candidate.map(logOf);
  const relative = locate(before, after);
  const absolute = locate(baseline, candidate);
  const { low, high } = relative.interval95;
  const roundsPerValue = series.roundsPerStratum / lanes;
  return {
    estimate: Math.expm1(relative.estimate),
    estimateAbsolute: absolute.estimate,
    interval95: relativeInterval(relative.interval95),
    interval95Absolute: absolute.interval95,
    baselineValue: middleValue(baseline),
    candidateValue: middleValue(candidate),
    roundsUsed: baseline.length * roundsPerValue,
    samplesPerSide: samplesOfSide(series, strata),
    smallestDetectableChange: smallestDetectableChange(series, relative.interval95, strata, level, options),
    caveats: [...series.caveats, ...seenCaveats(series, before, after, { low, high })],
    differences: Array.from(before, (b, i) => ({
      round: series.firstRounds[i]!,
      relative: Math.expm1(after[i]! - b),
    })),
    around: aroundOf(series, strata),
  };
}

/** As many of either side: the trials of a stratum are cut alike. */
function samplesOfSide({ samples, baseline }: PreparedSeries, strata: number): number {
  const all = baseline.length / VALUES_PER_STRATUM;
  return Array.from({ length: Math.min(strata, all) }, (_, stratum) => samples(stratum).baseline)
    .flat()
    .reduce((sum, trial) => sum + trial.length, 0);
}

/** Of parts the calmest: a reader is helped by few numbers. */
function aroundOf({ neighbours }: PreparedSeries, strata: number): AroundChange[] {
  const count = strata * VALUES_PER_STRATUM;
  return neighbours
    .filter(({ rank }) => rank === 0)
    .map(({ q, parts, baseline, candidate }) => {
      const [before, after] = [baseline, candidate].map((side) => side.subarray(0, count).map(logOf));
      return {
        quantile: q,
        of: parts === 1 ? "trials" : "calmest-parts",
        relative: Math.expm1(estimateOf(before!, after!)),
      };
    });
}

const MANY_TIES = 0.2;
/** Share of what the tolerance and the floor allow, from which on a clock's tick is worth a word. */
const COARSE_TICK = 0.1;

function isClockCoarse(series: PreparedSeries): boolean {
  const { resolution, tolerance, doubt } = series;
  return doubt > 0 && resolution > COARSE_TICK * allowedLogChange(series, tolerance);
}

function seenCaveats(
  series: PreparedSeries,
  before: Float64Array,
  after: Float64Array,
  interval: Interval,
): RuleCaveat[] {
  const caveats: RuleCaveat[] = [];
  const ties = before.filter((b, i) => Math.abs(after[i]! - b) <= TIE || after[i] === b).length;
  if (series.statistic.kind !== "value" && ties > before.length * MANY_TIES) caveats.push("ties");
  if (isClockCoarse(series)) caveats.push("coarse-clock");
  const drift = Math.min(Math.abs(driftOf(before)), Math.abs(driftOf(after)));
  if (drift > Math.max(Math.log1p(series.tolerance), interval.high - interval.low)) caveats.push("trend");
  return caveats;
}

/** How far the middle of the last third lies from that of the first. */
function driftOf(values: Float64Array): number {
  const third = Math.floor(values.length / 3);
  if (third === 0) return 0;
  const middle = (part: Float64Array): number => quantileSorted(part.slice().sort(), 0.5);
  return middle(values.subarray(-third)) - middle(values.subarray(0, third));
}
