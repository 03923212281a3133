import { createColors } from "picocolors";
import type { InvariantOutcome, PhaseChange, Report, Row } from "../core/model/report.js";
import { formatAddress } from "../core/model/ids.js";
import { rowCells } from "./row-cells.js";
import type { RowCells } from "./row-cells.js";
import { byImportance, isNews } from "./sort-rows.js";
import { plain } from "./text/hostile.js";
import { formatChange, formatQuantity, formatShare } from "./text/quantity.js";
import {
  caveatInWords,
  couldHaveSeen,
  failureInWords,
  headline,
  limitsInWords,
  notMeasuredInWords,
  reproduce,
  rowName,
} from "./text/words.js";

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
  const verdictPaint: Paint = { 0: colors.green, 1: colors.red, 2: colors.red, 3: colors.yellow }[
    report.outcome.exitCode
  ];
  const sections = [
    ...(options.verbosity === "quiet" ? [] : [context(report, options.columns)]),
    systemFailures(report),
    table(shown, options, colors),
    reasons(shown, report, colors),
    invariants(report.invariants),
    studies(report),
    notes(report),
    [colors.bold(verdictPaint(headline(report)))],
  ];
  const text = sections.filter((section) => section.length > 0).map((section) => section.join("\n"));
  return `${text.join("\n\n")}\n`;
}

function context(report: Report, columns: number): string[] {
  const { baseline, candidate, host, run, plan } = report;
  const side = ({ ref, commit, dirty }: Report["baseline"]): string =>
    `${plain(ref)}${commit === undefined ? "" : ` (${commit.slice(0, 9)}${dirty ? " + changes" : ""})`}`;
  const lines = [
    `baseline ${side(baseline)}, candidate ${side(candidate)}`,
    `${plain(host.cpuModel)}, ${host.cpuCount} CPUs; ${formatQuantity(run.durationMs * 1e6, "ns")}; seed ${plan.seed}`,
    ...(report.comparison === "stored" ? ["against a stored baseline: advisory only"] : []),
    ...(plan.policyFrom === "candidate" ? ["the baseline has no policy yet: the candidate's is used"] : []),
    ...report.systems
      .filter(({ harnessChange }) => harnessChange !== undefined)
      .map(({ id, harnessChange }) => `${id}: the harness changed, declared by ${plain(harnessChange!)}`),
    ...plan.policyChanges.map(
      ({ file, pointer, baseline: before, candidate: after }) =>
        `policy change, in force after the merge: ${plain(file)} ${plain(pointer)}: ${plain(before ?? "absent")} → ${plain(after ?? "absent")}`,
    ),
  ];
  return lines.flatMap((line) => wrap(line, columns, ""));
}

function systemFailures(report: Report): string[] {
  return report.systems.flatMap(({ id, notMeasurable }) => {
    if (notMeasurable === undefined) return [];
    const { stage, side, failure } = notMeasurable;
    return [
      `${id}: not measurable: ${stage}${side === undefined ? "" : ` of the ${side}`}: ${plain(failureInWords(failure))}`,
      ...failure.logTail.map((line) => `  │ ${plain(line)}`),
    ];
  });
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

function table(
  rows: readonly Row[],
  { columns }: TerminalOptions,
  colors: ReturnType<typeof createColors>,
): string[] {
  if (rows.length === 0) return [];
  const paint = (row: Row): Paint => {
    if (row.budget?.state === "broken") return colors.red;
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
  const excess = sum(widths) + 2 * (chosen.length - 1) - columns;
  if (excess > 0) widths[0] = Math.max(12, widths[0]! - excess);
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, index) => fit(text, widths[index]!))
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

function reasons(rows: readonly Row[], report: Report, colors: ReturnType<typeof createColors>): string[] {
  const told = new Set<string>();
  return rows.flatMap((row) => {
    const { reason } = rowCells(row);
    const phase = row.judgement.verdict === "regression" ? grownPhase(row.phases) : undefined;
    const lines = [
      ...(reason === "" ? [] : [reason]),
      ...(phase === undefined ? [] : [phase]),
      ...row.caveats.map((caveat) => caveatInWords(caveat, row.unit)),
    ];
    const log = row.judgement.verdict === "invalid" ? row.judgement.failure.logTail : [];
    const key = JSON.stringify([row.address.system, row.address.benchmark, lines, log]);
    const known = told.has(key);
    told.add(key);
    if (lines.length === 0 || (known && row.judgement.verdict !== "missing")) return [];
    return [
      `${rowName(row)}: ${lines.map(plain).join("; ")}`,
      ...log.map((line) => `  │ ${plain(line)}`),
      ...(row.judgement.verdict === "regression" ? [colors.dim(`  again: ${reproduce(report, row)}`)] : []),
    ];
  });
}

/** Which phase made it, for the one line of a regression. */
export function grownPhase(phases: readonly PhaseChange[]): string | undefined {
  const [most] = phases;
  if (most === undefined || most.growthNs <= 0) return undefined;
  const share =
    most.share === undefined
      ? ""
      : `, ${formatShare(Math.min(1, Number(most.share.toPrecision(2))))} of the growth`;
  const before = formatQuantity(most.baselineNs, "ns");
  const after = formatQuantity(most.candidateNs, "ns");
  return `phase ${most.phase} grew by ${formatQuantity(most.growthNs, "ns")} (${before} → ${after}${share})`;
}

function invariants(all: readonly InvariantOutcome[]): string[] {
  return all.flatMap(({ address, metric, unit, limits, state }) => {
    const name = `${formatAddress(address)} ${metric}`;
    switch (state.kind) {
      case "holds":
        return [];
      case "broken":
        return [
          `${name}: invariant ${limitsInWords(limits, unit)} broken in ${state.trials} trials; the worst, ${formatQuantity(state.worst, unit)}, in round ${state.round}`,
        ];
      case "unknown":
        return [
          `${name}: invariant ${limitsInWords(limits, unit)} can't be judged: round ${state.round} does not report it`,
        ];
    }
  });
}

function studies(report: Report): string[] {
  return report.studies.flatMap(({ system, id, title, reference, steps }) => [
    `study ${system}/${id}${title === undefined ? "" : ` (${plain(title)})`}, against ${reference}:`,
    ...steps.map(({ scenario, statistic, change, finding, recommendation }) => {
      const size =
        change === undefined
          ? ""
          : ` ${formatChange(change.relative)} (${formatChange(change.relativeInterval.low)} … ${formatChange(change.relativeInterval.high)})`;
      return `  ${scenario} ${statistic}: ${finding}${size}${recommendation === undefined ? "" : `: ${recommendation}`}`;
    }),
  ]);
}

function notes(report: Report): string[] {
  const could = couldHaveSeen(report);
  const stopped = {
    decided: [],
    rounds: [],
    "time-budget": ["the time budget ended the run before everything was decided"],
    interrupted: ["the run was interrupted"],
  }[report.run.stop];
  return [
    ...report.notes.map(({ address, caveat }) => {
      const where = address === undefined ? "" : `${address.system}/${address.benchmark}: `;
      return `${where}${plain(caveatInWords(caveat))}`;
    }),
    ...report.plan.notMeasured.map((item) => `not measured: ${plain(notMeasuredInWords(item))}`),
    ...stopped,
    ...(could === "" ? [] : [`this ${report.plan.quick ? "quick " : ""}run ${could}`]),
  ];
}

function wrap(line: string, columns: number, indent: string): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    if (current !== "" && current.length + 1 + word.length > columns) {
      lines.push(current);
      current = indent + word;
    } else current = current === "" ? indent + word : `${current} ${word}`;
  }
  return [...lines, current];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
