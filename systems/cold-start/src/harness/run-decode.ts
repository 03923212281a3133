import type { Events } from "./events.js";
import { observe, ObservationFailure } from "./observe.js";
import { PhaseTimer, repeatClock } from "./repeat.js";
import type { Scenario } from "./scenario.js";
import type { Stack } from "./stack.js";

/**
 * Decodes one object's state again and again from the answer that its backend gave: no connection, no query, no
 * network. A sample is the CPU time of workerd, so what a load computes is seen on a busy machine too. The state is
 * loaded and checked once, and each decoding must come to as many entries.
 */
export async function runDecode(
  stack: Stack,
  scenario: Scenario,
  events: Events,
): Promise<{ readonly operations: number; readonly checksums: readonly string[] }> {
  const { id, state, samples, warmup } = scenario;
  const objectId = `${state}-00`;
  if (stack.expectations.objects[objectId] === undefined)
    throw new Error(`Scenario ${id}: no object is called ${objectId}.`);
  const { answer } = await observe(stack, scenario, { name: `${id}-checked`, objectId, loads: 1 });
  const clock = repeatClock(stack);
  if (clock === "wall") {
    const message = "The machine does not tell CPU times of threads: decoding is timed by the wall clock.";
    events.write({ type: "caveat", scenario: id, code: "wall-clock", message });
  }
  const timer = await PhaseTimer.of(stack, scenario, objectId, clock);
  if (timer === undefined) throw new Error(`Scenario ${id}: ${scenario.source} decodes nothing.`);
  try {
    const warm = [];
    for (let index = 0; index < warmup; index += 1) warm.push(await timer.time());
    const timed = [];
    for (let index = 0; index < samples; index += 1) timed.push(await timer.time());
    const sumMs = warm.map(({ parseMs, deserialiseMs }) => parseMs + deserialiseMs);
    if (warmup > 0) events.samples(id, sumMs, { warmup: true });
    events.samples(
      id,
      timed.map(({ parseMs, deserialiseMs }) => parseMs + deserialiseMs),
    );
    for (const phase of ["parse", "deserialise"] as const) {
      events.samples(
        id,
        timed.map((one) => one[`${phase}Ms`]),
        { phase },
      );
    }
    return { operations: samples, checksums: [answer.checksum] };
  } catch (error) {
    if (!(error instanceof ObservationFailure)) throw error;
    events.write({ type: "error", scenario: id, kind: error.kind, count: 1, message: error.message });
    return { operations: 0, checksums: [] };
  }
}
