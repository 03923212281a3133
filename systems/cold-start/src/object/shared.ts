import { asLoadFailure, LoadFailure } from "../state/errors.js";

/** How long a caller waits. */
export interface Limit {
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** With less than this share of its time left a caller does not begin again what another's limit has ended. */
const LEAST_SHARE = 0.1;

/**
 * Work that callers at the same time do once. Each waits no longer than its own limit says. What fails for the
 * limit of the caller that began it says nothing to one that has time left: that one begins it again.
 */
export class Shared<T> {
  #current: Promise<T> | undefined;

  /** @param begin does the work, with the caller's own limit */
  async get(begin: () => Promise<T>, { limitMs, signal }: Limit): Promise<T> {
    const endMs = performance.now() + limitMs;
    for (;;) {
      const joined = this.#current;
      const work = joined ?? this.#begin(begin);
      try {
        return await within(work, signal);
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

async function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = (): void => {
      reject(asLoadFailure(signal.reason, "The load"));
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort!);
  }
}
