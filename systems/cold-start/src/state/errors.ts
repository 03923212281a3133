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
  /** Of one that is too old: the least version that was asked for. */
  wantedVersion: number | undefined;

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
