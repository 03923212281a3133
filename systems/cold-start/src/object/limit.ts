import { asLoadFailure } from "../state/errors.js";

/** How long a caller waits, all its waits together. */
export interface Limit {
  readonly limitMs: number;
  /** When it is over, of performance.now(). */
  readonly endMs: number;
  /** Aborted then. */
  readonly signal: AbortSignal;
}

/** A limit that begins now. */
export function startLimit(limitMs: number): Limit {
  return { limitMs, endMs: performance.now() + limitMs, signal: AbortSignal.timeout(limitMs) };
}

/** What work gives, unless the signal comes first. @throws LoadFailure `timeout` where it does */
export async function within<T>(work: Promise<T>, signal: AbortSignal, what: string): Promise<T> {
  let onAbort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = (): void => {
      reject(asLoadFailure(signal.reason, what));
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
