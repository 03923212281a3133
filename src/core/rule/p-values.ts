import { signedRankPValue } from "../stats/signed-rank.js";
import { testsOfChange, type Oriented } from "./shares.js";
import { ScoreSum, scoresOf, walshOf, type Scores } from "./sums.js";
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
  private readonly parts: readonly { readonly share: number; readonly pValues: OverLooks }[];

  /**
   * @param strataAtLook strata of each look, ascending
   * @param spending share of a level that may be used up to and with each look
   */
  constructor(values: Oriented, strataAtLook: readonly number[], spending: readonly number[]) {
    this.parts =
      values.design === "coin"
        ? [{ share: 1, pValues: new SignedRankOverLooks(values, strataAtLook, spending) }]
        : testsOfChange(values).map((test) => ({
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

  /** Whether one of the numbers that it is no more than is enough: of one test by itself, in their order. */
  isEnoughUpTo(look: number, isEnough: (pValue: number) => boolean): boolean {
    return this.parts.some(({ share, pValues }) => isEnough(Math.min(1, pValues.atMostUpTo(look) / share)));
  }

  private leastOf(pValueOf: (pValues: OverLooks) => number): number {
    return Math.min(1, ...this.parts.map(({ share, pValues }) => pValueOf(pValues) / share));
  }
}

/** Of one test. */
interface OverLooks {
  upTo(look: number): number;
  atMostUpTo(look: number): number;
  atLeastUpTo(look: number): number;
}

/** A union bound over the looks: the least p-value of a look by the share that the look adds. */
abstract class UnionBound implements OverLooks {
  private readonly union: number[] = [];
  /** The same by all that may be spent up to and with the look: no test of that level or less rejects. */
  private readonly floor: number[] = [];

  constructor(
    protected readonly strataAtLook: readonly number[],
    protected readonly spending: readonly number[],
  ) {}

  upTo(look: number): number {
    return this.unionUpTo(look);
  }

  atMostUpTo(look: number): number {
    return this.unionUpTo(look);
  }

  atLeastUpTo(look: number): number {
    return this.unionUpTo(look);
  }

  protected unionUpTo(look: number): number {
    this.takeLooks(look);
    return this.union[look]!;
  }

  protected floorUpTo(look: number): number {
    this.takeLooks(look);
    return this.floor[look]!;
  }

  private takeLooks(upTo: number): void {
    for (let look = this.union.length; look <= upTo; look++) {
      const pValue = this.pValueOf(this.strataAtLook[look]!);
      const spent = this.spending[look]!;
      this.union.push(Math.min(this.union.at(-1) ?? 1, pValue / (spent - (this.spending[look - 1] ?? 0))));
      this.floor.push(Math.min(this.floor.at(-1) ?? 1, pValue / spent));
    }
  }

  /** Of one look by itself; asked for with ascending strata. */
  protected abstract pValueOf(strata: number): number;
}

class SignedRankOverLooks extends UnionBound {
  constructor(
    private readonly values: Oriented,
    strataAtLook: readonly number[],
    spending: readonly number[],
  ) {
    super(strataAtLook, spending);
  }

  protected pValueOf(strata: number): number {
    return strata === 0 ? 1 : signedRankPValue(walshOf(this.values.own, strata), strata, 0);
  }
}

/** From the union bound down, level by level, for as long as the test of that level rejects. */
class ScoresOverLooks extends UnionBound {
  private readonly known: number[] = [];
  private readonly sum: ScoreSum;

  constructor(
    private readonly scores: Scores,
    strataAtLook: readonly number[],
    spending: readonly number[],
  ) {
    super(strataAtLook, spending);
    this.sum = new ScoreSum(scores);
  }

  override upTo(look: number): number {
    return (this.known[look] ??= this.walkDownFrom(this.unionUpTo(look), look));
  }

  override atMostUpTo(look: number): number {
    const union = this.unionUpTo(look);
    return union >= 1 || union < SMALL ? union : LEVEL_STEP ** stepAbove(union);
  }

  override atLeastUpTo(look: number): number {
    return this.floorUpTo(look);
  }

  private walkDownFrom(union: number, look: number): number {
    if (union >= 1 || union < SMALL) return union;
    let step = stepAbove(union);
    // What the first look finds, it finds with all that it may spend.
    if (look > 0) while (this.mayRejectAt(step - 1, look) && this.rejectsAt(step - 1, look)) step -= 1;
    return LEVEL_STEP ** step;
  }

  private mayRejectAt(step: number, look: number): boolean {
    return LEVEL_STEP ** step >= this.floorUpTo(look) * (1 - 1e-9);
  }

  private rejectsAt(step: number, look: number): boolean {
    const level = LEVEL_STEP ** step;
    return new QuadSearch(this.scores, this.strataAtLook, this.spending, level).upTo(look) <= look;
  }

  protected pValueOf(strata: number): number {
    return this.sum.pValue(strata);
  }
}

/** Of the least level that is no less. */
function stepAbove(pValue: number): number {
  return Math.ceil(Math.log(pValue) / Math.log(LEVEL_STEP) - 1e-9);
}
