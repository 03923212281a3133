import { DEFAULT_TOLERANCE, defaultPassWithin } from "../../src/core/model/tolerances.js";
import { partsOf } from "../../src/core/rule/prepare.js";
import { tickOf } from "../../src/core/rule/tick.js";
import { quantileSorted, sorted } from "../../src/core/stats/quantile.js";
import { memo } from "./memo.js";
import type { Trace } from "./traces.js";

export const QUANTILES = [0.5, 0.95, 0.99] as const;
export type Quantile = (typeof QUANTILES)[number];

/** A slow-down that is planted in the candidate: in every operation, or in the slowest ones alone. */
export interface Effect {
  readonly effect: number;
  readonly where: "all" | "tail";
}

/**
 * One of all but the slowest of each trial. What it moves comes to lie no farther out than these, so that
 * their quantiles stay the same number.
 */
export interface BodyEffect {
  readonly effect: number;
  readonly where: "below-p45" | "below-p90" | "below-p97";
}

export const UNCHANGED: Effect = { effect: 0, where: "all" };
export const EFFECTS: readonly Effect[] = (["all", "tail"] as const).flatMap((where) =>
  [0.05, 0.1, 0.2].map((effect) => ({ effect, where })),
);

/** Operations from this quantile of a usual trial on are the slowest ones. */
const TAIL_FROM = 0.95;
/** And from these of each trial on, those that an effect below them leaves alone. */
const LEFT_ALONE_FROM: Record<BodyEffect["where"], number> = {
  "below-p45": 0.45,
  "below-p90": 0.9,
  "below-p97": 0.97,
};

/** A trace with what the rules ask of its trials, computed once. */
export class Workload {
  readonly name: string;
  readonly kind: Trace["kind"];
  readonly n: number;
  readonly launches: boolean;
  readonly trialCount: number;
  readonly sides: Trace["sides"];
  /** The smallest positive distance of two samples of a trial. */
  readonly tick: number;
  private readonly inTime: readonly Float64Array[];
  private readonly ascending: readonly Float64Array[];
  private readonly parts = new Map<number, readonly (readonly Float64Array[])[]>();
  private readonly tailFrom: number;
  private readonly movedTrials = new Map<string, Float64Array[]>();
  private readonly values = new Map<string, Float64Array>();
  private readonly means = new Map<string, Float64Array>();

  constructor(
    trace: Trace,
    /** At which all its quantiles are judged by rules that have one. */
    readonly tolerance = DEFAULT_TOLERANCE,
    /** Whether it is the one benchmark of its plan, so that rules may look across the border of its quads. */
    readonly unbroken = true,
  ) {
    this.name = trace.name;
    this.kind = trace.kind;
    this.n = trace.samplesPerTrial;
    this.launches = this.n < 20;
    this.sides = trace.sides;
    // Whole quads of four trials.
    this.trialCount = trace.trials.length - (trace.trials.length % 4);
    if (this.trialCount === 0) throw new Error(`trace ${trace.name}: fewer than two rounds`);
    this.inTime = trace.trials.slice(0, this.trialCount);
    this.ascending = this.inTime.map(sorted);
    this.tailFrom = thresholdOf(this.ascending);
    const tick = tickOf(this.ascending);
    this.tick = Number.isFinite(tick) ? tick : 0;
  }

  /** What a pass of a quantile rules out at the least. */
  passWithinOf(q: number): number {
    return Math.max(this.tolerance, defaultPassWithin(q));
  }

  /** The quantile of each trial, were it the candidate's under the effect; of parts: by rank, the calmest first. */
  quantiles(q: number, effect: Effect | BodyEffect, parts = 1, rank = 0): Float64Array {
    const key = `${q} ${effect.effect} ${effect.where} ${parts} ${rank}`;
    let values = this.values.get(key);
    if (values === undefined) {
      values =
        parts === 1
          ? Float64Array.from(this.ascending, (trial, i) => quantileMoved(trial, q, this.movedIn(i, effect)))
          : Float64Array.from(this.partsOf(parts), (of, i) => {
              const move = this.movedIn(i, effect);
              return of.map((part) => quantileMoved(part, q, move)).sort((a, b) => a - b)[rank]!;
            });
      // What an effect does not touch stays the same array, so that nothing is gathered from it twice.
      const plain = effect.effect === 0 ? values : this.quantiles(q, UNCHANGED, parts, rank);
      if (values.every((value, i) => value === plain[i])) values = plain;
      this.values.set(key, values);
    }
    return values;
  }

  private partsOf(parts: number): readonly (readonly Float64Array[])[] {
    let known = this.parts.get(parts);
    if (known === undefined) {
      this.parts.set(parts, (known = this.inTime.map((trial) => partsOf(trial, parts))));
    }
    return known;
  }

  /** Mean of each trial's samples under the effect. */
  meansOf(effect: Effect): Float64Array {
    return memo(this.means, `${effect.effect} ${effect.where}`, () => {
      const move = this.moved(effect);
      return Float64Array.from(this.ascending, (trial) => {
        let sum = 0;
        for (const x of trial) sum += move(x);
        return sum / trial.length;
      });
    });
  }

  /** The sorted samples of a trial under the effect. */
  sortedTrial(trial: number, effect: Effect | BodyEffect): Float64Array {
    if (effect.effect === 0) return this.ascending[trial]!;
    const key = `${effect.effect} ${effect.where}`;
    let trials = this.movedTrials.get(key);
    if (trials === undefined) this.movedTrials.set(key, (trials = []));
    return (trials[trial] ??= this.ascending[trial]!.map(this.movedIn(trial, effect)));
  }

  /** The samples of a trial under the effect, in the order of time. */
  trialInTime(trial: number, effect: Effect | BodyEffect): Float64Array {
    return this.inTime[trial]!.map(this.movedIn(trial, effect));
  }

  /** How one latency is moved. Never changes the order of two latencies. */
  moved(effect: Effect): (x: number) => number {
    const { from, factor } = this.slowdown(effect);
    return factor === 1 ? (x) => x : (x) => (x >= from ? x * factor : x);
  }

  /** Latencies moved, of whichever trial. */
  allMoved(latencies: Float64Array, effect: Effect): Float64Array {
    const { from, factor } = this.slowdown(effect);
    const moved = new Float64Array(latencies.length);
    for (let i = 0; i < moved.length; i++) {
      const x = latencies[i]!;
      moved[i] = x >= from ? x * factor : x;
    }
    return moved;
  }

  /** From which latency on an effect is felt, and what it multiplies. */
  private slowdown({ effect, where }: Effect): { from: number; factor: number } {
    return { from: where === "all" ? -Infinity : this.tailFrom, factor: 1 + effect };
  }

  /** How one latency of this trial is moved. Never changes the order of two. */
  private movedIn(trial: number, effect: Effect | BodyEffect): (x: number) => number {
    if (effect.where === "all" || effect.where === "tail") return this.moved(effect);
    const factor = 1 + effect.effect;
    const from = quantileSorted(this.ascending[trial]!, LEFT_ALONE_FROM[effect.where]);
    return (x) => (x < from ? Math.min(x * factor, from) : x);
  }
}

/** The quantile of sorted samples, each moved. */
function quantileMoved(trial: Float64Array, q: number, move: (x: number) => number): number {
  const position = (trial.length - 1) * q;
  const below = Math.floor(position);
  const pair = [trial[below]!, trial[Math.min(below + 1, trial.length - 1)]!].map(move);
  return quantileSorted(pair, position - below);
}

/** A fixed threshold: the tail quantile of the trial in the middle. */
function thresholdOf(trials: readonly Float64Array[]): number {
  return quantileSorted(Float64Array.from(trials, (trial) => quantileSorted(trial, TAIL_FROM)).sort(), 0.5);
}
