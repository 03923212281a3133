import { LargestSum, RandomizationNull } from "../stats/randomization.js";
import { quadScores, SCORE_STEPS, type QuadScores } from "../stats/scores.js";
import { walshAverages } from "../stats/signed-rank.js";
import type { SideValues } from "./prepare.js";

/** The scores of each quad, of several numbers of its trials together; computed once. */
export class SummedScores {
  private readonly known: QuadScores[] = [];

  constructor(
    private readonly voters: readonly SideValues[],
    /** Of a score, a log-ratio. */
    private readonly limit: number,
  ) {}

  at(stratum: number): QuadScores {
    return (this.known[stratum] ??= scoresOf(this.voters, stratum, this.limit));
  }
}

/** For each split of a quad, the sum of the scores of several numbers of its trials. */
function scoresOf(voters: readonly SideValues[], stratum: number, limit: number): QuadScores {
  const steps = voters.length === 1 ? SCORE_STEPS : SCORE_STEPS / 2;
  const i = 2 * stratum;
  const total: [number, number, number] = [0, 0, 0];
  for (const { baseline: b, candidate: c } of voters) {
    const [first, second, third] = quadScores(b[i]!, b[i + 1]!, c[i]!, c[i + 1]!, limit, steps);
    total[0] += first;
    total[1] += second;
    total[2] += third;
  }
  return total;
}

/** The sum of the scores of the first quads, and how likely as large a one is. */
export class ScoreSum {
  private readonly law = new RandomizationNull();
  private readonly largest = new LargestSum();
  private readonly notInLaw: QuadScores[] = [];
  private sum = 0;
  private stratum = 0;

  constructor(private readonly scores: SummedScores) {}

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
