import type { ImportToolName } from "../config/import-tools.js";

export type Argv = readonly [string, ...string[]];

/** A benchmark that was found, and how the gate would run it. */
export interface ProposedBenchmark {
  readonly id: string;
  /** What in the repository speaks for it; ends a sentence that begins with "found". */
  readonly found: string;
  readonly work:
    | {
        readonly kind: "import";
        readonly tool: ImportToolName;
        readonly argv: Argv;
        readonly file: string | undefined;
        /** What is judged where it is more than of any run of the tool, because of how it is started. */
        readonly statistics?: readonly string[];
      }
    | { readonly kind: "command"; readonly argv: Argv };
  /** What the tool calls its benchmarks; of a command none. */
  readonly names: readonly string[];
  /** Files that define the work, as globs. */
  readonly fingerprint: readonly string[];
  /** What a person has still to look at; sentences. */
  readonly notes: readonly string[];
  /** Run in this order for each side before it. What several need is the same command, and is run once. */
  readonly build: readonly Argv[];
  /** How else it is built where that fails, which a trial alone finds out. Absent: not at all. */
  readonly otherBuild?: OtherBuild;
}

/** Where it is still to be said how it is built. */
export type UnbuiltBenchmark = Omit<ProposedBenchmark, "build" | "otherBuild">;

export type OtherBuild =
  | {
      readonly kind: "untried";
      readonly build: readonly Argv[];
      /** Ends a sentence: "It is tried …". */
      readonly how: string;
      /** What is to know of what is built so; a sentence. */
      readonly note: string;
    }
  | {
      /** Its commands are those of the benchmark now. */
      readonly kind: "taken";
      readonly how: string;
      /** Why the first build failed. */
      readonly why: string;
    };

/** A benchmark that was found, and that the gate could not judge as it is. */
export interface Ungated {
  /** As of a benchmark that is proposed. */
  readonly found: string;
  /** Why not, and what to do first; a sentence that ends with what introduces `write`. */
  readonly why: string;
  /** Lines of code to write, as they stand. */
  readonly write: readonly string[];
}

/**
 * Who says what a tool's benchmarks are called: the source alone, so that what has no name there is left out, or a
 * trial, so that all is proposed and the trial run wide enough to report it.
 */
export type NamedBy = "source" | "trial";

/** What was found of one ecosystem. */
export interface Ecosystem {
  readonly language: string;
  /** What its build and its benchmarks need in their environment. */
  readonly environment: readonly EnvironmentVariable[];
  /** What a runner has to install first: steps of a GitHub workflow, by the action's name. */
  readonly setup: readonly WorkflowStep[];
  readonly benchmarks: readonly ProposedBenchmark[];
  /** Run after what the benchmarks need to be built, and no one's alone. */
  readonly afterBuild: readonly Argv[];
  readonly ungated: readonly Ungated[];
}

export interface EnvironmentVariable {
  readonly name: string;
  readonly value: string;
  /** What it is for; the comment beside it. */
  readonly why: string;
}

export interface WorkflowStep {
  readonly uses: string;
  readonly version: string;
  readonly with: Readonly<Record<string, string>>;
}

export interface Proposal {
  readonly id: string;
  readonly ecosystems: readonly Ecosystem[];
  /** What was seen and is not proposed; sentences. Absent: nothing. */
  readonly notes?: readonly string[];
  /** What is written where it is known how long a trial takes; absent: `TIME_BUDGET_MINUTES`. */
  readonly timeBudgetMinutes?: number;
}

/** Of the gate, where nothing was tried. */
export const TIME_BUDGET_MINUTES = 10;

/** Of one trial of what is imported. */
export const TRIAL_SECONDS = 60;

/** The files of a repository, as far as a proposal needs them. */
export interface Survey {
  /** Name of the repository's folder. */
  readonly folder: string;
  /** Tracked and untracked files that git does not ignore; relative, with `/`, sorted. */
  readonly files: readonly string[];
  /** The text of the files that were looked into. */
  readonly text: ReadonlyMap<string, string>;
  /** How many others may tell something; absent: none. */
  readonly unread?: number;
}
