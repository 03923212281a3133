import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../ports/clock.js";

export const nodeClock: Clock = {
  nowMs: () => performance.now(),
  wallTime: () => new Date().toISOString(),
  async sleepMs(durationMs, abort) {
    try {
      await sleep(durationMs, undefined, abort === undefined ? {} : { signal: abort });
    } catch (error) {
      // Woken early: the caller looks at its signal.
      if (abort?.aborted !== true) throw error;
    }
  },
};
