import type { Row } from "@libsql/client/web";
import { LoadFailure } from "../state/errors.js";
import type { State } from "../state/state.js";
import type { IcebergSource } from "./iceberg/iceberg-source.js";
import { decodeRow, storedRow } from "./libsql-source.js";
import type { LibsqlSource } from "./libsql-source.js";
import { firstTry } from "./source.js";
import type { LoadRequest, StateSource } from "./source.js";
import { checksummed, sha256 } from "../state/checksum.js";

/** `outdated`: what libSQL has is sound and too old. `repaired`: it is damaged. `degraded`: libSQL does not answer. */
export type HybridOutcome = "hit" | "miss" | "outdated" | "repaired" | "degraded";

type Found =
  | { readonly outcome: "hit"; readonly state: State }
  | { readonly outcome: "repaired"; readonly damaged: Row }
  | { readonly outcome: "miss" | "outdated" | "degraded" };

/** What libSQL answered, if it did: the row, whatever its columns hold, or that there is none. */
export type Look = { readonly answered: false } | { readonly answered: true; readonly row: Row | undefined };

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
    return this.loadAfter(await this.look(request), request);
  }

  /** @param maxBytes the body of a larger state stays where it is */
  async look(request: LoadRequest, maxBytes?: number): Promise<Look> {
    try {
      return { answered: true, row: await this.cache.read(firstTry(request), maxBytes) };
    } catch (error) {
      if (!(error instanceof LoadFailure)) throw error;
      return { answered: false };
    }
  }

  /** @param look with the body of the row, whatever its size */
  async loadAfter(look: Look, request: LoadRequest): Promise<State> {
    const found = await judge(look, request);
    this.outcome = found.outcome;
    if (found.outcome === "hit") return found.state;
    const { state, body } = await this.table.loadWithBody(request);
    if (found.outcome !== "degraded") {
      const damaged = found.outcome === "repaired" ? found.damaged : undefined;
      this.inBackground(() => hydrate(this.cache, request, state, body, damaged));
    }
    return state;
  }
}

/** @throws LoadFailure `newer` */
async function judge(look: Look, request: LoadRequest): Promise<Found> {
  if (!look.answered) return { outcome: "degraded" };
  const { row } = look;
  if (row === undefined) return { outcome: "miss" };
  try {
    return { outcome: "hit", state: await decodeRow(storedRow(row, request.objectId), request) };
  } catch (error) {
    if (!(error instanceof LoadFailure)) throw error;
    switch (error.code) {
      case "stale":
        return { outcome: "outdated" };
      case "newer":
        throw error;
      default:
        return { outcome: "repaired", damaged: row };
    }
  }
}

/**
 * Puts a state that was loaded from Iceberg into libSQL, with the checksum of its form there; it may take as long as the load.
 *
 * @param damaged the row that it mends, where there is one
 */
export async function hydrate(
  cache: LibsqlSource,
  { objectId, limitMs }: LoadRequest,
  state: State,
  body: string,
  damaged?: Row,
): Promise<void> {
  const { schemaVersion, stateVersion } = state;
  const header = { ...state, checksum: await sha256(checksummed(schemaVersion, stateVersion, body)) };
  await cache.keep(objectId, header, body, damaged, AbortSignal.timeout(limitMs));
}
