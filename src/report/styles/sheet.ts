import type { StudyChange, StudyStep } from "../../core/model/report.js";
import type { Unit } from "../../core/model/trial.js";
import { formatChange, formatInterval, formatQuantity, formatShare } from "../text/quantity.js";
import { agreement, compute, same } from "./arithmetic.js";
import type { Computed, Formula } from "./arithmetic.js";
import type { Asked, Figure, FigureSource } from "./figures.js";

/** What stands in a cell, with its footnotes. */
export interface Cell {
  readonly text: string;
  readonly notes: readonly string[];
}

export interface SheetTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** A line that is computed: `Decision: GO`. */
export interface Decision {
  readonly label: string;
  readonly cell: Cell;
}

export interface Sheet {
  readonly title: string;
  readonly heading: readonly string[];
  readonly tables: readonly SheetTable[];
  readonly decisions: readonly Decision[];
}

/** How a computed number is said. */
export type Saying = (value: number) => string;

/** One decimal, as the reports have it. */
export const asChange: Saying = (value) => `${value < 0 ? "−" : "+"}${Math.abs(value * 100).toFixed(1)} %`;
export const asShare: Saying = formatShare;
export const asFactor: Saying = (value) => `${Number(value.toPrecision(value >= 100 ? 4 : 3))}x`;
export const asQuantity =
  (unit: Unit): Saying =>
  (value) =>
    value < 0 ? `−${formatQuantity(-value, unit)}` : formatQuantity(value, unit);
/** A difference, whose sign always stands. */
export const asDifference: Saying = (value) => `${value > 0 ? "+" : ""}${asQuantity("ns")(value)}`;

export const NOT_MEASURED = "not measured";

export function text(words: string): Cell {
  return { text: words, notes: [] };
}

/** The figure as printed, or as measured here. */
export function shown(source: FigureSource, asked: Asked): Cell {
  const figure = source.figure(asked);
  return figure === undefined ? text(NOT_MEASURED) : { text: figure.text, notes: figure.notes };
}

/** What a run here can't have, with the reason in a footnote; a print that lacks it stays as it is. */
export function orReason(source: FigureSource, cell: Cell, reason: string): Cell {
  return source.kind === "live" && cell.text === NOT_MEASURED ? { text: "–", notes: [reason] } : cell;
}

/**
 * A figure that follows from others. A print is shown as it is, with a footnote where its own figures come
 * to something else; of a run here the computed one is shown.
 */
export function derived(
  source: FigureSource,
  asked: Asked,
  inputs: readonly Asked[],
  formula: Formula,
  saying: Saying,
): Cell {
  const computed = computeFrom(source, inputs, formula);
  if (source.kind === "live") {
    const notes = inputs.flatMap((input) => source.figure(input)?.notes ?? []);
    return computed === undefined ? text(NOT_MEASURED) : { text: sayRange(computed, saying), notes };
  }
  const printed = source.figure(asked);
  if (printed === undefined) return text(NOT_MEASURED);
  return {
    text: printed.text,
    notes: [...printed.notes, ...disagreement(printed, computed, formula === same, saying)],
  };
}

export function computeFrom(
  source: FigureSource,
  inputs: readonly Asked[],
  formula: Formula,
): Computed | undefined {
  const figures = inputs.map((input) => source.figure(input));
  return figures.every((figure): figure is Figure => figure !== undefined)
    ? compute(figures, formula)
    : undefined;
}

function disagreement(
  printed: Figure,
  computed: Computed | undefined,
  repeated: boolean,
  saying: Saying,
): string[] {
  if (computed === undefined) return [];
  const said = sayRange(computed, saying);
  if (repeated)
    return agreement(printed, computed) === "different" ? [`Elsewhere the report has ${said}.`] : [];
  switch (agreement(printed, computed)) {
    case "equal":
      return [];
    case "within rounding":
      return [`Computed from the printed figures: ${said}; their rounding explains the difference.`];
    case "different":
      return [`Computed from the printed figures: ${said}, not ${printed.text}.`];
  }
}

function sayRange({ low, high }: Computed, saying: Saying): string {
  return low === high ? saying(low) : `${saying(low)} to ${saying(high)}`;
}

/** A change from baseline to candidate: as printed; here as it was judged, or plainly computed. */
export function changed(source: FigureSource, asked: Asked, of: Asked): Cell {
  const judged = source.change(of);
  if (judged !== undefined && Number.isFinite(judged.low) && Number.isFinite(judged.high)) {
    return text(`${formatChange(judged.relative)} (${formatInterval(judged.low, judged.high)})`);
  }
  const sides = [{ ...of, side: "baseline" } as const, { ...of, side: "candidate" } as const];
  const cell = derived(source, asked, sides, (before, after) => after / before - 1, asChange);
  return source.kind === "live" && cell.text !== NOT_MEASURED
    ? { ...cell, notes: [...cell.notes, "Not judged in this run: too few rounds, or not gated."] }
    : cell;
}

/** Several cells as one: `20,085 (30%)`. */
export function joined(cells: readonly Cell[], join: (...texts: readonly string[]) => string): Cell {
  const texts = cells.map((cell) => cell.text);
  return {
    text: texts.includes(NOT_MEASURED) ? (texts[0] ?? "") : join(...texts),
    notes: cells.flatMap(({ notes }) => notes),
  };
}

/** A study's step with its interval: `−78.2 % (−80.1 … −76.0 %)`. */
export function studyChange(change: StudyChange | undefined): string {
  if (change === undefined) return NOT_MEASURED;
  const { low, high } = change.relativeInterval;
  const known = Number.isFinite(low) && Number.isFinite(high);
  return known
    ? `${formatChange(change.relative)} (${formatInterval(low, high)})`
    : `${formatChange(change.relative)} (no interval: too few rounds)`;
}

/** The step of a study that says most: the one of the statistic, to the scenario, where they are named. */
export function studyStep(
  source: FigureSource,
  id: string,
  statistic: string,
  scenario?: string,
): StudyStep | undefined {
  return source
    .study(id)
    ?.steps.filter((step) => step.statistic === statistic && (scenario ?? step.scenario) === step.scenario)
    .at(-1);
}

/** ADOPT, CONSIDER or SKIP of a study, which needs its interval; a study that recommends nothing has a dash. */
export function studyRecommendation(step: StudyStep | undefined): string {
  if (step?.change === undefined) return NOT_MEASURED;
  const { low, high } = step.change.relativeInterval;
  if (!Number.isFinite(low) || !Number.isFinite(high)) return "undecided";
  return step.recommendation?.toUpperCase() ?? "-";
}

/** ADOPT, CONSIDER or SKIP by the improvement alone: what a print without intervals lets be said. */
export function recommend(improvement: number, adopt = 0.3, consider = 0.1): "ADOPT" | "CONSIDER" | "SKIP" {
  return improvement >= adopt ? "ADOPT" : improvement >= consider ? "CONSIDER" : "SKIP";
}

/** A word that is computed, against the one that is printed. */
export function computedWord(source: FigureSource, asked: Asked, computed: string | undefined): Cell {
  const printed = source.figure(asked)?.text;
  if (computed === undefined) return text(printed ?? NOT_MEASURED);
  return printed === undefined || printed === computed
    ? text(computed)
    : { text: computed, notes: [`The report prints ${printed}.`] };
}
