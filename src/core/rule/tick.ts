/** A clock's ticks are at least so many times as far apart as what rounding makes of one of them, */
const APART = 10;
/** and where no more than two were seen, that might be two modes of a program, so many times. */
const APART_OF_TWO = 1000;
/** Rounding once makes two values of a tick, and twice (nanoseconds as a float, then seconds) no more than this, */
const VALUES_OF_A_TICK = 5;
/** or, where the grain changes along with the time, values that lie within such a share of the tick. */
const DUST = 1e-7;
/** Samples that each tick has on average, at least: of a fine clock, hardly two samples are alike. */
const SAMPLES_OF_A_TICK = 5;
/** With more values than these the samples are no few ticks. */
const MOST_VALUES = 2_000;

/**
 * The tick of the clock behind samples: their smallest positive distance, unless that is what rounding makes
 * of a coarser tick. Differences of a clock of 1 ms are 0.999927 and 1.000166 ms where the time is kept as
 * seconds since 1970, since such a number has a grain of 238 ns; a timer of 24 MHz in whole nanoseconds gives
 * 41, 42, 83 and 125. Infinity where all samples are alike.
 *
 * @param trials the samples of all, each trial ascending
 */
export function tickOf(trials: readonly Float64Array[]): number {
  const least = trials.reduce((so, trial) => Math.min(so, leastGap(trial)), Infinity);
  return Number.isFinite(least) ? Math.max(least, roundedTick(trials) ?? 0) : least;
}

/** The smallest positive distance of neighbours. */
function leastGap(ascending: Float64Array): number {
  let least = Infinity;
  for (let i = 1; i < ascending.length; i++) {
    const gap = ascending[i]! - ascending[i - 1]!;
    if (gap > 0 && gap < least) least = gap;
  }
  return least;
}

/** Undefined where the samples are no ticks with what rounding makes of them. */
function roundedTick(trials: readonly Float64Array[]): number | undefined {
  const values = fewValues(trials);
  if (values === undefined) return undefined;
  const samples = trials.reduce((sum, trial) => sum + trial.length, 0);
  const gaps = Float64Array.from(values.subarray(1), (value, i) => value - values[i]!).sort();
  // Between what rounding makes and the ticks there is no distance at all.
  for (let i = 1; i < gaps.length; i++) {
    if (gaps[i]! < APART * gaps[i - 1]!) continue;
    const tick = tickOfClusters(clustersOf(values, gaps[i - 1]!), gaps[i]!, samples);
    if (tick !== undefined) return tick;
  }
  return undefined;
}

/** All different values, ascending; undefined where they are many, as of a fine clock. */
function fewValues(trials: readonly Float64Array[]): Float64Array | undefined {
  const seen = new Set<number>();
  for (const trial of trials) {
    for (let i = 0; i < trial.length; i++) {
      if (i > 0 && trial[i] === trial[i - 1]) continue;
      seen.add(trial[i]!);
      if (seen.size > MOST_VALUES) return undefined;
    }
  }
  return Float64Array.from(seen).sort();
}

interface Cluster {
  readonly low: number;
  readonly high: number;
  readonly values: number;
}

/** Values that are no farther apart than `within` are one cluster with those between them. */
function clustersOf(ascending: Float64Array, within: number): Cluster[] {
  const clusters: Cluster[] = [];
  let start = 0;
  for (let i = 1; i <= ascending.length; i++) {
    if (i < ascending.length && ascending[i]! - ascending[i - 1]! <= within) continue;
    clusters.push({ low: ascending[start]!, high: ascending[i - 1]!, values: i - start });
    start = i;
  }
  return clusters;
}

/**
 * The distance of clusters that are ticks of a clock: each no wider than rounding makes it, and all at whole
 * multiples of the distance, as durations by a clock are. Two modes of a program are wider, or lie elsewhere.
 *
 * @param apart the least distance of two clusters' ends
 */
function tickOfClusters(clusters: readonly Cluster[], apart: number, samples: number): number | undefined {
  const width = clusters.reduce((most, { low, high }) => Math.max(most, high - low), 0);
  const isRounding = clusters.every(
    ({ low, high, values }) => values <= VALUES_OF_A_TICK || high - low <= DUST * apart,
  );
  const areFew = clusters.length >= 2 && clusters.length * SAMPLES_OF_A_TICK <= samples;
  if (!isRounding || !areFew || apart < (clusters.length > 2 ? APART : APART_OF_TWO) * width)
    return undefined;
  const middles = clusters.map(({ low, high }) => (low + high) / 2);
  const steps = middles.map((middle, i) => middle - (i === 0 ? 0 : middles[i - 1]!));
  const single = steps.slice(1).filter((step) => step < 1.5 * (apart + width));
  const tick = single.reduce((sum, step) => sum + step, 0) / single.length;
  const isWhole = (step: number): boolean => {
    const ticks = Math.round(step / tick);
    const allowed = width * (1 + ticks / 2);
    // Of a step of very many ticks it can't be told.
    return allowed > tick / 4 || (ticks > 0 && Math.abs(step - ticks * tick) <= allowed);
  };
  return steps.every((step, i) => (i === 0 && clusters[0]!.low === 0) || isWhole(step)) ? tick : undefined;
}
