import { LargestSum, RandomizationNull } from "../stats/randomization.js";
import { quadScores, SCORE_STEPS, type QuadScores, type ScoreShape } from "../stats/scores.js";
import { walshAverages } from "../stats/signed-rank.js";
import type { SideValues } from "./prepare.js";
import type { SharedTest } from "./shares.js";
import { EfficacyWeights, scoredQuad } from "./weights.js";

/** Where scores of several numbers are summed up, coarser ones do. */
const STEPS_OF_SEVERAL = SCORE_STEPS / 2;

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
export function scoresOf(
  { voters, shape, weighing }: SharedTest,
  strataAtLook: readonly number[],
  doubt: number,
): Scores {
  return weighing === "alike"
    ? new SummedScores(voters, shape)
    : new WeighedScores(voters, shape, strataAtLook, doubt);
}

/** Of several numbers that count alike; computed once. */
export class SummedScores implements Scores {
  private readonly known: QuadScores[] = [];

  constructor(
    private readonly voters: readonly SideValues[],
    private readonly shape: ScoreShape,
  ) {}

  at(stratum: number): QuadScores {
    return (this.known[stratum] ??= sumAt(this.voters, stratum, this.shape));
  }
}

/** Of one number of the four trials of a quad. */
export function scoresAt(
  { baseline: b, candidate: c }: SideValues,
  stratum: number,
  shape: ScoreShape,
  steps = SCORE_STEPS,
): QuadScores {
  const i = 2 * stratum;
  return quadScores(b[i]!, b[i + 1]!, c[i]!, c[i + 1]!, shape, steps);
}

/** For each split of a quad, the sum of the scores of several numbers of its trials. */
function sumAt(voters: readonly SideValues[], stratum: number, shape: ScoreShape): QuadScores {
  const steps = voters.length === 1 ? SCORE_STEPS : STEPS_OF_SEVERAL;
  const total: [number, number, number] = [0, 0, 0];
  for (const voter of voters) {
    const [first, second, third] = scoresAt(voter, stratum, shape, steps);
    total[0] += first;
    total[1] += second;
    total[2] += third;
  }
  return total;
}

/**
 * Of several numbers that count by what the trials up to a quad's look show of their noise. What a look
 * has counted is not counted anew at the next one, so that sums go on from look to look. For the weights
 * the clock is not in doubt: a change of exactly what is allowed leaves them the same in all arrangements.
 */
class WeighedScores implements Scores {
  private readonly known: QuadScores[] = [];
  private readonly efficacy: EfficacyWeights;
  private readonly steps: number;
  private looks = 0;

  constructor(
    private readonly voters: readonly SideValues[],
    private readonly shape: ScoreShape,
    private readonly strataAtLook: readonly number[],
    private readonly doubt: number,
  ) {
    this.efficacy = new EfficacyWeights(voters.length);
    // A whole fall would be a single one of the coarser steps.
    this.steps = shape.left === 1 ? STEPS_OF_SEVERAL : SCORE_STEPS;
  }

  at(stratum: number): QuadScores {
    while (this.known.length <= stratum) {
      const strata = this.strataAtLook[this.looks++];
      if (strata === undefined) throw new Error(`stratum ${stratum} lies behind the last look`);
      this.takeLook(strata);
    }
    return this.known[stratum]!;
  }

  private takeLook(strata: number): void {
    const quads: (readonly QuadScores[])[] = [];
    for (let stratum = this.known.length; stratum < strata; stratum++) {
      const undoubted = this.voters.map((voter) =>
        scoredQuad(voter, stratum, this.shape, this.steps, this.doubt),
      );
      this.efficacy.add(undoubted);
      quads.push(
        this.doubt === 0
          ? undoubted.map(({ scores }) => scores)
          : this.voters.map((voter) => scoresAt(voter, stratum, this.shape, this.steps)),
      );
    }
    const weights = this.efficacy.weights();
    for (const quad of quads) this.known.push(weighed(quad, weights));
  }
}

function weighed(quad: readonly QuadScores[], weights: readonly number[]): QuadScores {
  const total: [number, number, number] = [0, 0, 0];
  quad.forEach((scores, i) => {
    const weight = weights[i]!;
    total[0] += weight * scores[0];
    total[1] += weight * scores[1];
    total[2] += weight * scores[2];
  });
  return total;
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
