import { cpuTimeMs } from "../servers/cpu-time.js";
import { ObservationFailure } from "./observe.js";
import type { Scenario } from "./scenario.js";
import type { Stack } from "./stack.js";

/** Bytes of state that one repetition works through at least: below, the request itself would be measured. */
const WORK_BYTES = 150_000;
const MOST_TIMES = 16;

/** Whose phases stand for a scenario's: the backend that its state comes from. */
function backendOf({ source, state, memory, prefetch }: Scenario): string | undefined {
  if (memory || prefetch || source === "routed") return undefined;
  if (source === "hybrid") return state.startsWith("cold") ? "iceberg" : "libsql";
  return source;
}

/** Milliseconds of one repetition. */
export interface Computed {
  readonly parseMs: number;
  readonly deserialiseMs: number;
}

/** What a repetition is timed by. `cpu` is the CPU time of workerd, which other work on the machine adds little to. */
export type RepeatClock = "wall" | "cpu";

/** Times the phases that only compute, on one object of the scenario, from outside. */
export class PhaseTimer {
  private constructor(
    readonly stack: Stack,
    readonly parameters: Readonly<Record<string, string>>,
    readonly times: number,
    readonly emptyMs: number,
    readonly entries: number,
    readonly clock: RepeatClock,
  ) {}

  /** Undefined where a scenario's objects compute nothing. */
  static async of(
    stack: Stack,
    scenario: Scenario,
    objectId: string,
    clock: RepeatClock = "wall",
  ): Promise<PhaseTimer | undefined> {
    const source = backendOf(scenario);
    if (source === undefined) return undefined;
    const { bytes, entries } = stack.expectations.objects[objectId]!;
    const times = source === "lazy" ? 2 : Math.min(MOST_TIMES, Math.max(1, Math.round(WORK_BYTES / bytes)));
    const parameters = { "name-of-object": `repeat-${scenario.id}`, object: objectId, source };
    const empty: number[] = [];
    for (let index = 0; index < 8; index += 1) {
      const { tookMs } = await ask(stack, parameters, "parse", 0, clock);
      if (index >= 3) empty.push(tookMs);
    }
    const emptyMs = empty.sort((a, b) => a - b)[2]!;
    return new PhaseTimer(stack, parameters, times, emptyMs, source === "lazy" ? 0 : entries, clock);
  }

  async time(): Promise<Computed> {
    return { parseMs: await this.#time("parse"), deserialiseMs: await this.#time("deserialise") };
  }

  async #time(phase: "parse" | "deserialise"): Promise<number> {
    const { tookMs, entries } = await ask(this.stack, this.parameters, phase, this.times, this.clock);
    if (phase === "deserialise" && entries !== this.entries) {
      const text = `${this.parameters["object"]!}: ${entries} entries came of ${this.entries}.`;
      throw new ObservationFailure("wrong-state", text);
    }
    return Math.max(0, tookMs - this.emptyMs) / this.times;
  }
}

/** A thread that has answered goes to sleep in far less, and is then counted whole. */
const ASLEEP_AFTER_MS = 1;

async function ask(
  stack: Stack,
  parameters: Readonly<Record<string, string>>,
  phase: string,
  times: number,
  clock: RepeatClock,
): Promise<{ readonly tookMs: number; readonly entries: number }> {
  const before = clock === "cpu" ? workerdCpuMs(stack) : 0;
  const reply = await stack.driver.ask("/repeat", { ...parameters, phase, times: String(times) });
  if (reply.status !== 200) throw new Error(`A phase can't be repeated: ${JSON.stringify(reply.body)}`);
  const { entries } = reply.body as { entries: number };
  if (clock === "wall") return { tookMs: reply.endMs - reply.startMs, entries };
  await new Promise((resolve) => setTimeout(resolve, ASLEEP_AFTER_MS));
  return { tookMs: workerdCpuMs(stack) - before, entries };
}

/** Which clock there is here. */
export function repeatClock(stack: Stack): RepeatClock {
  return cpuTimeMs(stack.workerd.child.process.pid!) === undefined ? "wall" : "cpu";
}

function workerdCpuMs({ workerd }: Stack): number {
  const ms = cpuTimeMs(workerd.child.process.pid!);
  if (ms === undefined) throw new Error("The CPU time of workerd can't be read: it has ended.");
  return ms;
}
