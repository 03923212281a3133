import { LoadFailure } from "../state/errors.js";
import { within } from "./limit.js";
import type { Limit } from "./limit.js";

/** With less than this share of its time left a caller does not begin again what another's limit has ended. */
const LEAST_SHARE = 0.1;

/**
 * Work that callers at the same time do once. Each waits no longer than its own limit says. What fails for the
 * limit of the caller that began it says nothing to one that has time left: that one begins it again.
 */
export class Shared<T> {
  #current: Promise<T> | undefined;

  /** @param begin does the work, with the caller's own limit */
  async get(begin: () => Promise<T>, { limitMs, endMs, signal }: Limit): Promise<T> {
    for (;;) {
      const joined = this.#current;
      const work = joined ?? this.#begin(begin);
      try {
        return await within(work, signal, "The load");
      } catch (error) {
        const another = joined !== undefined && error instanceof LoadFailure && error.code === "timeout";
        if (!another || signal.aborted || endMs - performance.now() < limitMs * LEAST_SHARE) throw error;
      }
    }
  }

  #begin(begin: () => Promise<T>): Promise<T> {
    const work = begin().finally(() => (this.#current = undefined));
    // Whoever waits for it may have gone by the time it fails.
    work.catch(() => undefined);
    this.#current = work;
    return work;
  }
}
