/** What to run: always an argument vector, never a shell string. */
export interface ExecSpec {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** The whole environment of the process; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  /** After it SIGTERM, and SIGKILL `killAfterMs` later, to the whole process group. */
  readonly timeoutMs: number;
  /** Default 5 000. */
  readonly killAfterMs?: number;
  /** Standard output and error are appended here; without it they are kept in memory (the last 64 KiB each). */
  readonly logFile?: string;
  /** CPUs to pin the process to, where the machine allows it. */
  readonly cpus?: readonly number[];
  /** Written to standard input, which is closed otherwise. */
  readonly stdin?: string;
  /** Most bytes of standard output that are kept in memory (default 64 KiB; the first ones). */
  readonly captureBytes?: number;
}

export type ExecEnd =
  | { readonly kind: "exit"; readonly code: number }
  | { readonly kind: "signal"; readonly signal: string }
  | { readonly kind: "timeout"; readonly afterMs: number }
  | { readonly kind: "aborted" }
  | { readonly kind: "not-found"; readonly program: string };

export interface ExecResult {
  readonly end: ExecEnd;
  readonly stdout: string;
  readonly stderr: string;
  readonly durationMs: number;
}

/** A process that goes on, such as a service. Always ended with its whole group. */
export interface RunningProcess {
  readonly pid: number;
  /** Settles when the process has ended. */
  readonly ended: Promise<ExecResult>;
  /** Processor time of its group so far, in milliseconds; undefined where it can't be read. */
  cpuMs(): number | undefined;
  /** Sends `signal`, then SIGKILL after `killAfterMs`; resolves when the whole group is gone. */
  stop(signal: "SIGTERM" | "SIGINT" | "SIGQUIT" | "SIGHUP", killAfterMs: number): Promise<ExecResult>;
}

/**
 * Runs processes in process groups of their own. Whatever happens to the gate (Ctrl-C, SIGTERM,
 * an exception, SIGKILL), no group outlives it.
 */
export interface Exec {
  run(spec: ExecSpec, abort?: AbortSignal): Promise<ExecResult>;
  start(spec: Omit<ExecSpec, "timeoutMs">, abort?: AbortSignal): Promise<RunningProcess>;
  /** Ends every group that is still alive. */
  stopAll(): Promise<void>;
}
