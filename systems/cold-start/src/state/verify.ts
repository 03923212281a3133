import { LoadFailure } from "./errors.js";
import { SCHEMA_VERSION } from "./state.js";
import type { StateHeader } from "./state.js";

/**
 * Refuses a state of another shape, or one older than what the caller has already seen.
 *
 * @param minVersion the lowest state version that will do
 */
export function verifyHeader(header: StateHeader, minVersion: number, where: string): void {
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
