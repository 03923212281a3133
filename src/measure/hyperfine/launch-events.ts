import { median } from "simple-statistics";
import type { Launch, Launches } from "../../import/hyperfine-export.js";

/** The one scenario of a command. */
const SCENARIO = "run";

/**
 * The events of the harness protocol that say what hyperfine measured, so that one reader serves both:
 * latency in the order launched; user, system and rss as one number a trial.
 */
export function launchEvents(version: string, invocations: readonly Launches[]): string {
  const launches = invocations.flatMap((invocation) => invocation.launches);
  const mean = (pick: (invocation: Launches) => number): number =>
    Math.round(
      invocations.reduce((sum, each) => sum + pick(each) * each.launches.length, 0) / launches.length,
    );
  const rss = medianPeak(launches);
  const value = (metric: string, unit: string, number: number): object => ({
    type: "value",
    scenario: SCENARIO,
    metric,
    unit,
    better: "lower",
    value: number,
  });
  const events = [
    { type: "start", protocol: 1, harness: "hyperfine", version, clock: "monotonic" },
    {
      type: "samples",
      scenario: SCENARIO,
      metric: "latency",
      unit: "ns",
      values: launches.map(({ wallNs }) => wallNs),
    },
    value(
      "user",
      "ns",
      mean(({ meanUserNs }) => meanUserNs),
    ),
    value(
      "system",
      "ns",
      mean(({ meanSystemNs }) => meanSystemNs),
    ),
    ...(rss === undefined ? [] : [value("rss", "B", rss)]),
    { type: "end", operations: launches.length },
  ];
  return events.map((event) => `${JSON.stringify(event)}\n`).join("");
}

/** The median of the launches' peaks; hyperfine 1.20 may report a maximum so far, which the median shows least. */
function medianPeak(launches: readonly Launch[]): number | undefined {
  const peaks = launches.flatMap(({ rssBytes }) => rssBytes ?? []);
  return peaks.length === 0 ? undefined : median(peaks);
}
