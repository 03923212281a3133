import type { Events } from "./events.js";
import { observe, ObservationFailure } from "./observe.js";
import { PhaseTimer, repeatClock } from "./repeat.js";
import type { Computed, RepeatClock } from "./repeat.js";
import type { Scenario } from "./scenario.js";
import type { Stack } from "./stack.js";
import type { Finished, Run } from "./turns.js";

/**
 * Decodes one object's state again and again from the answer that its backend gave: no connection, no query, no
 * network. A sample is the CPU time of workerd, so what a load computes is seen on a busy machine too. The state is
 * loaded and checked once, and each decoding must come to as many entries.
 */
export class DecodeRun implements Run {
  readonly count: number;
  readonly warmup: number;
  done = 0;
  readonly #computed: Computed[] = [];
  #failed: ObservationFailure | undefined;

  private constructor(
    readonly scenario: Scenario,
    readonly timer: PhaseTimer,
    readonly checksum: string,
    readonly clock: RepeatClock,
  ) {
    this.count = scenario.warmup + scenario.samples;
    this.warmup = scenario.warmup;
  }

  static async begin(stack: Stack, scenario: Scenario): Promise<DecodeRun> {
    const { id, state } = scenario;
    const objectId = `${state}-00`;
    if (stack.expectations.objects[objectId] === undefined)
      throw new Error(`Scenario ${id}: no object is called ${objectId}.`);
    const { answer } = await observe(stack, scenario, { name: `${id}-checked`, objectId, loads: 1 });
    const clock = repeatClock(stack);
    const timer = await PhaseTimer.of(stack, scenario, objectId, clock);
    if (timer === undefined) throw new Error(`Scenario ${id}: ${scenario.source} decodes nothing.`);
    return new DecodeRun(scenario, timer, answer.checksum, clock);
  }

  async observe(): Promise<void> {
    try {
      this.#computed.push(await this.timer.time());
      this.done += 1;
    } catch (error) {
      if (!(error instanceof ObservationFailure)) throw error;
      this.#failed = error;
      this.done = this.count;
    }
  }

  finish(events: Events): Finished {
    const { id, warmup, samples } = this.scenario;
    if (this.clock === "wall") {
      const message = "The machine does not tell CPU times of threads: decoding is timed by the wall clock.";
      events.write({ type: "caveat", scenario: id, code: "wall-clock", message });
    }
    if (this.#failed !== undefined) {
      const { kind, message } = this.#failed;
      events.write({ type: "error", scenario: id, kind, count: 1, message });
      return { operations: 0, checksums: [] };
    }
    const sumsMs = this.#computed.map(({ parseMs, deserialiseMs }) => parseMs + deserialiseMs);
    if (warmup > 0) events.samples(id, sumsMs.slice(0, warmup), { warmup: true });
    events.samples(id, sumsMs.slice(warmup));
    for (const phase of ["parse", "deserialise"] as const) {
      events.samples(
        id,
        this.#computed.slice(warmup).map((one) => one[`${phase}Ms`]),
        { phase },
      );
    }
    return { operations: samples, checksums: [this.checksum] };
  }
}
