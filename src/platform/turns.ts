import { setImmediate as nextTurn } from "node:timers/promises";

/** For so long nothing else is seen: not Ctrl-C, not a process that ends, not a lock that is to be touched. */
const SLICE_MS = 10;

/**
 * Turns of the event loop, for synchronous work on tens of thousands of files: to hand each to a thread and take it back
 * takes longer than what is done with it.
 */
export class Turns {
  #beganMs = performance.now();

  /** Called between two pieces of the work; goes on at once, but for one time in each slice. */
  async pass(): Promise<void> {
    if (performance.now() - this.#beganMs < SLICE_MS) return;
    await nextTurn();
    this.#beganMs = performance.now();
  }
}
