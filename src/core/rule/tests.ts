import { LargestSum, RandomizationNull } from "../stats/randomization.js";
import { quadScores, SCORE_LIMIT, SCORE_STEPS, type QuadScores } from "../stats/scores.js";
import { quadEstimateIsPositive } from "../stats/quad.js";
import { locate } from "./location.js";
import type { NeighbourValues, SideValues } from "./prepare.js";
import { signedRankAttained, signedRankPValue, walshAverages } from "../stats/signed-rank.js";

/** What a claim says of the candidate, beyond what is allowed. `plain` allows nothing. */
export type Claim =
  | "worse" // by more than the tolerance and the floor
  | "within" // not worse by more than the tolerance or the floor
  | "better" // better by more than the tolerance and the floor
  | "not-better" // not better by more than the tolerance or the floor
  | "plainly-worse"
  | "plainly-better";

/**
 * Values of both sides, in logarithms and turned so that the claim to be tested is "candidate above
 * baseline": of the quantile itself, and of its neighbours where they have a say.
 */
export interface Oriented {
  readonly claim: Claim;
  readonly design: "quads" | "coin";
  readonly own: SideValues;
  readonly neighbours: readonly NeighbourValues[];
}

/** Whose scores are summed up by one test of a high quantile, and its share of the level. */
interface SharedTest {
  readonly share: number;
  readonly voters: (values: Oriented) => readonly SideValues[];
}

const towards = ({ neighbours }: Oriented, side: "body" | "tail"): readonly SideValues[] =>
  neighbours.filter((one) => one.side === side);

/**
 * The tests that a candidate differs by more than the tolerance: of the neighbours in the body, for
 * changes of everything, which the noise of the quantile itself would only drown; with the neighbour in
 * the tail, for changes that begin near it; by itself, for changes that touch only it.
 */
const DIFFERENCE_TESTS: readonly SharedTest[] = [
  { share: 0.75, voters: (values) => towards(values, "body") },
  { share: 0.2, voters: (values) => [values.own, ...towards(values, "tail")] },
  { share: 0.05, voters: (values) => [values.own] },
];

/** The tests that it does not, on which a pass stands: here the quantile and its tail always have a say. */
const SAMENESS_TESTS: readonly SharedTest[] = [
  { share: 0.75, voters: (values) => [values.own, ...values.neighbours] },
  ...DIFFERENCE_TESTS.slice(1),
];

/** The tests of "no change": of the neighbours in the body, and of the quantile with that in the tail. */
const CHANGE_TESTS: readonly SharedTest[] = [
  { share: 0.85, voters: (values) => towards(values, "body") },
  { share: 0.15, voters: (values) => [values.own, ...towards(values, "tail")] },
];

function testsOf(claim: Claim): readonly SharedTest[] {
  return claim === "within" || claim === "not-better" ? SAMENESS_TESTS : DIFFERENCE_TESTS;
}

const ALONE: readonly SharedTest[] = [{ share: 1, voters: (values) => [values.own] }];

/** Looks for the first look at which "candidate is not above baseline" is rejected, no further than asked. */
export interface Search {
  /** The first look that rejects, up to and with this one; Infinity for none so far. */
  upTo(look: number): number;
}

/**
 * The error over all looks together is at most `level`. The spending is exact: what a look did not use
 * is left for later.
 *
 * @param strataAtLook strata of each look, ascending
 * @param spending share of the level that may be used up to and with each look
 */
export function searchRejection(
  values: Oriented,
  strataAtLook: readonly number[],
  spending: readonly number[],
  level: number,
): Search {
  if (values.design === "coin") return new SignedRankSearch(values.own, strataAtLook, spending, level);
  const tests = values.neighbours.length === 0 ? ALONE : testsOf(values.claim);
  return new AnySearch(
    tests.map(({ share, voters }) => new QuadSearch(voters(values), strataAtLook, spending, level * share)),
  );
}

/** Goes from look to look and stops at the first that rejects. */
abstract class StepwiseSearch implements Search {
  private next = 0;
  private found = Infinity;

  upTo(look: number): number {
    while (this.found === Infinity && this.next <= look) {
      if (this.rejectsAt(this.next)) this.found = this.next;
      this.next += 1;
    }
    return this.found <= look ? this.found : Infinity;
  }

  /** Called once for each look, in their order. */
  protected abstract rejectsAt(look: number): boolean;
}

class AnySearch extends StepwiseSearch {
  constructor(private readonly searches: readonly Search[]) {
    super();
  }

  protected rejectsAt(look: number): boolean {
    return this.searches.some((search) => search.upTo(look) <= look);
  }
}

/** Whether the quantile's own estimate, over so many strata, is on the claim's side. */
export function estimateAgrees({ design, own }: Oriented, strata: number): boolean {
  if (design === "quads") return quadEstimateIsPositive(own.baseline, own.candidate, strata);
  return locate(design, own.baseline.subarray(0, strata), own.candidate.subarray(0, strata)).estimate > 0;
}

/** Where it says with no more than this chance of error that a claim is wrong, a quantile speaks against it. */
const SPEAKS_AGAINST = 0.25;

/** Whether the quantile by itself is too noisy, over so many strata, to speak against what its neighbours say. */
export function leavesItToNeighbours({ design, own, neighbours }: Oriented, strata: number): boolean {
  if (design === "coin" || neighbours.length === 0) return false;
  return new ScoreSum([turned(own)], 1).pValue(strata) > SPEAKS_AGAINST;
}

function turned({ baseline, candidate }: SideValues): SideValues {
  return { baseline: baseline.map((x) => -x), candidate: candidate.map((x) => -x) };
}

/**
 * One-sided p-values of "candidate is above baseline", each look by itself, no further than asked: the
 * least of the tests' p-values, each by its share.
 */
export class PValues {
  private readonly known: number[] = [];
  private readonly sums: readonly ScoreSum[];

  constructor(
    private readonly values: Oriented,
    private readonly strataAtLook: readonly number[],
  ) {
    const tests = values.neighbours.length === 0 ? ALONE : CHANGE_TESTS;
    this.sums =
      values.design === "coin" ? [] : tests.map(({ share, voters }) => new ScoreSum(voters(values), share));
  }

  at(look: number): number {
    while (this.known.length <= look) this.known.push(this.next(this.strataAtLook[this.known.length]!));
    return this.known[look]!;
  }

  private next(strata: number): number {
    if (this.values.design === "coin") {
      return strata === 0 ? 1 : signedRankPValue(walshOf(this.values.own, strata), strata, 0);
    }
    return Math.min(1, ...this.sums.map((sum) => sum.pValue(strata)));
  }
}

/** The sum of the scores of some quads, and its law. */
class ScoreSum {
  private readonly law = new RandomizationNull();
  private readonly largest = new LargestSum();
  private readonly notInLaw: QuadScores[] = [];
  private sum = 0;
  private stratum = 0;

  constructor(
    private readonly voters: readonly SideValues[],
    private readonly share: number,
  ) {}

  /** @param strata no fewer than the last time */
  pValue(strata: number): number {
    for (; this.stratum < strata; this.stratum++) {
      const scores = scoresOf(this.voters, this.stratum);
      this.notInLaw.push(scores);
      this.largest.add(scores);
      this.sum += scores[0];
    }
    return (this.largest.upperTail ?? this.tailOfLaw()) / this.share;
  }

  private tailOfLaw(): number {
    for (const scores of this.notInLaw.splice(0)) this.law.add(scores);
    return this.law.upperTail(this.sum);
  }
}

class QuadSearch extends StepwiseSearch {
  private readonly scores: QuadScores[] = [];
  private sum = 0;
  private readonly law = new RandomizationNull();
  private readonly largest = new LargestSum();
  private addedToLaw = 0;
  private looksInLaw = 0;
  private spent = 0;

  constructor(
    private readonly voters: readonly SideValues[],
    private readonly strataAtLook: readonly number[],
    private readonly spending: readonly number[],
    private readonly level: number,
  ) {
    super();
  }

  protected rejectsAt(look: number): boolean {
    for (let i = this.scores.length; i < this.strataAtLook[look]!; i++) {
      const scores = scoresOf(this.voters, i);
      this.scores.push(scores);
      this.largest.add(scores);
      this.sum += scores[0];
    }
    // A sum of zero or less rejects nothing, and the law may wait until it is needed.
    if (this.sum <= 0) return false;
    // What the looks before have left over can only add to what this one may spend.
    const added = this.level * (this.spending[look]! - (this.spending[look - 1] ?? 0));
    if ((this.largest.upperTail ?? 1) <= added) return true;
    let boundary = Infinity;
    while (this.looksInLaw <= look) boundary = this.takeLook(this.looksInLaw++);
    return this.sum >= boundary;
  }

  /** Takes what rejects at a look out of the law. */
  private takeLook(look: number): number {
    for (; this.addedToLaw < this.strataAtLook[look]!; this.addedToLaw++) {
      this.law.add(this.scores[this.addedToLaw]!);
    }
    const { boundary, taken } = this.law.takeUpper(this.level * this.spending[look]! - this.spent);
    this.spent += taken;
    return boundary;
  }
}

/** The sum of the scores of several numbers of the trials. */
function scoresOf(voters: readonly SideValues[], stratum: number): QuadScores {
  const steps = voters.length === 1 ? SCORE_STEPS : SCORE_STEPS / 2;
  const i = 2 * stratum;
  const total: [number, number, number] = [0, 0, 0];
  for (const { baseline: b, candidate: c } of voters) {
    const [first, second, third] = quadScores(b[i]!, b[i + 1]!, c[i]!, c[i + 1]!, SCORE_LIMIT, steps);
    total[0] += first;
    total[1] += second;
    total[2] += third;
  }
  return total;
}

class SignedRankSearch extends StepwiseSearch {
  private spent = 0;

  constructor(
    private readonly values: SideValues,
    private readonly strataAtLook: readonly number[],
    private readonly spending: readonly number[],
    private readonly level: number,
  ) {
    super();
  }

  protected rejectsAt(look: number): boolean {
    const strata = this.strataAtLook[look]!;
    if (strata === 0) return false;
    const allowed = this.level * this.spending[look]! - this.spent;
    if (signedRankPValue(walshOf(this.values, strata), strata, 0) <= allowed) return true;
    this.spent += signedRankAttained(strata, allowed);
    return false;
  }
}

function walshOf(values: SideValues, strata: number): Float64Array {
  const differences = new Float64Array(strata);
  for (let i = 0; i < strata; i++) differences[i] = values.candidate[i]! - values.baseline[i]!;
  return walshAverages(differences);
}
