import { formatCount, formatQuantity } from "../report/text/quantity.js";
import { forTerminal } from "../report/text/hostile.js";
import type { History } from "./series.js";
import { changeInWords, seriesName, summaryInWords } from "./words.js";

/** What changed over the commits, the worst first; then every metric as it is now. */
export function renderHistory(history: History): string {
  const { runs, series } = history;
  const [first, last] = [runs[0], runs.at(-1)];
  if (first === undefined || last === undefined) {
    return "The history is empty. `latency-gate history add results.json` adds a run to it.\n";
  }
  const changed = series.flatMap((one) =>
    one.changes.map((change) => ({ one, words: changeInWords(change, one, history) })),
  );
  const lines = [
    `${formatCount(runs.length, "run")} from ${first.commit.slice(0, 9)} (${first.committedAt.slice(0, 10)}) to ${last.commit.slice(0, 9)} (${last.committedAt.slice(0, 10)}), ${formatCount(series.length, "metric")}`,
    "",
    changed.length === 0 ? `${summaryInWords(history)}.` : "Changes of level:",
    ...changed.map(
      ({ one, words }) =>
        `  ${words.worse ? "worse " : "better"}  ${words.size}  ${forTerminal(seriesName(one))}  ${words.where}${words.otherHost ? "; another machine measured from there on" : ""}`,
    ),
    "",
    "Now:",
    ...series.map((one) => {
      const { value, low, high } = one.points.at(-1)!;
      const show = (number: number): string => formatQuantity(number, one.unit);
      return `  ${forTerminal(seriesName(one))}: ${show(value)} (${show(low)} to ${show(high)})`;
    }),
  ];
  return `${lines.join("\n")}\n`;
}
