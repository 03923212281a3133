import type { Interval } from "../../core/rule/types.js";
import type { StudyOutcome, StudyStep } from "../../core/model/report.js";
import { formatChange, formatShare } from "./quantity.js";
import { metricName } from "./words.js";

/** `faster by 38.7 to 41.3 %`; undefined where the interval does not say which way. */
function sureDifference({ change, finding }: StudyStep): string | undefined {
  if (change === undefined || (finding !== "faster" && finding !== "slower")) return undefined;
  return `${finding} by ${range(change.relativeInterval)}`;
}

/**
 * What a study advises, a sentence for each statistic: the step with the largest sure gain, with its 95 %
 * interval, and what that recommends by the policy's marks. Where every step is surely slower, the one that
 * comes nearest.
 */
export function studyConclusions({ reference, metric, steps }: StudyOutcome): string[] {
  const statistics = [...new Set(steps.map(({ statistic }) => statistic))];
  return statistics.map((statistic) => {
    const own = steps.filter((step) => step.statistic === statistic);
    const name = metricName(metric, statistic);
    const best = own
      .filter(({ finding }) => finding === "faster")
      .sort((a, b) => sureGain(b) - sureGain(a))[0];
    if (best !== undefined) return `${name}: ${sureWords(best, reference)}`;
    const measured = own.filter(({ change }) => change !== undefined);
    if (measured.length === 0) return `${name}: not measured`;
    const [nearest, next] = measured.sort((a, b) => sureGain(a) - sureGain(b));
    if (nearest === undefined || measured.some(({ finding }) => finding !== "slower"))
      return `${name}: nothing here is surely faster than ${reference}`;
    return next === undefined
      ? `${name}: ${sureWords(nearest, reference)}`
      : `${name}: ${reference} is the fastest: ${nearest.scenario}, the nearest, is ${sureDifference(nearest)!} (95 %)`;
  });
}

function sureWords(step: StudyStep, reference: string): string {
  const advice = step.recommendation === undefined ? "" : `: ${step.recommendation}`;
  return `${step.scenario} is ${sureDifference(step)!} than ${reference} (95 %)${advice}`;
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
  if (!Number.isFinite(far)) return `at least ${sizeOf(near)}`;
  return `${sizeOf(near).replace(" %", "")} to ${sizeOf(far)}`;
}

/** Three digits, and from a thousand on grouped ones. */
function sizeOf(relative: number): string {
  return relative < 9.995 ? formatShare(relative) : formatChange(relative).slice(1);
}
