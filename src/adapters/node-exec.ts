import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import { appendFileSync, closeSync, openSync, statSync } from "node:fs";
import type { ChildProcess, StdioOptions } from "node:child_process";
import type { Exec, ExecEnd, ExecResult, ExecSpec, RunningProcess } from "../ports/exec.js";
import { FirstBytes, LastBytes } from "./bounded-output.js";
import { groupCpuMs } from "./group-cpu.js";
import { findProgram } from "../platform/find-program.js";
import { MARKER_VARIABLE } from "./watchdog.js";
import type { Watchdog } from "./watchdog.js";

const KEPT_BYTES = 64 * 1024;
const DEFAULT_KILL_AFTER_MS = 5_000;
/** How long the pipes of a process that has ended may stay open: everything that held them was killed. */
const PIPE_LIMIT_MS = 10_000;
/** POSIX shells' status for a program that is there and can't be started. */
const CANNOT_EXECUTE = 126;
const NO_INTERPRETER =
  "its first line names a program that is not there (a line's end of Windows is taken for a part of the name)";

type StartSpec = Omit<ExecSpec, "timeoutMs">;
type StopSignal = "SIGTERM" | "SIGINT" | "SIGQUIT" | "SIGHUP";

/** Runs processes in groups of their own under a watchdog; see ports/exec.ts for the promise. */
export class NodeExec implements Exec {
  readonly #watchdog: Watchdog;
  readonly #alive = new Set<Group>();
  readonly #taskset: string | undefined;
  #sequence = 0;

  constructor(watchdog: Watchdog) {
    this.#watchdog = watchdog;
    const taskset = findProgram("taskset", "/", process.env["PATH"]);
    this.#taskset = taskset.kind === "found" ? taskset.path : undefined;
  }

  async run(spec: ExecSpec, abort?: AbortSignal): Promise<ExecResult> {
    const launched = this.#launch(spec, abort);
    if (!(launched instanceof Group)) return launched;
    const killAfterMs = spec.killAfterMs ?? DEFAULT_KILL_AFTER_MS;
    const timer = setTimeout(() => {
      launched.endAs({ kind: "timeout", afterMs: spec.timeoutMs }, "SIGTERM", killAfterMs);
    }, spec.timeoutMs);
    try {
      return await launched.ended;
    } finally {
      clearTimeout(timer);
    }
  }

  async start(spec: StartSpec, abort?: AbortSignal): Promise<RunningProcess> {
    const launched = this.#launch(spec, abort);
    if (launched instanceof Group) return Promise.resolve(launched);
    // Nothing runs; the caller sees at once how it ended.
    const ended = Promise.resolve(launched);
    return Promise.resolve({ pid: 0, ended, cpuMs: () => undefined, stop: () => ended });
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.#alive].map((group) => group.stop("SIGTERM", DEFAULT_KILL_AFTER_MS)));
  }

  #launch(spec: StartSpec, abort: AbortSignal | undefined): Group | ExecResult {
    if (abort?.aborted === true) return notStarted({ kind: "aborted" }, "");
    const program = spec.argv[0];
    if (statSync(spec.cwd, { throwIfNoEntry: false })?.isDirectory() !== true) {
      throw new Error(`The working directory of ${program} does not exist: ${spec.cwd}`);
    }
    const found = findProgram(program, spec.cwd, spec.env["PATH"]);
    if (found.kind === "not-found")
      return refuse(spec, { kind: "not-found", program }, `${program}: not found`);
    if (found.kind === "not-executable") {
      return refuse(spec, { kind: "exit", code: CANNOT_EXECUTE }, `${found.path}: is not an executable file`);
    }
    const marker = this.#watchdog.marker(++this.#sequence);
    const isPinned = spec.cpus !== undefined && spec.cpus.length > 0;
    if (isPinned && this.#taskset === undefined)
      return refuse(spec, { kind: "not-found", program: "taskset" }, "taskset: not found");
    const file = isPinned ? this.#taskset! : found.path;
    const args = isPinned ? ["--cpu-list", spec.cpus.join(","), found.path] : [];
    const log = spec.logFile === undefined ? undefined : openSync(spec.logFile, "a");
    const output = log ?? "pipe";
    const stdio: StdioOptions = [spec.stdin === undefined ? "ignore" : "pipe", output, output];
    let child: ChildProcess;
    try {
      child = spawn(file, [...args, ...spec.argv.slice(1)], {
        cwd: spec.cwd,
        env: { ...spec.env, [MARKER_VARIABLE]: marker },
        detached: true,
        stdio,
        // Programs that look at their own name see what was asked for.
        ...(isPinned ? {} : { argv0: program }),
      });
    } catch (error) {
      // E2BIG comes here: an argument or a variable that is too long for the system.
      return refuse(spec, { kind: "exit", code: CANNOT_EXECUTE }, `${program}: ${(error as Error).message}`);
    } finally {
      if (log !== undefined) closeSync(log);
    }
    if (child.pid !== undefined) this.#watchdog.group(child.pid);
    const group = new Group(child, spec, marker, this.#watchdog, abort);
    this.#alive.add(group);
    void group.ended.finally(() => this.#alive.delete(group)).catch(() => undefined);
    return group;
  }
}

/** One process with its group. */
class Group implements RunningProcess {
  readonly pid: number;
  readonly ended: Promise<ExecResult>;
  #end: ExecEnd | undefined;
  #exited = false;
  #killTimer: NodeJS.Timeout | undefined;

  constructor(
    child: ChildProcess,
    spec: StartSpec,
    marker: string,
    watchdog: Watchdog,
    abort: AbortSignal | undefined,
  ) {
    this.pid = child.pid ?? 0;
    const startedAt = performance.now();
    const stdout =
      spec.captureBytes === undefined ? new LastBytes(KEPT_BYTES) : new FirstBytes(spec.captureBytes);
    const stderr = new LastBytes(KEPT_BYTES);
    child.stdout?.on("data", (chunk: Buffer) => {
      stdout.push(chunk);
    });
    child.stderr?.on("data", (chunk: Buffer) => {
      stderr.push(chunk);
    });
    // A process that does not read its input to the end is no error of the gate.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(spec.stdin);
    const closed = new Promise<void>((resolve) =>
      child.once("close", () => {
        resolve();
      }),
    );
    const onAbort = (): void => {
      this.endAs({ kind: "aborted" }, "SIGTERM", spec.killAfterMs ?? DEFAULT_KILL_AFTER_MS);
    };
    abort?.addEventListener("abort", onAbort, { once: true });
    this.ended = new Promise<ExecEnd>((resolve) => {
      child.once("exit", (code, signal) => {
        resolve(signal === null ? { kind: "exit", code: code ?? 0 } : { kind: "signal", signal });
      });
      child.once("error", (error: NodeJS.ErrnoException) => {
        if (child.pid !== undefined) return;
        // Found, and still not started: the interpreter of its first line is missing, or the format is wrong.
        const reason = error.code === "ENOENT" ? NO_INTERPRETER : error.message;
        const line = `${spec.argv[0]}: ${reason}\n`;
        if (spec.logFile === undefined) stderr.push(Buffer.from(line));
        else appendFileSync(spec.logFile, line);
        resolve({ kind: "exit", code: CANNOT_EXECUTE });
      });
    }).then(async (end) => {
      this.#exited = true;
      clearTimeout(this.#killTimer);
      abort?.removeEventListener("abort", onAbort);
      const durationMs = performance.now() - startedAt;
      if (child.pid !== undefined) {
        await watchdog.end(child.pid, marker);
        await withLimit(closed, PIPE_LIMIT_MS);
        child.stdout?.destroy();
        child.stderr?.destroy();
      }
      return { end: this.#end ?? end, stdout: stdout.text(), stderr: stderr.text(), durationMs };
    });
  }

  /** Ends the group for a reason of the gate's, which becomes the result unless there is one already. */
  endAs(end: ExecEnd, signal: StopSignal, killAfterMs: number): void {
    if (this.#exited) return;
    this.#end ??= end;
    this.#signal(signal, killAfterMs);
  }

  cpuMs(): number | undefined {
    return this.#exited ? undefined : groupCpuMs(this.pid);
  }

  async stop(signal: StopSignal, killAfterMs: number): Promise<ExecResult> {
    if (!this.#exited) this.#signal(signal, killAfterMs);
    return this.ended;
  }

  #signal(signal: StopSignal, killAfterMs: number): void {
    signalGroup(this.pid, signal);
    // Stopped processes would not see it before they go on.
    signalGroup(this.pid, "SIGCONT");
    clearTimeout(this.#killTimer);
    this.#killTimer = setTimeout(() => {
      signalGroup(this.pid, "SIGKILL");
    }, killAfterMs);
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function withLimit(promise: Promise<void>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([promise, limit]);
  clearTimeout(timer);
  // Timers come before input: after a stall of this process, what has long been there is read in this turn.
  await new Promise((resolve) => setImmediate(resolve));
}

function notStarted(end: ExecEnd, stderr: string): ExecResult {
  return { end, stdout: "", stderr, durationMs: 0 };
}

/** The reason goes where the process's own words would have gone. */
function refuse(spec: StartSpec, end: ExecEnd, reason: string): ExecResult {
  if (spec.logFile !== undefined) appendFileSync(spec.logFile, `${reason}\n`);
  return notStarted(end, spec.logFile === undefined ? `${reason}\n` : "");
}
