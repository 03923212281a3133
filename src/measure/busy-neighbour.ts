import type { Side } from "../core/model/ids.js";
import type { HarnessCaveat } from "../core/model/trial.js";
import type { Clock } from "../ports/clock.js";
import type { Service } from "./service.js";

/** Of one processor. A service that rests uses a tenth of it. */
const BUSY_SHARE = 0.05;
/** The kernel counts in steps of 10 ms. */
const LEAST_MS = 30;

/**
 * Watches what the other side's service of the whole run does in a trial that is not its own. Work of its that goes on
 * slows both sides alike, so what a change made slower that way is not seen.
 *
 * @param side whose trial it is
 * @returns to be called when the work of the trial has ended
 */
export function watchNeighbour(
  neighbour: Service | undefined,
  side: Side,
  clock: Clock,
): () => HarnessCaveat[] {
  const startedAtMs = clock.nowMs();
  const before = neighbour?.cpuMs();
  return () => {
    const after = neighbour?.cpuMs();
    if (before === undefined || after === undefined) return [];
    const [usedMs, elapsedMs] = [after - before, clock.nowMs() - startedAtMs];
    if (usedMs < Math.max(LEAST_MS, BUSY_SHARE * elapsedMs)) return [];
    const other = side === "baseline" ? "candidate" : "baseline";
    const percent = Math.round((100 * usedMs) / elapsedMs);
    return [
      {
        scenario: undefined,
        code: "busy-neighbour",
        message: `Beside this side's trials the ${other}'s service was at work (${percent} % of a processor), which slows both sides and may hide a difference: \`lifetime: trial\` keeps them apart.`,
      },
    ];
  };
}
