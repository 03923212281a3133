import { el, type Child } from "./dom.js";

export interface FigureParts {
  readonly title: string;
  /** What is seen, in a sentence: it is also the plot's text for who does not see it. */
  readonly caption: Child;
  readonly legend?: readonly LegendItem[];
  /** Draws the plot at a width in pixels; absent where there is nothing to draw. */
  readonly draw: ((width: number) => Element) | undefined;
  readonly table?: HTMLElement | undefined;
}

export interface LegendItem {
  readonly text: string;
  /** Class of the swatch. */
  readonly swatch: string;
}

/** Below this change of width a plot is scaled by the browser and not drawn anew. */
const LEAST_RESIZE = 24;

/** A plot with its title, legend, sentence and table. It is drawn as wide as its place, and anew when that changes. */
export function figure({ title, caption, legend, draw, table }: FigureParts): HTMLElement {
  // What the plot is made of means nothing to who can't see it: the title, the sentence and the table do.
  const place = el("div", { class: "plot-place", role: "img", "aria-label": `${title}, as a plot` });
  const whole = el(
    "figure",
    { "aria-label": title },
    el("p", { class: "figure-title" }, title),
    legend === undefined
      ? undefined
      : el(
          "ul",
          { class: "legend", "aria-label": "Legend" },
          legend.map(({ text, swatch }) =>
            el("li", {}, el("span", { class: `swatch ${swatch}`, "aria-hidden": "true" }), text),
          ),
        ),
    draw === undefined ? undefined : place,
    el("figcaption", {}, caption),
    table === undefined ? undefined : el("details", {}, el("summary", {}, `${title}: the numbers`), table),
  );
  if (draw !== undefined) keepDrawn(place, draw);
  return whole;
}

function keepDrawn(place: HTMLElement, draw: (width: number) => Element): void {
  let drawnWidth = 0;
  new ResizeObserver(([entry]) => {
    const width = Math.floor(entry?.contentRect.width ?? 0);
    if (width === 0 || Math.abs(width - drawnWidth) < LEAST_RESIZE) return;
    drawnWidth = width;
    const plot = draw(width);
    plot.setAttribute("aria-hidden", "true");
    place.replaceChildren(plot);
  }).observe(place);
}
