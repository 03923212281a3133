import type { Results } from "../core/model/run.js";
import { EXIT } from "./exit-codes.js";

/** Of `run`, which judges nothing: whether there is something to judge. */
export function runExitCode({ systems, trials }: Results): number {
  const unbuilt = systems.some(({ state }) => state.kind === "not-measurable");
  // A shard may have nothing to measure; one that measured in vain has no results.
  const inVain = trials.length > 0 && trials.every(({ outcome }) => outcome.kind === "failed");
  return unbuilt || inVain ? EXIT.cannotJudge : EXIT.passed;
}
