import type { HarnessCaveat } from "../core/model/trial.js";
import type { Service } from "./service.js";

interface Kept {
  readonly service: Service;
  /** The folder in which it works. */
  readonly release: () => Promise<void>;
}

/** Services that live for the whole run, one for each side of a benchmark. */
export class RunServices {
  readonly #kept = new Map<string, Kept>();

  get(key: string): Service | undefined {
    return this.#kept.get(key)?.service;
  }

  keep(key: string, service: Service, release: () => Promise<void>): void {
    this.#kept.set(key, { service, release });
  }

  /** Forgets a service that has ended, so that nothing talks to it again. */
  async drop(key: string): Promise<void> {
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    if (kept !== undefined) await release(kept);
  }

  /** Stops those of one benchmark, or all. */
  async stop(prefix = ""): Promise<HarnessCaveat[]> {
    const keys = [...this.#kept.keys()].filter((key) => key.startsWith(prefix));
    const caveats = await Promise.all(
      keys.map(async (key) => {
        const kept = this.#kept.get(key)!;
        this.#kept.delete(key);
        try {
          return await kept.service.stop();
        } finally {
          await release(kept);
        }
      }),
    );
    return caveats.flat();
  }
}

/** A folder that can't be removed goes with the run's, and ends nothing before. */
async function release(kept: Kept): Promise<void> {
  await kept.release().catch(() => undefined);
}
