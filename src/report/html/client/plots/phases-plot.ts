import { barX, plot, text } from "@observablehq/plot";
import { formatQuantity, scaleOf } from "../../../text/quantity.js";
import type { PhaseStack } from "../../data/panel-data.js";
import { BASE, COLORS } from "./scales.js";

/** Colours of phases in the style sheet; more phases than these share the last one. */
const PHASE_COLORS = 8;
export const REST = "in no phase";

interface Piece {
  readonly side: "baseline" | "candidate";
  readonly phase: string;
  readonly swatch: string;
  readonly x1: number;
  readonly x2: number;
  readonly ns: number;
}

/** Class and CSS variable of each phase's colour, in the order of the stack. */
export function swatchOf(index: number): string {
  return `phase-${Math.min(index, PHASE_COLORS - 1)}`;
}

/** What the phases leave of the latency, where they are parts of it; undefined where they overlap. */
export function restOf({ phases, whole }: PhaseStack, side: "baselineNs" | "candidateNs"): number {
  return Math.max(0, whole[side] - phases.reduce((sum, phase) => sum + phase[side], 0));
}

/** How the latency is made up, on both sides, one below the other on one scale. */
export function phasesPlot(stack: PhaseStack, width: number): Element {
  const largest = Math.max(stack.whole.baselineNs, stack.whole.candidateNs);
  const { factor, symbol } = scaleOf(largest, "ns");
  const pieces = (["baseline", "candidate"] as const).flatMap((side): Piece[] => {
    const key = `${side}Ns` as const;
    let end = 0;
    const piece = (phase: string, swatch: string, ns: number): Piece => {
      const from = end;
      end += ns / factor;
      return { side, phase, swatch, x1: from, x2: end, ns };
    };
    return [
      ...stack.phases.map((phase, index) => piece(phase.phase, swatchOf(index), phase[key])),
      piece(REST, "phase-rest", restOf(stack, key)),
    ];
  });
  const totals = (["baseline", "candidate"] as const).map((side) => ({
    side,
    x: Math.max(...pieces.filter((piece) => piece.side === side).map(({ x2 }) => x2)),
    label: formatQuantity(stack.whole[`${side}Ns`], "ns"),
  }));
  return plot({
    ...BASE,
    width,
    height: 150,
    marginLeft: 76,
    marginRight: 72,
    marginTop: 8,
    x: { grid: true, label: symbol, labelAnchor: "center", labelArrow: "none" },
    y: { label: null, domain: ["baseline", "candidate"], padding: 0.25 },
    marks: [
      barX(
        pieces.filter(({ ns }) => ns > 0),
        {
          y: "side",
          x1: "x1",
          x2: "x2",
          fill: ({ swatch }: Piece) => `var(--${swatch})`,
          stroke: "var(--surface)",
          title: ({ side, phase, ns }: Piece) => `${side}, ${phase}: ${formatQuantity(ns, "ns")}`,
        },
      ),
      text(totals, { y: "side", x: "x", dx: 6, textAnchor: "start", text: "label", fill: COLORS.text }),
    ],
  });
}
