import type { Side } from "../model/ids.js";
import type { Caveat } from "../model/report.js";
import { quantileSorted } from "../stats/quantile.js";

/** Bins a decade of the logarithmic histogram: 10^(1/20) is 12 %. */
const BINS_PER_DECADE = 20;
/** A mode holds at least this share of the samples. */
const LEAST_SHARE = 0.1;
/** Modes nearer than this factor are one. */
const LEAST_DISTANCE = 1.6;
/** Between two modes the density falls below this share of the lower one's peak. */
const DEEPEST_VALLEY = 0.25;
/** A minimum this far below the median, with two modes, is another kind of operation. */
const FAR_MINIMUM = 0.5;

/**
 * What a distribution looks like that no single quantile tells: two modes (a cache that is half warm,
 * two paths through the code), and a minimum far below the median. Works on the logarithm, where
 * latencies of different operations lie side by side.
 */
export function shapeCaveats(samples: Float64Array, side: Side): Caveat[] {
  if (samples.length < 50) return [];
  const sorted = samples.slice().sort();
  const modes = twoModes(sorted);
  if (modes === undefined) return [];
  const median = quantileSorted(sorted, 0.5);
  const minimum = sorted[0]!;
  const twice: Caveat = { code: "two-modes", side, ...modes };
  return minimum < FAR_MINIMUM * median ? [twice, { code: "far-minimum", side, minimum, median }] : [twice];
}

interface Modes {
  readonly lower: number;
  readonly upper: number;
  readonly upperShare: number;
}

function twoModes(sorted: Float64Array): Modes | undefined {
  const low = Math.max(sorted[0]!, 1);
  // The slowest hundredth is a tail and no mode.
  const high = sorted[Math.floor(sorted.length * 0.99)]!;
  const bins = Math.floor(Math.log10(high / low) * BINS_PER_DECADE) + 1;
  if (!(high > low * LEAST_DISTANCE) || bins > 10_000) return undefined;
  const binOf = (value: number): number =>
    Math.min(bins - 1, Math.max(0, Math.floor(Math.log10(value / low) * BINS_PER_DECADE)));
  const raw = new Float64Array(bins);
  for (const value of sorted) raw[binOf(value)]! += 1;
  const density = raw.map((count, bin) => (count * 2 + (raw[bin - 1] ?? 0) + (raw[bin + 1] ?? 0)) / 4);

  let best: Modes | undefined;
  for (let split = 1; split < bins - 1; split++) {
    const left = peak(density, 0, split);
    const right = peak(density, split, bins);
    const lowerPeak = Math.min(density[left]!, density[right]!);
    if (density[split]! > DEEPEST_VALLEY * lowerPeak || right - left < 2) continue;
    const boundary = low * 10 ** (split / BINS_PER_DECADE);
    const below = countBelow(sorted, boundary);
    const upperShare = 1 - below / sorted.length;
    const center = (bin: number): number => low * 10 ** ((bin + 0.5) / BINS_PER_DECADE);
    if (
      upperShare < LEAST_SHARE ||
      upperShare > 1 - LEAST_SHARE ||
      center(right) / center(left) < LEAST_DISTANCE
    )
      continue;
    if (best === undefined || Math.abs(upperShare - 0.5) < Math.abs(best.upperShare - 0.5)) {
      // The median of each part: a bin is 12 % wide.
      best = { lower: sorted[below >> 1]!, upper: sorted[(below + sorted.length) >> 1]!, upperShare };
    }
  }
  return best;
}

function peak(density: Float64Array, from: number, to: number): number {
  let at = from;
  for (let bin = from; bin < to; bin++) if (density[bin]! > density[at]!) at = bin;
  return at;
}

function countBelow(sorted: Float64Array, boundary: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < boundary) low = middle + 1;
    else high = middle;
  }
  return low;
}
