import type { Interval, RoundPair } from "./types.js";
/**
 * The error rate of all shift functions of a run, on top of α. It is a budget of its own because a
 * shift explains a verdict and never makes one.
 */
export declare const SHIFT_ALPHA = 0.01;
/** Change of one quantile. */
export interface QuantileShift {
    readonly q: number;
    /** Relative. */
    readonly estimate: number;
    readonly interval95: Interval;
    /** Corrected for all quantiles of this shift function. */
    readonly pValueAdjusted: number;
    readonly moved: "up" | "down" | "no";
}
/** Neighbouring quantiles that moved the same way; `to` is undefined where the tail ends. */
export interface MovedPart {
    readonly direction: "up" | "down";
    readonly from: number;
    readonly to: number | undefined;
}
export interface ShiftFunction {
    readonly quantiles: readonly QuantileShift[];
    /** `[{direction: "up", from: 0.97, to: undefined}]` reads "slower, only above P97". */
    readonly parts: readonly MovedPart[];
}
/**
 * Which part of the distribution moved (the shift function of Doksum 1974, by quads). Each quantile's
 * scores are summed and standardised; the largest of them over all quantiles is compared with what
 * re-drawn arrangements give, all quantiles moved together (Westfall and Young 1993), so the chance
 * of naming any part of unchanged code is at most the level. Quantiles without two samples beyond
 * them in most trials are left out, and so are those that are zero in a trial. Of the others, a quad
 * with a trial too short for one has no say on it, and keeps that on those nearer to the median.
 *
 * @param rounds of one latency, drawn in quads; those that do not fill a quad are left out
 * @param level the chance of naming any part where nothing changed
 */
export declare function shiftFunction(rounds: readonly RoundPair[], level: number): ShiftFunction;
/** What is drawn of a shift function: its quantiles with their intervals, and no test. */
export type ShiftBand = Pick<QuantileShift, "q" | "estimate" | "interval95">;
/** The quantiles of `shiftFunction` without its test, which costs most of it. */
export declare function shiftBands(rounds: readonly RoundPair[]): ShiftBand[];
/** What the least p-value of so many rounds is about: of the two most extreme arrangements, or of one in all draws. */
export declare function leastShiftPValue(rounds: number): number;
