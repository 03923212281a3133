import type { Remaining } from "./schedule.js";
import type { RawTrial, TrialIdentity } from "./trial.js";

/** What measuring says of itself while it goes on; whoever shows it reads it. */
export type MeasureProgress =
  | {
      readonly kind: "trial-begins";
      readonly trial: TrialIdentity;
      readonly roundsMax: number;
      readonly remaining: Remaining;
    }
  | { readonly kind: "trial-ended"; readonly trial: RawTrial }
  | {
      readonly kind: "look";
      readonly rounds: number;
      readonly benchmarks: readonly string[];
      readonly remaining: Remaining;
    };
