import type { Better, Unit } from "../core/model/trial.js";

/** One file that a tool wrote, or its standard output. */
export interface ToolFile {
  /** Below the folder that was named, with `/`; the name that people see. */
  readonly path: string;
  readonly text: string;
}

export interface LatencySamples {
  /** Nanoseconds, in the order measured unless `sorted`. */
  readonly valuesNs: readonly number[];
  /** The tool has lost the order: values ascend. */
  readonly sorted?: boolean;
  /** Each value is the mean of so many operations. */
  readonly batch?: number;
  readonly phase?: string;
}

/** One number of the tool's own summary. */
export interface ImportedValue {
  readonly metric: string;
  readonly unit: Unit;
  readonly better: Better;
  readonly value: number;
}

export interface ImportedError {
  readonly kind: string;
  readonly count: number;
  readonly message?: string;
}

export type ImportCaveat =
  /** The tool sorts its samples: drifts within a trial can't be seen. */
  | { readonly code: "order-lost" }
  /** Samples are means of many operations. */
  | { readonly code: "means"; readonly what: string }
  /** There are no samples, only what the tool made of them. */
  | { readonly code: "summary-only"; readonly what: string }
  /** Samples stand at the edges of a histogram's buckets. */
  | { readonly code: "histogram"; readonly what: string }
  /** What failed in some way is not in the results. */
  | { readonly code: "errors-lost"; readonly what: string }
  /** Operations were timed from when they were sent. */
  | { readonly code: "coordinated-omission"; readonly what: string }
  /** The number of operations behind a mean is computed, not told. */
  | { readonly code: "batch-estimated"; readonly what: string };

/** One benchmark as the tool names it. */
export interface ImportedBenchmark {
  readonly name: string;
  readonly latency: readonly LatencySamples[];
  /** Operations that did not fail, where the tool counts them and has no samples. */
  readonly succeeded?: number;
  readonly values: readonly ImportedValue[];
  readonly errors: readonly ImportedError[];
  readonly caveats: readonly ImportCaveat[];
}

/** What one run of a tool measured. */
export interface Imported {
  readonly tool: string;
  /** The tool's, where its results say it. */
  readonly version: string | undefined;
  readonly benchmarks: readonly ImportedBenchmark[];
}

/** The results of a tool can't be read. */
export class UnreadableResults extends Error {
  readonly file: string;
  /** 1-based; of a text format. */
  readonly line: number | undefined;
  /** JSON pointer; of a JSON format. */
  readonly pointer: string;
  readonly hint: string | undefined;

  constructor(
    file: string,
    message: string,
    where: { readonly line?: number; readonly pointer?: string; readonly hint?: string } = {},
  ) {
    super(message);
    this.file = file;
    this.line = where.line;
    this.pointer = where.pointer ?? "";
    this.hint = where.hint;
  }

  withHint(hint: string): UnreadableResults {
    const { file, line, pointer } = this;
    return new UnreadableResults(file, this.message, {
      ...(line === undefined ? {} : { line }),
      pointer,
      hint,
    });
  }
}

/** Where there is more than one trial can have. */
export const SEVERAL_RUNS = "one file is one trial; is it of several runs?";

/** `latency-p99-9`: a quantile of the tool's own reckoning, as a value. */
export function quantileMetric(percent: number): string {
  return `latency-p${String(percent).replace(".", "-")}`;
}
