import { sameRow } from "../../core/accept.js";
import { looksOf } from "../../core/model/plan.js";
import type { Change, Report, Row } from "../../core/model/report.js";
import { allowedShare } from "../../core/model/tolerances.js";
import { formatChange, formatCount } from "./quantity.js";
import { metricName, quantileName } from "./words.js";

/**
 * Why a verdict and the interval beside it seem to disagree; undefined where they do not, or where a caveat or the
 * second run says it already. The interval is of the number by itself, two-sided, at one look; the verdict is made
 * of more than that (docs/statistics.md, "The test").
 */
export function intervalInWords(
  row: Row,
  { plan, confirmation }: Pick<Report, "plan" | "confirmation">,
): string | undefined {
  const { judgement, gated, caveats } = row;
  if (!gated || !("change" in judgement)) return undefined;
  const { change, verdict } = judgement;
  const { low, high } = change.relativeInterval;
  if (low <= -1 && high === Infinity) return undefined;
  const lower = row.better === "lower";
  const worse = lower ? { least: low, most: high } : { least: -high, most: -low };
  const leastBetter = -worse.most;
  const allowed = allowedOf(row, row.tolerance, change);
  const isExplained = (code: string): boolean => caveats.some((caveat) => caveat.code === code);
  switch (verdict) {
    case "pass": {
      const wider = caveats.find((caveat) => caveat.code === "wider-pass");
      const ruledOut = wider === undefined ? allowed.worse : allowedOf(row, wider.passWithin, change).worse;
      if (printed(worse.most) > printed(ruledOut)) {
        const limit = wider === undefined ? "what is allowed" : "what is ruled out";
        return `${intervalOf(row)} reaches beyond ${limit}: ${why(row, ONE_SIDE)}`;
      }
      return wider !== undefined && printed(worse.least) > 0
        ? "by its interval it is worse, but by less than what is ruled out"
        : undefined;
    }
    case "regression":
      return printed(worse.least) < printed(allowed.worse) && !isExplained("by-neighbours")
        ? `${intervalOf(row)} reaches into what is allowed: ${why(row, ONE_SIDE)}`
        : undefined;
    case "improvement":
      return printed(leastBetter) < printed(allowed.better) && !isExplained("by-neighbours")
        ? `${intervalOf(row)} reaches into what is allowed: ${why(row, ONE_SIDE)}`
        : undefined;
    case "inconclusive": {
      if (confirmation?.rows.some((one) => !one.confirmed && sameRow(one, row)) === true) return undefined;
      const isWorse = printed(worse.least) >= printed(allowed.worse);
      if (isWorse && change.pValueAdjusted > plan.alpha) {
        const p = Number(change.pValueAdjusted.toPrecision(2));
        return `${intervalOf(row)} lies beyond what is allowed: among the ${formatCount(plan.metricsPlanned, "gated number")} of the run that may be chance (p = ${p}, and at most ${plan.alpha} counts)`;
      }
      if (isWorse || printed(leastBetter) >= printed(allowed.better)) {
        return `${intervalOf(row)} lies beyond what is allowed: ${why(row, FAR_OFF)}${overLooks(looksOf(plan, row))}`;
      }
      return printed(worse.most) <= printed(allowed.worse) && !isExplained("tail-guard")
        ? `${intervalOf(row)} holds nothing worse than what is allowed: ${why(row, FAR_OFF)}${overLooks(looksOf(plan, row))}`
        : undefined;
    }
  }
}

/** What the tolerance or the floor allow in either direction, as relative changes of the baseline's value. */
function allowedOf(
  { better, floor }: Row,
  tolerance: number,
  { baseline }: Change,
): { readonly worse: number; readonly better: number } {
  // Sides are compared as ratios: a candidate that is 5 % lower has a baseline that is 5.3 % higher.
  const up = allowedShare(tolerance, floor, baseline);
  const down = allowedShare(tolerance / (1 + tolerance), floor, baseline);
  return better === "lower" ? { worse: up, better: down } : { worse: down, better: up };
}

/** To a tenth of a percent: what nobody sees needs no words. */
function printed(relative: number): number {
  return Math.round(relative * 1000);
}

const ONE_SIDE = "the verdict asks for one side, and far-off rounds count less in it";
const FAR_OFF = "far-off rounds count less in the verdict";

function why(row: Row, alone: string): string {
  return hasQuantilesAround(row)
    ? `the verdict rests on the quantiles around it, too${aroundInWords(row)}`
    : alone;
}

/** ` (P90 +14.0 %, in the calmest parts +15.0 %, P97.5 +16.2 %)`: the numbers by which a verdict was carried. */
export function aroundInWords({ judgement }: Row): string {
  const around = "change" in judgement ? (judgement.change.around ?? []) : [];
  if (around.length === 0) return "";
  const parts = around.map(({ quantile, of, relative }) => {
    const where = of === "trials" ? "" : " in the calmest part of each trial";
    return `${quantileName(quantile)}${where} ${formatChange(relative)}`;
  });
  return ` (${parts.join(", ")})`;
}

function overLooks(looks: readonly number[]): string {
  return looks.length > 1 ? `, and it has to be sure over all ${looks.length} looks together` : "";
}

function intervalOf(row: Row): string {
  return hasQuantilesAround(row)
    ? `the interval, of ${metricName(row.metric, row.statistic)} alone,`
    : "the interval, of this number alone,";
}

/** From P90 on; the launches of a whole command, whose scenario is `run`, are judged by themselves. */
function hasQuantilesAround({ statistic, address }: Row): boolean {
  const percent = /^p(\d+(?:\.\d+)?)$/.exec(statistic)?.[1];
  return percent !== undefined && Number(percent) >= 90 && address.scenario !== "run";
}
