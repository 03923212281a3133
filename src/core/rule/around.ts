import { movedByShifts, score, splitsOf, type QuadScores, type ScoreShape } from "../stats/scores.js";
import type { TimeOrder } from "./prepare.js";
import type { TurnedValues } from "./shares.js";

// What a trial's difference to another counts by how near in time the two were measured. Machines drift, so what
// lies next to a trial tells most of what it would have shown otherwise.
/** Next to each other in a quad, */
const NEXT = 3;
/** in one quad otherwise, */
export const APART = 2;
/** next to each other across the border of two quads, where nothing else is measured between them, */
const NEXT_ACROSS = 2;
/** and across the border with one trial between them. */
const APART_ACROSS = 1;
/** In a quad of which the order in time is not known. */
const UNORDERED = 2;

const AS_THEY_COME = Uint8Array.of(0, 1, 2, 3);

/**
 * Scores of trials, each against those around it in time: of its own quad, and, where nothing else was measured
 * between, of the ends of the quads before and after. For noise that changes slowly and noise that does not, such
 * weights are near what least squares give (Papadakis 1937; Wilkinson, Eckert, Hancock and Mayo 1983: field trials).
 *
 * A trial's score depends on values and on their order in time, and not on which trials are the candidate's.
 * So given the values each arrangement of a quad has its sum of scores, and the distribution of the sum over
 * drawn arrangements is exact, as it is of quads by themselves.
 */
export class TrialsAround {
  /** Values in the order of time, and scores in the order b1, b2, c1, c2: four a quad, of as many as are known. */
  private readonly values: number[] = [];
  private readonly scores: number[] = [];

  /** @param lift by which the candidate is raised */
  constructor(
    private readonly sides: TurnedValues,
    private readonly order: TimeOrder | undefined,
    private readonly shape: ScoreShape,
    private readonly lift = 0,
  ) {}

  /** Scores of those that come to be known now, by all that are. What was scored before stays as it is. */
  learn(strata: number): void {
    const from = this.values.length;
    for (let first = from; first < 4 * strata; first += 4) this.putInTime(first);
    for (let first = from; first < 4 * strata; first += 4) {
      this.scores.push(0, 0, 0, 0);
      if (this.order === undefined) this.scoreUnordered(first);
      else this.scoreOrdered(first, this.order);
    }
  }

  /** For the ways to split a known quad. */
  splits(stratum: number): QuadScores {
    return splitsOf(
      this.score(stratum, 0),
      this.score(stratum, 1),
      this.score(stratum, 2),
      this.score(stratum, 3),
    );
  }

  /** Of one trial of a known quad: b1, b2, c1 or c2. */
  score(stratum: number, trial: number): number {
    return this.scores[4 * stratum + trial]!;
  }

  /**
   * How far shifts of sizes that are looked for move the scores of a known quad's six differences, which count
   * as they do in its scores; those across its borders are left out.
   */
  moved(stratum: number): number {
    const { values, shape } = this;
    const first = 4 * stratum;
    const [v0, v1, v2, v3] = [values[first]!, values[first + 1]!, values[first + 2]!, values[first + 3]!];
    const next =
      movedByShifts(v1 - v0, shape) + movedByShifts(v2 - v1, shape) + movedByShifts(v3 - v2, shape);
    const apart =
      movedByShifts(v2 - v0, shape) + movedByShifts(v3 - v0, shape) + movedByShifts(v3 - v1, shape);
    return this.order === undefined ? UNORDERED * (next + apart) : NEXT * next + APART * apart;
  }

  private putInTime(first: number): void {
    const { sides, values, lift } = this;
    const [places, from] = this.order === undefined ? [AS_THEY_COME, 0] : [this.order.places, first];
    const i = first / 2;
    values.push(0, 0, 0, 0);
    values[first + places[from]!] = sides.baseline[i]!;
    values[first + places[from + 1]!] = sides.baseline[i + 1]!;
    values[first + places[from + 2]!] = sides.candidate[i]! + lift;
    values[first + places[from + 3]!] = sides.candidate[i + 1]! + lift;
  }

  private scoreOrdered(first: number, { places, follows }: TimeOrder): void {
    const { values: v, shape } = this;
    const [v0, v1, v2, v3] = [v[first]!, v[first + 1]!, v[first + 2]!, v[first + 3]!];
    const d01 = NEXT * score(v1 - v0, shape);
    const d12 = NEXT * score(v2 - v1, shape);
    const d23 = NEXT * score(v3 - v2, shape);
    const d02 = APART * score(v2 - v0, shape);
    const d13 = APART * score(v3 - v1, shape);
    const d03 = APART * score(v3 - v0, shape);
    let s0 = -d01 - d02 - d03;
    let s1 = d01 - d12 - d13;
    let s2 = d12 + d02 - d23;
    let s3 = d23 + d03 + d13;
    if (follows[first / 4]) {
      const before = v[first - 1]!;
      s0 += NEXT_ACROSS * score(v0 - before, shape) + APART_ACROSS * score(v0 - v[first - 2]!, shape);
      s1 += APART_ACROSS * score(v1 - before, shape);
    }
    if (first + 4 < v.length && follows[first / 4 + 1]) {
      const after = v[first + 4]!;
      s3 += NEXT_ACROSS * score(v3 - after, shape) + APART_ACROSS * score(v3 - v[first + 5]!, shape);
      s2 += APART_ACROSS * score(v2 - after, shape);
    }
    for (let trial = first; trial < first + 4; trial++) {
      const place = places[trial]!;
      this.scores[trial] = place < 2 ? (place === 0 ? s0 : s1) : place === 2 ? s2 : s3;
    }
  }

  private scoreUnordered(first: number): void {
    const { values, shape } = this;
    for (let i = first; i < first + 4; i++) {
      let sum = 0;
      for (let j = first; j < first + 4; j++) sum += score(values[i]! - values[j]!, shape);
      this.scores[i] = UNORDERED * sum;
    }
  }
}
