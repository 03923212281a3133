import type { Results } from "../core/model/run.js";
import type { Trial } from "../core/model/trial.js";

/** A results file without its trials. */
export type ResultsHeader = Omit<Results, "trials">;

const KIND = { kind: "latency-gate/results", schema: 1 } as const;

/** The end of the first line of a results file as it is written here: one trial a line follows. */
export const TRIALS_OPEN = '"trials":[';

/**
 * index.json of the folder form.
 *
 * @param trialCount absent: more may come
 */
export function indexText(header: ResultsHeader, trialCount?: number): string {
  return `${openingText(header, trialCount)}]}\n`;
}

function openingText(header: ResultsHeader, trialCount: number | undefined): string {
  const { run, host, baseline, candidate, plan, systems, warmUps, serviceCaveats, published } = header;
  const known = { ...KIND, run, host, baseline, candidate, plan, systems };
  const text = JSON.stringify({ ...known, warmUps, serviceCaveats, published, trialCount, trials: [] });
  return text.slice(0, -"]}".length);
}

/** One trial as one line of JSON, without a line end. */
export function trialText(trial: Trial): string {
  const { outcome } = trial;
  if (outcome.kind === "failed") return JSON.stringify(trial);
  const series = outcome.series.map((one) => ({ ...one, values: Array.from(one.values) }));
  return JSON.stringify({ ...trial, outcome: { ...outcome, series } });
}

/** results.json piece by piece: the header in the first line, then a trial a line. */
export async function* resultsPieces(
  header: ResultsHeader,
  trialCount: number,
  trials: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(openingText(header, trialCount));
  let separator = "\n";
  for await (const trial of trials) {
    yield Buffer.from(separator + trial);
    separator = ",\n";
  }
  yield Buffer.from("\n]}\n");
}
