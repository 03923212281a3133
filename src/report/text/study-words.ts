import type { Interval } from "../../core/rule/types.js";
import type { StudyOutcome, StudyStep } from "../../core/model/report.js";
import { formatShare } from "./quantity.js";
import { metricName } from "./words.js";

/** `faster by 38.7 to 41.3 %`; undefined where the interval does not say which way. */
function sureDifference({ change, finding }: StudyStep): string | undefined {
  if (change === undefined || (finding !== "faster" && finding !== "slower")) return undefined;
  return `${finding} by ${range(change.relativeInterval)}`;
}

/**
 * What a study advises, a sentence for each statistic: the step with the largest sure gain, with its 95 %
 * interval, and what that recommends by the policy's marks.
 */
export function studyConclusions({ reference, metric, steps }: StudyOutcome): string[] {
  const statistics = [...new Set(steps.map(({ statistic }) => statistic))];
  return statistics.map((statistic) => {
    const own = steps.filter((step) => step.statistic === statistic);
    const name = metricName(metric, statistic);
    const best = own
      .filter(({ finding }) => finding === "faster")
      .sort((a, b) => sureGain(b) - sureGain(a))[0];
    if (best === undefined) {
      return own.some(({ change }) => change !== undefined)
        ? `${name}: nothing here is surely faster than ${reference}`
        : `${name}: not measured`;
    }
    const advice = best.recommendation === undefined ? "" : `: ${best.recommendation}`;
    return `${name}: ${best.scenario} is ${sureDifference(best)!} than ${reference} (95 %)${advice}`;
  });
}

/** Of these nothing at all was compared: a run was cut by its time, or a filter left their scenarios out. */
export function isUnmeasured({ steps }: StudyOutcome): boolean {
  return steps.every(({ finding }) => finding === "not measured");
}

/** One line for all studies of which nothing was compared; none where there is none. */
export function unmeasuredStudies(studies: readonly StudyOutcome[]): string[] {
  const names = studies.filter(isUnmeasured).map(({ system, id }) => `${system}/${id}`);
  return names.length === 0
    ? []
    : [
        `Not measured: ${names.join(", ")}. No round has both a scenario of theirs and the one it is held against: give the run more time, or fewer filters.`,
      ];
}

function sureGain({ change }: StudyStep): number {
  const { low, high } = change!.relativeInterval;
  return Math.min(Math.abs(low), Math.abs(high));
}

/** Both ends of an interval that lies on one side of zero, the nearer first. */
function range({ low, high }: Interval): string {
  const [near, far] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b) as [number, number];
  if (!Number.isFinite(far)) return `at least ${formatShare(near)}`;
  return `${formatShare(near).replace(" %", "")} to ${formatShare(far)}`;
}
