import type { MeasureProgress } from "../../measure/progress.js";
import type { Clock } from "../../ports/clock.js";
import type { Environment } from "../../ports/environment.js";
import type { VerdictCounts } from "./progress-state.js";

/** Shows a run to whoever waits for it. */
export interface ProgressDisplay {
  /** A line that stays, such as what a build is at. */
  note(text: string): void;
  measure(progress: MeasureProgress): void;
  verdicts(counts: VerdictCounts): void;
  /** Leaves the terminal as it was. */
  close(): void;
}

export interface DisplayOptions {
  readonly stream: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly clock: Clock;
  readonly env: Environment;
  readonly quiet: boolean;
  /** Lines of others come in between: nothing may be redrawn. */
  readonly shared: boolean;
}
