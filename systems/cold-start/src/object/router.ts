import { Lru } from "./lru.js";

/** What a state is loaded by. `lookup` asks libSQL, which answers with the state or only with its size. */
export type Route = "lookup" | "libsql" | "iceberg" | "lazy";

/** Above this a state is loaded lazily: the report's limit. */
export const LAZY_ABOVE_BYTES = 100 * 1024;
/** A lazy object that shrinks becomes whole only below this, so that one at the limit does not change to and fro. */
const WHOLE_BELOW_BYTES = 90 * 1024;
/** Half-life of an object's heat. */
const HALF_LIFE_MS = 60_000;
/** Accesses within about one half-life that make an object hot. */
const HOT_AT = 3;
/** A hot object that cools stays in libSQL until here. */
const COLD_BELOW = 1;
const BREAK_AFTER = 3;
const RETRY_AFTER_MS = 5_000;

interface Known {
  bytes: number | undefined;
  heat: number;
  atMs: number;
  lazy: boolean;
  hot: boolean;
}

export interface Need {
  /** Whether the caller needs every section. */
  readonly whole: boolean;
}

/**
 * Decides where an object's state comes from, by what was seen of it: its size when it was last loaded, how
 * often it was asked for lately, and whether libSQL answers. The report's architecture: libSQL for what is
 * hot, Iceberg for what is large or cold, lazily above 100 KB.
 */
export class StateRouter {
  readonly #known = new Lru<Known>(10_000);
  #failures = 0;
  #retryAtMs = 0;

  /**
   * Counts an access and says where to load from.
   *
   * @param nowMs of any steady clock
   */
  route(objectId: string, need: Need, nowMs: number): Route {
    const known = this.#touch(objectId, nowMs);
    if (known.bytes === undefined && this.#mayAskLibsql(nowMs)) return "lookup";
    // Where nothing is known and libSQL is left alone it may be large: that costs the least of what Iceberg has.
    if (known.bytes === undefined || known.lazy) return need.whole ? "iceberg" : "lazy";
    return known.hot && this.#mayAskLibsql(nowMs) ? "libsql" : "iceberg";
  }

  /** What a load has found out. */
  loaded(objectId: string, bytes: number): void {
    const known = this.#known.get(objectId);
    if (known === undefined) return;
    known.bytes = bytes;
    known.lazy = bytes > (known.lazy ? WHOLE_BELOW_BYTES : LAZY_ABOVE_BYTES);
  }

  /** Whether the object has become hot and small enough to be kept in libSQL, which is there to keep it. */
  belongsInLibsql(objectId: string): boolean {
    const known = this.#known.get(objectId);
    const isSmallAndHot = known !== undefined && known.hot && !known.lazy && known.bytes !== undefined;
    return isSmallAndHot && !this.isLibsqlLeftAlone;
  }

  /** Until it has answered a load that tries it again. */
  get isLibsqlLeftAlone(): boolean {
    return this.#failures >= BREAK_AFTER;
  }

  libsqlAnswered(): void {
    this.#failures = 0;
  }

  /** After three failures in a row libSQL is left alone for a while; then one load tries it again. */
  libsqlFailed(nowMs: number): void {
    this.#failures += 1;
    if (this.#failures >= BREAK_AFTER) this.#retryAtMs = nowMs + RETRY_AFTER_MS;
  }

  /** The load that tries libSQL again moves the next try on: those beside it go elsewhere until then. */
  #mayAskLibsql(nowMs: number): boolean {
    if (!this.isLibsqlLeftAlone) return true;
    if (nowMs < this.#retryAtMs) return false;
    this.#retryAtMs = nowMs + RETRY_AFTER_MS;
    return true;
  }

  #touch(objectId: string, nowMs: number): Known {
    const known = this.#known.get(objectId) ?? {
      bytes: undefined,
      heat: 0,
      atMs: nowMs,
      lazy: false,
      hot: false,
    };
    known.heat = known.heat * 2 ** ((known.atMs - nowMs) / HALF_LIFE_MS) + 1;
    known.atMs = nowMs;
    known.hot = known.heat >= (known.hot ? COLD_BELOW + 1 : HOT_AT);
    this.#known.set(objectId, known, 1);
    return known;
  }
}
