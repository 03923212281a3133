/** Rounds at which verdicts are looked for, by default; what is decided at one is not measured further. */
export const DEFAULT_LOOKS = [10, 14, 20, 28, 40] as const;
/**
 * The same for whole-process scenarios, one launch a trial. A round is one number a side, so the first
 * looks can decide little; what they would spend is better kept.
 */
export const LAUNCH_LOOKS = [20, 28, 40] as const;
