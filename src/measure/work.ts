import type { Clock } from "../ports/clock.js";
import type { Exec, ExecResult } from "../ports/exec.js";
import type { TrialFiles } from "../ports/trial-io.js";
import type { Argv } from "../config/project.js";
import { watchSizes } from "./output-watch.js";
import type { WatchedFile } from "./output-watch.js";
import type { Service } from "./service.js";

/** Where and under what conditions the processes of one trial run. */
export interface WorkContext {
  readonly exec: Exec;
  readonly clock: Clock;
  readonly files: TrialFiles;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly eventFile: string;
  readonly cpus: readonly number[] | undefined;
  /** On the clock's scale. */
  readonly deadlineMs: number;
  /** The trial's limit, for messages. */
  readonly limitMs: number;
  readonly service: Service | undefined;
  readonly watched: readonly WatchedFile[];
  /** Ctrl-C. */
  readonly abort: AbortSignal;
}

/** How long a service that took the harness with it may take to be noticed. */
const SERVICE_END_GRACE_MS = 100;

/**
 * Runs one process of a trial to its end: within the trial's time, while its service lives and its
 * output stays within bounds.
 *
 * @throws TrialFailure service-died, output-too-large; the abort's reason on Ctrl-C
 */
export async function runWithin(
  context: WorkContext,
  argv: Argv,
  capture: "log" | { readonly captureBytes: number } = "log",
): Promise<ExecResult> {
  const { exec, clock, cwd, env, cpus, service, abort } = context;
  const own = new AbortController();
  const done = new AbortController();
  let reason: Error | undefined;
  const stop = (failure: Error): void => {
    reason ??= failure;
    own.abort(failure);
  };
  const onAbort = (): void => {
    own.abort(abort.reason);
  };
  abort.addEventListener("abort", onAbort, { once: true });
  if (abort.aborted) onAbort();
  service?.ended.then(
    () => {
      if (!done.signal.aborted) stop(service.died("during the trial"));
    },
    (error: unknown) => {
      if (!done.signal.aborted) stop(error as Error);
    },
  );
  const watching = watchSizes(context.watched, context.files, clock, done.signal, stop);
  try {
    const result = await exec.run(
      {
        argv,
        cwd,
        env,
        timeoutMs: Math.max(1, context.deadlineMs - clock.nowMs()),
        ...(capture === "log" ? { logFile: context.logFile } : { captureBytes: capture.captureBytes }),
        ...(cpus === undefined ? {} : { cpus }),
      },
      own.signal,
    );
    abort.throwIfAborted();
    if (reason !== undefined) throw reason;
    if (service !== undefined && !isClean(result)) await serviceMayEnd(service, clock);
    if (service?.hasEnded === true) throw service.died("during the trial");
    return result;
  } finally {
    done.abort();
    abort.removeEventListener("abort", onAbort);
    await watching;
  }
}

function isClean({ end }: ExecResult): boolean {
  return end.kind === "exit" && end.code === 0;
}

/** A harness that failed because its service died may be seen to end first. */
async function serviceMayEnd(service: Service, clock: Clock): Promise<void> {
  await Promise.race([service.ended, clock.sleepMs(SERVICE_END_GRACE_MS)]);
}
