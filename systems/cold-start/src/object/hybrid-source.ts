import { LoadFailure } from "../state/errors.js";
import type { State } from "../state/state.js";
import type { IcebergSource } from "./iceberg/iceberg-source.js";
import { decodeRow } from "./libsql-source.js";
import type { LibsqlSource } from "./libsql-source.js";
import { firstTry } from "./source.js";
import type { LoadRequest, StateSource } from "./source.js";
import { checksummed, sha256 } from "../state/checksum.js";

/** `outdated`: what libSQL has is sound and too old. `repaired`: it is damaged. `degraded`: libSQL does not answer. */
export type HybridOutcome = "hit" | "miss" | "outdated" | "repaired" | "degraded";

/** Runs after the answer; its failure is counted and costs the caller nothing. */
export type InBackground = (work: () => Promise<void>) => void;

/**
 * libSQL as a cache in front of Iceberg. A state that is not in libSQL, or is damaged or too old there, comes
 * from Iceberg and is put into libSQL in the background. Where libSQL does not answer, Iceberg does.
 */
export class HybridSource implements StateSource {
  outcome: HybridOutcome | undefined;

  constructor(
    readonly cache: LibsqlSource,
    readonly table: IcebergSource,
    readonly inBackground: InBackground,
  ) {}

  async load(request: LoadRequest): Promise<State> {
    const found = await this.#fromCache(request);
    this.outcome = typeof found === "string" ? found : "hit";
    if (typeof found !== "string") return found;
    const { state, body } = await this.table.loadWithBody(request);
    if (found !== "degraded") {
      this.inBackground(() => hydrate(this.cache, request, state, body, found === "repaired"));
    }
    return state;
  }

  async #fromCache(request: LoadRequest): Promise<State | Exclude<HybridOutcome, "hit">> {
    try {
      const row = await this.cache.find(firstTry(request));
      return row === undefined ? "miss" : await decodeRow(row, request);
    } catch (error) {
      if (!(error instanceof LoadFailure)) throw error;
      switch (error.code) {
        case "timeout":
        case "unavailable":
          return "degraded";
        case "stale":
          return "outdated";
        case "newer":
          throw error;
        default:
          return "repaired";
      }
    }
  }
}

/** Puts a state that was loaded from Iceberg into libSQL, with the checksum of its form there; it may take as long as the load. */
export async function hydrate(
  cache: LibsqlSource,
  { objectId, limitMs }: LoadRequest,
  state: State,
  body: string,
  repair: boolean,
): Promise<void> {
  const { schemaVersion, stateVersion } = state;
  const header = { ...state, checksum: await sha256(checksummed(schemaVersion, stateVersion, body)) };
  await cache.keep(objectId, header, body, repair, AbortSignal.timeout(limitMs));
}
