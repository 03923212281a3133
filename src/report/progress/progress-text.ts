import { plain } from "../text/hostile.js";
import type { ProgressState } from "./progress-state.js";

/** What runs: `docdb/crud, round 7 of at most 20, candidate`. */
export function describeTrial({ trial, roundsMax }: ProgressState): string {
  if (trial === undefined) return "starting";
  const round = trial.warmup ? "warm-up round" : `round ${trial.round + 1} of at most ${roundsMax}`;
  return `${trial.system}/${trial.benchmark}, ${round}, ${trial.side}`;
}

/** How long it may take: `1 min 12 s so far, next look in 40 s, at most 4 min`. */
export function describeTime({ remaining }: ProgressState, elapsedMs: number): string {
  const soFar = `${formatDuration(elapsedMs)} so far`;
  // Nothing is known before the first trial has been timed.
  if (remaining === undefined || remaining.atMostMs === 0) return soFar;
  const { untilNextLookMs, atMostMs } = remaining;
  return `${soFar}, next look in ${formatDuration(untilNextLookMs)}, at most ${formatDuration(atMostMs)}`;
}

/** The verdicts so far: `36 pass, 1 regression, 3 open`. */
export function describeVerdicts({ verdicts, trialsFailed }: ProgressState): string {
  const counts = Object.entries(verdicts).filter(([, count]) => count > 0);
  if (trialsFailed > 0) counts.push([trialsFailed === 1 ? "failed trial" : "failed trials", trialsFailed]);
  return counts.length === 0
    ? "no verdict yet"
    : counts.map(([name, count]) => `${count} ${name}`).join(", ");
}

export function formatDuration(durationMs: number): string {
  const seconds = Math.ceil(durationMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}

/** One line of at most `columns` characters, whatever a name in it tries. */
export function fitLine(text: string, columns: number): string {
  const clean = plain(text);
  return clean.length <= columns ? clean : `${clean.slice(0, Math.max(0, columns - 1))}…`;
}
