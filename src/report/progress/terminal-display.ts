import cliProgress from "cli-progress";
import pc from "picocolors";
import type { MeasureProgress } from "../../measure/progress.js";
import type { DisplayOptions, ProgressDisplay } from "./progress-display.js";
import type { ProgressState, VerdictCounts } from "./progress-state.js";
import { advance, AT_START } from "./progress-state.js";
import { describeTime, describeTrial, describeVerdicts, fitLine, wrapNote } from "./progress-text.js";
import { unfailingRow, unfailingStream } from "./unfailing.js";

const REDRAWS_PER_SECOND = 5;
const BAR_CELLS_MAX = 30;
const DEFAULT_COLUMNS = 80;

/** Four lines that are redrawn in place: what runs, how far it is, how long it may take, the verdicts so far. */
export class TerminalDisplay implements ProgressDisplay {
  readonly #options: DisplayOptions;
  readonly #startedAtMs: number;
  readonly #bars: cliProgress.MultiBar;
  readonly #lines: readonly cliProgress.SingleBar[];
  #state: ProgressState = AT_START;

  constructor(options: DisplayOptions) {
    this.#options = options;
    this.#startedAtMs = options.clock.nowMs();
    const colors = pc.createColors((options.env["NO_COLOR"] ?? "") === "");
    const rows: readonly (() => string)[] = [
      () => colors.bold(this.#fit(describeTrial(this.#state))),
      () => this.#bar(),
      () => this.#fit(describeTime(this.#state, this.#elapsedMs())),
      () => colors.dim(this.#fit(describeVerdicts(this.#state))),
    ];
    this.#bars = new cliProgress.MultiBar({
      stream: unfailingStream(options.stream),
      hideCursor: true,
      clearOnComplete: true,
      fps: REDRAWS_PER_SECOND,
      // Ctrl-C is the gate's: it ends the processes first.
      gracefulExit: false,
      emptyOnZero: true,
    });
    this.#lines = rows.map((row) => this.#bars.create(1, 0, {}, { format: unfailingRow(row) }));
  }

  note(text: string): void {
    this.#bars.log(
      wrapNote(text, this.#columns())
        .map((line) => `${line}\n`)
        .join(""),
    );
    this.#bars.update();
  }

  measure(progress: MeasureProgress): void {
    this.#state = advance(this.#state, progress);
    if (progress.kind === "trial-ended" && progress.trial.result.kind === "failed") {
      const { system, benchmark, side, result } = progress.trial;
      this.note(`failed: ${system}/${benchmark}, ${side}: ${result.failure.message}`);
    }
  }

  verdicts(counts: VerdictCounts): void {
    this.#state = { ...this.#state, verdicts: counts };
  }

  close(): void {
    for (const line of this.#lines) this.#bars.remove(line);
    this.#bars.stop();
  }

  /** By time: how much is done of what it may take at most. */
  #bar(): string {
    const cells = Math.max(0, Math.min(BAR_CELLS_MAX, this.#columns() - 6));
    const elapsedMs = this.#elapsedMs();
    const totalMs = elapsedMs + (this.#state.remaining?.atMostMs ?? 0);
    const known = this.#state.remaining !== undefined && totalMs > elapsedMs;
    const share = known ? Math.min(1, elapsedMs / totalMs) : 0;
    const full = Math.round(share * cells);
    return `${"█".repeat(full)}${"░".repeat(cells - full)} ${Math.round(100 * share)} %`;
  }

  #elapsedMs(): number {
    return this.#options.clock.nowMs() - this.#startedAtMs;
  }

  /** A terminal that was not told its size (a serial line, some CI) says 0. */
  #columns(): number {
    const { columns = 0 } = this.#options.stream;
    return columns > 0 ? columns : DEFAULT_COLUMNS;
  }

  #fit(text: string): string {
    return fitLine(text, this.#columns());
  }
}
