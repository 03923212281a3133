import { buildTimeInWords } from "../../core/model/build-time.js";
import type { Report } from "../../core/model/report.js";

/** What a run was busy with that spent more than this of its time before it could measure. */
const MOST = 0.5;

/** What builds took of a run that the clock ended, where that is most of it. */
export function mostlyBuilding({ builds, durationMs, stop }: Report["run"]): string | undefined {
  if (stop !== "time-budget" || builds === undefined || builds.durationMs <= MOST * durationMs)
    return undefined;
  return buildTimeInWords(builds, durationMs);
}
