import { LargestSum, RandomizationNull } from "../stats/randomization.js";
import { splitsOf, type QuadScores } from "../stats/scores.js";
import { walshAverages } from "../stats/signed-rank.js";
import { TrialsAround } from "./around.js";
import type { SideValues } from "./prepare.js";
import type { SharedTest } from "./shares.js";
import { EfficacyWeights } from "./weights.js";

/** The scores of each quad, of one or several numbers of its trials. */
export interface Scores {
  at(stratum: number): QuadScores;
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
  private readonly known: QuadScores[] = [];
  private looks = 0;

  constructor(
    private readonly voters: readonly TrialsAround[],
    private readonly strataAtLook: readonly number[],
  ) {}

  at(stratum: number): QuadScores {
    while (this.known.length <= stratum) {
      const strata = this.strataAtLook[this.looks++];
      if (strata === undefined) throw new Error(`stratum ${stratum} lies behind the last look`);
      if (strata > this.known.length) this.takeLook(strata);
    }
    return this.known[stratum]!;
  }

  private takeLook(strata: number): void {
    const from = this.known.length;
    for (const voter of this.voters) voter.learn(strata);
    const weights = this.weightsOf(from, strata);
    const unit = COARSER * weights.reduce((sum, weight) => sum + weight, 0);
    for (let stratum = from; stratum < strata; stratum++) {
      const of = (trial: number): number => this.weighed(stratum, trial, weights, unit);
      this.known.push(splitsOf(of(0), of(1), of(2), of(3)));
    }
  }

  /** In whole numbers: then the exact distribution of their sum costs little. */
  private weighed(stratum: number, trial: number, weights: readonly number[], unit: number): number {
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += weights[i]! * this.voters[i]!.score(stratum, trial);
    // Halves away from zero, so that what is turned is rounded to the same size.
    const size = Math.floor(Math.abs(sum) / unit + 0.5);
    return sum < 0 ? -size : size;
  }

  /** Of each number, for the quads from one to before another, which is how many are known. */
  protected abstract weightsOf(from: number, strata: number): readonly number[];
}

/**
 * The scores that a sum is made of are so much coarser than those of one number of a trial: finer ones find
 * hardly more, and the distribution of their sum takes as much longer.
 */
const COARSER = 2;

/** Of several numbers that count alike. */
class SummedScores extends ScoresByLook {
  private readonly weights: readonly number[];

  constructor({ voters, order, shape }: SharedTest, strataAtLook: readonly number[]) {
    super(
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

  constructor(
    { voters, order, shape }: SharedTest,
    strataAtLook: readonly number[],
    private readonly doubt: number,
  ) {
    const scored = voters.map((voter) => new TrialsAround(voter, order, shape));
    super(scored, strataAtLook);
    this.efficacy = new EfficacyWeights(voters.length);
    this.undoubted =
      doubt === 0 ? scored : voters.map((voter) => new TrialsAround(voter, order, shape, doubt));
  }

  protected weightsOf(from: number, strata: number): readonly number[] {
    if (this.doubt !== 0) for (const voter of this.undoubted) voter.learn(strata);
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
  private readonly largest = new LargestSum();
  private readonly notInLaw: QuadScores[] = [];
  private sum = 0;
  private stratum = 0;

  constructor(private readonly scores: Scores) {}

  /** @param strata no fewer than the last time */
  pValue(strata: number): number {
    for (; this.stratum < strata; this.stratum++) {
      const scores = this.scores.at(this.stratum);
      this.notInLaw.push(scores);
      this.largest.add(scores);
      this.sum += scores[0];
    }
    return this.largest.upperTail ?? this.tailOfLaw();
  }

  private tailOfLaw(): number {
    for (const scores of this.notInLaw.splice(0)) this.law.add(scores);
    return this.law.upperTail(this.sum);
  }
}

/** Of the differences of the first strata, one value a side each. */
export function walshOf(values: SideValues, strata: number): Float64Array {
  const differences = new Float64Array(strata);
  for (let i = 0; i < strata; i++) differences[i] = values.candidate[i]! - values.baseline[i]!;
  return walshAverages(differences);
}
