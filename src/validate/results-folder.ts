export const INDEX_FILE = "index.json";
/** What a run that came to its end leaves in its folder, in place of an index and trials. */
export const RESULTS_FILE = "results.json";
/** Why there are no results that can be judged, whether there are some or not: what a step of the action leaves. */
export const PROBLEM_FILE = "problem.txt";
/** Beside the results of the action: those of the run that measured its regressions again. */
export const CONFIRMATION_FOLDER = "confirmation";
/** What builds, services and harnesses said, beside the results. */
export const LOGS_FOLDER = "logs";
/** The journal of a run under way; it stays where the run could not end. */
export const MEASURING_FOLDER = "measuring";
export const TRIALS_FOLDER = "trials";

/** `0007.ndjson`: a trial a file, in order of time. */
export function trialFile(index: number): string {
  return `${String(index).padStart(4, "0")}.ndjson`;
}

export const TRIAL_FILE = /^[0-9]{4,7}\.ndjson$/;
/** What a crash in the middle of a write leaves; never part of the results. */
export const LEFT_BEHIND = /^\.tmp-/;
