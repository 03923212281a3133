import { judge } from "../judge.js";
import type { Report } from "../model/report.js";
import type { Side } from "../model/ids.js";
import type { Results } from "../model/run.js";
import { compareStored } from "./stored-runs.js";

export type TwoRuns =
  /** `results` is what was compared: the baseline's trials of one file, the candidate's of the other. */
  | { readonly kind: "report"; readonly report: Report; readonly results: Results }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Compares the candidate of a results file with the baseline of another one, or with those of several.
 *
 * Two files of one run are paired round by round. Files of other runs are not: another hour, often
 * another machine. They are stored baselines, which advise and never judge.
 *
 * @param stored at least one; not in any order
 */
export function compareRuns(stored: readonly Results[], candidate: Results): TwoRuns {
  const { id } = candidate.run;
  const ofSameRun = stored.filter(({ run }) => run.id === id);
  const [first] = ofSameRun;
  if (first !== undefined && stored.length === 1) return pairOneRun(first, candidate);
  if (first !== undefined) {
    return { kind: "refused", reason: `Run ${id} can't be among the stored runs that it is compared with.` };
  }
  const ids = stored.map(({ run }) => run.id);
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  if (twice !== undefined) {
    return { kind: "refused", reason: `Run ${twice} is there more than once: it would count as two runs.` };
  }
  return { kind: "report", ...compareStored(stored, candidate) };
}

function pairOneRun(before: Results, after: Results): TwoRuns {
  const disagreement = (["seed", "metricsPlanned", "metricsAdded"] as const).find(
    (key) => before.plan[key] !== after.plan[key],
  );
  if (disagreement !== undefined) {
    return {
      kind: "refused",
      reason: `Both files are of run ${after.run.id}, but their plans differ in ${disagreement}.`,
    };
  }
  const ofBoth = <T extends { readonly side: Side }>(listOf: (run: Results) => readonly T[]): T[] => [
    ...listOf(before).filter(({ side }) => side === "baseline"),
    ...listOf(after).filter(({ side }) => side === "candidate"),
  ];
  const results: Results = {
    ...after,
    baseline: before.baseline,
    warmUps: ofBoth((run) => run.warmUps ?? []),
    serviceCaveats: ofBoth((run) => run.serviceCaveats ?? []),
    trials: ofBoth((run) => run.trials),
  };
  return { kind: "report", report: judge(results), results };
}
