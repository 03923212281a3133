import type { Side } from "../../core/model/ids.js";
import type { StudyOutcome } from "../../core/model/report.js";
import type { Unit } from "../../core/model/trial.js";

/** Which figure of a report a cell shows. */
export interface Asked {
  readonly row: string;
  readonly metric: string;
  /** `p95`, `mean`, `min`, `count`, `change` and the like. */
  readonly statistic: string;
  readonly side: Side;
  readonly phase: string | undefined;
  readonly labels: Readonly<Record<string, string>>;
}

type More = Partial<Pick<Asked, "side" | "phase" | "labels">>;

/** `at("create", "latency", "p95")`: the candidate's, unless `more` says otherwise. */
export function at(row: string, metric: string, statistic: string, more: More = {}): Asked {
  return { row, metric, statistic, side: "candidate", phase: undefined, labels: {}, ...more };
}

/** A number with its text. A range has both bounds, an inequality one, what is no number none. */
export interface Figure {
  readonly text: string;
  readonly unit: Unit;
  readonly low: number | undefined;
  readonly high: number | undefined;
  /** Half of the last printed digit: the number may have been so much more or less. 0: not rounded. */
  readonly rounding: number;
  /** What qualifies it, as footnotes. */
  readonly notes: readonly string[];
}

/** A relative change that was judged: with its 95 % interval. */
export interface JudgedChange {
  readonly relative: number;
  readonly low: number;
  readonly high: number;
}

/** Where the figures of a report come from: the print, or a run of the system here. */
export interface FigureSource {
  readonly kind: "published" | "live";
  /** What is said of it above the tables, a line each. */
  readonly heading: readonly string[];
  /** Undefined where there is none: it was not measured. */
  figure(asked: Asked): Figure | undefined;
  /** The change from baseline to candidate as the gate judged it; a print has none. */
  change(asked: Asked): JudgedChange | undefined;
  study(id: string): StudyOutcome | undefined;
  /** All studies of the system in a run here, in the manifest's order; a print has none. */
  readonly studies: readonly StudyOutcome[];
}
