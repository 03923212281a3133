import type { Side } from "./ids.js";
/** What a run spent before it could measure: on sources, tools, setup, builds and data. */
export interface BuildTime {
    /** Since the start of the run. Two systems are built at a time, so this is no sum. */
    readonly durationMs: number;
    /** What is taken from the cache is checked first, and that counts. Absent: nothing was done. */
    readonly longest?: StageTime | undefined;
}
export interface StageTime {
    readonly system: string;
    readonly stage: "source" | "tools" | "setup" | "build" | "prepare";
    /** Absent: of both. */
    readonly side?: Side | undefined;
    readonly durationMs: number;
}
/** `building took 8 min, the longest of it the build of the baseline of engine (5 min 20 s)`. */
export declare function buildTimeInWords({ durationMs, longest }: BuildTime, wholeMs?: number): string;
/** `1 h 5 min`, `2 min 34 s`, `12 min`, `0 s`. */
export declare function wholeSeconds(durationMs: number): string;
