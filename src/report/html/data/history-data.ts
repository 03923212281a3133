import type { Better, Unit } from "../../../core/model/trial.js";

/** What the page's script draws of one metric. Run numbers are into `runs` of the page. */
export interface SeriesPlotData {
  readonly name: string;
  readonly unit: Unit;
  readonly better: Better;
  /** What the plot shows, in a sentence. */
  readonly summary: string;
  readonly points: readonly {
    readonly run: number;
    readonly value: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly changes: readonly {
    readonly firstRun: number;
    readonly lastRun: number;
    readonly label: string;
    readonly worse: boolean;
  }[];
}

export interface RunLabel {
  /** `1a2b3c4`. */
  readonly commit: string;
  readonly subject: string;
  /** `2026-11-21`. */
  readonly date: string;
  /** From this run on another kind of machine measured. */
  readonly otherHost: boolean;
}
