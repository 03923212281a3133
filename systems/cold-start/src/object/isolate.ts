import type { State } from "../state/state.js";
import { Lru } from "./lru.js";
import { Predictor } from "./predictor.js";
import { Replicas } from "./replicas.js";
import { StateRouter } from "./router.js";

/** What the objects of one machine share: plain memory, never a connection, which belongs to its object. */
export interface Isolate {
  readonly memory: Lru<State>;
  readonly prefetched: Lru<State>;
  readonly predictor: Predictor;
  readonly router: StateRouter;
  replicas: Replicas | undefined;
  /** Work after an answer that has not ended. */
  background: number;
  backgroundFailures: number;
  constructed: number;
}

const MEMORY_BYTES = 32 * 1024 * 1024;
const PREFETCHED_BYTES = 512 * 1024;

export const isolate: Isolate = {
  memory: new Lru<State>(MEMORY_BYTES),
  prefetched: new Lru<State>(PREFETCHED_BYTES),
  predictor: new Predictor(),
  router: new StateRouter(),
  replicas: undefined,
  background: 0,
  backgroundFailures: 0,
  constructed: 0,
};

export function replicasOf(hosts: readonly string[]): Replicas {
  isolate.replicas ??= new Replicas(hosts);
  return isolate.replicas;
}
