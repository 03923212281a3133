import type { State } from "../state/state.js";

/** One load of one object's state. */
export interface LoadRequest {
  readonly objectId: string;
  /** The lowest state version that will do. */
  readonly minVersion: number;
  /** How long the whole load may take. */
  readonly limitMs: number;
  /** Ends the load; every backend call gets it. */
  readonly signal: AbortSignal;
}

/** The share of a load's time that a backend may take while another could still answer. */
const FIRST_SHARE = 1 / 3;

/** The same load, for a backend that another stands behind: one that stalls must leave that other its time. */
export function firstTry(request: LoadRequest): LoadRequest {
  const limitMs = request.limitMs * FIRST_SHARE;
  return { ...request, limitMs, signal: AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)]) };
}

/**
 * Where states come from. A load ends with a whole, checked state or with a LoadFailure, and with nothing
 * in between.
 */
export interface StateSource {
  load(request: LoadRequest): Promise<State>;
}
