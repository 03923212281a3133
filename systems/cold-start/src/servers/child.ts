import { spawn } from "node:child_process";
import type { ChildProcess, StdioOptions } from "node:child_process";
import { once } from "node:events";

const children = new Set<ChildProcess>();
// A harness that ends in whatever way takes its servers with it. The gate's watchdog does so after SIGKILL.
process.on("exit", () => {
  for (const child of children) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const STOP_LIMIT_MS = 10_000;

/** A server process of our own: started, watched, ended by its own id. */
export class Child {
  #said = "";
  readonly #name: string;
  readonly process: ChildProcess;
  readonly ended: Promise<void>;

  private constructor(name: string, child: ChildProcess) {
    this.#name = name;
    this.process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.#said = `${this.#said}${chunk.toString()}`.slice(-4000);
      });
    }
    this.ended = new Promise((resolve) => {
      child.once("exit", () => {
        children.delete(child);
        resolve();
      });
    });
  }

  static async start(
    name: string,
    argv: readonly [string, ...string[]],
    stdio?: StdioOptions,
  ): Promise<Child> {
    const [program, ...rest] = argv;
    const child = spawn(program, rest, { stdio: stdio ?? ["ignore", "pipe", "pipe"], env: {} });
    const own = new Child(name, child);
    try {
      await once(child, "spawn");
    } catch (error) {
      throw new Error(`${name} can't be started: ${(error as Error).message}`, { cause: error });
    }
    children.add(child);
    return own;
  }

  get hasEnded(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** Polls until the probe holds. @throws Error with what the process said when it ends or the limit is over */
  async ready(probe: () => Promise<boolean>, limitMs = 60_000): Promise<void> {
    const end = performance.now() + limitMs;
    while (!(await probe())) {
      if (this.hasEnded) throw new Error(`${this.#name} ended before it was ready.\n${this.#said}`);
      if (performance.now() > end)
        throw new Error(`${this.#name} was not ready in ${limitMs} ms.\n${this.#said}`);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    // Somebody else may listen on the port for which this one came too late.
    if (this.hasEnded) throw new Error(`${this.#name} ended when it was ready.\n${this.#said}`);
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    this.process.kill("SIGCONT");
    this.process.kill("SIGTERM");
    const killer = setTimeout(() => this.process.kill("SIGKILL"), STOP_LIMIT_MS);
    await this.ended;
    clearTimeout(killer);
  }

  async kill(): Promise<void> {
    this.process.kill("SIGKILL");
    await this.ended;
  }
}
