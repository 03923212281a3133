import type { BuildTime, StageTime } from "../core/model/build-time.js";
import { buildTimeInWords, wholeSeconds } from "../core/model/build-time.js";
import type { Failure } from "../core/model/trial.js";
import { failure, StageFailure } from "./failure.js";

export interface RunTime {
  /** A monotonic clock. */
  readonly nowMs: () => number;
  readonly startedAtMs: number;
  /** Of the whole run, as it was asked for. */
  readonly budgetMs: number;
  /** From then on nothing is measured any more. */
  readonly measuredUntilMs: number;
}

type Stage = Omit<StageTime, "durationMs">;

/**
 * What builds take of a run's time. Where none is left to measure in, no stage is begun; one that is at work goes on to
 * its end, because what it makes is there for the next run.
 */
export class BuildClock {
  readonly #time: RunTime;
  /** When each that is at work began. */
  readonly #running = new Map<Stage, number>();
  #longest: StageTime | undefined;

  constructor(time: RunTime) {
    this.#time = time;
  }

  /** For what has no budget. */
  static unlimited(nowMs: () => number): BuildClock {
    return new BuildClock({ nowMs, startedAtMs: nowMs(), budgetMs: Infinity, measuredUntilMs: Infinity });
  }

  isSpent(): boolean {
    return this.#time.nowMs() >= this.#time.measuredUntilMs;
  }

  /** @throws StageFailure where the time is spent */
  async begin<T>(what: Stage, run: () => Promise<T>): Promise<T> {
    if (this.isSpent()) throw new StageFailure(what.stage, what.side, this.whySpent());
    return this.watch(what, run);
  }

  /** Begins it whatever the time is. */
  async watch<T>(what: Stage, run: () => Promise<T>): Promise<T> {
    this.#running.set(what, this.#time.nowMs());
    try {
      return await run();
    } finally {
      this.#longest = this.#longestSoFar();
      this.#running.delete(what);
    }
  }

  soFar(): BuildTime {
    const longest = this.#longestSoFar();
    const durationMs = this.#time.nowMs() - this.#time.startedAtMs;
    return { durationMs, ...(longest !== undefined && { longest }) };
  }

  /** Another system's may be at work still: it is the one that the others had to wait for. */
  #longestSoFar(): StageTime | undefined {
    let longest = this.#longest;
    for (const [stage, beganAtMs] of this.#running) {
      const durationMs = this.#time.nowMs() - beganAtMs;
      if (durationMs > (longest?.durationMs ?? 0)) longest = { ...stage, durationMs };
    }
    return longest;
  }

  whySpent(): Failure {
    const budget = wholeSeconds(this.#time.budgetMs);
    const message = `The time budget of ${budget} was used up before anything could be measured: ${buildTimeInWords(this.soFar())}.`;
    return failure("timeout", message, { hint: MORE_TIME });
  }
}

const MORE_TIME =
  "Give the run more time (`timeBudget`, --time-budget), or keep the gate's cache folder between runs: a build that could be kept is in it and is not made again.";
