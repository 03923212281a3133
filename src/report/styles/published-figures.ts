import type { PublishedFigure, PublishedReport } from "../../core/model/published.js";
import type { Asked, Figure, FigureSource } from "./figures.js";

/** The figures as they were printed. */
export function publishedFigures(report: PublishedReport): FigureSource {
  const figures = new Map(report.figures.map((figure) => [keyOf(figure), toFigure(figure)]));
  return {
    kind: "published",
    heading: [
      `The published figures, as printed (${report.source}).`,
      `Measured on: ${report.environment}. There are no samples: nothing here is judged.`,
    ],
    figure: (asked) => figures.get(keyOf({ ...asked, scenario: asked.row })),
    change: () => undefined,
    study: () => undefined,
    studies: [],
  };
}

type Key = Pick<PublishedFigure, "scenario"> & Pick<Asked, "metric" | "statistic" | "side"> & Partial<Asked>;

function keyOf({ scenario, metric, statistic, side, phase, labels = {} }: Key | PublishedFigure): string {
  const parts = Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([scenario, metric, statistic, side, phase, parts]);
}

function toFigure({ printed, unit, low, high }: PublishedFigure): Figure {
  return { text: printed, unit, low, high, rounding: roundingOf(printed, low ?? high), notes: [] };
}

/**
 * Half of the last digit of the first number in the text, in the unit of `value`: 0.05 μs of 50 ns stands
 * for anything from 45 to 55 ns. The least of several numbers is the one that `value` is.
 */
export function roundingOf(printed: string, value: number | undefined): number {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(printed)?.[0].replaceAll(",", "");
  if (digits === undefined || value === undefined) return 0;
  const number = Number(digits);
  const decimals = digits.split(".")[1]?.length ?? 0;
  return number === 0 ? 0 : (Math.abs(value) / number) * 0.5 * 10 ** -decimals;
}
