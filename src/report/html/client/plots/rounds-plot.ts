import { dot, lineY, link, plot, pointerX, rect, ruleX, ruleY, text, tip } from "@observablehq/plot";
import type { Markish } from "@observablehq/plot";
import { formatChange, formatQuantity, scaleOf } from "../../../text/quantity.js";
import type { Difference, RoundPoint, RowData } from "../../data/panel-data.js";
import { allowedLines } from "./allowed-lines.js";
import { namedLooks } from "./look-labels.js";
import { BASE, COLORS, percentTick } from "./scales.js";

/** The side that was measured first stands a little to the left. */
const STAGGER = 0.14;

interface LevelPoint {
  readonly side: "baseline" | "candidate";
  readonly round: number;
  readonly x: number;
  readonly y: number;
  readonly value: number;
}

/** Each round has a tick where there is so much room for it. */
const TICK_WIDTH = 22;

const roundAxis = (row: RowData, width: number): object => {
  const last = roundsOf(row);
  return {
    domain: [0.4, last + 0.6],
    ticks: Array.from({ length: last }, (_, i) => i + 1).filter(
      (round) => last * TICK_WIDTH <= width || round % 5 === 0 || round === 1,
    ),
    tickFormat: (round: number) => String(round),
    label: "round",
    labelAnchor: "center",
    labelArrow: "none",
  };
};

/** The metric in each round, both sides next to each other in the order in which they were measured. */
export function levelsPlot(row: RowData, width: number): Element {
  const largest = Math.max(...row.rounds.map(({ baseline, candidate }) => Math.max(baseline, candidate)));
  const { factor, symbol } = scaleOf(largest, row.unit ?? undefined);
  const points = row.rounds.flatMap((point) => [
    levelOf(point, "baseline", factor),
    levelOf(point, "candidate", factor),
  ]);
  return plot({
    ...BASE,
    width,
    height: 220,
    x: roundAxis(row, width),
    y: { grid: true, nice: true, label: symbol, labelArrow: "none", ticks: 5 },
    marks: [
      ...lookMarks(row),
      lineY(points, { x: "x", y: "y", z: "side", stroke: colorOf, strokeOpacity: 0.45 }),
      dot(points, { x: "x", y: "y", fill: colorOf, r: 3.2, symbol: shapeOf }),
      tip(
        points,
        pointerX({
          x: "x",
          y: "y",
          title: ({ side, round, value }: LevelPoint) =>
            `round ${round}, ${side}: ${formatQuantity(value, row.unit ?? undefined)}`,
        }),
      ),
    ],
  });
}

function levelOf(point: RoundPoint, side: LevelPoint["side"], factor: number): LevelPoint {
  const offset = point.first === side ? -STAGGER : STAGGER;
  const value = point[side];
  return { side, round: point.round + 1, x: point.round + 1 + offset, y: value / factor, value };
}

const colorOf = ({ side }: LevelPoint): string => COLORS[side];
const shapeOf = ({ side }: LevelPoint): "circle" | "diamond2" =>
  side === "baseline" ? "circle" : "diamond2";

/** All changes that the plot of differences has to show. */
export function drawnDifferences({ differences, estimate }: RowData): (number | null)[] {
  const known = estimate === null ? [] : [estimate.relative, estimate.low, estimate.high];
  return [...differences.map(({ relative }) => relative), ...known];
}

/** The paired differences of the number itself, with the looks at them. */
export function differencesPlot(row: RowData, width: number): Element {
  const { differences, estimate } = row;
  const last = roundsOf(row);
  const at = ({ round }: Difference): number => round + 1;
  const allowed = allowedLines(row, drawnDifferences(row));
  const known = estimate === null ? [] : [estimate];
  const bounded = known.filter(({ low, high }) => low !== null && high !== null);
  return plot({
    ...BASE,
    width,
    height: 220,
    x: roundAxis(row, width),
    y: {
      grid: true,
      nice: true,
      label: null,
      tickFormat: percentTick,
      ticks: 5,
    },
    marks: [
      rect(bounded, {
        x1: 0.4,
        x2: last + 0.6,
        y1: "low",
        y2: "high",
        fill: COLORS.candidate,
        fillOpacity: 0.15,
      }),
      ruleY(known, { y: "relative", stroke: COLORS.candidate, strokeWidth: 1.5 }),
      ruleY(allowed, { stroke: COLORS.text, strokeDasharray: "6,3" }),
      ruleY([0], { stroke: COLORS.text }),
      ...lookMarks(row),
      ...lookNames(row, width),
      link(differences, {
        x1: at,
        x2: at,
        y1: 0,
        y2: "relative",
        stroke: COLORS.candidate,
        strokeOpacity: 0.5,
      }),
      dot(differences, { x: at, y: "relative", fill: COLORS.candidate, r: 3.2, symbol: "diamond2" }),
      tip(
        differences,
        pointerX({
          x: at,
          y: "relative",
          title: ({ round, relative }: Difference) => `round ${round + 1}: ${formatChange(relative)}`,
        }),
      ),
    ],
  });
}

const roundsOf = ({ roundsUsed, rounds }: RowData): number =>
  Math.max(roundsUsed, ...rounds.map(({ round }) => round + 1));

const passedLooks = ({ looks, rounds }: RowData): number[] => {
  const last = Math.max(0, ...rounds.map(({ round }) => round + 1));
  return looks.filter((look) => look <= last);
};

const afterRound = (look: number): number => look + 0.5;

/** A line after each round at which verdicts were looked for. */
function lookMarks(row: RowData): Markish[] {
  const { decidedAtLook } = row;
  return [
    ruleX(passedLooks(row), {
      x: afterRound,
      stroke: (look: number) => (look === decidedAtLook ? COLORS.text : COLORS.quiet),
      strokeDasharray: "2,3",
    }),
  ];
}

/** Room of the axis of values, in pixels. */
const MARGINS = 80;

function lookNames(row: RowData, width: number): Markish[] {
  const { decidedAtLook } = row;
  return [
    text(namedLooks(passedLooks(row), decidedAtLook, (width - MARGINS) / roundsOf(row)), {
      x: afterRound,
      frameAnchor: "top",
      dy: -14,
      textAnchor: "end",
      text: (look: number) => (look === decidedAtLook ? "decided" : "look"),
      fill: COLORS.text,
    }),
  ];
}
