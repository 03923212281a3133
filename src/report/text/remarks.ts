import { looksOf } from "../../core/model/plan.js";
import type { Report, Row } from "../../core/model/report.js";
import { aroundInWords, intervalInWords } from "./interval-words.js";
import { caveatInWords, type Lengths } from "./words.js";

/** Everything that qualifies a row's number, a sentence each. */
export function remarksOf(row: Row, report: Report): readonly string[] {
  const interval = intervalInWords(row, report);
  return [
    ...(interval === undefined ? [] : [interval]),
    ...row.caveats.map((caveat) => {
      const words = caveatInWords(caveat, row.unit, lengthsOf(row, report));
      return caveat.code === "by-neighbours" ? `${words}${aroundInWords(row)}` : words;
    }),
  ];
}

function lengthsOf(row: Row, { plan }: Report): Lengths | undefined {
  const { judgement } = row;
  const rounds = looksOf(plan, row).at(-1);
  if (!("change" in judgement) || rounds === undefined) return undefined;
  const { samplesPerSide, roundsUsed } = judgement.change;
  return { samples: Math.round(samplesPerSide / roundsUsed), rounds };
}
