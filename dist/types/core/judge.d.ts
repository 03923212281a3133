import type { Report, Row } from "./model/report.js";
import type { Results } from "./model/run.js";
/**
 * Judges a run: every planned metric gets a verdict, whatever became of its trials. Pure and
 * deterministic: the same results give the same report to the byte, in whatever order the trials come.
 */
export declare function judge(results: Results): Report;
/**
 * Whether more rounds could still settle something of this row. A pass that no look has decided may yet
 * be an improvement: the rule waits for that, and so does the measuring.
 */
export declare function isOpen({ gated, judgement, budget }: Row): boolean;
