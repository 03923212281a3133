import type { ImportToolName, TimeUnit } from "../config/import-tools.js";
import type { StyleName } from "../report/styles/styles.js";

/** What was asked for on the command line, complete and typed. */
export type Invocation =
  | ({ readonly command: "gate" } & MeasureOptions & OutputOptions)
  | ({ readonly command: "run" } & MeasureOptions & FolderOption & PrintOptions)
  | ({
      readonly command: "plan";
      readonly shards: number | undefined;
      readonly format: ListFormat;
    } & MeasureOptions &
      FolderOption &
      PrintOptions)
  | ({ readonly command: "list"; readonly format: ListFormat } & ProjectOptions & PrintOptions)
  | ({
      readonly command: "compare";
      /** The candidate's comes last; before it its baseline's, or those of stored runs. */
      readonly files: readonly [string, ...string[]];
    } & OutputOptions)
  | ({
      readonly command: "report";
      readonly file: string;
      readonly serve: boolean;
      /** As the tables of one of the published reports. */
      readonly style: StyleName | undefined;
    } & OutputOptions)
  | ({
      readonly command: "comment";
      readonly file: string;
      readonly repository: string | undefined;
      readonly pullRequest: number | undefined;
      readonly head: string | undefined;
      readonly key: string;
      readonly dryRun: boolean;
    } & PrintOptions)
  | ({ readonly command: "merge"; readonly files: readonly string[] } & OutputOptions)
  | ({ readonly command: "validate"; readonly files: readonly string[] } & PrintOptions)
  | ({ readonly command: "test"; readonly systems: readonly string[] } & ProjectOptions & PrintOptions)
  | ({ readonly command: "selftest"; readonly only: readonly string[] } & PrintOptions)
  | {
      readonly command: "import";
      readonly tool: ImportToolName;
      readonly path: string;
      readonly unit: TimeUnit | undefined;
      readonly show: "events" | "scenarios";
    }
  | {
      readonly command: "history";
      readonly action:
        | { readonly kind: "add"; readonly results: string }
        | { readonly kind: "show" }
        /** Absent: to standard output. */
        | { readonly kind: "html"; readonly out: string | undefined };
      readonly place: HistoryPlace;
    }
  | { readonly command: "init"; readonly yes: boolean; readonly isTry: boolean }
  | { readonly command: "doctor"; readonly json: boolean; readonly seconds: number };

/** Where the history is kept. */
export type HistoryPlace =
  | { readonly kind: "folder"; readonly folder: string }
  /** `remote` absent: the branch of this repository alone. */
  | { readonly kind: "branch"; readonly branch: string; readonly remote: string | undefined };

export type ReportFormat = "terminal" | "markdown" | "json" | "csv" | "junit" | "html";

/** Of what is no report. */
export type ListFormat = Extract<ReportFormat, "terminal" | "json">;

export interface OutputOptions extends FolderOption, PrintOptions {
  /** What goes to standard output. */
  readonly format: ReportFormat;
}

export interface FolderOption {
  /** Folder for results.json, the reports and the logs; absent: a folder of the cache. */
  readonly out: string | undefined;
}

/** All commands have these. */
export interface PrintOptions {
  readonly verbosity: "quiet" | "normal" | "verbose";
  readonly color: boolean;
}

export interface ProjectOptions {
  /** Absent: latency-gate.yml upwards from the working directory. */
  readonly config: string | undefined;
}

export interface MeasureOptions extends ProjectOptions {
  readonly systems: readonly string[];
  readonly scenarios: readonly string[];
  readonly baseline: string | undefined;
  readonly defaultBranch: string | undefined;
  readonly samePolicyAs: string | undefined;
  readonly rounds: number | undefined;
  readonly timeBudgetMs: number | undefined;
  readonly quick: boolean;
  readonly studies: boolean;
  readonly candidateOnly: boolean;
  /** Of the pull request: `policy.harnessChange.label` names one that means something. */
  readonly labels: readonly string[];
  /** Absent: drawn. */
  readonly seed: string | undefined;
  readonly shard: { readonly index: number; readonly count: number } | undefined;
}

export type Parsed =
  | { readonly kind: "invocation"; readonly invocation: Invocation }
  /** Help or version: printed to standard output, exit code 0. */
  | { readonly kind: "text"; readonly text: string }
  /** Printed to standard error, exit code 2. */
  | { readonly kind: "usage"; readonly text: string };
