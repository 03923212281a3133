import { plain, forTerminal } from "../text/hostile.js";
import { formatDuration } from "../text/quantity.js";
import { wrap } from "../text/wrap.js";
import type { ProgressState } from "./progress-state.js";

/** What runs: `docdb/crud, round 7 of at most 20, candidate`. */
export function describeTrial({ trial, roundsMax }: ProgressState): string {
  if (trial === undefined) return "starting";
  const round = trial.warmup ? "warm-up round" : `round ${trial.round + 1} of at most ${roundsMax}`;
  return `${trial.system}/${trial.benchmark}, ${round}, ${trial.side}`;
}

/** How long it may take: `1 min 12 s so far, next look in 40 s, at most 4 min`. */
export function describeTime({ remaining }: ProgressState, elapsedMs: number): string {
  const soFar = `${inSeconds(elapsedMs)} so far`;
  // Nothing is known before the first trial has been timed.
  if (remaining === undefined || remaining.atMostMs === 0) return soFar;
  const { untilNextLookMs, atMostMs } = remaining;
  return `${soFar}, next look in ${inSeconds(untilNextLookMs)}, at most ${inSeconds(atMostMs)}`;
}

/** The verdicts so far: `36 pass, 1 regression, 3 open`. */
export function describeVerdicts({ verdicts, trialsFailed }: ProgressState): string {
  const counts = Object.entries(verdicts).filter(([, count]) => count > 0);
  if (trialsFailed > 0) counts.push([trialsFailed === 1 ? "failed trial" : "failed trials", trialsFailed]);
  return counts.length === 0
    ? "no verdict yet"
    : counts.map(([name, count]) => `${count} ${name}`).join(", ");
}

/** In whole seconds, rounded up. */
function inSeconds(durationMs: number): string {
  return formatDuration(1000 * Math.ceil(durationMs / 1000));
}

/** One line of at most `columns` characters, whatever a name in it tries. */
export function fitLine(text: string, columns: number): string {
  const clean = plain(text);
  return clean.length <= columns ? clean : `${clean.slice(0, Math.max(0, columns - 1))}…`;
}

/** More lines than these are no note any more, whatever a name in it tries. */
const NOTE_LINES_MAX = 8;

/** A note in lines of at most `columns` characters; what follows the first is set in. */
export function wrapNote(text: string, columns: number): readonly string[] {
  const lines = wrap(forTerminal(text), columns, "  ");
  if (lines.length > NOTE_LINES_MAX) lines.splice(NOTE_LINES_MAX - 1, Infinity, "  …");
  return lines.map((one) => fitLine(one, columns));
}
