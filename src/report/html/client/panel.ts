import {
  formatChange,
  formatCount,
  formatDuration,
  formatInterval,
  formatQuantity,
} from "../../text/quantity.js";
import { quantileName } from "../../text/words.js";
import { valueAt } from "../data/quantile-curve.js";
import type { QuantileCurve, RoundPoint, RowData, SeriesData } from "../data/panel-data.js";
import { dataTable, el, type Child } from "./dom.js";
import { figure } from "./figure.js";
import { allowedLines, beyondInWords as beyondAllowed } from "./plots/allowed-lines.js";
import { phasesPlot, REST, restOf, swatchOf } from "./plots/phases-plot.js";
import { quantileDomain, type Beyond } from "./plots/quantile-domain.js";
import { quantilePlot } from "./plots/quantile-plot.js";
import { differencesPlot, drawnDifferences, levelsPlot } from "./plots/rounds-plot.js";
import { drawnShift, shiftPlot } from "./plots/shift-plot.js";

const SIDES = [
  { text: "baseline", swatch: "baseline" },
  { text: "candidate", swatch: "candidate" },
];

/** Everything that a row's numbers stand on. */
export function panel(row: RowData, series: SeriesData | undefined): HTMLElement {
  const parts = [
    ...(series === undefined ? [] : [quantiles(row, series), shift(row, series)]),
    ...(row.rounds.length === 0 ? [] : [levels(row), differences(row)]),
    ...(row.phases === null ? [] : [phases(row.phases)]),
    ...(row.counters.length === 0 ? [] : [counters(row)]),
  ];
  return el(
    "section",
    { class: "panel", "aria-label": `${row.name}: plots` },
    parts.length === 0
      ? el("p", {}, "There are no samples of this row: nothing was measured that could be drawn.")
      : undefined,
    el("div", { class: "figures" }, parts),
  );
}

/** Rows of the tables behind the quantile plots. */
const TABLE_QUANTILES = [0.5, 0.75, 0.9, 0.95, 0.99, 0.995, 0.999] as const;

function quantiles(row: RowData, series: SeriesData): HTMLElement {
  const { baseline, candidate, unit } = series;
  const value = (curve: QuantileCurve | null, q: number): string =>
    curve === null || (1 - q) * curve.count < 1 ? "" : formatQuantity(valueAt(curve, q), unit);
  const worst = (curve: QuantileCurve | null): string =>
    curve === null ? "" : formatQuantity(curve.values.at(-1)!, unit);
  const counts = [baseline, candidate].map((curve) => formatQuantity(curve?.count ?? 0, "1"));
  const complete = Math.max(
    ...[baseline, candidate].map((curve) => (curve === null ? 0 : curve.tailFrom / curve.count)),
  );
  return figure({
    title: "Quantiles",
    caption: `All rounds together: ${counts[0]!} operations of the baseline, ${counts[1]!} of the candidate. ${complete === 0 ? "Every" : `Beyond ${quantileName(Number(complete.toPrecision(4)))} every`} single operation is drawn.${beyondInWords(quantileDomain(row, series).beyond, unit)}`,
    legend: SIDES,
    draw: (width) => quantilePlot(row, series, width),
    table: dataTable(
      "Quantiles",
      [{ title: "quantile" }, { title: "baseline", numeric: true }, { title: "candidate", numeric: true }],
      [
        ...TABLE_QUANTILES.map((q) => [quantileName(q), value(baseline, q), value(candidate, q)]),
        ["max", worst(baseline), worst(candidate)],
      ],
    ),
  });
}

/** Of what lies above the plot, for who reads and does not see. */
function beyondInWords(beyond: readonly Beyond[], unit: SeriesData["unit"]): string {
  if (beyond.length === 0) return "";
  const count = beyond.reduce((sum, one) => sum + one.count, 0);
  const largest = Math.max(...beyond.map((one) => one.largest));
  return ` ${formatCount(count, "operation")} far above the others ${count === 1 ? "lies" : "lie"} beyond the plot, up to ${formatQuantity(largest, unit)}.`;
}

function shift(row: RowData, { shift: points, better }: SeriesData): HTMLElement {
  const title = "Change at each quantile";
  if (points.length === 0) {
    return figure({
      title,
      caption: "Too few samples in each round to compare the quantiles round by round.",
      draw: undefined,
    });
  }
  const lines = allowedLines(row, drawnShift(points));
  return figure({
    title,
    caption: `By paired rounds, with the 95 % interval of each quantile by itself. Above the line the candidate is ${better === "lower" ? "slower" : "better"}${lines.length === 0 ? "" : `; the dashed lines are what is allowed at ${row.statistic === "mean" ? "the mean" : row.statistic.toUpperCase()}`}.${beyondAllowed(row, lines)}`,
    legend: [
      { text: "change", swatch: "candidate" },
      { text: "95 % band", swatch: "band" },
    ],
    draw: (width) => shiftPlot(row, points, width),
    table: dataTable(
      title,
      [{ title: "quantile" }, { title: "change", numeric: true }, { title: "95 % interval", numeric: true }],
      points.map(({ q, estimate, low, high }) => [
        quantileName(q),
        formatChange(estimate),
        formatInterval(low ?? -Infinity, high ?? Infinity),
      ]),
    ),
  });
}

function levels(row: RowData): HTMLElement {
  const show = (value: number): string => formatQuantity(value, row.unit ?? undefined);
  const at = ({ startedAtMs }: RoundPoint): string => formatDuration(1000 * Math.round(startedAtMs / 1000));
  const [first, last] = [row.rounds[0]!, row.rounds.at(-1)!];
  return figure({
    title: "Rounds",
    caption: `Each round measures both sides next to each other; the one that came first stands to the left. From ${at(first)} to ${at(last)} of the run.`,
    legend: [
      { text: "baseline", swatch: "dot-baseline" },
      { text: "candidate", swatch: "dot-candidate" },
    ],
    draw: (width) => levelsPlot(row, width),
    table: dataTable(
      "Rounds",
      [
        { title: "round", numeric: true },
        { title: "started", numeric: true },
        { title: "first" },
        { title: "baseline", numeric: true },
        { title: "candidate", numeric: true },
        { title: "difference", numeric: true },
      ],
      row.rounds.map((point) => [
        String(point.round + 1),
        at(point),
        point.first,
        show(point.baseline),
        show(point.candidate),
        point.baseline === 0 ? "" : formatChange(point.candidate / point.baseline - 1),
      ]),
    ),
  });
}

function differences(row: RowData): HTMLElement {
  const { estimate, roundsUsed, decidedAtLook, looks } = row;
  const title = "Paired differences";
  if (estimate === null) {
    return figure({
      title,
      caption: "Nothing was tested here: there is no difference to show.",
      draw: undefined,
    });
  }
  const interval = formatInterval(estimate.low ?? -Infinity, estimate.high ?? Infinity);
  const looked = `Verdicts are looked for after ${list(looks.map(String))} rounds`;
  const lines = allowedLines(row, drawnDifferences(row));
  const decided =
    decidedAtLook === null ? "; this one stayed open" : `; this one was decided after ${decidedAtLook}`;
  return figure({
    title,
    caption: `${formatChange(estimate.relative)} (95 %: ${interval}) over ${roundsUsed} rounds, the line and its band. Above zero the candidate is higher. ${looked}${decided}.${beyondAllowed(row, lines)}`,
    legend: [
      { text: "difference of a round", swatch: "dot-candidate" },
      { text: "estimate and 95 % band", swatch: "band" },
      ...(lines.length === 0 ? [] : [{ text: "allowed", swatch: "dashed" }]),
    ],
    draw: (width) => differencesPlot(row, width),
    table: dataTable(
      title,
      [
        { title: "from round", numeric: true },
        { title: "difference", numeric: true },
      ],
      row.differences.map(({ round, relative }) => [String(round + 1), formatChange(relative)]),
    ),
  });
}

function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)!}`;
}

function phases(stack: NonNullable<RowData["phases"]>): HTMLElement {
  const rest = { baselineNs: restOf(stack, "baselineNs"), candidateNs: restOf(stack, "candidateNs") };
  const hasRest = rest.baselineNs > 0.005 * stack.whole.baselineNs;
  const growth = (ns: number): string => `${ns < 0 ? "−" : "+"}${formatQuantity(Math.abs(ns), "ns")}`;
  const sum = stack.phases.reduce((total, phase) => total + phase.baselineNs, 0);
  const overlap =
    sum > 1.02 * stack.whole.baselineNs
      ? " The phases overlap: together they are longer than the operation."
      : "";
  return figure({
    title: "Phases",
    caption: `Of ${stack.operations}: means in each round, the median over rounds.${overlap}`,
    legend: [
      ...stack.phases.map(({ phase }, index) => ({ text: phase, swatch: swatchOf(index) })),
      ...(hasRest ? [{ text: REST, swatch: "phase-rest" }] : []),
    ],
    draw: (width) => phasesPlot(stack, width),
    table: dataTable(
      "Phases",
      [
        { title: "phase" },
        { title: "baseline", numeric: true },
        { title: "candidate", numeric: true },
        { title: "growth", numeric: true },
      ],
      stack.phases.map(({ phase, baselineNs, candidateNs, growthNs }) => [
        phase,
        formatQuantity(baselineNs, "ns"),
        formatQuantity(candidateNs, "ns"),
        growth(growthNs),
      ]),
    ),
  });
}

function counters(row: RowData): HTMLElement {
  const show = (value: number | null, unit: RowData["counters"][number]["unit"]): string =>
    value === null ? "" : formatQuantity(value, unit);
  const rows = row.counters.map(({ name, unit, baseline, candidate }) => [
    name,
    show(baseline, unit),
    show(candidate, unit),
    baseline === null || candidate === null || baseline === 0 ? "" : formatChange(candidate / baseline - 1),
  ]);
  const body: Child = dataTable(
    "Counters",
    [
      { title: "counter" },
      { title: "baseline", numeric: true },
      { title: "candidate", numeric: true },
      { title: "change", numeric: true },
    ],
    rows,
  );
  return el(
    "figure",
    { "aria-label": "Counters" },
    el("p", { class: "figure-title" }, "Counters"),
    body,
    el("figcaption", {}, "Medians over trials; shown and not judged."),
  );
}
