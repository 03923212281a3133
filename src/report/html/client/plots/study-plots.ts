import { dot, lineY, link, plot, ruleX, text } from "@observablehq/plot";
import { metricName } from "../../../text/words.js";
import type { StudyData, StudyPoint } from "../../data/panel-data.js";
import { ladderNames } from "./ladder-names.js";
import { BASE, COLORS, percent, scaleFor } from "./scales.js";

/** The ladder's levels in its own order: where the curve bends is where more of it no longer helps. */
export function ladderPlot(
  { metric, points, ladder, reference, referenceLevels, statistics, unit }: StudyData,
  width: number,
): Element {
  const { factor, symbol } = scaleFor(unit, Math.max(...points.map(({ level }) => level)));
  const shortName = ladderNames(ladder);
  const crowded = ladder.length > 3;
  const levels = [
    ...referenceLevels.map(({ statistic, level }) => ({ scenario: reference, statistic, y: level / factor })),
    ...points.map(({ scenario, statistic, level }) => ({ scenario, statistic, y: level / factor })),
  ];
  const last = statistics.flatMap((statistic) => {
    const own = levels.filter((level) => level.statistic === statistic);
    return own.slice(-1);
  });
  const color = ({ statistic }: { statistic: string }): string =>
    `var(--phase-${Math.min(7, statistics.indexOf(statistic))})`;
  return plot({
    ...BASE,
    width,
    height: crowded ? 260 : 226,
    marginRight: 48,
    marginBottom: crowded ? 64 : 30,
    x: {
      type: "point",
      domain: ladder,
      label: null,
      tickRotate: crowded ? -25 : 0,
      tickFormat: shortName,
      padding: 0.3,
    },
    y: { grid: true, nice: true, zero: true, label: symbol, labelArrow: "none" },
    marks: [
      lineY(levels, { x: "scenario", y: "y", z: "statistic", stroke: color, strokeWidth: 2 }),
      dot(levels, { x: "scenario", y: "y", fill: color, r: 3.5 }),
      text(last, {
        x: "scenario",
        y: "y",
        dx: 8,
        textAnchor: "start",
        text: ({ statistic }: StudyPoint) => metricName(metric, statistic),
        fill: COLORS.text,
      }),
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
  const bounded = points.filter(({ low, high }) => low !== null && high !== null);
  const order = ladder
    .filter((scenario) => scenario !== reference)
    .flatMap((scenario) =>
      statistics.flatMap((statistic) =>
        points.filter((point) => point.scenario === scenario && point.statistic === statistic),
      ),
    );
  const longest = Math.max(...order.map((point) => name(point).length));
  return plot({
    ...BASE,
    width,
    height: 70 + 26 * order.length,
    marginLeft: Math.min(width / 2, 20 + 6.6 * longest),
    x: {
      grid: true,
      nice: true,
      label: `difference to ${shortName(reference)}`,
      labelAnchor: "center",
      labelArrow: "none",
      tickFormat: percent,
    },
    y: { type: "point", domain: order.map(name), label: null, padding: 0.6 },
    marks: [
      ruleX([0], { stroke: COLORS.text }),
      link(bounded, {
        x1: "low",
        x2: "high",
        y1: name,
        y2: name,
        stroke: COLORS.candidate,
        strokeWidth: 3,
        strokeOpacity: 0.45,
      }),
      dot(order, {
        x: "relative",
        y: name,
        fill: COLORS.candidate,
        r: 4,
        title: (point: StudyPoint) => `${name(point)}: ${percent(point.relative)}`,
      }),
    ],
  });
}
