import type { Neighbour } from "../../src/core/rule/blocks.js";
import { bandwidth, centred } from "./bound.js";
import { bestWeights } from "./linear.js";
import { Prng } from "./prng.js";
import { UNCHANGED, type Workload } from "./workload.js";

/** The one number of a trial that a rule looks at. */
export type TrialNumber = Pick<Neighbour, "q" | "parts" | "rank">;

/** What is asked of a rule: an error of at most `level` where the candidate is as it may be, and to see what is `gap` above that. */
export interface Demand {
  /** Log-ratio. */
  readonly gap: number;
  readonly level: number;
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
 * The power of the best test that keeps its level whatever the noise is, for one that knows the law of
 * the noise at this place of the trace, its scale included, but not the level, which drifts freely from
 * quad to quad.
 *
 * A rule that keeps its level whatever the noise is keeps it for four given values a quad of which the
 * draw of the order alone says which are the candidate's. So of the 6^k arrangements of what was seen it
 * may reject in no more than that share, and the best it can do is to reject in those that are most
 * likely under the change (Lehmann and Stein, On the theory of some non-parametric hypotheses, 1949).
 * How likely an arrangement is, is the likelihood with the quad's level integrated over: by the theorem
 * of Hunt and Stein (Lehmann and Romano, Testing Statistical Hypotheses, 2005, 8.5) no other way has
 * more power at every level, for one number a trial and independent trials.
 *
 * The law is a kernel estimate of the trials' values at that place, less the median of their quad. That
 * takes some of the variance away, so the bound errs on the high side.
 *
 * @returns the power at each of several places of the trace
 */
export function levelFreePower(
  workload: Workload,
  { q, parts, rank }: TrialNumber,
  rounds: number,
  demand: Demand,
  seed: number,
): number[] {
  const logs = workload.quantiles(q, UNCHANGED, parts, rank).map(Math.log);
  const name = `${seed} level-free ${workload.name} ${nameOf({ q, parts, rank })}`;
  return powerOfLogs(workload, logs, rounds, demand, name);
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
  demand: Demand,
  seed: number,
): number[] {
  const values = numbers.map(({ q, parts, rank }) =>
    workload.quantiles(q, UNCHANGED, parts, rank).map(Math.log),
  );
  const noise = values.map(centred);
  const fits = [Infinity, 3, 1].map((clip) => {
    const weights = bestWeights(noise, clip);
    const combined = values[0]!.map((_, i) => values.reduce((sum, row, k) => sum + weights[k]! * row[i]!, 0));
    const name = numbers.map(nameOf).join(" ");
    return powerOfLogs(workload, combined, rounds, demand, `${seed} linear ${workload.name} ${clip} ${name}`);
  });
  return mostOf(fits);
}

function nameOf({ q, parts, rank }: TrialNumber): string {
  return `${q}/${parts}/${rank}`;
}

/** The most at each place. */
export function mostOf(powers: readonly (readonly number[])[]): number[] {
  return powers[0]!.map((_, place) => Math.max(...powers.map((one) => one[place]!)));
}

function powerOfLogs(
  workload: Workload,
  logs: Float64Array,
  rounds: number,
  demand: Demand,
  name: string,
): number[] {
  const last = Math.max(0, workload.trialCount - STRETCH);
  return Array.from({ length: STRETCHES }, (_, place) => {
    const from = 4 * Math.round((place * last) / (STRETCHES - 1) / 4);
    const noise = centred(logs.subarray(from, from + STRETCH));
    return powerAt(noise, rounds / 2, demand, new Prng(`${name} ${place}`));
  });
}

function powerAt(noise: Float64Array, quads: number, { gap, level }: Demand, random: Prng): number {
  const width = bandwidth(noise);
  const law = new Law(noise, width);
  const draw = (): number => noise[random.int(noise.length)]! + width * random.normal();
  let power = 0;
  for (let run = 0; run < DRAWS; run++) {
    const evidence = Array.from({ length: quads }, () => {
      const values = [draw(), draw(), draw() + gap, draw() + gap];
      return ARRANGEMENTS.map(([b1, b2, c1, c2]) =>
        Math.log(law.ofQuad(values[b1]!, values[b2]!, values[c1]! - gap, values[c2]! - gap)),
      );
    });
    power += shareOfRejection(evidence, level);
  }
  return power / DRAWS;
}

/** Places of the baseline's two values and the candidate's; the first is as measured. */
const ARRANGEMENTS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
  [1, 2, 0, 3],
  [1, 3, 0, 2],
  [2, 3, 0, 1],
] as const;

/**
 * Whether as much evidence as that of the first arrangements is among the most that `level` of all
 * arrangements show; a share where the level ends within its ties.
 *
 * @param evidence of each quad, for each of its arrangements
 */
export function shareOfRejection(evidence: readonly (readonly number[])[], level: number): number {
  const least = evidence.map((quad) => Math.min(...quad));
  const width = evidence.reduce((sum, quad, i) => sum + Math.max(...quad) - least[i]!, 0);
  if (!(width > 0)) return level;
  const steps = evidence.map((quad, i) => quad.map((x) => Math.round(((x - least[i]!) / width) * SUM_STEPS)));
  let chance = Float64Array.of(1);
  for (const quad of steps) {
    const next = new Float64Array(chance.length + Math.max(...quad));
    for (const step of quad) for (let i = 0; i < chance.length; i++) next[i + step]! += chance[i]! / 6;
    chance = next;
  }
  const seen = steps.reduce((sum, quad) => sum + quad[0]!, 0);
  const above = chance.subarray(seen + 1).reduce((sum, share) => sum + share, 0);
  return Math.min(1, Math.max(0, (level - above) / chance[seen]!));
}

/** Steps of the range of a sum of evidence. */
const SUM_STEPS = 1024;

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
