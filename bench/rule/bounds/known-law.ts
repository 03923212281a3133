/** The law of the noise of the logarithm of a trial's number, around a level. */
export interface KnownLaw {
  /** Up to a constant. */
  readonly density: (x: number) => number;
  readonly draw: () => number;
  /** Next to nothing lies farther from zero. */
  readonly reach: number;
  /** Of the narrowest peak or edge. */
  readonly width: number;
}

/** What is asked of a rule: an error of at most `level` where the candidate is as it may be, and to see what is `gap` above that. */
export interface Demand {
  /** Log-ratio. */
  readonly gap: number;
  readonly level: number;
}

/** Pairs of runs. */
const DRAWS = 200;
const GRID = 4096;
/** Points of an integral over the level, at most. */
const MOST_POINTS = 160;

/**
 * The power of the best test that keeps its level whatever the noise is, for one that knows the law of the
 * noise and not the level of each quad, over so many quads: see `levelFreePower`.
 */
export function powerUnder(known: KnownLaw, quads: number, { gap, level }: Demand): number {
  const { draw } = known;
  const law = new Tabled(known);
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
class Tabled {
  private readonly reach: number;
  private readonly width: number;
  private readonly step: number;
  private readonly table: Float64Array;

  constructor({ density, reach, width }: KnownLaw) {
    this.reach = reach;
    this.width = width;
    this.step = (2 * reach) / GRID;
    this.table = Float64Array.from({ length: GRID + 1 }, (_, i) => density(i * this.step - reach));
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
