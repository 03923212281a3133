import type { Row } from "../../core/model/report.js";
import { allowedRange } from "../allowed-range.js";
import { html, type Markup } from "./markup.js";

const WIDTH = 132;
const HEIGHT = 18;
const MIDDLE = HEIGHT / 2;
const EDGE = 6;
/** The scale reaches at least so far to either side, and at most: relative changes. */
const LEAST_REACH = 0.1;
const MOST_REACH = 0.5;

/** How far the scale of a table reaches: one scale for all rows, so that they can be compared by eye. */
export function reachOf(rows: readonly Row[]): number {
  const ends = rows.flatMap(({ judgement, gated }) =>
    "change" in judgement && gated
      ? [
          judgement.change.relativeInterval.low,
          judgement.change.relativeInterval.high,
          judgement.change.relative,
        ]
      : [],
  );
  const largest = Math.max(LEAST_REACH, ...ends.filter(Number.isFinite).map(Math.abs));
  return Math.min(MOST_REACH, 1.05 * largest);
}

/**
 * A change with its interval as a mark in the table: what is allowed as a box, no change as a line, the
 * interval as a bar, the estimate as a dot. What lies beyond the scale ends in an arrow. Decoration: the
 * numbers stand beside it.
 */
export function intervalMark(row: Row, reach: number): Markup | undefined {
  const { judgement, tolerance, gated } = row;
  if (!("change" in judgement)) return undefined;
  const { relative, relativeInterval, baseline } = judgement.change;
  if (!Number.isFinite(relative)) return undefined;
  const at = (value: number): number => {
    const clipped = Math.max(-reach, Math.min(reach, value));
    return Number((EDGE + ((clipped + reach) / (2 * reach)) * (WIDTH - 2 * EDGE)).toFixed(1));
  };
  const [low, high] = [at(relativeInterval.low), at(relativeInterval.high)];
  const range = allowedRange(row, tolerance, baseline);
  const allowed = gated
    ? html`<rect
        class="allowed"
        x="${at(range.low)}"
        y="2"
        width="${(at(range.high) - at(range.low)).toFixed(1)}"
        height="${HEIGHT - 4}"
      />`
    : undefined;
  return html`<svg
    class="interval"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    width="${WIDTH}"
    height="${HEIGHT}"
    aria-hidden="true"
  >
    ${allowed}
    <line class="zero" x1="${at(0)}" x2="${at(0)}" y1="0" y2="${HEIGHT}" />
    <line class="bar" x1="${low}" x2="${high}" y1="${MIDDLE}" y2="${MIDDLE}" />
    ${relativeInterval.low < -reach ? arrow(EDGE, -1) : undefined}${relativeInterval.high > reach ? arrow(WIDTH - EDGE, 1) : undefined}
    <circle class="dot" cx="${at(relative)}" cy="${MIDDLE}" r="3.5" />
  </svg>`;
}

function arrow(x: number, direction: 1 | -1): Markup {
  return html`<path
    class="arrow"
    d="M${x} ${MIDDLE - 4}L${x + 5 * direction} ${MIDDLE}L${x} ${MIDDLE + 4}Z"
  />`;
}
