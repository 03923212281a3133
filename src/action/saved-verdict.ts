import type { Failure } from "./inputs.js";
import { runner } from "./runner.js";

/** How the run ended: what the last step turns into an exit code. */
export interface SavedVerdict {
  readonly verdict: "passed" | "regression" | "cannot-judge" | "inconclusive" | "none";
  /** The exit codes of all that keeps the run from passing, the verdict's own first. */
  readonly failures: readonly number[];
}

export const CANNOT_JUDGE: SavedVerdict = { verdict: "cannot-judge", failures: [2] };
export const NO_VERDICT: SavedVerdict = { verdict: "none", failures: [] };

const CODE_OF: Readonly<Record<SavedVerdict["verdict"], number>> = {
  passed: 0,
  none: 0,
  regression: 1,
  "cannot-judge": 2,
  inconclusive: 3,
};

const FAILURE_OF: Readonly<Record<number, Failure>> = {
  1: "regression",
  2: "cannot-judge",
  3: "inconclusive",
};

export function exitCodeOf({ failures }: SavedVerdict): number {
  return failures[0] ?? 0;
}

/** The exit code of the job, by what the workflow chose to fail on. Throws where the verdict contradicts itself. */
export function concluded(saved: SavedVerdict, failOn: readonly Failure[]): number {
  const { verdict, failures } = saved;
  if (!failures.every((code) => code in FAILURE_OF) || CODE_OF[verdict] !== exitCodeOf(saved)) {
    throw new Error("The verdict that was handed over contradicts itself: nothing has passed by it.");
  }
  if (failures.length === 0) return 0;
  // A run that regressed may be one that can't be judged, too, and that alone be what the workflow asks about.
  const chosen = failures.find((code) => failOn.includes(FAILURE_OF[code]!));
  if (chosen !== undefined) return chosen;
  runner.notice(`The verdict is ${verdict}; the workflow does not fail on it.`);
  return 0;
}
