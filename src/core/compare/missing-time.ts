/** A trial of either side, be it the warm-up. */
interface Timed {
  readonly durationMs: number;
}

/** What rounds of two trials would take, going by trials that there are, in words. */
export interface MissingTime {
  readonly trial: string;
  readonly all: string;
}

/** Undefined where no trial says it. */
export function missingTime(trials: readonly Timed[], rounds: number): MissingTime | undefined {
  if (trials.length === 0) return undefined;
  const trialMs = meanMs(trials);
  return { trial: roughly(trialMs), all: roughly(trialMs * 2 * rounds) };
}

export function meanMs(trials: readonly Timed[]): number {
  return trials.reduce((sum, { durationMs }) => sum + durationMs, 0) / trials.length;
}

/** Two digits of seconds; above, whole minutes, of which none is too few. */
export function roughly(ms: number): string {
  return ms < 99_500 ? `${(ms / 1000).toPrecision(2)} s` : `${Math.ceil(ms / 60_000)} min`;
}
