import { show } from "../config/schema-problems.js";
import type {
  Better,
  HarnessCaveat,
  HarnessInfo,
  SampleSeries,
  TrialError,
  TrialOutcome,
  TrialValue,
  Unit,
} from "../core/model/trial.js";
import type {
  CaveatEvent,
  EndEvent,
  ErrorEvent,
  HarnessEvent,
  SamplesEvent,
  StartEvent,
  ValueEvent,
} from "../generated/harness-event-1.js";
import { validateHarnessEvent } from "../generated/harness-event-1.validator.js";
import { describeError } from "./describe.js";
import { samplesOf } from "./json-text.js";
import { MOST_TRIAL_SAMPLES } from "./results-limits.js";

/** What is wrong with one event. */
export class EventFault extends Error {
  constructor(
    readonly pointer: string,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

type Measured = Omit<Extract<TrialOutcome, { kind: "ok" }>, "kind">;

interface Pieces extends Omit<SampleSeries, "values"> {
  readonly pieces: Float64Array[];
}

/** A trial with more distinct things than this is no measurement. */
const MOST_DISTINCT = 100_000;

/** Takes the events of one trial in order and joins what belongs together. Throws EventFault. */
export class EventCollector {
  private start: StartEvent | undefined;
  private end: EndEvent | undefined;
  private readonly series = new Map<string, Pieces>();
  private readonly values = new Map<string, TrialValue>();
  private readonly errors = new Map<string, TrialError>();
  private readonly caveats = new Map<string, HarnessCaveat>();
  /** Unit and direction of each metric of each scenario, which can't change within a trial. */
  private readonly metrics = new Map<string, { readonly unit: Unit; readonly better: Better }>();
  private readonly seen = new Set<string>();
  private samples = 0;

  /** `scenarios` are those that were asked for; undefined: any. */
  constructor(private readonly scenarios: ReadonlySet<string> | undefined) {}

  get ended(): boolean {
    return this.end !== undefined;
  }

  add(data: unknown): void {
    const event = checked(data);
    if (this.end !== undefined) throw new EventFault("", "there is an event after end");
    if ((this.start === undefined) !== (event.type === "start")) {
      const message =
        this.start === undefined ? "the first event is not start" : "start is here a second time";
      throw new EventFault("/type", message);
    }
    if ("scenario" in event) {
      if (this.scenarios?.has(event.scenario) === false) {
        throw new EventFault(
          "/scenario",
          `scenario ${show(event.scenario)} was not asked for`,
          `LATENCY_GATE_SCENARIOS asks for ${shortList([...this.scenarios])}, and a harness measures no others: --scenario leaves some out`,
        );
      }
      const aside = event.type === "caveat" || (event.type === "samples" && event.warmup === true);
      if (!aside) this.seen.add(event.scenario);
    }
    this.take(event);
  }

  /** Scenarios that were asked for, and of which nothing was reported. */
  missing(): string[] {
    return [...(this.scenarios ?? [])].filter((scenario) => !this.seen.has(scenario));
  }

  measured(): Measured {
    if (this.start === undefined || this.end === undefined) throw new Error("the events are not complete");
    return {
      harness: harnessInfo(this.start, this.end),
      series: [...this.series.values()].map(({ pieces, ...series }) => ({
        ...series,
        values: joined(pieces),
      })),
      values: [...this.values.values()],
      errors: [...this.errors.values()],
      caveats: [...this.caveats.values()],
    };
  }

  private take(event: HarnessEvent): void {
    switch (event.type) {
      case "start":
        this.start = event;
        return;
      case "end":
        this.end = event;
        return;
      case "samples":
        this.takeSamples(event);
        return;
      case "value":
        this.takeValue(event);
        return;
      case "error":
        this.takeError(event);
        return;
      case "caveat":
        this.takeCaveat(event);
    }
  }

  private takeSamples(event: SamplesEvent): void {
    const {
      scenario,
      metric,
      unit,
      better = "lower",
      phase,
      outcome = "ok",
      batch = 1,
      warmup = false,
    } = event;
    this.checkMetric(scenario, metric, unit, better);
    const labels = sortedLabels(event.labels);
    const values = samplesIn(event);
    this.samples += values.length;
    if (this.samples > MOST_TRIAL_SAMPLES) {
      throw new EventFault(
        "/values",
        `the trial has more than ${MOST_TRIAL_SAMPLES} samples`,
        "take fewer samples a trial: a quantile needs thousands, not millions",
      );
    }
    const key = JSON.stringify([scenario, metric, phase, outcome, batch, warmup, labels]);
    const known = this.series.get(key);
    if (known !== undefined) known.pieces.push(values);
    else {
      room(this.series);
      const one = { scenario, metric, unit, better, phase, outcome, batch, warmup, labels, pieces: [values] };
      this.series.set(key, one);
    }
  }

  private takeValue(event: ValueEvent): void {
    const { scenario, metric, unit, better, phase, value } = event;
    this.checkMetric(scenario, metric, unit, better);
    const labels = sortedLabels(event.labels);
    const key = JSON.stringify([scenario, metric, phase, labels]);
    if (this.values.has(key))
      throw new EventFault("/metric", `the value ${show(metric)} is here a second time`);
    room(this.values);
    this.values.set(key, { scenario, metric, unit, better, phase, labels, value });
  }

  private takeError(event: ErrorEvent): void {
    const { scenario, kind, count, message } = event;
    const key = JSON.stringify([scenario, kind]);
    const known = this.errors.get(key);
    if (known === undefined) room(this.errors);
    const total = (known?.count ?? 0) + count;
    if (total >= 2 ** 53) throw new EventFault("/count", "more errors than can be counted");
    this.errors.set(key, { scenario, kind, count: total, message: known?.message ?? message });
  }

  private takeCaveat({ scenario, code, message }: CaveatEvent): void {
    const key = JSON.stringify([scenario, code, message]);
    if (this.caveats.size >= MOST_DISTINCT / 10) throw new EventFault("", "there are too many caveats");
    this.caveats.set(key, { scenario, code, message });
  }

  private checkMetric(scenario: string | undefined, metric: string, unit: Unit, better: Better): void {
    const key = JSON.stringify([scenario, metric]);
    const known = this.metrics.get(key);
    if (known === undefined) this.metrics.set(key, { unit, better });
    else if (known.unit !== unit) {
      throw new EventFault(
        "/unit",
        `${show(metric)} was in ${show(known.unit)} before, here in ${show(unit)}`,
      );
    } else if (known.better !== better) {
      throw new EventFault("/better", `${show(metric)} was better ${known.better} before, here ${better}`);
    }
  }
}

/** At most ten of them by name. */
export function shortList(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  return `${names.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

const MOST_NAMED = 10;

/** The schema without its array of samples, which ajv would check one by one; they are checked by a loop. */
function checked(data: unknown): HarnessEvent {
  const values: unknown =
    typeof data === "object" && data !== null && "values" in data ? data.values : undefined;
  const samples = Array.isArray(values);
  const valid = validateHarnessEvent(samples ? { ...(data as object), values: [] } : data);
  if (!valid) {
    const { pointer, message } = describeError(validateHarnessEvent.errors?.[0]);
    throw new EventFault(pointer, message, pointer === "/unit" ? inNanoseconds(data) : undefined);
  }
  return data as HarnessEvent;
}

const PER_NS = new Map<unknown, string>([
  ["us", "1 000"],
  ["µs", "1 000"],
  ["ms", "1 000 000"],
  ["s", "1 000 000 000"],
]);

/** What makes a time of another unit one that is read; undefined where the unit is none of time. */
function inNanoseconds(event: unknown): string | undefined {
  const factor = PER_NS.get((event as { readonly unit?: unknown }).unit);
  return factor === undefined ? undefined : `latencies are in ns: multiply by ${factor}`;
}

function samplesIn({ values, batch = 1 }: SamplesEvent): Float64Array {
  const samples = samplesOf(values, batch > 1);
  if (typeof samples !== "number") return samples;
  const wanted = batch > 1 ? "a number" : "a whole number";
  const got = show(values[samples]);
  throw new EventFault(`/values/${samples}`, `expected ${wanted} from 0 to below 2^53, got ${got}`);
}

function room(distinct: ReadonlyMap<string, unknown>): void {
  if (distinct.size >= MOST_DISTINCT)
    throw new EventFault("", `there are more than ${MOST_DISTINCT} distinct series or values`);
}

function sortedLabels(
  labels: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(labels ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function joined(pieces: readonly Float64Array[]): Float64Array {
  if (pieces.length === 1) return pieces[0]!;
  const all = new Float64Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

function harnessInfo(start: StartEvent, end: EndEvent): HarnessInfo {
  return {
    name: start.harness,
    version: start.version,
    timerFloorNs: start.timerFloorNs,
    workload: start.workload,
    operations: end.operations,
    checksum: end.checksum,
  };
}
