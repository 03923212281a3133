/** Which of the two sides of a comparison something belongs to. */
export type Side = "baseline" | "candidate";
/** `system/benchmark/scenario`; the scenario is absent for a value of the whole benchmark. */
export interface ScenarioAddress {
    readonly system: string;
    readonly benchmark: string;
    readonly scenario: string | undefined;
}
/** The id people read and type: `system/benchmark/scenario`, or `system/benchmark`. */
export declare function formatAddress(address: ScenarioAddress): string;
/** Whether it is a whole id of git's: 40 hexadecimal digits, or 64 in a repository of SHA-256. */
export declare function isCommitId(text: string): boolean;
