import { median } from "../core/stats/quantile.js";
import { pelt, segmentCosts } from "./pelt.js";

/** A change of a metric's level between commits. Indexes are into the series. */
export interface Change {
  /** The first value that is not of the level before. */
  readonly first: number;
  /** The first value of the level after: `first`, or later where the level crept. */
  readonly last: number;
  /** Where `first` and `last` may as well lie, at 95 %. */
  readonly earliest: number;
  readonly latest: number;
  /** Medians of the segments around it. */
  readonly before: number;
  readonly after: number;
}

/** A level holds for so many values at least. */
const LEAST_SEGMENT = 5;
/** In fewer values no change can be found. */
export const LEAST_RUNS = 2 * LEAST_SEGMENT;
/** Steps in the same direction, with no more values between them, are one change that crept. */
const CREEP_GAP = 20;
/** Values farther from their neighbours' median than so many deviations count as being so far. */
const OUTLIER = 3;
/** Of the log-likelihood ratio of a change's place at 95 % (Hansen, "Sample splitting and threshold estimation", Econometrica 68, 2000). */
const PLACE_LIMIT = 7.35;

/**
 * The changes of level in a series of values that are not negative. They are looked at in logarithms, so that +5 % is as
 * large as −5 %; `sizesOf` says what becomes of zeros. The noise is estimated from the differences of neighbours, which a change of level does not
 * spoil (von Neumann, 1941). The penalty is the modified BIC's, 3 log n (Zhang and Siegmund, Biometrics 63,
 * 2007). Outliers are drawn in first: one bad run is no change.
 */
export function findChanges(values: Float64Array): Change[] {
  const n = values.length;
  if (n < LEAST_RUNS) return [];
  const sizes = sizesOf(values);
  const scaled = drawIn(sizes, noiseOf(sizes));
  const starts = pelt(scaled, 3 * Math.log(n), LEAST_SEGMENT);
  const bounds = [0, ...starts, n];
  const level = (segment: number): number => median(values.slice(bounds[segment], bounds[segment + 1]));
  const cost = segmentCosts(scaled);
  const steps = starts.map((at, i): Change => {
    const [from, to] = [bounds[i]!, bounds[i + 2]!];
    const best = cost(from, at) + cost(at, to);
    const likely = (place: number): boolean => cost(from, place) + cost(place, to) - best <= PLACE_LIMIT;
    let [earliest, latest] = [at, at];
    for (let place = from + 1; place < at; place += 1) {
      if (likely(place)) {
        earliest = place;
        break;
      }
    }
    for (let place = to - 1; place > at; place -= 1) {
      if (likely(place)) {
        latest = place;
        break;
      }
    }
    return { first: at, last: at, earliest, latest, before: level(i), after: level(i + 1) };
  });
  // A median that is the same is no change of level, whatever became rarer.
  return joinCreeps(steps.filter(({ before, after }) => before !== after));
}

/** Where more of the values than this are zero, they are counts of what is rare. */
const FEW = 0.1;

/**
 * Logarithms. Zero has none: where it is rare, half of the least of the others stands for it, and where it is not, roots
 * are taken, in which counts have the same noise at every level (Anscombe, Biometrika 35, 1948).
 */
function sizesOf(values: Float64Array): Float64Array {
  const above = values.filter((value) => value > 0);
  if (values.length - above.length > FEW * values.length) {
    return values.map((value) => Math.sqrt(value + 3 / 8));
  }
  const zero = above.reduce((least, value) => Math.min(least, value), Infinity) / 2;
  return values.map((value) => Math.log(value > 0 ? value : zero));
}

function joinCreeps(steps: readonly Change[]): Change[] {
  const joined: Change[] = [];
  for (const step of steps) {
    const previous = joined.at(-1);
    const sameWay = previous !== undefined && step.after > step.before === previous.after > previous.before;
    if (!sameWay || step.first - previous.last > CREEP_GAP) joined.push(step);
    else {
      const { first, earliest, before } = previous;
      joined[joined.length - 1] = { ...step, first, earliest, before };
    }
  }
  return joined;
}

/** Standard deviation of one value about its level; never 0. */
function noiseOf(sizes: Float64Array): number {
  const differences = sizes.slice(1).map((value, i) => Math.abs(value - sizes[i]!));
  const robust = median(differences) / (0.6745 * Math.SQRT2);
  if (robust > 0) return robust;
  // More than half of the neighbours are equal, as where a clock is coarse.
  const meanSquare = differences.reduce((sum, one) => sum + one * one, 0) / differences.length;
  return meanSquare > 0 ? Math.sqrt(meanSquare / 2) : 1;
}

/** In units of the noise, and no value farther than `OUTLIER` from the median of the five around it. */
function drawIn(sizes: Float64Array, noise: number): Float64Array {
  return sizes.map((value, i) => {
    const from = Math.max(0, Math.min(i - 2, sizes.length - 5));
    const middle = median(sizes.slice(from, from + 5));
    return (middle + Math.max(-OUTLIER * noise, Math.min(OUTLIER * noise, value - middle))) / noise;
  });
}
