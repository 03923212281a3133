import type { Side } from "../model/ids.js";
import { coin } from "../stats/coin.js";
import { joined } from "../stats/joined.js";
import { isAscending, median, quantileSorted, sorted, sortedSamples } from "../stats/quantile.js";
import { neighboursOf, trialsPerValue, type Neighbour } from "./blocks.js";
import { tickOf } from "./tick.js";
import type { BudgetLimits, Cut, MetricSeries, RoundPair, RuleCaveat, Statistic } from "./types.js";

/** The sorted samples behind one value of each side, for the rounds of one stratum. */
export interface StratumSamples {
  readonly baseline: readonly Float64Array[];
  readonly candidate: readonly Float64Array[];
}

/** Values of both sides, stratum by stratum. */
export interface SideValues {
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
}

/** The order in time of trials. */
export interface TimeOrder {
  /** Of the four trials of each quad, in the order b1, b2, c1, c2: its place in the quad, 0 to 3. */
  readonly places: Uint8Array;
  /** Of each quad: whether nothing was measured between it and the one before, nor a quad that is left out. */
  readonly follows: readonly boolean[];
}

export type NeighbourValues = SideValues & Pick<Neighbour, "side" | "rank">;

/**
 * A series reduced to the values that the tests work on. A stratum is what was drawn together: a quad, or several whose
 * trials are put together, with two values of each side.
 */
export interface PreparedSeries {
  readonly key: string;
  readonly family: string;
  readonly distribution: string;
  readonly statistic: Statistic;
  readonly better: "lower" | "higher";
  readonly tolerance: number;
  /** At least the tolerance. */
  readonly passWithin: number;
  readonly floor: number;
  readonly budget: BudgetLimits | undefined;
  readonly launches: boolean;
  /** Looks of its own, where they are not the run's. */
  readonly looks: readonly number[] | undefined;
  readonly cut: Cut | undefined;
  /** Values of the baseline, stratum by stratum. */
  readonly baseline: Float64Array;
  readonly candidate: Float64Array;
  /** The same of the quantiles, and of the parts of the trial, that speak for this one. */
  readonly neighbours: readonly (NeighbourValues & Neighbour)[];
  /** Undefined where a value is of several trials, or the order is not known. */
  readonly order: TimeOrder | undefined;
  /** Rounds that were drawn together and measured in full. */
  readonly roundsMeasured: number;
  /** Of these, rounds that fill strata; and how many fill one. */
  readonly rounds: number;
  readonly roundsPerStratum: number;
  /** So many first values of each side are of the rounds up to the first look. */
  readonly firstValues: number;
  /** The number of the first round behind each value. */
  readonly firstRounds: readonly number[];
  /** Samples of one trial up to the first look: at least so many but for a tenth of these trials. */
  readonly samplesPerTrial: number;
  /** ln(1 + tick/value) up to the first look: what the clock's tick can move a value. 0 where it is not to be judged. */
  readonly resolution: number;
  /** The same of the least of its numbers, its neighbours among them: what every claim is made in spite of. */
  readonly doubt: number;
  /** Rounds with a sample that is negative or no number. */
  readonly invalid: number;
  /** Of rounds that were drawn together and measured in full, in their order; asked for where something lacks. */
  readonly trials: () => readonly TrialFacts[];
  /** The samples of a stratum, each trial sorted; asked for only when a tail must be looked at. */
  readonly samples: (stratum: number) => StratumSamples;
  readonly caveats: readonly RuleCaveat[];
}

export interface TrialFacts {
  readonly side: Side;
  readonly round: number;
  readonly samples: number;
  /** Has a sample that is negative or no number. */
  readonly invalid: boolean;
}

/** Of one side. */
export const VALUES_PER_STRATUM = 2;

/**
 * A stall of the machine may leave few samples to a trial that ends after a time. Of so many it is no reason to give
 * up all: such a trial's number hangs on few samples, as those do that are compared with it, which are cut to as many.
 */
const SHORT_TRIALS = 0.1;

export function samplesOfMost(rounds: readonly RoundPair[]): number {
  const counts = Float64Array.from(rounds.flatMap((r) => [r.baseline.length, r.candidate.length])).sort();
  return counts[Math.floor(SHORT_TRIALS * counts.length)] ?? 0;
}

/**
 * Reduces trials to values. Trials are cut to the fewest samples of their stratum, first come. How many make a value,
 * what else of a trial speaks for it and the clock's tick are told by the rounds up to the first look, so that no
 * later round changes what was seen then.
 *
 * @param firstLook rounds, where the series has no looks of its own
 */
export function prepare(series: MetricSeries, firstLook: number): PreparedSeries {
  const { statistic } = series;
  const launches = series.launches ?? false;
  const lanes = VALUES_PER_STRATUM;
  const units = fullQuads(series.rounds);
  const firstUnits = units.slice(0, Math.ceil((series.looks?.[0] ?? firstLook) / lanes));
  const samplesPerTrial = samplesOfMost(firstUnits.flat());
  const perValue = units.length === 0 ? 1 : trialsPerValue(statistic, samplesPerTrial, launches);
  const strata = Math.floor(units.length / perValue);
  const baseline = new Float64Array(strata * lanes);
  const candidate = new Float64Array(strata * lanes);
  const hasOrder = !firstUnits.flat().some(isSortedRound);
  const around = neighboursOf(statistic, launches, samplesPerTrial * perValue).filter(
    ({ parts }) => parts === 1 || hasOrder,
  );
  const neighbours = around.map((one) => ({
    ...one,
    baseline: new Float64Array(strata * lanes),
    candidate: new Float64Array(strata * lanes),
  }));
  const firstRounds: number[] = [];
  const sortedStrata: StratumSamples[] = [];
  for (let s = 0; s < strata; s++) {
    const group = units.slice(s * perValue, (s + 1) * perValue);
    const length = Math.min(...group.flat().flatMap((r) => [r.baseline.length, r.candidate.length]));
    const isInTime = hasOrder && !group.flat().some(isSortedRound);
    const sides: { baseline: Float64Array[]; candidate: Float64Array[] } = { baseline: [], candidate: [] };
    for (let lane = 0; lane < lanes; lane++) {
      for (const side of ["baseline", "candidate"] as const) {
        const rounds = group.map(
          (unit) => unit[perValue === 1 ? lane : lane ^ laneDraw(unit, side, series.seed)]!,
        );
        const inTime = joined(rounds.map((round) => firstSamples(round[side], length)));
        const ordered = statistic.kind === "quantile" ? sortedSamples(inTime) : inTime;
        (side === "baseline" ? baseline : candidate)[s * lanes + lane] = valueOf(ordered, statistic);
        neighbourValues(isInTime ? inTime : undefined, ordered, around).forEach((value, i) => {
          neighbours[i]![side][s * lanes + lane] = value;
        });
        sides[side].push(ordered);
      }
      firstRounds.push(group[0]![lane]!.round);
    }
    sortedStrata.push(sides);
  }
  const firstStrata = Math.max(1, Math.floor(firstUnits.length / perValue));
  const ordered = sortedStrata
    .slice(0, firstStrata)
    .flatMap((sides) => [...sides.baseline, ...sides.candidate]);
  const tick = statistic.kind === "quantile" ? tickOf(ordered) : Infinity;
  const resolutionAt = (middle: number): number =>
    Number.isFinite(tick) && middle > 0 ? Math.log1p(tick / middle) : 0;
  const firstValues = Math.min(strata, firstStrata) * lanes;
  const firstMiddleOf = (values: SideValues): number => middleOf(values, firstValues);
  const middle = firstMiddleOf({ baseline, candidate });
  return {
    key: series.key,
    family: series.family,
    distribution: series.distribution,
    statistic,
    better: series.better,
    tolerance: series.tolerance,
    passWithin: Math.max(series.tolerance, series.passWithin ?? 0),
    floor: series.floor,
    budget: series.budget,
    launches,
    looks: series.looks,
    cut: series.cut,
    baseline,
    candidate,
    neighbours,
    order: perValue === 1 ? orderOf(units, series.unbroken ?? false) : undefined,
    roundsMeasured: units.length * lanes,
    rounds: strata * perValue * lanes,
    roundsPerStratum: perValue * lanes,
    firstValues,
    firstRounds,
    samplesPerTrial,
    resolution: resolutionAt(middle),
    doubt: resolutionAt(Math.min(middle, ...neighbours.map(firstMiddleOf).filter((of) => of > 0))),
    invalid: series.rounds.filter((round) => isInvalid(round.baseline) || isInvalid(round.candidate)).length,
    trials: () => units.flat().flatMap((round) => [factsOf(round, "baseline"), factsOf(round, "candidate")]),
    samples: (stratum) => sortedStrata[stratum]!,
    caveats: seriesCaveats(series, units),
  };
}

/**
 * Which of two values the first trial of a side in a quad goes into, where a value is of several quads; its second goes
 * into the other. By chance, for then the splits of four such values are as likely as those of four trials, whatever the noise
 * is: any exchange of values is one of trials in each quad, by orders and draws that are as likely. By time, b1 and c1 would
 * hold the earlier trials of their sides, and with a drift in step with the quads some splits were likelier than others.
 * A draw belongs to the side that begins, so that it stays when the sides are swapped.
 */
function laneDraw([{ quad, slots }]: readonly [RoundPair, RoundPair], side: Side, seed = ""): 0 | 1 {
  const begins = slots && (slots.baseline < slots.candidate ? "baseline" : "candidate");
  const whose = begins === undefined ? side : side === begins ? "that begins" : "that does not begin";
  return coin(seed, `quad ${quad}, side ${whose}`);
}

/** Of the first values of both sides, so many of each. */
function middleOf({ baseline, candidate }: SideValues, values: number): number {
  if (baseline.length === 0) return 0;
  return median(Float64Array.from([...baseline.subarray(0, values), ...candidate.subarray(0, values)]));
}

/** @param inTime undefined where the order in time is not known */
function neighbourValues(
  inTime: Float64Array | undefined,
  ordered: Float64Array,
  around: readonly Neighbour[],
): readonly number[] {
  let ofParts: Float64Array | undefined;
  return around.map(({ q, parts, rank }) => {
    if (ordered.length === 0) return NaN;
    if (parts === 1) return quantileSorted(ordered, q);
    // A trial that was cut short has no such parts, nor has a sorted one. Nor have those that are compared with it.
    if (inTime === undefined || ordered.length < parts) return quantileSorted(ordered, q);
    // All parts that speak are of one cut and one quantile.
    ofParts ??= quantilesOfParts(partsOf(inTime, parts), q);
    return ofParts[rank]!;
  });
}

/** The same quantile of each part, ascending. */
function quantilesOfParts(parts: readonly Float64Array[], q: number): Float64Array {
  return Float64Array.from(parts, (part) => quantileSorted(part, q)).sort();
}

/** Tools that keep a histogram give sorted samples: of their order in time nothing is left. */
function isSortedRound({ baseline, candidate }: RoundPair): boolean {
  return isAscending(baseline) || isAscending(candidate);
}

/** Equal parts of a trial in the order of time, each sorted. */
export function partsOf(inTime: Float64Array, parts: number): Float64Array[] {
  const from = (part: number): number => Math.floor((part * inTime.length) / parts);
  return Array.from({ length: parts }, (_, part) => sorted(inTime.subarray(from(part), from(part + 1))));
}

/** The quads of which both rounds are there. */
export function fullQuads(rounds: readonly RoundPair[]): (readonly [RoundPair, RoundPair])[] {
  const quads = new Map<number, RoundPair[]>();
  for (const round of rounds) {
    const quad = quads.get(round.quad);
    if (quad === undefined) quads.set(round.quad, [round]);
    else quad.push(round);
  }
  return [...quads.values()].flatMap(([one, two, ...more]) =>
    one === undefined || two === undefined || more.length > 0 ? [] : [[one, two] as const],
  );
}

function orderOf(quads: readonly (readonly RoundPair[])[], unbroken: boolean): TimeOrder | undefined {
  const places = new Uint8Array(4 * quads.length);
  for (const [i, quad] of quads.entries()) {
    const [one, two] = quad.map(({ slots }) => slots);
    if (one === undefined || two === undefined) return undefined;
    const ofQuad = [one.baseline, two.baseline, one.candidate, two.candidate];
    if (!PLACES.every((place) => ofQuad.includes(place))) return undefined;
    places.set(ofQuad, 4 * i);
  }
  const follows = quads.map(([round], i) => unbroken && i > 0 && round!.quad === quads[i - 1]![0]!.quad + 1);
  return { places, follows };
}

const PLACES = [0, 1, 2, 3];

/** Of trials that are put together, each cut to so many samples. */
export function valueOfTrials(trials: readonly Float64Array[], length: number, statistic: Statistic): number {
  const inTime = joined(trials.map((trial) => firstSamples(trial, length)));
  return valueOf(statistic.kind === "quantile" ? sortedSamples(inTime) : inTime, statistic);
}

/** The trial itself where it is not cut, so that what is known of it is found again. */
function firstSamples(trial: Float64Array, length: number): Float64Array {
  return trial.length === length ? trial : trial.subarray(0, length);
}

function valueOf(samples: Float64Array, statistic: Statistic): number {
  if (samples.length === 0) return NaN;
  switch (statistic.kind) {
    case "value":
      return samples.length === 1 ? samples[0]! : meanOf(samples);
    case "mean":
      return meanOf(samples);
    case "quantile":
      return quantileSorted(samples, statistic.q);
  }
}

function meanOf(samples: Float64Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample;
  return sum / samples.length;
}

function factsOf(pair: RoundPair, side: Side): TrialFacts {
  return { side, round: pair.round, samples: pair[side].length, invalid: isInvalid(pair[side]) };
}

function isInvalid(samples: Float64Array): boolean {
  return samples.some((x) => !(x >= 0 && x < Infinity));
}

/** Beyond this share of a trial, samples that are cut off are worth a word. */
const CUT_SHARE = 0.1;
const HIGH_STEAL = 0.05;
const HIGH_PRESSURE = 0.25;

function seriesCaveats(series: MetricSeries, units: readonly (readonly RoundPair[])[]): RuleCaveat[] {
  const caveats: RuleCaveat[] = [];
  const rounds = units.flat();
  if (rounds.length < series.rounds.length) caveats.push("rounds-missing");
  const unequal = rounds.some((r) => {
    const [low, high] = [r.baseline.length, r.candidate.length].sort((a, b) => a - b);
    return low! < high! * (1 - CUT_SHARE);
  });
  if (unequal) caveats.push("unequal-samples");
  const busy = rounds.filter(
    (r) => (r.host?.stealShare ?? 0) > HIGH_STEAL || (r.host?.pressureShare ?? 0) > HIGH_PRESSURE,
  );
  if (busy.length > rounds.length / 2) caveats.push("host-contention");
  if (firstSampleStandsOut(rounds)) caveats.push("first-sample");
  return caveats;
}

/** A first sample that is larger than the others by less is no sign of a cold start. */
const FAR_ABOVE = 1.5;

/**
 * In more than half of the trials of each side the first sample is the largest one, and far above their median. By chance
 * it is the largest in one of twenty at most; of equal samples, or of few steps of a clock, it is no larger than others.
 */
function firstSampleStandsOut(rounds: readonly RoundPair[]): boolean {
  const leads = (trial: Float64Array): boolean => {
    if (trial.length < 20) return false;
    const first = trial[0]!;
    for (let i = 1; i < trial.length; i++) if (trial[i]! >= first) return false;
    return first > FAR_ABOVE * quantileSorted(sortedSamples(trial), 0.5);
  };
  const half = rounds.length / 2;
  return (
    rounds.length > 0 &&
    rounds.filter((r) => leads(r.baseline)).length > half &&
    rounds.filter((r) => leads(r.candidate)).length > half
  );
}
