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
  boundUpTo(look: number): number {
    return this.leastOf((pValues) => pValues.boundUpTo(look));
  }

  private leastOf(pValueOf: (pValues: OverLooks) => number): number {
    return Math.min(1, ...this.parts.map(({ share, pValues }) => pValueOf(pValues) / share));
  }
}

/** Of one test. */
interface OverLooks {
  upTo(look: number): number;
  boundUpTo(look: number): number;
}

/** A union bound over the looks: the least p-value of a look by the share that the look adds. */
abstract class UnionBound implements OverLooks {
  private readonly bounds: number[] = [];

  constructor(
    protected readonly strataAtLook: readonly number[],
    protected readonly spending: readonly number[],
  ) {}

  upTo(look: number): number {
    return this.boundUpTo(look);
  }

  boundUpTo(look: number): number {
    while (this.bounds.length <= look) {
      const next = this.bounds.length;
      const added = this.spending[next]! - (this.spending[next - 1] ?? 0);
      this.bounds.push(Math.min(this.bounds.at(-1) ?? 1, this.pValueOf(this.strataAtLook[next]!) / added));
    }
    return this.bounds[look]!;
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
    return (this.known[look] ??= this.walkDownFrom(super.boundUpTo(look), look));
  }

  override boundUpTo(look: number): number {
    const bound = super.boundUpTo(look);
    return bound >= 1 || bound < SMALL ? bound : LEVEL_STEP ** stepAbove(bound);
  }

  private walkDownFrom(bound: number, look: number): number {
    if (bound >= 1 || bound < SMALL) return bound;
    let step = stepAbove(bound);
    // What the first look finds, it finds with all that it may spend.
    if (look > 0) while (this.rejectsAt(LEVEL_STEP ** (step - 1), look)) step -= 1;
    return LEVEL_STEP ** step;
  }

  private rejectsAt(level: number, look: number): boolean {
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
