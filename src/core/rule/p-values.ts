import { testsOfChange, type Oriented } from "./shares.js";
import { ScoreSum, scoresOf, type Scores } from "./sums.js";
import { QuadSearch } from "./tests.js";

/**
 * Levels at which a p-value over several looks may lie, as powers of this. It is rounded up to one of
 * them, and the next one down costs a walk over all looks.
 */
const LEVEL_STEP = 2 ** (1 / 8);
/** Below this a p-value is below every level that a plan may give, and need not be known better. */
const SMALL = 1e-5;

/**
 * One-sided p-values of "candidate is above baseline" over the looks so far: the least level at which
 * the same tests, with the same spending, would have rejected by then. No further than asked.
 */
export class SequentialPValues {
  private readonly parts: readonly { readonly share: number; readonly pValues: ScoresOverLooks }[];

  /**
   * @param strataAtLook strata of each look, ascending
   * @param spending share of a level that may be used up to and with each look
   */
  constructor(values: Oriented, strataAtLook: readonly number[], spending: readonly number[]) {
    this.parts = testsOfChange(values).map((test) => ({
      share: test.share,
      pValues: new ScoresOverLooks(scoresOf(test, strataAtLook, values.doubt), strataAtLook, spending),
    }));
  }

  /** Up to and with this look. */
  upTo(look: number): number {
    return this.leastOf((pValues) => pValues.upTo(look));
  }

  /** The same or more, for less work. */
  atMostUpTo(look: number): number {
    return this.leastOf((pValues) => pValues.atMostUpTo(look));
  }

  /** The same or less, for as little. */
  atLeastUpTo(look: number): number {
    return this.leastOf((pValues) => pValues.atLeastUpTo(look));
  }

  /** Whether it is known to be small enough from one test by itself, asked for in their order. */
  isEnoughUpTo(look: number, isEnough: (pValue: number) => boolean): boolean {
    return this.parts.some(({ share, pValues }) => isEnough(Math.min(1, pValues.atMostUpTo(look) / share)));
  }

  private leastOf(pValueOf: (pValues: ScoresOverLooks) => number): number {
    return Math.min(1, ...this.parts.map(({ share, pValues }) => pValueOf(pValues) / share));
  }
}

/** Over the looks so far, the least p-value of a look by itself, each by its share of a level. */
class LeastByShare {
  private readonly least: number[] = [];

  /** @param pValueOf of a look by itself; asked for in the order of the looks */
  constructor(
    private readonly pValueOf: (look: number) => number,
    private readonly shares: readonly number[],
  ) {}

  upTo(look: number): number {
    while (this.least.length <= look) {
      const next = this.least.length;
      this.least.push(Math.min(this.least.at(-1) ?? 1, this.pValueOf(next) / this.shares[next]!));
    }
    return this.least[look]!;
  }
}

/** What each look adds to what may be spent: by these shares, the least p-value is a union bound. */
function addedBy(spending: readonly number[]): number[] {
  return spending.map((share, look) => share - (spending[look - 1] ?? 0));
}

/** What sums of the same masses, added up in another order, may differ by. */
const ROUNDING = 1e-9;

/** From the union bound down, level by level, for as long as the test of that level rejects. */
class ScoresOverLooks {
  private readonly known: number[] = [];
  private readonly atLook: number[] = [];
  private readonly sum: ScoreSum;
  private readonly union: LeastByShare;
  private readonly unspent: LeastByShare;

  constructor(
    private readonly scores: Scores,
    private readonly strataAtLook: readonly number[],
    private readonly spending: readonly number[],
  ) {
    this.sum = new ScoreSum(scores);
    const pValueOf = (look: number): number => (this.atLook[look] ??= this.sum.pValue(strataAtLook[look]!));
    this.union = new LeastByShare(pValueOf, addedBy(spending));
    this.unspent = new LeastByShare(pValueOf, spending);
  }

  upTo(look: number): number {
    return (this.known[look] ??= this.walkDownFrom(this.union.upTo(look), look));
  }

  atMostUpTo(look: number): number {
    const union = this.union.upTo(look);
    return union >= 1 || union < SMALL ? union : LEVEL_STEP ** stepAbove(union);
  }

  /**
   * Of what a test of a level rejects up to and with a look, the chance is no more than what it may spend by then.
   * The sum that was seen and all above it are part of that if it is rejected, so no test of a lower level than this
   * rejects it.
   */
  atLeastUpTo(look: number): number {
    return (1 - ROUNDING) * this.unspent.upTo(look);
  }

  private walkDownFrom(union: number, look: number): number {
    if (union >= 1 || union < SMALL) return union;
    let step = stepAbove(union);
    // What the first look finds, it finds with all that it may spend.
    if (look > 0) while (this.rejectsAt(LEVEL_STEP ** (step - 1), look)) step -= 1;
    return LEVEL_STEP ** step;
  }

  private rejectsAt(level: number, look: number): boolean {
    if (level < this.atLeastUpTo(look)) return false;
    return new QuadSearch(this.scores, this.strataAtLook, this.spending, level).upTo(look) <= look;
  }
}

/** Of the least level that is no less. */
function stepAbove(pValue: number): number {
  return Math.ceil(Math.log(pValue) / Math.log(LEVEL_STEP) - 1e-9);
}
