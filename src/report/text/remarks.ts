import { looksOf } from "../../core/model/plan.js";
import type { Caveat, Report, Row } from "../../core/model/report.js";
import { aroundInWords, intervalInWords } from "./interval-words.js";
import { caveatInWords, type Lengths } from "./words.js";

/** Everything that qualifies a row's number, a sentence each; of a row that has none, what its harness said. */
export function remarksOf(row: Row, report: Report): readonly string[] {
  const interval = intervalInWords(row, report);
  return [
    ...(interval === undefined ? [] : [interval]),
    ...row.caveats
      .filter((caveat) => !isUnjudged(row) || isOfTheHarness(caveat))
      .map((caveat) => {
        const words = caveatInWords(caveat, row.unit, lengthsOf(row, report));
        return caveat.code === "by-neighbours" ? `${words}${aroundInWords(row)}` : words;
      }),
  ];
}

/** The verdict is one on the measuring, and no number is to be qualified. */
function isUnjudged({ judgement: { verdict } }: Row): boolean {
  return verdict === "invalid" || verdict === "missing" || verdict === "incomparable";
}

/** Told by the harness, and so about the trials themselves. */
function isOfTheHarness({ code }: Caveat): boolean {
  return code === "harness" || code === "errors";
}

function lengthsOf(row: Row, { plan }: Report): Lengths | undefined {
  const { judgement } = row;
  const rounds = looksOf(plan, row).at(-1);
  if (!("change" in judgement) || rounds === undefined) return undefined;
  const { samplesPerSide, roundsUsed } = judgement.change;
  return { samples: Math.round(samplesPerSide / roundsUsed), rounds };
}
