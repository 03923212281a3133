import type { MeasureProgress } from "../../measure/progress.js";
import type { Remaining } from "../../measure/schedule.js";
import type { TrialIdentity } from "../../measure/trial.js";

/** How many metrics have which verdict so far, in the order they are shown; `open` for the undecided. */
export type VerdictCounts = Readonly<Record<string, number>>;

/** What is known of a run while it goes on. */
export interface ProgressState {
  readonly trial: TrialIdentity | undefined;
  readonly roundsMax: number;
  readonly trialsDone: number;
  readonly trialsFailed: number;
  readonly remaining: Remaining | undefined;
  readonly verdicts: VerdictCounts;
}

export const AT_START: ProgressState = {
  trial: undefined,
  roundsMax: 0,
  trialsDone: 0,
  trialsFailed: 0,
  remaining: undefined,
  verdicts: {},
};

export function advance(state: ProgressState, progress: MeasureProgress): ProgressState {
  switch (progress.kind) {
    case "trial-begins": {
      const { trial, roundsMax, remaining } = progress;
      return { ...state, trial, roundsMax, remaining };
    }
    case "trial-ended": {
      const failed = progress.trial.result.kind === "failed" ? 1 : 0;
      return { ...state, trialsDone: state.trialsDone + 1, trialsFailed: state.trialsFailed + failed };
    }
    case "look":
      return { ...state, remaining: progress.remaining };
  }
}
