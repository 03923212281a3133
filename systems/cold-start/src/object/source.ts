import type { State } from "../state/state.js";

/** One load of one object's state. */
export interface LoadRequest {
  readonly objectId: string;
  /** The lowest state version that will do. */
  readonly minVersion: number;
  /** Ends the load; every backend call gets it. */
  readonly signal: AbortSignal;
}

/**
 * Where states come from. A load ends with a whole, checked state or with a LoadFailure, and with nothing
 * in between.
 */
export interface StateSource {
  load(request: LoadRequest): Promise<State>;
}
