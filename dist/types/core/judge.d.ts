import type { Report, Row } from "./model/report.js";
import type { Results } from "./model/run.js";
/**
 * Judges a run: every planned metric gets a verdict, whatever became of its trials. Pure and
 * deterministic: the same results give the same report to the byte, in whatever order the trials come. The rule
 * and its sources are in docs/statistics.md.
 *
 * @param results a whole run: what `readResultsFile` gives. Latencies in nanoseconds, other values in their own unit
 * @returns one row for each planned metric; it does not throw for what was measured: a trial that failed is a row
 *   with the verdict `invalid`
 */
export declare function judge(results: Results): Report;
/** A run so far, and the benchmarks (`system/benchmark`) of which more rounds could still settle something. */
export interface Look {
    readonly report: Report;
    /** `passes`: each of its open numbers passes by the rounds so far, and more of them could only say more. */
    readonly open: ReadonlyMap<string, "undecided" | "passes">;
}
/** The same in the midst of a run. */
export declare function judgeLook(results: Results): Look;
/**
 * Whether more rounds could still settle something of this row. A pass that no look has decided may yet
 * be an improvement: the rule waits for that, and so does the measuring.
 */
export declare function isOpen({ gated, judgement, budget }: Row): boolean;
