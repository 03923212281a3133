import { beyondOf } from "./blocks.js";
import { logOf } from "./logs.js";
import type { NeighbourValues, PreparedSeries, SideValues } from "./prepare.js";
import {
  isOfSameness,
  weighedTestOf,
  type Claim,
  type Oriented,
  type TurnedNeighbour,
  type TurnedValues,
} from "./shares.js";

/** What `orient` gives for each claim, with the logarithms taken once. */
export class Orientations {
  private readonly known = new Map<Claim, Oriented>();
  private readonly own = new Map<string, Oriented>();
  private readonly logs = new Map<SideValues, SignedLogs>();

  constructor(private readonly series: PreparedSeries) {}

  of(claim: Claim): Oriented {
    let oriented = this.known.get(claim);
    if (oriented === undefined) {
      const { tolerance, passWithin } = this.series;
      const all = (): boolean => true;
      const thatAllHave = ({ rank }: NeighbourValues): boolean => rank === 0;
      oriented = this.at(
        claim,
        claim === "within-wider" ? passWithin : tolerance,
        isOfSameness(claim) ? thatAllHave : all,
      );
      const isBeyond = claim === "worse" || claim === "better";
      if (isBeyond && weighedTestOf(oriented) !== undefined) {
        oriented = { ...oriented, below: this.below(claim) };
      }
      this.known.set(claim, oriented);
    }
    return oriented;
  }

  /** That the candidate is not worse, or not better, by more than so much, of the metric's own values. */
  ofOwn(claim: "within" | "not-better", share: number): Oriented {
    const name = `${claim} ${share}`;
    let oriented = this.own.get(name);
    if (oriented === undefined) {
      this.own.set(name, (oriented = this.at(claim, share, () => false)));
    }
    return oriented;
  }

  /** At each tolerance of whole percent below the metric's, from the largest to none. */
  private below(claim: Claim): (() => Oriented)[] {
    const percents = Math.max(0, Math.ceil(this.series.tolerance * 100 - 1e-9));
    const ofBody = ({ side }: NeighbourValues): boolean => side === "body";
    return Array.from({ length: percents }, (_, i) => {
      return () => this.at(claim, (percents - 1 - i) / 100, ofBody);
    });
  }

  private at(claim: Claim, tolerance: number, speaks: (neighbour: NeighbourValues) => boolean): Oriented {
    return orient(this.series, claim, tolerance, speaks, (values) => this.logsOf(values));
  }

  private logsOf(values: SideValues): SignedLogs {
    let logs = this.logs.get(values);
    if (logs === undefined) {
      const baseline = logsOfAll(values.baseline);
      const candidate = logsOfAll(values.candidate);
      this.logs.set(values, (logs = { baseline, negated: affine(baseline, -1, 0), candidate }));
    }
    return logs;
  }
}

/**
 * Logarithms of both sides, and those of the baseline with the other sign. Arrays of the engine's own: typed ones
 * of a run's length are made outside its heap, which takes longer than to fill them.
 */
interface SignedLogs {
  readonly baseline: readonly number[];
  readonly negated: readonly number[];
  readonly candidate: readonly number[];
}

function logsOfAll(values: Float64Array): number[] {
  const logs: number[] = [];
  for (const value of values) logs.push(logOf(value));
  return logs;
}

/** sign × (value + shift) of each. */
function affine(values: readonly number[], sign: 1 | -1, shift: number): number[] {
  const moved = values.slice();
  for (let i = 0; i < moved.length; i++) moved[i] = sign * (moved[i]! + shift);
  return moved;
}

/** Turned when its values are first asked for, and not to be spread: most claims are gainsaid by the quantile itself. */
class NeighbourWhenAsked implements TurnedNeighbour {
  readonly side: NeighbourValues["side"];
  readonly rank: number;
  private turned: TurnedValues | undefined;

  constructor(
    private readonly neighbour: NeighbourValues,
    private readonly turn: (values: SideValues) => TurnedValues,
  ) {
    this.side = neighbour.side;
    this.rank = neighbour.rank;
  }

  get baseline(): ArrayLike<number> {
    return this.values().baseline;
  }

  get candidate(): ArrayLike<number> {
    return this.values().candidate;
  }

  private values(): TurnedValues {
    return (this.turned ??= this.turn(this.neighbour));
  }
}

/**
 * The values for a claim, turned so that the claim reads "candidate above baseline". The candidate is
 * moved by what is allowed: with tolerance t and floor f a lower-is-better candidate c is worse when
 * min(c/(1 + t), c − f) lies above the baseline. One test then covers both. What the clock's tick can
 * move a value speaks against every claim.
 */
function orient(
  series: PreparedSeries,
  claim: Claim,
  t: number,
  speaks: (neighbour: NeighbourValues) => boolean,
  logsOf: (values: SideValues) => SignedLogs,
): Oriented {
  const { better, floor: f } = series;
  const lower = better === "lower";
  const claimsUp = claim === "worse" || claim === "plainly-worse" || claim === "not-better";
  const sign = lower === claimsUp ? 1 : -1;
  const doubt = -sign * (claim.startsWith("plainly") ? 0 : series.doubt);
  const turned = (values: SideValues): TurnedValues => {
    const logs = logsOf(values);
    const baseline = sign === 1 ? logs.baseline : logs.negated;
    if (f === 0) {
      const shift = doubt + direction(lower, claim) * Math.log1p(t);
      return { baseline, candidate: affine(logs.candidate, sign, shift) };
    }
    const moved = moveBy(lower, claim, t, f);
    return { baseline, candidate: Array.from(values.candidate, (c) => sign * (logOf(moved(c)) + doubt)) };
  };
  return {
    claim,
    beyond: beyondOf(series.statistic),
    own: turned(series),
    neighbours: series.neighbours.filter(speaks).map((one) => new NeighbourWhenAsked(one, turned)),
    order: series.order,
    // Scores that fall are not monotone in the shift that is tested, so a claim against a tolerance by them must
    // hold against each smaller one: see `below`. Smaller floors are not asked.
    falls: f === 0 || claim === "plainly-worse" || claim === "plainly-better",
    doubt: Math.abs(doubt),
    below: [],
  };
}

/** Whether what is allowed lowers the candidate (−1), raises it (1), or is nothing (0). */
function direction(lower: boolean, claim: Claim): -1 | 0 | 1 {
  if (claim === "plainly-worse" || claim === "plainly-better") return 0;
  return lower === (claim === "worse" || claim === "within" || claim === "within-wider") ? -1 : 1;
}

function moveBy(lower: boolean, claim: Claim, t: number, f: number): (c: number) => number {
  switch (claim) {
    case "worse":
    case "within":
    case "within-wider":
      return lower ? (c) => Math.min(c / (1 + t), c - f) : (c) => Math.max(c * (1 + t), c + f);
    case "better":
    case "not-better":
      return lower ? (c) => Math.max(c * (1 + t), c + f) : (c) => Math.min(c / (1 + t), c - f);
    case "plainly-worse":
    case "plainly-better":
      return (c) => c;
  }
}
