import type { StudyOutcome } from "../../../core/model/report.js";
import { boundsOf } from "./panel-data.js";
import type { StudyData } from "./panel-data.js";

/** A study as its plot needs it: the levels of the ladder, and the changes with their intervals. */
export function studyData({ metric, reference, steps }: StudyOutcome): StudyData {
  const measured = steps.flatMap(({ scenario, statistic, change }) =>
    change === undefined || !Number.isFinite(change.relative) ? [] : [{ scenario, statistic, change }],
  );
  const statistics = [...new Set(steps.map(({ statistic }) => statistic))];
  return {
    metric,
    reference,
    ladder: [reference, ...new Set(steps.map(({ scenario }) => scenario))],
    statistics,
    unit: steps.find(({ unit }) => unit !== undefined)?.unit ?? null,
    points: measured.map(({ scenario, statistic, change }) => ({
      scenario,
      statistic,
      relative: change.relative,
      ...boundsOf(change.relativeInterval),
      level: change.candidate,
    })),
    referenceLevels: statistics.flatMap((statistic) => {
      const own = measured.find((step) => step.statistic === statistic);
      return own === undefined ? [] : [{ statistic, level: own.change.baseline }];
    }),
  };
}
