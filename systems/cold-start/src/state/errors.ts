export const LOAD_FAILURES = [
  "missing",
  "schema",
  "newer",
  "stale",
  "checksum",
  "incomplete",
  "malformed",
  "unavailable",
  "timeout",
] as const;
export type LoadFailureCode = (typeof LOAD_FAILURES)[number];

/** Why a state was not loaded. An object that failed to load holds nothing. */
export class LoadFailure extends Error {
  /** What was asked for, where a load that asks for less might not fail: the least version, and all of the state. */
  wanted: { readonly minVersion: number; readonly whole: boolean } | undefined;

  constructor(
    readonly code: LoadFailureCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "LoadFailure";
  }
}

/** Whatever a backend's client throws, as a failure of the load. */
export function asLoadFailure(error: unknown, what: string): LoadFailure {
  if (error instanceof LoadFailure) return error;
  const { name, message } = error instanceof Error ? error : { name: "", message: String(error) };
  const timedOut = name === "TimeoutError" || name === "AbortError";
  return new LoadFailure(timedOut ? "timeout" : "unavailable", `${what}: ${message}`, { cause: error });
}
