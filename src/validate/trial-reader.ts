import { show } from "../config/schema-problems.js";
import type { Trial } from "../core/model/trial.js";
import { validateTrial } from "../generated/results-1.validator.js";
import { describeError } from "./describe.js";
import { samplesOf } from "./json-text.js";
import { MOST_SAMPLES } from "./results-limits.js";

/** What is wrong with a results file, and where in the document. */
export class ResultsFault extends Error {
  constructor(
    readonly pointer: string,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

interface RawSeries {
  values: unknown;
  readonly batch?: unknown;
}

/** Turns parsed JSON into trials, counting what they hold. Throws ResultsFault. */
export class TrialReader {
  private samples = 0;

  /** `data` is changed on the way: arrays of samples become Float64Arrays. */
  read(data: unknown): Trial {
    const series = rawSeries(data);
    const arrays = series.map((one, index) => this.samplesOf(one, index));
    // ajv would look at each sample by itself.
    for (const one of series) one.values = EMPTY;
    if (!validateTrial(data)) {
      const { pointer, message } = describeError(validateTrial.errors?.[0]);
      throw new ResultsFault(pointer, message);
    }
    for (const [index, one] of series.entries()) one.values = arrays[index];
    return data as Trial;
  }

  private samplesOf({ values, batch }: RawSeries, index: number): Float64Array {
    if (!Array.isArray(values))
      throw new ResultsFault(`/outcome/series/${index}/values`, "expected a list of numbers");
    const samples = samplesOf(values, typeof batch === "number" && batch > 1);
    if (typeof samples === "number") {
      const wanted = "a number from 0 to below 2^53, whole unless batch is above 1";
      const got = show(values[samples]);
      throw new ResultsFault(`/outcome/series/${index}/values/${samples}`, `expected ${wanted}, got ${got}`);
    }
    this.samples += values.length;
    if (this.samples > MOST_SAMPLES)
      throw new ResultsFault("", `there are more than ${MOST_SAMPLES} samples`);
    return samples;
  }
}

const EMPTY: readonly number[] = [];

/** The series of what may be a trial; the schema says later whether it is one. */
function rawSeries(data: unknown): RawSeries[] {
  const outcome: unknown = (data as { outcome?: unknown } | null)?.outcome;
  const series: unknown = (outcome as { series?: unknown } | null | undefined)?.series;
  if (!Array.isArray(series)) return [];
  const raw = series as unknown[];
  return raw.every((one) => typeof one === "object" && one !== null && "values" in one) ? raw : [];
}
