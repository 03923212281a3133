import { SCORE_LIMIT, TAIL_SCORE_LIMIT } from "../stats/scores.js";
import { isFarOut } from "./blocks.js";
import type { NeighbourValues, SideValues } from "./prepare.js";

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

/**
 * Values of both sides, in logarithms and turned so that the claim to be tested is "candidate above
 * baseline": of the quantile itself, and of its neighbours where they have a say.
 */
export interface Oriented {
  readonly claim: Claim;
  readonly design: "quads" | "coin";
  /** Share of the samples beyond the quantile; 0.5 where the metric is none. */
  readonly beyond: number;
  readonly own: SideValues;
  readonly neighbours: readonly NeighbourValues[];
}

/** Whose scores are summed up by one test of a high quantile, their limit, and its share of the level. */
export interface SharedTest {
  readonly share: number;
  readonly voters: readonly SideValues[];
  /** A log-ratio. */
  readonly limit: number;
}

/**
 * The tests that a candidate differs by more than the tolerance: of the neighbours in the body, for
 * changes of everything, which the noise of the quantile itself would only drown; with the neighbour in
 * the tail, for changes that begin near it; by itself, for changes that touch only it.
 */
const DIFFERENCE = { near: [0.85, 0.1, 0.05], far: [0.55, 0.4, 0.05] } as const;
/** The tests that it does not, on which a pass stands: of all together, and the last two of the others. */
const SAMENESS = [0.75, 0.2, 0.05] as const;
/** The tests of "no change": of the neighbours in the body, and of the quantile with that in the tail. */
const CHANGE = { near: [0.92, 0.08], far: [0.3, 0.7] } as const;

/** The tests of a claim against what is allowed. Their shares add up to the level. */
export function testsOf(values: Oriented): readonly SharedTest[] {
  const { claim, own, neighbours } = values;
  if (neighbours.length === 0) return [alone(own)];
  const outwards = [own, ...towards(values, "tail")];
  const sameness = isOfSameness(claim);
  const [first, second, third] = sameness ? SAMENESS : DIFFERENCE[reach(values)];
  const limit = sameness ? SCORE_LIMIT : TAIL_SCORE_LIMIT;
  return [
    {
      share: first,
      voters: sameness ? [own, ...neighbours] : towards(values, "body"),
      limit: SCORE_LIMIT,
    },
    { share: second, voters: outwards, limit },
    { share: third, voters: [own], limit },
  ];
}

/** The tests of "no change". Their shares add up to the level. */
export function testsOfChange(values: Oriented): readonly SharedTest[] {
  const { own, neighbours } = values;
  if (neighbours.length === 0) return [alone(own)];
  const [body, outwards] = CHANGE[reach(values)];
  return [
    { share: body, voters: towards(values, "body"), limit: SCORE_LIMIT },
    { share: outwards, voters: [own, ...towards(values, "tail")], limit: TAIL_SCORE_LIMIT },
  ];
}

function alone(own: SideValues): SharedTest {
  return { share: 1, voters: [own], limit: SCORE_LIMIT };
}

function reach({ beyond }: Oriented): "near" | "far" {
  return isFarOut(beyond) ? "far" : "near";
}

function towards({ neighbours }: Oriented, side: "body" | "tail"): readonly SideValues[] {
  return neighbours.filter((one) => one.side === side);
}
