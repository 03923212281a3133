import type { Side } from "./ids.js";
import type { Unit } from "./trial.js";
/** One printed figure, with what its text says as bounds in the protocol's unit. */
export interface PublishedFigure {
    readonly scenario: string;
    readonly metric: string;
    /** `p95`, `mean`, `min`, `count`, `change` and the like. */
    readonly statistic: string;
    readonly side: Side;
    readonly phase?: string | undefined;
    readonly labels?: Readonly<Record<string, string>> | undefined;
    readonly unit: Unit;
    /** As printed, with its own unit: `25-35 ms`, `>99%`. */
    readonly printed: string;
    /** Both are the same where one number is printed; one is absent where an inequality is. */
    readonly low?: number | undefined;
    readonly high?: number | undefined;
}
/** The figures of a report that was published elsewhere. There are no samples: nothing of it can be judged. */
export interface PublishedReport {
    readonly system: string;
    readonly title: string;
    readonly date?: string | undefined;
    readonly environment: string;
    /** What names the report. */
    readonly source: string;
    readonly figures: readonly PublishedFigure[];
}
