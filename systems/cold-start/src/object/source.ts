import type { State } from "../state/state.js";
import { startLimit } from "./limit.js";
import type { Limit } from "./limit.js";

/** One load of one object's state, and how long it may take; every backend call gets its signal. */
export interface LoadRequest extends Limit {
  readonly objectId: string;
  /** The lowest state version that will do. */
  readonly minVersion: number;
}

/** The share of what is left of a load's time that a backend may take while another could still answer. */
const FIRST_SHARE = 1 / 3;

/** The same load, for a backend that another stands behind: one that stalls must leave that other its time. */
export function firstTry(request: LoadRequest): LoadRequest {
  const leftMs = Math.max(0, request.endMs - performance.now());
  const first = startLimit(Math.floor(leftMs * FIRST_SHARE));
  return { ...request, ...first, signal: AbortSignal.any([request.signal, first.signal]) };
}

/**
 * Where states come from. A load ends with a whole, checked state or with a LoadFailure, and with nothing
 * in between.
 */
export interface StateSource {
  load(request: LoadRequest): Promise<State>;
}
