import type { State } from "../state/state.js";
import { LoadFailure } from "../state/errors.js";
import type { Environment } from "./environment.js";
import { HybridSource, hydrate } from "./hybrid-source.js";
import type { InBackground, Look } from "./hybrid-source.js";
import { IcebergSource } from "./iceberg/iceberg-source.js";
import { LazyState } from "./iceberg/lazy-state.js";
import { isolate, replicasOf } from "./isolate.js";
import { LibsqlSource } from "./libsql-source.js";
import { objectStore } from "./object-store.js";
import { startLimit } from "./limit.js";
import type { Plan } from "./plan.js";
import { LAZY_ABOVE_BYTES } from "./router.js";
import type { LoadRequest } from "./source.js";

/** What an object holds: a whole state, or the header of one whose sections come when they are asked for. */
export type Held =
  { readonly kind: "whole"; readonly state: State } | { readonly kind: "lazy"; readonly lazy: LazyState };

export interface Loaded {
  readonly held: Held;
  /** Where it came from, in a word. */
  readonly from: string;
}

/** Loads one object's states by a plan. It has the object's connections and keeps them for its life. */
export class Loader {
  readonly #libsql: LibsqlSource;
  readonly #iceberg: IcebergSource;
  readonly #plan: Plan;
  readonly #inBackground: InBackground;

  constructor(plan: Plan, env: Environment, inBackground: InBackground) {
    const hosts = JSON.parse(env.LIBSQL) as string[];
    this.#plan = plan;
    this.#inBackground = inBackground;
    this.#libsql = new LibsqlSource(() => {
      const host = this.#chooseHost(hosts);
      return {
        url: `${plan.transport}://${host}`,
        answered: (latencyMs) => isolate.replicas?.measured(host, latencyMs),
        failed: () => isolate.replicas?.failed(host, performance.now()),
      };
    });
    this.#iceberg = new IcebergSource(objectStore(env.STORE), env.METADATA);
  }

  /** @param whole whether every section is needed at once */
  async load(request: LoadRequest, session: string, whole: boolean): Promise<Loaded> {
    const { memory, prefetch } = this.#plan;
    const kept = this.#inMemory(request);
    const loaded = kept ?? (await this.#fromSource(request, whole));
    if (memory && kept === undefined && loaded.held.kind === "whole") {
      isolate.memory.set(request.objectId, loaded.held.state, loaded.held.state.bytes);
    }
    if (prefetch) this.#prefetchAfter(request, session);
    return loaded;
  }

  /** Whether there is more of a state than is held: not where the plan says lazily. */
  hasMoreOf({ held }: Loaded): boolean {
    return held.kind === "lazy" && this.#plan.source !== "lazy";
  }

  #inMemory({ objectId, minVersion }: LoadRequest): Loaded | undefined {
    const { memory, prefetch } = this.#plan;
    for (const [wanted, cache, from] of [
      [memory, isolate.memory, "memory"],
      [prefetch, isolate.prefetched, "prefetched"],
    ] as const) {
      if (!wanted) continue;
      const state = cache.get(objectId);
      if (state !== undefined && state.stateVersion >= minVersion)
        return { held: { kind: "whole", state }, from };
    }
    return undefined;
  }

  async #fromSource(request: LoadRequest, whole: boolean): Promise<Loaded> {
    switch (this.#plan.source) {
      case "libsql":
        return { held: { kind: "whole", state: await this.#libsql.load(request) }, from: "libsql" };
      case "iceberg":
        return { held: { kind: "whole", state: await this.#iceberg.load(request) }, from: "iceberg" };
      case "lazy":
        return this.#lazily(request);
      case "hybrid": {
        const hybrid = new HybridSource(this.#libsql, this.#iceberg, this.#inBackground);
        const state = await hybrid.load(request);
        return { held: { kind: "whole", state }, from: hybrid.outcome! };
      }
      case "routed":
        return this.#routed(request, whole);
    }
  }

  async #lazily(request: LoadRequest): Promise<Loaded> {
    const lazy = await LazyState.open(this.#iceberg.get, this.#iceberg.metadata, request);
    return { held: { kind: "lazy", lazy }, from: "lazy" };
  }

  /** As the router wants it, and whole where the state is in several files. */
  async #lazilyOrWhole(request: LoadRequest): Promise<Loaded> {
    try {
      return await this.#lazily(request);
    } catch (error) {
      if (!(error instanceof LoadFailure) || error.code !== "incomplete") throw error;
      const state = await this.#iceberg.load(request);
      isolate.router.loaded(request.objectId, state.bytes);
      return { held: { kind: "whole", state }, from: "iceberg" };
    }
  }

  async #routed(request: LoadRequest, whole: boolean): Promise<Loaded> {
    const { router } = isolate;
    const { objectId } = request;
    switch (router.route(objectId, { whole }, performance.now())) {
      case "lookup":
        return this.#lookUp(request, whole);
      case "libsql":
        return this.#throughLibsql(request);
      case "lazy":
        return this.#lazilyOrWhole(request);
      case "iceberg": {
        const { state, body } = await this.#iceberg.loadWithBody(request);
        router.loaded(objectId, state.bytes);
        if (router.belongsInLibsql(objectId)) {
          this.#inBackground(() => hydrate(this.#libsql, request, state, body));
        }
        return { held: { kind: "whole", state }, from: "iceberg" };
      }
    }
  }

  async #throughLibsql(request: LoadRequest): Promise<Loaded> {
    const hybrid = new HybridSource(this.#libsql, this.#iceberg, this.#inBackground);
    return this.#loadAfter(hybrid, await this.#look(hybrid, request), request);
  }

  /** Nothing is known of the object: libSQL has it, or its size, or nothing. */
  async #lookUp(request: LoadRequest, whole: boolean): Promise<Loaded> {
    const hybrid = new HybridSource(this.#libsql, this.#iceberg, this.#inBackground);
    const look = await this.#look(hybrid, request, LAZY_ABOVE_BYTES);
    if (look.answered && look.row !== undefined) {
      const { bytes } = look.row;
      const isLarge = typeof bytes === "number" && bytes > LAZY_ABOVE_BYTES;
      if (!isLarge) return this.#loadAfter(hybrid, look, request);
      isolate.router.loaded(request.objectId, bytes);
    }
    if (!whole) return this.#lazilyOrWhole(request);
    const state = await this.#iceberg.load(request);
    isolate.router.loaded(request.objectId, state.bytes);
    return { held: { kind: "whole", state }, from: "iceberg" };
  }

  /** The router hears whether libSQL answers: what is wrong with a row, or with Iceberg, is no outage of it. */
  async #look(hybrid: HybridSource, request: LoadRequest, maxBytes?: number): Promise<Look> {
    const look = await hybrid.look(request, maxBytes);
    if (look.answered) isolate.router.libsqlAnswered();
    else isolate.router.libsqlFailed(performance.now());
    return look;
  }

  async #loadAfter(hybrid: HybridSource, look: Look, request: LoadRequest): Promise<Loaded> {
    const state = await hybrid.loadAfter(look, request);
    isolate.router.loaded(request.objectId, state.bytes);
    return { held: { kind: "whole", state }, from: hybrid.outcome === "hit" ? "libsql" : hybrid.outcome! };
  }

  #prefetchAfter({ objectId, limitMs }: LoadRequest, session: string): void {
    const next = isolate.predictor.observe(session, objectId);
    if (next === undefined || isolate.prefetched.has(next)) return;
    this.#inBackground(async () => {
      const isAlone = this.#plan.source === "routed" && isolate.router.isLibsqlLeftAlone;
      const source = isAlone
        ? this.#iceberg
        : new HybridSource(this.#libsql, this.#iceberg, this.#inBackground);
      const state = await source.load({ objectId: next, minVersion: 0, ...startLimit(limitMs) });
      isolate.prefetched.set(next, state, state.bytes);
    });
  }

  #chooseHost(hosts: readonly string[]): string {
    switch (this.#plan.replicas) {
      case "primary":
        return hosts[0]!;
      case "nearest":
        return replicasOf(hosts).choose(performance.now());
    }
  }
}
