import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createInterface } from "node:readline";
import type { ChildProcessByStdio } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import type { Guard } from "../ports/guard.js";

/** Stands in the environment of every process of a run; what is found with it at the end is ended. */
export const MARKER_VARIABLE = "LATENCY_GATE_RUN_ID";

const ENDED_EARLY =
  "The watchdog process has ended before the gate. Nothing is run without it: start the gate again.";

/** Its process, and who waits for its answers. */
class WatchdogProcess {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, { done: () => void; fail: (error: Error) => void }>();
  readonly #exited: Promise<void>;
  #nextId = 1;
  #alive = true;

  constructor(runMarker: string) {
    const program = fileURLToPath(new URL("./watchdog-main.mjs", import.meta.url));
    this.#process = spawn(process.execPath, [program, runMarker], {
      detached: true,
      stdio: ["pipe", "pipe", "ignore"],
      cwd: "/",
    });
    // Nothing of it keeps the gate from ending; see #hold.
    this.#process.unref();
    this.#hold(false);
    this.#process.stdin.on("error", () => undefined);
    this.#exited = new Promise((resolve) => {
      const left = (): void => {
        this.#alive = false;
        for (const { fail } of this.#waiting.values()) fail(new Error(ENDED_EARLY));
        this.#waiting.clear();
        resolve();
      };
      this.#process.once("exit", left);
      this.#process.once("error", left);
    });
    createInterface({ input: this.#process.stdout }).on("line", (line) => {
      const { id } = JSON.parse(line) as { id: number };
      this.#waiting.get(id)?.done();
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#hold(false);
    });
  }

  send(message: object): void {
    if (!this.#alive) throw new Error(ENDED_EARLY);
    this.#process.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Resolves when the watchdog has done what was asked for. */
  async ask(message: object): Promise<void> {
    const id = this.#nextId++;
    this.#hold(true);
    await new Promise<void>((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.send({ ...message, id });
    });
  }

  async close(): Promise<void> {
    this.#process.ref();
    this.#hold(true);
    this.#process.stdin.end();
    await this.#exited;
  }

  /** Whether an answer is awaited, for which the gate's event loop must go on. */
  #hold(awaited: boolean): void {
    const stdout = this.#process.stdout as Readable & { ref(): void; unref(): void };
    const stdin = this.#process.stdin as Writable & { ref(): void; unref(): void };
    if (awaited) {
      stdout.ref();
    } else {
      stdout.unref();
      stdin.unref();
    }
  }
}

/** The gate's end of the watchdog; see watchdog-main.mjs. One for each run, started by the first thing that it is to see gone. */
export class Watchdog implements Guard {
  readonly #runMarker: string;
  #started: WatchdogProcess | undefined;

  constructor() {
    // A gate that runs within a gate is found by the outer one, with all that it started.
    const outer = process.env[MARKER_VARIABLE] ?? "";
    this.#runMarker = `${outer}${randomBytes(6).toString("hex")}.`;
  }

  /**
   * For the `sequence`-th process, which is about to be started: the watchdog is there before it. All markers are of
   * one length, so that no environment is larger.
   */
  marker(sequence: number): string {
    this.#start();
    return `${this.#runMarker}${String(sequence).padStart(6, "0")}.`;
  }

  /** Registers the process group of a process that has just been started. */
  group(group: number): void {
    this.#start().send({ op: "group", group });
  }

  /** Kills what is left of a group and of all that carries its marker; resolves when it is gone. */
  async end(group: number, marker: string): Promise<void> {
    await this.#start().ask({ op: "end", group, marker });
  }

  folder(path: string): void {
    this.#start().send({ op: "folder", path });
  }

  lock(lock: string, own: string): void {
    this.#start().send({ op: "lock", lock, own });
  }

  forget(path: string): void {
    this.#start().send({ op: "forget", path });
  }

  /** Lets the watchdog do its last round; resolves when it has ended. */
  async close(): Promise<void> {
    await this.#started?.close();
  }

  #start(): WatchdogProcess {
    return (this.#started ??= new WatchdogProcess(this.#runMarker));
  }
}
