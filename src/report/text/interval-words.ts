import { sameRow } from "../../core/accept.js";
import { looksOf } from "../../core/model/plan.js";
import type { Change, Report, Row } from "../../core/model/report.js";
import type { AroundChange } from "../../core/rule/types.js";
import { allowedRange } from "../allowed-range.js";
import { formatChange, formatCount } from "./quantity.js";
import { metricName, quantileName, statisticName } from "./words.js";

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
        const hypotheses = formatCount(plan.metricsPlanned, "hypothesis", "hypotheses");
        return `${intervalOf(row)} lies beyond what is allowed: among the ${hypotheses} of the run that may be chance (p = ${threeDigits(change.pValueAdjusted)}, and at most ${threeDigits(plan.alpha)} counts)`;
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

/** What the tolerance or the floor allow for the worse and for the better. */
function allowedOf(
  row: Row,
  tolerance: number,
  { baseline }: Change,
): { readonly worse: number; readonly better: number } {
  const { low, high } = allowedRange(row, tolerance, baseline);
  return row.better === "lower" ? { worse: high, better: -low } : { worse: -low, better: high };
}

/** To a tenth of a percent: what nobody sees needs no words. */
function printed(relative: number): number {
  return Math.round(relative * 1000);
}

const ONE_SIDE = "the verdict asks for one side, and far-off rounds count less in it";
const FAR_OFF = "far-off rounds count less in the verdict";

function why(row: Row, alone: string): string {
  const around = aroundOf(row);
  if (around.length === 0) return alone;
  const isOther = around.some(({ quantile }) => quantileName(quantile) !== statisticName(row.statistic));
  const what = isOther ? "the quantiles around it" : "the calmest part of each trial";
  return `the verdict rests on ${what}, too${aroundInWords(row)}`;
}

/** ` (P90 +14.0 %, in the calmest parts +15.0 %, P97.5 +16.2 %)`: the numbers by which a verdict was carried. */
export function aroundInWords(row: Row): string {
  const around = aroundOf(row);
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
  return aroundOf(row).length > 0
    ? `the interval, of ${metricName(row.metric, row.statistic)} alone,`
    : "the interval, of this number alone,";
}

/** What else the verdict was made of: of launches, means and values nothing, whatever their scenario is called. */
function aroundOf({ judgement }: Row): readonly AroundChange[] {
  return "change" in judgement ? (judgement.change.around ?? []) : [];
}

function threeDigits(p: number): number {
  return Number(p.toPrecision(3));
}
