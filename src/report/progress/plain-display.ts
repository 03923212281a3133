import type { MeasureProgress } from "../../measure/progress.js";
import type { DisplayOptions, ProgressDisplay } from "./progress-display.js";
import type { ProgressState, VerdictCounts } from "./progress-state.js";
import { advance, AT_START } from "./progress-state.js";
import { describeTime, describeTrial, describeVerdicts, fitLine, wrapNote } from "./progress-text.js";

/** A log is told at most so often that it still goes on. */
const PERIOD_MS = 15_000;
const LINE_CHARS_MAX = 200;

/** Plain lines for logs: one at each look, one in 15 seconds in between, and each failure at once. */
export class PlainDisplay implements ProgressDisplay {
  readonly #options: DisplayOptions;
  readonly #startedAtMs: number;
  #toldAtMs: number;
  #state: ProgressState = AT_START;

  constructor(options: DisplayOptions) {
    this.#options = options;
    this.#startedAtMs = options.clock.nowMs();
    this.#toldAtMs = this.#startedAtMs;
  }

  note(text: string): void {
    for (const line of wrapNote(text, LINE_CHARS_MAX)) this.#write(line);
  }

  measure(progress: MeasureProgress): void {
    this.#state = advance(this.#state, progress);
    if (progress.kind === "look") {
      this.#write(`look at ${progress.rounds} rounds: ${progress.benchmarks.join(", ")}`);
    } else if (progress.kind === "trial-ended" && progress.trial.result.kind === "failed") {
      const { system, benchmark, side, result } = progress.trial;
      this.#write(`failed: ${system}/${benchmark}, ${side}: ${result.failure.message}`);
    } else if (this.#options.clock.nowMs() - this.#toldAtMs >= PERIOD_MS) {
      this.#write(`${describeTrial(this.#state)}; ${this.#time()}; ${describeVerdicts(this.#state)}`);
    }
  }

  verdicts(counts: VerdictCounts): void {
    this.#state = { ...this.#state, verdicts: counts };
    this.#write(`${describeVerdicts(this.#state)}; ${this.#time()}`);
  }

  close(): void {
    // Nothing to leave as it was.
  }

  #time(): string {
    return describeTime(this.#state, this.#options.clock.nowMs() - this.#startedAtMs);
  }

  #write(line: string): void {
    this.#toldAtMs = this.#options.clock.nowMs();
    this.#options.stream.write(`${fitLine(line, LINE_CHARS_MAX)}\n`);
  }
}
