import type { Side } from "../model/ids.js";
import type { Caveat } from "../model/report.js";
import type { ServiceCaveat } from "../model/run.js";
import type { BenchmarkTrials, MeasuredTrial } from "./index-trials.js";

/** What is to be said of a whole benchmark: what its harness declares, and the gate of its services, errors, results that differ. */
export function benchmarkNotes(
  trials: BenchmarkTrials,
  ofServices: readonly Pick<ServiceCaveat, "side" | "code" | "message">[],
): Caveat[] {
  return [
    ...otherResults(trials),
    ...(["baseline", "candidate"] as const).flatMap((side) => [
      ...errorsOf(trials[side], side),
      ...caveatsOf(
        trials[side],
        ofServices.filter((caveat) => caveat.side === side),
        side,
      ),
    ]),
  ];
}

/** Both sides of a round get the same seed: what their operations returned should agree. */
function otherResults({ pairs }: BenchmarkTrials): Caveat[] {
  const rounds = pairs.filter(({ baseline, candidate }) => {
    const [before, after] = [baseline.outcome.harness.checksum, candidate.outcome.harness.checksum];
    return before !== undefined && after !== undefined && before !== after;
  }).length;
  return rounds === 0 ? [] : [{ code: "other-result", rounds }];
}

function errorsOf(trials: readonly MeasuredTrial[], side: Side): Caveat[] {
  const kinds = new Map<string, { count: number; message: string | undefined }>();
  for (const { kind, count, message } of trials.flatMap((trial) => trial.outcome.errors)) {
    const known = kinds.get(kind);
    kinds.set(kind, { count: (known?.count ?? 0) + count, message: known?.message ?? message });
  }
  return [...kinds]
    .sort(byName)
    .map(([kind, { count, message }]) => ({ code: "errors", side, kind, count, message }));
}

/** @param ofServices of a service that had all of these trials */
function caveatsOf(
  trials: readonly MeasuredTrial[],
  ofServices: readonly Pick<ServiceCaveat, "code" | "message">[],
  side: Side,
): Caveat[] {
  const codes = new Map<string, { readonly message: string; readonly trials: Set<MeasuredTrial> }>();
  for (const trial of trials) {
    for (const { code, message } of [...trial.outcome.caveats, ...ofServices]) {
      const known = codes.get(code) ?? { message, trials: new Set() };
      codes.set(code, known);
      known.trials.add(trial);
    }
  }
  return [...codes].sort(byName).map(([harnessCode, { message, trials: having }]) => ({
    code: "harness",
    side,
    harnessCode,
    message,
    trials: having.size,
  }));
}

function byName(a: readonly [string, unknown], b: readonly [string, unknown]): number {
  return a[0] < b[0] ? -1 : 1;
}
