import { FALLING, HELD, HELD_FOR_TAIL, type ScoreShape } from "../stats/scores.js";
import { reachOf } from "./blocks.js";
import type { NeighbourValues, TimeOrder } from "./prepare.js";

/** What a claim says of the candidate, beyond what is allowed. `plain` allows nothing. */
export type Claim =
  | "worse" // by more than the tolerance and the floor
  | "within" // not worse by more than the tolerance or the floor
  | "within-wider" // not worse by more than what a pass must rule out at the least, or the floor
  | "better" // better by more than the tolerance and the floor
  | "not-better" // not better by more than the tolerance or the floor
  | "plainly-worse"
  | "plainly-better";

/** Whether a claim says that the candidate is as it may be, and not that it is otherwise. */
export function isOfSameness(claim: Claim): boolean {
  return claim === "within" || claim === "within-wider" || claim === "not-better";
}

/** Values of both sides, stratum by stratum, in logarithms and turned so that a claim is "candidate above baseline". */
export interface TurnedValues {
  readonly baseline: ArrayLike<number>;
  readonly candidate: ArrayLike<number>;
}

export type TurnedNeighbour = TurnedValues & Pick<NeighbourValues, "side" | "rank">;

/** What a claim is tested by: of the quantile itself, and of its neighbours where they have a say. */
export interface Oriented {
  readonly claim: Claim;
  /** Share of the samples beyond the quantile; 0.5 where the metric is none. */
  readonly beyond: number;
  readonly own: TurnedValues;
  readonly neighbours: readonly TurnedNeighbour[];
  readonly order: TimeOrder | undefined;
  /** What the candidate's values are lowered by, because the clock's tick may have moved them so far. */
  readonly doubt: number;
  /** Whether what is weighed may have scores that fall. */
  readonly falls: boolean;
  /** The same at smaller tolerances, of the neighbours in the body, where a claim must hold against each. */
  readonly below: readonly (() => Oriented)[];
}

/** Whose scores are summed up by one test of a quantile, how, and its share of the level. */
export interface SharedTest {
  readonly share: number;
  readonly voters: readonly TurnedValues[];
  readonly order: TimeOrder | undefined;
  readonly shape: ScoreShape;
  /** Whether the voters count alike, or by what their noise is. */
  readonly weighing: "alike" | "by-efficacy";
}

/**
 * The shares of the tests that a candidate differs by more than the tolerance: of what speaks for a change
 * of everything, which the noise of a high quantile itself would only drown; of it with its neighbour in the
 * tail, for changes that begin near it; of it by itself, for changes that touch only it.
 */
const DIFFERENCE = {
  middle: { body: 0.9, tail: 0, itself: 0.1 },
  near: { body: 0.85, tail: 0.1, itself: 0.05 },
  far: { body: 0.55, tail: 0.4, itself: 0.05 },
} as const;
/** Of those that it does not, on which a pass stands: of all together, and the last two of the others. */
const SAMENESS = { all: 0.75, tail: 0.2, itself: 0.05 } as const;
/** Of those of "no change": of what speaks for a change of everything, and of the quantile with that in the tail. */
const CHANGE = {
  middle: { body: 0.9, tail: 0, itself: 0.1 },
  near: { body: 0.92, tail: 0.08, itself: 0 },
  far: { body: 0.3, tail: 0.7, itself: 0 },
} as const;

/** The tests of a claim against what is allowed. Their shares add up to the level. */
export function testsOf(values: Oriented): readonly SharedTest[] {
  const { claim, own, neighbours, beyond } = values;
  const reach = reachOf(beyond);
  const sameness = isOfSameness(claim);
  if (neighbours.length === 0 || (sameness && reach === "middle")) return [ofItself(values, 1)];
  if (!sameness) return testsOfDifference(values, DIFFERENCE[reach]);
  return [
    alike(values, SAMENESS.all, [own, ...neighbours], HELD),
    alike(values, SAMENESS.tail, [own, ...towards(values, "tail")], HELD),
    alike(values, SAMENESS.itself, [own], HELD),
  ];
}

/** The tests of "no change". Their shares add up to the level. */
export function testsOfChange(values: Oriented): readonly SharedTest[] {
  if (values.neighbours.length === 0) return [ofItself(values, 1)];
  return testsOfDifference(values, CHANGE[reachOf(values.beyond)]);
}

/** Of the tests of a claim, that which weighs its voters by what their noise is. */
export function weighedTestOf(values: Oriented): SharedTest | undefined {
  return testsOf(values).find(({ weighing }) => weighing === "by-efficacy");
}

function testsOfDifference(
  values: Oriented,
  shares: { readonly body: number; readonly tail: number; readonly itself: number },
): SharedTest[] {
  return [
    ofBody(values, shares.body),
    alike(values, shares.tail, [values.own, ...towards(values, "tail")], HELD_FOR_TAIL),
    ofItself(values, shares.itself),
  ].filter(({ share }) => share > 0);
}

/** For changes of everything: a high quantile has no say in it, for its noise. */
function ofBody(values: Oriented, share: number): SharedTest {
  const body = towards(values, "body");
  const voters = reachOf(values.beyond) === "middle" ? [values.own, ...body] : body;
  if (voters.length === 1) return alike(values, share, voters, HELD);
  return {
    share,
    voters,
    order: values.order,
    shape: values.falls ? FALLING : HELD,
    weighing: "by-efficacy",
  };
}

/** Changes of the tail alone are larger, and so is their noise. */
function ofItself(values: Oriented, share: number): SharedTest {
  const { own, neighbours, beyond, claim } = values;
  const inTail = neighbours.length > 0 && reachOf(beyond) !== "middle" && !isOfSameness(claim);
  return alike(values, share, [own], inTail ? HELD_FOR_TAIL : HELD);
}

function alike(
  { order }: Oriented,
  share: number,
  voters: readonly TurnedValues[],
  shape: ScoreShape,
): SharedTest {
  return { share, voters, order, shape, weighing: "alike" };
}

function towards({ neighbours }: Oriented, side: "body" | "tail"): readonly TurnedValues[] {
  return neighbours.filter((one) => one.side === side);
}
