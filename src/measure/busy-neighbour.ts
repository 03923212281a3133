import type { HarnessCaveat } from "../core/model/trial.js";
import type { Clock } from "../ports/clock.js";
import type { Neighbour } from "./run-services.js";
import type { TrialIdentity } from "./trial.js";

/** Of one processor. A service that rests uses a tenth of it. */
const BUSY_SHARE = 0.05;
/** The kernel counts in steps of 10 ms. */
const LEAST_MS = 30;

/**
 * Watches what services of the whole run do in a trial that is not their own. Work of theirs that goes on slows both
 * sides alike, so what a change made slower that way is not seen.
 *
 * @returns to be called when the work of the trial has ended
 */
export function watchNeighbours(
  neighbours: readonly Neighbour[],
  trial: TrialIdentity,
  clock: Clock,
): () => HarnessCaveat[] {
  const before = neighbours.map(({ service }) => service.cpuMs());
  const startedAtMs = clock.nowMs();
  return () => {
    const elapsedMs = clock.nowMs() - startedAtMs;
    return neighbours.flatMap(({ owner, service }, i): HarnessCaveat[] => {
      const usedMs = (service.cpuMs() ?? NaN) - (before[i] ?? NaN);
      if (!(usedMs >= Math.max(LEAST_MS, BUSY_SHARE * elapsedMs))) return [];
      const percent = Math.round((100 * usedMs) / elapsedMs);
      return [
        {
          scenario: undefined,
          code: "busy-neighbour",
          message: `Beside this side's trials the ${nameOf(owner, trial)} was at work (${percent} % of a processor), which may slow both sides and hide a difference: \`lifetime: trial\` keeps them apart.`,
        },
      ];
    });
  };
}

function nameOf({ system, benchmark, side }: Neighbour["owner"], trial: TrialIdentity): string {
  const isTheSame = system === trial.system && benchmark === trial.benchmark;
  return `${side}'s service${isTheSame ? "" : ` of ${system}/${benchmark}`}`;
}
