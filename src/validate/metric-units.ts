import { show } from "../config/schema-problems.js";
import type { Trial } from "../core/model/trial.js";

export interface UnitFault {
  readonly pointer: string;
  readonly message: string;
}

/** Unit and direction of each metric of each side, which no trial can change. The sides may differ, and are incomparable then. */
export class MetricUnits {
  private readonly known = new Map<string, string>();

  /** What of this trial is not as in the trials before it. */
  faultOf({ system, benchmark, side, outcome }: Trial): UnitFault | undefined {
    if (outcome.kind === "failed") return undefined;
    const { series, values } = outcome;
    for (const [part, entries] of Object.entries({ series, values })) {
      for (const [index, { scenario, metric, unit, better }] of entries.entries()) {
        const key = JSON.stringify([system, benchmark, side, scenario, metric]);
        const own = `${unit}, ${better} is better`;
        const before = this.known.get(key) ?? own;
        this.known.set(key, before);
        if (before === own) continue;
        const what = `${show(metric)}${scenario === undefined ? "" : ` of ${scenario}`}`;
        const message = `${what} is in ${own}; a trial of this side before had it in ${before}`;
        return { pointer: `/outcome/${part}/${index}/unit`, message };
      }
    }
    return undefined;
  }
}
