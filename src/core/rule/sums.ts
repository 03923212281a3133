import { RandomizationNull, SeenSum } from "../stats/randomization.js";
import { apartAlone, quadAgreement, splitsOf, type QuadScores, type QuadSums } from "../stats/scores.js";
import { APART, TrialsAround } from "./around.js";
import type { SharedTest } from "./shares.js";
import { EfficacyWeights } from "./weights.js";

/** What the arrangements of each quad show, by one or several numbers of its trials. */
export interface Scores {
  at(stratum: number): QuadSums;
}

/**
 * Those of a test.
 *
 * @param strataAtLook strata of each look, ascending
 * @param doubt what the candidate's values are lowered by for the clock's tick
 */
export function scoresOf(test: SharedTest, strataAtLook: readonly number[], doubt: number): Scores {
  return test.weighing === "alike"
    ? new SummedScores(test, strataAtLook)
    : new WeighedScores(test, strataAtLook, doubt);
}

/**
 * Of one or several numbers, by what is known at the look that first counts a quad. What a look has counted is
 * not counted anew at the next one, so that sums go on from look to look.
 */
abstract class ScoresByLook implements Scores {
  private readonly known: QuadSums[] = [];
  private looks = 0;

  constructor(
    private readonly test: SharedTest,
    private readonly scored: readonly TrialsAround[],
    private readonly strataAtLook: readonly number[],
  ) {}

  at(stratum: number): QuadSums {
    while (this.known.length <= stratum) {
      const strata = this.strataAtLook[this.looks++];
      if (strata === undefined) throw new Error(`stratum ${stratum} lies behind the last look`);
      if (strata > this.known.length) this.takeLook(strata);
    }
    return this.known[stratum]!;
  }

  private takeLook(strata: number): void {
    const from = this.known.length;
    const weights = this.weightsOf(from, strata);
    // What does not count now need not be scored: of these quads nothing is asked later.
    this.scored.forEach((trials, i) => {
      if (weights[i] !== 0) trials.learn(strata);
    });
    const unit = COARSER * weights.reduce((sum, weight) => sum + weight, 0);
    for (let stratum = from; stratum < strata; stratum++) {
      const apart = this.apartAt(stratum, weights, unit);
      this.known.push(
        this.test.shape.agrees
          ? { apart, alike: heldBy(apart, this.alikeAt(stratum, weights, unit)) }
          : apartAlone(apart),
      );
    }
  }

  private apartAt(stratum: number, weights: readonly number[], unit: number): QuadScores {
    const { scored } = this;
    const of = (trial: number): number => {
      let sum = 0;
      for (let i = 0; i < weights.length; i++) {
        if (weights[i] !== 0) sum += weights[i]! * scored[i]!.score(stratum, trial);
      }
      return rounded(sum / unit);
    };
    return splitsOf(of(0), of(1), of(2), of(3));
  }

  /** In even numbers, so that the sums of a quad are all even or all odd. */
  private alikeAt(stratum: number, weights: readonly number[], unit: number): QuadScores {
    const { voters } = this.test;
    const at = 2 * stratum;
    const sums: [number, number, number] = [0, 0, 0];
    for (let i = 0; i < weights.length; i++) {
      if (weights[i] === 0) continue;
      const { baseline: b, candidate: c } = voters[i]!;
      const agreement = quadAgreement(b[at]!, b[at + 1]!, c[at]!, c[at + 1]!);
      for (let split = 0; split < 3; split++) sums[split]! += weights[i]! * agreement[split]!;
    }
    const whole = (sum: number): number => 2 * rounded((APART * sum) / (2 * unit));
    return [whole(sums[0]), whole(sums[1]), whole(sums[2])];
  }

  /** Of each number, for the quads from one to before another, which is how many are known. */
  protected abstract weightsOf(from: number, strata: number): readonly number[];
}

/**
 * By how much more alike the trials of a split's pairs are than in the split where they are the least so. That says
 * that the sides differ and not which is slower, so it may add no more than one and a half times what the split says
 * of that. Then a quad whose candidate is not the slower one shows no more than the mean of its arrangements, whatever
 * its values are: −x + y ≤ y/3 for y ≤ 3x/2.
 */
export function heldBy(apart: QuadScores, alike: QuadScores): QuadScores {
  const least = Math.min(...alike);
  const of = (split: 0 | 1 | 2): number =>
    Math.min(alike[split] - least, 2 * Math.floor(0.75 * Math.abs(apart[split])));
  return [of(0), of(1), of(2)];
}

/**
 * To whole numbers: then the exact distribution of their sum costs little. Halves away from zero, so that what is
 * turned is rounded to the same size.
 */
function rounded(value: number): number {
  const size = Math.floor(Math.abs(value) + 0.5);
  return value < 0 ? -size : size;
}

/**
 * The scores that a sum is made of are so much coarser than those of one number of a trial: finer ones find
 * hardly more, and the distribution of their sum takes as much longer.
 */
const COARSER = 3;

/** Of several numbers that count alike. */
class SummedScores extends ScoresByLook {
  private readonly weights: readonly number[];

  constructor(test: SharedTest, strataAtLook: readonly number[]) {
    const { voters, order, shape } = test;
    super(
      test,
      voters.map((voter) => new TrialsAround(voter, order, shape)),
      strataAtLook,
    );
    this.weights = voters.map(() => 1);
  }

  protected weightsOf(): readonly number[] {
    return this.weights;
  }
}

/**
 * Of several numbers that count by what the trials up to a quad's look show of their noise. For the weights
 * the clock is not in doubt: a change of exactly what is allowed leaves them the same in all arrangements.
 */
class WeighedScores extends ScoresByLook {
  private readonly efficacy: EfficacyWeights;
  private readonly undoubted: readonly TrialsAround[];

  constructor(test: SharedTest, strataAtLook: readonly number[], doubt: number) {
    const { voters, order, shape } = test;
    const scored = voters.map((voter) => new TrialsAround(voter, order, shape));
    super(test, scored, strataAtLook);
    this.efficacy = new EfficacyWeights(voters.length);
    this.undoubted =
      doubt === 0 ? scored : voters.map((voter) => new TrialsAround(voter, order, shape, doubt));
  }

  protected weightsOf(from: number, strata: number): readonly number[] {
    for (const voter of this.undoubted) voter.learn(strata);
    for (let stratum = from; stratum < strata; stratum++) {
      this.efficacy.add(
        this.undoubted.map((voter) => {
          return { scores: voter.splits(stratum), moved: voter.moved(stratum) };
        }),
      );
    }
    return this.efficacy.weights();
  }
}

/** The sum of the scores of the first quads, and how likely as large a one is. */
export class ScoreSum {
  private readonly law = new RandomizationNull();
  private readonly seen = new SeenSum();
  private summed = 0;
  private inLaw = 0;

  constructor(private readonly scores: Scores) {}

  /** @param strata no fewer than the last time */
  pValue(strata: number): number {
    for (; this.summed < strata; this.summed++) this.seen.add(this.scores.at(this.summed));
    return this.seen.upperTail ?? this.tailOfLaw();
  }

  private tailOfLaw(): number {
    for (; this.inLaw < this.summed; this.inLaw++) this.law.add(this.scores.at(this.inLaw));
    return this.law.upperTail(this.seen.value);
  }
}
