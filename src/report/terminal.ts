import { createColors } from "picocolors";
import type { InvariantOutcome, Report, Row } from "../core/model/report.js";
import { formatAddress } from "../core/model/ids.js";
import { rowCells, statusOf } from "./row-cells.js";
import type { RowCells } from "./row-cells.js";
import { sharedRemarks } from "./shared-remarks.js";
import { byImportance, isNews } from "./sort-rows.js";
import { decisionsInWords } from "./decisions.js";
import { explain } from "./explanations.js";
import { headline, standingOf } from "./text/headline.js";
import { forTerminal } from "./text/hostile.js";
import { levelsApart } from "./text/levels-apart.js";
import { notesInWords } from "./text/notes.js";
import { formatChange, formatCount, formatDuration, formatInterval } from "./text/quantity.js";
import { remarksOf } from "./text/remarks.js";
import { isUnmeasured, studyConclusions, unmeasuredStudies } from "./text/study-words.js";
import { isWorse, nextStep, reproduce } from "./text/what-next.js";
import {
  couldHaveSeen,
  findingInWords,
  invariantInWords,
  movedUnseen,
  metricName,
  isWarning,
  notMeasuredInWords,
  roundsUsed,
  rowName,
  warningsInWords,
} from "./text/words.js";
import { wrap } from "./text/wrap.js";

export interface TerminalOptions {
  readonly columns: number;
  readonly color: boolean;
  /** quiet: the headline and what is news; verbose: also what is unchanged in full. */
  readonly verbosity: "quiet" | "normal" | "verbose";
}

type Paint = (text: string) => string;

/** The report for a terminal. The verdict stands last, where the eye is when a run ends. */
export function renderTerminal(report: Report, options: TerminalOptions): string {
  const colors = createColors(options.color);
  const rows = byImportance(report.rows);
  const shown = options.verbosity === "quiet" ? rows.filter(isNews) : rows;
  const paints = {
    passed: colors.green,
    regression: colors.red,
    "cannot-judge": colors.red,
    inconclusive: colors.yellow,
    open: colors.yellow,
    advice: (text: string) => text,
  } as const;
  const verdictPaint: Paint = paints[standingOf(report)];
  const sections = [
    ...(options.verbosity === "quiet" ? [] : [context(report, options.columns)]),
    warnings(report, options.columns),
    table(shown, options, colors),
    reasons(shown, report, options.columns, colors),
    decisionsInWords(report).flatMap((line) => wrap(forTerminal(line), options.columns, "  ")),
    invariants(report.invariants, options.columns),
    studies(report, options.columns),
    notes(report, options.columns),
    wrap(forTerminal(headline(report)), options.columns, "  ").map((line) => colors.bold(verdictPaint(line))),
  ];
  const text = sections.filter((section) => section.length > 0).map((section) => section.join("\n"));
  return `${text.join("\n\n")}\n`;
}

function context(report: Report, columns: number): string[] {
  const { baseline, candidate, host, run, plan } = report;
  const side = ({ ref, commit, dirty }: Report["baseline"]): string =>
    `${ref}${commit === undefined ? "" : ` (${commit.slice(0, 9)}${dirty ? " + changes" : ""})`}`;
  const rounds = roundsUsed(report);
  const lines = [
    `baseline ${side(baseline)}, candidate ${side(candidate)}`,
    `${host.cpuModel}, ${host.cpuCount} CPUs; ${rounds === 0 ? "" : `${formatCount(rounds, "round")} in `}${formatDuration(run.durationMs)}; seed ${plan.seed}`,
  ];
  return lines.flatMap((line) => wrap(forTerminal(line), columns, "  "));
}

/** What must be read before the table is believed, with the end of the log of what could not be measured. */
function warnings(report: Report, columns: number): string[] {
  return [
    ...warningsInWords(report).flatMap((line) => wrap(forTerminal(line), columns, "  ")),
    ...report.systems.flatMap(({ notMeasurable }) => logLines(notMeasurable?.failure.logTail ?? [])),
  ];
}

function logLines(lines: readonly string[]): string[] {
  return lines.map((line) => `  │ ${forTerminal(line)}`);
}

const COLUMNS: readonly { readonly title: string; readonly cell: keyof RowCells; readonly from: number }[] = [
  { title: "scenario", cell: "scenario", from: 0 },
  { title: "metric", cell: "metric", from: 0 },
  { title: "baseline", cell: "baseline", from: 80 },
  { title: "candidate", cell: "candidate", from: 60 },
  { title: "change", cell: "change", from: 0 },
  { title: "95 % interval", cell: "interval", from: 100 },
  { title: "allowed", cell: "allowed", from: 120 },
  { title: "verdict", cell: "verdict", from: 0 },
  { title: "rounds", cell: "rounds", from: 130 },
];

/** Characters of a name that are left where a terminal is narrow. */
const LEAST_NAME = 12;

function table(
  rows: readonly Row[],
  { columns }: TerminalOptions,
  colors: ReturnType<typeof createColors>,
): string[] {
  if (rows.length === 0) return [];
  const paint = (row: Row): Paint => {
    if (row.budget?.state === "broken") return colors.red;
    if (statusOf(row) === "budget open") return colors.yellow;
    switch (row.judgement.verdict) {
      case "regression":
      case "missing":
      case "incomparable":
      case "invalid":
        return colors.red;
      case "improvement":
        return colors.green;
      case "inconclusive":
        return colors.yellow;
      case "pass":
      case "added":
      case "insufficient":
        return (text) => text;
    }
  };
  const cells = rows.map((row) => ({ cells: rowCells(row), paint: paint(row) }));
  const wanted = COLUMNS.filter(({ from }) => columns >= from);
  const widthOf = (chosen: typeof wanted): number[] =>
    chosen.map(({ title, cell }) => Math.max(title.length, ...cells.map((row) => row.cells[cell].length)));
  let chosen = wanted;
  // What does not fit goes, the least needed first; the scenario's name is cut last.
  while (chosen.length > 4 && sum(widthOf(chosen)) + 2 * (chosen.length - 1) > columns) {
    const last = chosen.reduce((a, b) => (b.from >= a.from ? b : a));
    chosen = chosen.filter((column) => column !== last);
  }
  const widths = widthOf(chosen);
  // The scenario's name, then the metric's: their ends stay.
  for (const column of [0, 1]) {
    const excess = sum(widths) + 2 * (chosen.length - 1) - columns;
    if (excess > 0) widths[column] = Math.max(LEAST_NAME, widths[column]! - excess);
  }
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, index) => fit(forTerminal(text), widths[index]!))
      .join("  ")
      .trimEnd();
  return [
    colors.dim(line(chosen.map(({ title }) => title))),
    ...cells.map((row) => row.paint(line(chosen.map(({ cell }) => row.cells[cell])))),
  ];
}

/** Cut at the front: the end of an address is what tells scenarios apart. */
function fit(text: string, width: number): string {
  return text.length > width ? `…${text.slice(text.length - width + 1)}` : text.padEnd(width);
}

function reasons(
  rows: readonly Row[],
  report: Report,
  columns: number,
  colors: ReturnType<typeof createColors>,
): string[] {
  const explanations = explain(rows, report);
  const shared = sharedRemarks(report);
  const commands = new Set<string>();
  return rows.flatMap((row) => {
    const { reasonOnce, phase, part, log } = explanations.get(row)!;
    const told = [
      part,
      reasonOnce,
      phase,
      ...remarksOf(row, report).filter((words) => !shared.has(words)),
    ].filter((text) => text !== undefined && text !== "" && text !== "see above");
    const command = isWorse(row) ? reproduce(report, row) : undefined;
    const again =
      command !== undefined && !commands.has(command) ? [colors.dim(`  again: ${forTerminal(command)}`)] : [];
    if (command !== undefined) commands.add(command);
    // A command needs a name above it, or it would be taken for the row's before.
    const name = told.length === 0 ? rowName(row) : `${rowName(row)}: ${told.join("; ")}`;
    const isNamed = told.length > 0 || again.length > 0;
    return [...(isNamed ? wrap(forTerminal(name), columns, "  ") : []), ...logLines(log), ...again];
  });
}

function invariants(all: readonly InvariantOutcome[], columns: number): string[] {
  return all.flatMap((invariant) => {
    const words = invariantInWords(invariant);
    const name = `${formatAddress(invariant.address)} ${invariant.metric}`;
    return words === undefined ? [] : wrap(forTerminal(`${name}: ${words}`), columns, "  ");
  });
}

function studies(report: Report, columns: number): string[] {
  const measured = report.studies.filter((study) => !isUnmeasured(study));
  const lines = measured.flatMap((study) => {
    const { system, id, title, metric, reference, steps } = study;
    return [
      `study ${system}/${id}${title === undefined ? "" : ` (${title})`}, against ${reference}:`,
      ...steps.map((step) => {
        const { scenario, statistic, change, recommendation } = step;
        const size =
          change === undefined
            ? ""
            : ` ${formatChange(change.relative)} (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`;
        return `  ${scenario} ${metricName(metric, statistic)}: ${findingInWords(step)}${size}${recommendation === undefined ? "" : `: ${recommendation}`}`;
      }),
      ...studyConclusions(study).map((words) => `  ${words}`),
    ];
  });
  return [...lines, ...unmeasuredStudies(report.studies)].flatMap((line) =>
    wrap(forTerminal(line), columns, "    "),
  );
}

function notes(report: Report, columns: number): string[] {
  const could = couldHaveSeen(report);
  const step = nextStep(report);
  const apart = levelsApart(report);
  const lines = [
    ...[...sharedRemarks(report)].map(([words, count]) => `${count} of ${report.rows.length} rows: ${words}`),
    ...notesInWords(report.notes.filter((note) => !isWarning(note))).map(({ address, words }) => {
      const where = address === undefined ? "" : `${address.system}/${address.benchmark}: `;
      return `${where}${words}`;
    }),
    ...movedUnseen(report),
    ...(apart === undefined ? [] : [apart]),
    ...report.plan.notMeasured.map((item) => `not measured: ${notMeasuredInWords(item)}`),
    ...(could === "" ? [] : [`this ${report.plan.quick ? "quick " : ""}run ${could}`]),
    ...(step === undefined ? [] : [`${step.words} ${step.more.title}: ${step.more.url}`]),
  ];
  return lines.flatMap((line) => wrap(forTerminal(line), columns, "  "));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
