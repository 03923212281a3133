import { quantileSorted } from "../../src/core/stats/quantile.js";
import { bandwidth, centred, GAP, LEVEL } from "./bound.js";
import { bestWeights } from "./linear.js";
import { Prng } from "./prng.js";
import { UNCHANGED, type Workload } from "./workload.js";

/** The one number of a trial that a rule looks at. */
export interface TrialNumber {
  readonly q: number;
  readonly parts: 1 | 3;
}

/** Places of the trace that are asked, and pairs of runs drawn at each. */
const STRETCHES = 8;
const DRAWS = 200;
/** Trials of one place: what 40 rounds of both sides measure. */
const STRETCH = 80;
const GRID = 4096;
/** Points of an integral over the level, at most. */
const MOST_POINTS = 160;

/**
 * The power of the best test of "+5 %" against "+10 %" for one that knows the law of the noise at this
 * place of the trace, but not the level, which drifts freely from quad to quad: the likelihood ratio of
 * what is left when each quad is moved by any amount, b and c integrated over the quad's level. By the
 * theorem of Hunt and Stein (Lehmann and Romano, Testing Statistical Hypotheses, 2005, 8.5) no rule that
 * keeps 5 % at its tolerance whatever the levels are has more power at every level, when it looks at one
 * number a trial and trials are independent.
 *
 * The law is a kernel estimate of the trials' values at that place, less the median of their quad. That
 * takes a quarter of the variance away, so the bound errs on the high side.
 *
 * @returns the power at each of several places of the trace
 */
export function levelFreePower(
  workload: Workload,
  { q, parts }: TrialNumber,
  rounds: number,
  seed: number,
): number[] {
  const logs = workload.quantiles(q, UNCHANGED, parts).map(Math.log);
  return powerOfLogs(workload, logs, rounds, `${seed} level-free ${workload.name} ${q} ${parts}`);
}

/**
 * The same for rules that may look at many numbers of a trial, through one linear combination of their
 * logarithms with the weights that suit the trace best: those of the least variance within quads, with
 * outliers and with outliers held in. The weights are fitted to the trace on which they are then tried,
 * so they err on the high side, too.
 *
 * @returns the most of both fits, at each place
 */
export function linearPower(
  workload: Workload,
  numbers: readonly TrialNumber[],
  rounds: number,
  seed: number,
): number[] {
  const values = numbers.map(({ q, parts }) => workload.quantiles(q, UNCHANGED, parts).map(Math.log));
  const noise = values.map(centred);
  const fits = [Infinity, 3, 1].map((clip) => {
    const weights = bestWeights(noise, clip);
    const combined = values[0]!.map((_, i) => values.reduce((sum, row, k) => sum + weights[k]! * row[i]!, 0));
    const name = numbers.map(({ q, parts }) => `${q}/${parts}`).join(" ");
    return powerOfLogs(workload, combined, rounds, `${seed} linear ${workload.name} ${clip} ${name}`);
  });
  return mostOf(fits);
}

/** The most at each place. */
export function mostOf(powers: readonly (readonly number[])[]): number[] {
  return powers[0]!.map((_, place) => Math.max(...powers.map((one) => one[place]!)));
}

function powerOfLogs(workload: Workload, logs: Float64Array, rounds: number, name: string): number[] {
  const last = Math.max(0, workload.trialCount - STRETCH);
  return Array.from({ length: STRETCHES }, (_, place) => {
    const from = 4 * Math.round((place * last) / (STRETCHES - 1) / 4);
    const noise = centred(logs.subarray(from, from + STRETCH));
    return powerAt(noise, rounds / 2, new Prng(`${name} ${place}`));
  });
}

function powerAt(noise: Float64Array, quads: number, random: Prng): number {
  const width = bandwidth(noise);
  const law = new Law(noise, width);
  const draw = (): number => noise[random.int(noise.length)]! + width * random.normal();
  const sums = (shift: number): Float64Array =>
    Float64Array.from({ length: DRAWS }, () => {
      let sum = 0;
      for (let quad = 0; quad < quads; quad++) {
        const [b1, b2, c1, c2] = [draw(), draw(), draw() + shift, draw() + shift];
        sum += Math.log(law.ofQuad(b1, b2, c1 - GAP, c2 - GAP) / law.ofQuad(b1, b2, c1, c2));
      }
      return sum;
    }).sort();
  const critical = quantileSorted(sums(0), 1 - LEVEL);
  return sums(GAP).filter((sum) => sum > critical).length / DRAWS;
}

/** The density of the noise, and that of four values around a level that may be any. */
class Law {
  private readonly reach: number;
  private readonly step: number;
  private readonly table: Float64Array;

  constructor(
    noise: Float64Array,
    private readonly width: number,
  ) {
    this.reach = 5 * width + noise.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    this.step = (2 * this.reach) / GRID;
    this.table = Float64Array.from({ length: GRID + 1 }, (_, i) => {
      const x = i * this.step - this.reach;
      let sum = 0;
      for (const at of noise) sum += Math.exp(-0.5 * ((x - at) / width) ** 2);
      return sum / noise.length;
    });
  }

  /** Up to a constant. */
  ofQuad(a: number, b: number, c: number, d: number): number {
    const low = Math.max(a, b, c, d) - this.reach;
    const high = Math.min(a, b, c, d) + this.reach;
    const points = Math.min(MOST_POINTS, Math.ceil((2 * (high - low)) / this.width));
    if (!(points > 0)) return LEAST_DENSITY;
    const step = (high - low) / points;
    let sum = 0;
    for (let i = 0; i <= points; i++) {
      const level = low + i * step;
      sum += this.at(a - level) * this.at(b - level) * this.at(c - level) * this.at(d - level);
    }
    return sum * step + LEAST_DENSITY;
  }

  private at(x: number): number {
    return this.table[Math.round((x + this.reach) / this.step)] ?? 0;
  }
}

const LEAST_DENSITY = 1e-30;
