import { LoadFailure } from "./errors.js";
import { SCHEMA_VERSION } from "./state.js";
import type { StateHeader } from "./state.js";

/** Refuses a state that newer code wrote: what it holds can't be read here, so it must not be replaced either. */
export function refuseNewer({ schemaVersion }: StateHeader, where: string): void {
  if (schemaVersion <= SCHEMA_VERSION) return;
  throw new LoadFailure(
    "newer",
    `${where} has schema version ${schemaVersion}; ${SCHEMA_VERSION} is read here. Newer code wrote it, and it stays ` +
      "as it is. Update this code, or delete the state where it is known to be damaged.",
  );
}

/**
 * Refuses a state of another shape, or one older than what the caller has already seen.
 *
 * @param minVersion the lowest state version that will do
 */
export function verifyHeader(header: StateHeader, minVersion: number, where: string): void {
  refuseNewer(header, where);
  const { schemaVersion, stateVersion } = header;
  if (schemaVersion !== SCHEMA_VERSION) {
    throw new LoadFailure(
      "schema",
      `${where} has schema version ${schemaVersion}; ${SCHEMA_VERSION} is read here.`,
    );
  }
  if (stateVersion < minVersion) {
    throw new LoadFailure("stale", `${where} has state version ${stateVersion}; ${minVersion} is asked for.`);
  }
}
