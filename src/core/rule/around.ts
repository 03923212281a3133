import { movedByShifts, score, type ScoreShape } from "../stats/scores.js";
import type { SideValues } from "./prepare.js";

/** Of the four trials of each quad, in the order b1, b2, c1, c2: its place in time, 0 to 3. */
export type Places = Uint8Array;

/**
 * What a trial's difference to another counts by how near in time the two were measured. Machines drift, so
 * what lies next to a trial tells most of what it would have shown otherwise: the two are next to each other
 * in a quad, or not; */
const NEXT = 3;
const APART = 2;
/** and across the border of two quads, between which other benchmarks may be measured: next to each other, or one apart. */
const NEXT_ACROSS = 2;
const APART_ACROSS = 1;
/** Where the order in time is not known, of a quad by itself. */
const UNORDERED = 3;

/**
 * Scores of trials, each against those around it in time: of its own quad, and of the ends of the quads before
 * and after. For noise that changes slowly and noise that does not, such weights are near what least squares
 * give (Papadakis 1937; Wilkinson, Eckert, Hancock and Mayo 1983: field trials).
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
    private readonly sides: SideValues,
    private readonly places: Places | undefined,
    private readonly shape: ScoreShape,
    private readonly lift = 0,
  ) {}

  /** Scores of those that come to be known now, by all that are. What was scored before stays as it is. */
  learn(strata: number): void {
    const from = this.values.length;
    for (let first = from; first < 4 * strata; first += 4) this.order(first);
    for (let first = from; first < 4 * strata; first += 4) {
      this.scores.push(0, 0, 0, 0);
      if (this.places === undefined) this.scoreUnordered(first);
      else this.scoreOrdered(first, this.places);
    }
  }

  /** Of one trial of a known quad: b1, b2, c1 or c2. */
  score(stratum: number, trial: number): number {
    return this.scores[4 * stratum + trial]!;
  }

  /** How far shifts of sizes that are looked for move the scores of a known quad's six differences. */
  moved(stratum: number): number {
    const { values, shape } = this;
    const first = 4 * stratum;
    const [v0, v1, v2, v3] = [values[first]!, values[first + 1]!, values[first + 2]!, values[first + 3]!];
    const next =
      movedByShifts(v1 - v0, shape) + movedByShifts(v2 - v1, shape) + movedByShifts(v3 - v2, shape);
    const apart =
      movedByShifts(v2 - v0, shape) + movedByShifts(v3 - v0, shape) + movedByShifts(v3 - v1, shape);
    return this.places === undefined ? UNORDERED * (next + apart) : NEXT * next + APART * apart;
  }

  private order(first: number): void {
    const { sides, values, places, lift } = this;
    const i = first / 2;
    values.push(0, 0, 0, 0);
    values[first + (places === undefined ? 0 : places[first]!)] = sides.baseline[i]!;
    values[first + (places === undefined ? 1 : places[first + 1]!)] = sides.baseline[i + 1]!;
    values[first + (places === undefined ? 2 : places[first + 2]!)] = sides.candidate[i]! + lift;
    values[first + (places === undefined ? 3 : places[first + 3]!)] = sides.candidate[i + 1]! + lift;
  }

  private scoreOrdered(first: number, places: Places): void {
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
    if (first > 0) {
      const before = v[first - 1]!;
      s0 += NEXT_ACROSS * score(v0 - before, shape) + APART_ACROSS * score(v0 - v[first - 2]!, shape);
      s1 += APART_ACROSS * score(v1 - before, shape);
    }
    if (first + 4 < v.length) {
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
