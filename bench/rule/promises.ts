import type { Summary } from "./summary.js";

/** What the rule promises whatever the noise is; a rate above it is a fault in the rule. */
const MOST_AT_TOLERANCE = 0.05;
const MOST_FALSE_ALARMS_PER_RUN = 0.01;
const MOST_AT_ZERO_TOLERANCE = 0.05;
const MOST_OF_FAMILY = 0.05;

/** The promises that the figures break, in words. */
export function brokenPromises(summary: Summary): string[] {
  const ours = summary.rules.find((rule) => rule.ours)!;
  const { atTolerance, atPassWithin, atZeroTolerance, falseAlarmsPerRunOf200: of200 } = summary;
  const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
  const above = (what: string, share: number, n: number, most: number): string[] => {
    // Three standard errors of room for chance.
    const room = 3 * Math.sqrt((most * (1 - most)) / Math.max(1, n));
    return share > most + room ? [`${what}: ${percent(share)}, at most ${percent(most)} is promised`] : [];
  };
  return [
    ...above(
      "runs of 20 unchanged metrics with an alarm",
      ours.falseAlarmsPerRun,
      ours.runs,
      MOST_FALSE_ALARMS_PER_RUN,
    ),
    ...above(
      "runs of 200 unchanged metrics with an alarm",
      of200.value,
      of200.runs,
      MOST_FALSE_ALARMS_PER_RUN,
    ),
    ...above(
      "regressions at exactly the tolerance",
      atTolerance.regression,
      atTolerance.metrics,
      MOST_AT_TOLERANCE,
    ),
    ...above("passes at exactly the tolerance", atTolerance.pass, atTolerance.metrics, MOST_AT_TOLERANCE),
    ...above(
      "passes at exactly what a pass rules out at the least",
      atPassWithin.pass,
      atPassWithin.metrics,
      MOST_AT_TOLERANCE,
    ),
    ...above(
      "regressions of unchanged metrics at tolerance 0",
      atZeroTolerance.regression,
      atZeroTolerance.metrics,
      MOST_AT_ZERO_TOLERANCE,
    ),
    ...above(
      "improvements of unchanged metrics at tolerance 0",
      atZeroTolerance.improvement,
      atZeroTolerance.metrics,
      MOST_AT_ZERO_TOLERANCE,
    ),
    ...above(
      "p-values of unchanged metrics at or below 0.05",
      atZeroTolerance.pAtMost005,
      atZeroTolerance.metrics,
      MOST_AT_ZERO_TOLERANCE,
    ),
    ...above(
      "runs of 20 unchanged metrics at tolerance 0 with an alarm",
      summary.familyAtZeroTolerance.alarmed,
      summary.familyAtZeroTolerance.runs,
      MOST_OF_FAMILY,
    ),
  ];
}
