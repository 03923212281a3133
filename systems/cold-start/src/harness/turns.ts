import type { Events } from "./events.js";
import type { Scenario } from "./scenario.js";

/** A scenario under way. */
export interface Run {
  /** Observations in all, warm-up included. */
  readonly count: number;
  /** Those of them that come first and are not measured. */
  readonly warmup: number;
  readonly done: number;
  /** The next one. */
  observe(): Promise<void>;
  /** Writes what was observed. */
  finish(events: Events): Finished | Promise<Finished>;
}

export interface Finished {
  /** Operations that were measured. */
  readonly operations: number;
  /** Of their states. */
  readonly checksums: readonly string[];
}

/** Observations of one scenario before the next has its turn: what one leaves behind meets few of another's. */
const TURN = 5;

/**
 * Warms all of them up, and observes them in turns, the one next that is least far. What else the machine does
 * lasts a tenth of a second, as long as a short scenario takes: observed at a stretch, it would be hit as a whole
 * or not at all.
 */
export async function inTurns(runs: readonly Run[]): Promise<void> {
  for (const run of runs) while (run.done < run.warmup) await run.observe();
  for (;;) {
    const open = runs.filter(({ count, done }) => done < count);
    if (open.length === 0) return;
    const next = open.reduce((least, run) => (run.done / run.count < least.done / least.count ? run : least));
    const end = Math.min(next.count, next.done + TURN);
    while (next.done < end) await next.observe();
  }
}

/**
 * The scenarios as they are run: together those that leave nothing to each other, the others by themselves, in the
 * order of their first.
 */
export function groupsOf(scenarios: readonly Scenario[]): Scenario[][] {
  const together = scenarios.filter(leavesNothing);
  return scenarios.flatMap((scenario) => {
    if (!leavesNothing(scenario)) return [[scenario]];
    return scenario === together[0] ? [together] : [];
  });
}

/**
 * Neither a connection nor a distance, nor a state in libSQL or in memory, nor what is learnt of an object. What is
 * decoded is timed by workerd's CPU time, which has the collector's work on others' states in it.
 */
function leavesNothing({ connection, access, distanceMs, replicas, memory, source }: Scenario): boolean {
  const loads = access === "cold" || access === "section";
  const keeps = connection === "pooled" || memory || source === "hybrid" || source === "routed";
  return loads && !keeps && distanceMs === 0 && replicas === "primary";
}
