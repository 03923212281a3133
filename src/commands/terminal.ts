/** Where a command's words go. */
export interface Terminal {
  /** What was asked for: tables, reports, plans. */
  out(text: string): void;
  /** What is said besides: progress, problems. */
  err(text: string): void;
  /** Columns of standard output. */
  readonly columns: number;
  /** Whether standard error is a terminal: progress is redrawn there, and plain lines elsewhere. */
  readonly interactive: boolean;
  readonly color: boolean;
}
