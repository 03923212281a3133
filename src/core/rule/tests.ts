import { RandomizationNull, SeenSum } from "../stats/randomization.js";
import { quadEstimateIsPositive } from "../stats/quad.js";
import { HELD } from "../stats/scores.js";
import { ScoreSum, scoresOf, type Scores } from "./sums.js";
import { testsOf, weighedTestOf, type Oriented, type SharedTest, type TurnedValues } from "./shares.js";

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
  const searchFor = (test: SharedTest): Search =>
    new QuadSearch(scoresOf(test, strataAtLook, values.doubt), strataAtLook, spending, level * test.share);
  const searchDown = (test: SharedTest): Search =>
    new AllSearch([
      () => searchFor(test),
      ...values.below.map((smaller) => () => searchFor(weighedTestOf(smaller())!)),
    ]);
  return new AnySearch(
    testsOf(values).map((test) => (test.weighing === "by-efficacy" ? searchDown(test) : searchFor(test))),
  );
}

/**
 * Looks for the first look at which all are rejected. A claim of more than the tolerance is one of more
 * than any smaller one, and must hold against each: weights follow the values that are tested, and scores that
 * are weighed may fall, so that against a smaller one it need not follow from the larger.
 */
class AllSearch implements Search {
  private readonly searches: Search[] = [];

  /** @param build each when it is needed */
  constructor(private readonly build: readonly (() => Search)[]) {}

  upTo(look: number): number {
    let latest = -1;
    for (let i = 0; i < this.build.length && latest <= look; i++) {
      const search = (this.searches[i] ??= this.build[i]!());
      latest = Math.max(latest, search.upTo(look));
    }
    return latest <= look ? latest : Infinity;
  }
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
export function estimateAgrees({ own }: Oriented, strata: number): boolean {
  return strata > 0 && quadEstimateIsPositive(own.baseline, own.candidate, strata);
}

/** Where it says with no more than this chance of error that a claim is wrong, a quantile speaks against it. */
const SPEAKS_AGAINST = 0.1;

/** Whether the quantile by itself is too noisy, over so many strata, to speak against what its neighbours say. */
export function leavesItToNeighbours({ own, neighbours, order }: Oriented, strata: number): boolean {
  if (neighbours.length === 0) return false;
  const test: SharedTest = { share: 1, voters: [turned(own)], order, shape: HELD, weighing: "alike" };
  return new ScoreSum(scoresOf(test, [strata], 0)).pValue(strata) > SPEAKS_AGAINST;
}

function turned({ baseline, candidate }: TurnedValues): TurnedValues {
  const other = (side: ArrayLike<number>): number[] => Array.from(side, (x) => -x);
  return { baseline: other(baseline), candidate: other(candidate) };
}

/** By the exact law of the sum of quad scores, carried from look to look without what has already rejected. */
export class QuadSearch extends StepwiseSearch {
  private readonly seen = new SeenSum();
  private summed = 0;
  private readonly law = new RandomizationNull();
  private addedToLaw = 0;
  private looksInLaw = 0;
  private spent = 0;

  constructor(
    private readonly scores: Scores,
    private readonly strataAtLook: readonly number[],
    private readonly spending: readonly number[],
    private readonly level: number,
  ) {
    super();
  }

  protected rejectsAt(look: number): boolean {
    for (; this.summed < this.strataAtLook[look]!; this.summed++) this.seen.add(this.scores.at(this.summed));
    // A sum no larger than its mean rejects nothing, and the law may wait until it is needed.
    if (!this.seen.isAboveMean) return false;
    // What the looks before have left over can only add to what this one may spend.
    const added = this.level * (this.spending[look]! - (this.spending[look - 1] ?? 0));
    if ((this.seen.upperTail ?? 1) <= added) return true;
    let boundary = Infinity;
    while (this.looksInLaw <= look) boundary = this.takeLook(this.looksInLaw++);
    return this.seen.value >= boundary;
  }

  /** Takes what rejects at a look out of the law. */
  private takeLook(look: number): number {
    for (; this.addedToLaw < this.strataAtLook[look]!; this.addedToLaw++) {
      this.law.add(this.scores.at(this.addedToLaw));
    }
    const { boundary, taken } = this.law.takeUpper(this.level * this.spending[look]! - this.spent);
    this.spent += taken;
    return boundary;
  }
}
