import { barX, dot, lineY, link, plot, ruleX, text } from "@observablehq/plot";
import { formatChange, formatQuantity, scaleOf } from "../../../text/quantity.js";
import { metricName } from "../../../text/words.js";
import type { StudyData, StudyPoint } from "../../data/panel-data.js";
import { ladderNames } from "./ladder-names.js";
import { BASE, COLORS, LETTER_WIDTH, percentTick } from "./scales.js";

interface Level {
  readonly scenario: string;
  readonly statistic: string;
  readonly level: number;
}

const ROW_HEIGHT = 26;
/** Room for the numbers at the ends of a pair's bars. */
const PAIR_RIGHT = 72;

/** Levels that lie further apart than so many times are drawn on a log scale: the low ones would be nothing. */
const LOG_LEVELS_FROM = 30;

/** From such a difference on, percent are not read any more, and times are. */
const TIMES_FROM = 4;

function levelsOf({ points, reference, referenceLevels }: StudyData): Level[] {
  return [
    ...referenceLevels.map(({ statistic, level }) => ({ scenario: reference, statistic, level })),
    ...points,
  ];
}

const colorOf =
  ({ statistics }: StudyData) =>
  ({ statistic }: { readonly statistic: string }): string =>
    `var(--phase-${Math.min(7, statistics.indexOf(statistic))})`;

/** The levels of a pair as bars, or those of a ladder as a curve. */
export function levelPlot(study: StudyData, width: number): Element {
  return study.ladder.length === 2 ? pairPlot(study, width) : ladderPlot(study, width);
}

/** Both scenarios of a pair, one below the other, with their numbers. */
function pairPlot(study: StudyData, width: number): Element {
  const { metric, ladder, statistics, unit } = study;
  const shortName = ladderNames(ladder);
  const name = ({ scenario, statistic }: Level): string =>
    `${shortName(scenario)} ${metricName(metric, statistic)}`;
  const levels = levelsOf(study);
  const { factor, symbol } = scaleOf(Math.max(...levels.map(({ level }) => level)), unit ?? undefined);
  const order = statistics.flatMap((statistic) => levels.filter((level) => level.statistic === statistic));
  const value = ({ level }: Level): number => level / factor;
  const marginLeft = marginFor(order.map(name), width);
  return plot({
    ...BASE,
    width,
    height: 56 + ROW_HEIGHT * order.length,
    marginLeft,
    marginRight: PAIR_RIGHT,
    marginTop: 10,
    x: {
      grid: true,
      label: symbol,
      labelAnchor: "center",
      labelArrow: "none",
      ticks: Math.max(1, Math.min(5, Math.floor((width - marginLeft - PAIR_RIGHT) / 60))),
    },
    y: { label: null, domain: order.map(name), padding: 0.3 },
    marks: [
      barX(order, { y: name, x: value, fill: colorOf(study) }),
      text(order, {
        y: name,
        x: value,
        dx: 6,
        textAnchor: "start",
        text: ({ level }: Level) => formatQuantity(level, unit ?? undefined),
        fill: COLORS.text,
      }),
    ],
  });
}

/** The ladder's levels in its own order: where the curve bends is where more of it no longer helps. */
function ladderPlot(study: StudyData, width: number): Element {
  const { metric, ladder, statistics, unit } = study;
  const levels = levelsOf(study);
  const known = levels.map(({ level }) => level);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const log = least > 0 && most > LOG_LEVELS_FROM * least;
  const { factor, symbol } = scaleOf(most, unit ?? undefined);
  const value = ({ level }: Level): number => level / factor;
  const shortName = ladderNames(ladder);
  const longest = LETTER_WIDTH * Math.max(...ladder.map((scenario) => shortName(scenario).length));
  const slanted = longest > (width - 112) / ladder.length;
  return plot({
    ...BASE,
    width,
    height: 240,
    marginRight: 48,
    marginBottom: slanted ? Math.min(110, 24 + 0.6 * longest) : 30,
    x: {
      type: "point",
      domain: ladder,
      label: null,
      tickRotate: slanted ? -35 : 0,
      tickFormat: shortName,
      padding: 0.3,
    },
    y: {
      grid: true,
      nice: true,
      ...(log ? { type: "log", tickFormat: String, ticks: 5 } : { zero: true }),
      label: `${symbol}${log ? ", log scale" : ""}`,
      labelArrow: "none",
    },
    marks: [
      lineY(levels, { x: "scenario", y: value, z: "statistic", stroke: colorOf(study), strokeWidth: 2 }),
      dot(levels, {
        x: "scenario",
        y: value,
        fill: colorOf(study),
        r: 3.5,
        title: ({ scenario, statistic, level }: Level) =>
          `${shortName(scenario)} ${metricName(metric, statistic)}: ${formatQuantity(level, unit ?? undefined)}`,
      }),
      text(
        statistics.flatMap((statistic) => levels.filter((level) => level.statistic === statistic).slice(-1)),
        {
          x: "scenario",
          y: value,
          dx: 8,
          textAnchor: "start",
          text: ({ statistic }: Level) => metricName(metric, statistic),
          fill: COLORS.text,
        },
      ),
    ],
  });
}

/** Each step against the reference with its interval. What lies left of the line is lower than the reference. */
export function differencePlot(
  { metric, points, ladder, reference, statistics }: StudyData,
  width: number,
): Element {
  const shortName = ladderNames(ladder);
  const name = ({ scenario, statistic }: StudyPoint): string =>
    `${shortName(scenario)} ${metricName(metric, statistic)}`;
  const order = ladder
    .filter((scenario) => scenario !== reference)
    .flatMap((scenario) =>
      statistics.flatMap((statistic) =>
        points.filter((point) => point.scenario === scenario && point.statistic === statistic),
      ),
    );
  const marginLeft = marginFor(order.map(name), width);
  const times = order.some(({ relative, high }) => Math.max(relative, high ?? 0) > TIMES_FROM);
  const onAxis = (relative: number): number => (times ? 1 + relative : relative);
  const bounded = order.flatMap((point) =>
    point.low === null || point.high === null || point.low <= -1
      ? []
      : [{ y: name(point), x1: onAxis(point.low), x2: onAxis(point.high) }],
  );
  return plot({
    ...BASE,
    width,
    height: 56 + ROW_HEIGHT * order.length,
    marginLeft,
    marginRight: 28,
    marginTop: 10,
    x: {
      grid: true,
      nice: true,
      ...(times ? { type: "log", tickFormat: (ratio: number) => `×${ratio}` } : { tickFormat: percentTick }),
      ticks: Math.max(2, Math.min(6, Math.floor((width - marginLeft) / 90))),
      label: times ? `times ${shortName(reference)}, log scale` : `difference to ${shortName(reference)}`,
      labelAnchor: "center",
      labelArrow: "none",
    },
    y: { type: "point", domain: order.map(name), label: null, padding: 0.6 },
    marks: [
      ruleX([onAxis(0)], { stroke: COLORS.text }),
      link(bounded, {
        x1: "x1",
        x2: "x2",
        y1: "y",
        y2: "y",
        stroke: COLORS.candidate,
        strokeWidth: 3,
        strokeOpacity: 0.45,
      }),
      dot(
        order.filter(({ relative }) => onAxis(relative) > 0 || !times),
        {
          x: ({ relative }: StudyPoint) => onAxis(relative),
          y: name,
          fill: COLORS.candidate,
          r: 4,
          title: (point: StudyPoint) => `${name(point)}: ${formatChange(point.relative)}`,
        },
      ),
    ],
  });
}

/** Room for the names on the left, at most half of the plot. */
function marginFor(names: readonly string[], width: number): number {
  return Math.min(width / 2, 20 + LETTER_WIDTH * Math.max(...names.map(({ length }) => length)));
}
