import { quantileSorted } from "../../../src/core/stats/quantile.js";
import { powerUnder, type Demand, type KnownLaw } from "./known-law.js";
import type { Prng } from "../prng.js";

/** Steps of the estimate. With fewer, peaks that lie apart are still one; with more, it follows chance. */
const STEPS = 20;
/** Of a grid of values around zero: points in a width of the kernel, and at most on each side. */
const POINTS_A_WIDTH = 4;
const MOST_POINTS = 2048;
/** Beyond so many widths a kernel ends. */
const KERNEL = 5;
/** The median of the smallest gap between four standard normal values. */
const NORMAL_GAP = 0.1886;
/** Samples of the estimate of which it is estimated again. */
const AGAIN = 2;

/**
 * The law of the noise of trials of which each four have a level of their own that nobody knows: a mixture of
 * normal kernels of one width on a grid. It starts with those at the values less the median of their quad,
 * which are too narrow, and run peaks into one that lie apart. What undoes both are steps of expectation and
 * maximisation (Dempster, Laird and Rubin 1977), in which the level of each quad may be any.
 *
 * @param noise four values a quad, each less the median of its quad
 */
export function estimateLaw(noise: Float64Array, random: Prng): KnownLaw {
  const farthest = noise.reduce((far, x) => Math.max(far, Math.abs(x)), 0);
  const width = Math.max(widthOf(noise), farthest / MOST_POINTS);
  const reach = farthest + KERNEL * width;
  const points = Math.min(MOST_POINTS, Math.ceil((POINTS_A_WIDTH * reach) / width));
  const step = reach / points;
  const indexOf = (x: number): number => points + Math.round(x / step);
  const kernel = kernelOf(width / step);
  const indices = Array.from(noise, indexOf);
  let weights: Float64Array = new Float64Array(2 * points + 1);
  for (const index of indices) weights[index]! += 1 / indices.length;
  for (let i = 0; i < STEPS; i++) weights = reweighed(weights, kernel, indices);
  const density = spread(weights, kernel);
  const sums = runningSums(weights);
  return {
    density: (x) => density[indexOf(x)] ?? 0,
    draw: () => (indexIn(sums, random.next()) - points) * step + width * random.normal(),
    reach,
    width,
  };
}

/**
 * The power of the best test for one that knows the law, of a law that has to be estimated. An estimate takes for
 * details of the law what is chance, and the test makes use of them. How much that gives shows where it is the
 * estimate that is the law, and is estimated of a sample of its own, and is taken off (bootstrap; Efron 1979).
 */
export class EstimatedPower {
  readonly uncorrected: number;
  private readonly law: KnownLaw;
  private known: number | undefined;

  constructor(
    private readonly noise: Float64Array,
    private readonly quads: number,
    private readonly demand: Demand,
    private readonly random: Prng,
  ) {
    this.law = estimateLaw(noise, random);
    this.uncorrected = powerUnder(this.law, quads, demand);
  }

  corrected(): number {
    if (this.uncorrected === 1) return 1;
    return (this.known ??= Math.max(0, Math.min(1, 2 * this.uncorrected - this.estimatedAgain())));
  }

  private estimatedAgain(): number {
    const powers = Array.from({ length: AGAIN }, () => {
      const noise = centred(this.noise.map(() => this.law.draw()));
      return powerUnder(estimateLaw(noise, this.random), this.quads, this.demand);
    });
    return powers.reduce((sum, power) => sum + power, 0) / AGAIN;
  }
}

/** Logarithms of trials' values, less the median of their quad. */
export function centred(logs: Float64Array): Float64Array {
  return logs.map((y, i) => {
    const quad = i - (i % 4);
    return y - quantileSorted(logs.slice(quad, quad + 4).sort(), 0.5);
  });
}

/** Silverman's rule of thumb (1986), with a floor for values that are all alike. */
function bandwidth(noise: Float64Array): number {
  const ascending = noise.slice().sort();
  const mean = ascending.reduce((sum, x) => sum + x, 0) / ascending.length;
  const sd = Math.sqrt(ascending.reduce((sum, x) => sum + (x - mean) ** 2, 0) / ascending.length);
  const iqr = quantileSorted(ascending, 0.75) - quantileSorted(ascending, 0.25);
  return Math.max(NARROWEST, silverman(Math.min(sd, iqr / 1.34), ascending.length));
}

/** For so many values of a noise of that standard deviation. */
function silverman(sd: number, count: number): number {
  return 0.9 * sd * count ** -0.2;
}

const NARROWEST = 1e-4;

/** Silverman's, or, where peaks lie apart, that by the gaps inside of quads: two of four lie in one peak. */
function widthOf(noise: Float64Array): number {
  const gaps = Float64Array.from({ length: noise.length / 4 }, (_, quad) => {
    const four = noise.slice(4 * quad, 4 * quad + 4).sort();
    return Math.min(four[1]! - four[0]!, four[2]! - four[1]!, four[3]! - four[2]!);
  }).sort();
  const inPeak = gaps[gaps.length >> 1]! / NORMAL_GAP;
  return Math.min(bandwidth(noise), Math.max(NARROWEST, silverman(inPeak, noise.length)));
}

/** @param width in steps of the grid */
function kernelOf(width: number): Float64Array {
  const reach = Math.ceil(KERNEL * width);
  return Float64Array.from({ length: 2 * reach + 1 }, (_, i) => Math.exp(-0.5 * ((i - reach) / width) ** 2));
}

/** A kernel, which is symmetric, at each point of the grid, by its weight. */
function spread(weights: Float64Array, kernel: Float64Array): Float64Array {
  const reach = kernel.length >> 1;
  const sum = new Float64Array(weights.length);
  weights.forEach((weight, at) => {
    if (weight === 0) return;
    const last = Math.min(weights.length - 1, at + reach);
    for (let i = Math.max(0, at - reach); i <= last; i++) sum[i]! += weight * kernel[i - at + reach]!;
  });
  return sum;
}

/** One step: how much of what was seen each kernel stands for, by the law so far. */
function reweighed(weights: Float64Array, kernel: Float64Array, indices: readonly number[]): Float64Array {
  const density = spread(weights, kernel);
  const seen = new Float64Array(weights.length);
  for (let quad = 0; quad < indices.length; quad += 4) {
    const [a, b, c, d] = indices.slice(quad, quad + 4) as [number, number, number, number];
    // Each level at which all four lie on the grid, as what it takes off their indices.
    const lowest = Math.max(a, b, c, d) - (weights.length - 1);
    const likelihoods = new Float64Array(Math.min(a, b, c, d) - lowest + 1);
    let total = 0;
    for (let i = 0, level = lowest; i < likelihoods.length; i++, level++) {
      const product = density[a - level]! * density[b - level]! * density[c - level]! * density[d - level]!;
      likelihoods[i] = product;
      total += product;
    }
    for (const index of [a, b, c, d]) {
      for (let i = 0, at = index - lowest; i < likelihoods.length; i++, at--) {
        if (likelihoods[i]! > 0) seen[at]! += likelihoods[i]! / total / density[at]!;
      }
    }
  }
  const share = spread(seen, kernel);
  return weights.map((weight, at) => (weight * share[at]!) / indices.length);
}

function runningSums(weights: Float64Array): Float64Array {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
}

/** The first index whose running sum is above a uniform number. */
function indexIn(sums: Float64Array, uniform: number): number {
  const sought = uniform * sums[sums.length - 1]!;
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle]! > sought) high = middle;
    else low = middle + 1;
  }
  return low;
}
