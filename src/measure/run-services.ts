import type { ServiceCaveat } from "../core/model/run.js";
import type { Service } from "./service.js";
import type { TrialIdentity } from "./trial.js";

/** One side of one benchmark. */
type Owner = Pick<TrialIdentity, "system" | "benchmark" | "side">;

export interface Neighbour {
  readonly owner: Owner;
  readonly service: Pick<Service, "cpuMs">;
}

interface Kept extends Neighbour {
  readonly service: Service;
  /** The folder in which it works. */
  readonly release: () => Promise<void>;
}

/** Services that live for the whole run, one for each side of a benchmark. */
export class RunServices {
  readonly #kept = new Map<string, Kept>();

  get(owner: Owner): Service | undefined {
    return this.#kept.get(keyOf(owner))?.service;
  }

  /** Those that live beside the owner's trials and are not its own. */
  besides(owner: Owner): readonly Neighbour[] {
    return [...this.#kept].filter(([key]) => key !== keyOf(owner)).map(([, neighbour]) => neighbour);
  }

  keep(owner: Owner, service: Service, release: () => Promise<void>): void {
    this.#kept.set(keyOf(owner), { owner, service, release });
  }

  /** Forgets a service that has ended, so that nothing talks to it again. */
  async drop(owner: Owner): Promise<void> {
    const kept = this.#kept.get(keyOf(owner));
    this.#kept.delete(keyOf(owner));
    if (kept !== undefined) await release(kept);
  }

  /** Stops those of one benchmark, by `system/benchmark`, or all. */
  async stop(benchmark?: string): Promise<ServiceCaveat[]> {
    const stopped = [...this.#kept].filter(
      ([, { owner }]) => benchmark === undefined || benchmark === `${owner.system}/${owner.benchmark}`,
    );
    const caveats = await Promise.all(
      stopped.map(async ([key, kept]) => {
        this.#kept.delete(key);
        try {
          const { system, benchmark: id, side } = kept.owner;
          const own = await kept.service.stop();
          return own.map(({ code, message }) => ({ system, benchmark: id, side, code, message }));
        } finally {
          await release(kept);
        }
      }),
    );
    return caveats.flat();
  }
}

function keyOf({ system, benchmark, side }: Owner): string {
  return `${system}/${benchmark}/${side}`;
}

/** A folder that can't be removed goes with the run's, and ends nothing before. */
async function release(kept: Kept): Promise<void> {
  await kept.release().catch(() => undefined);
}
