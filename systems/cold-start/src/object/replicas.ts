/** Weight of a new measurement: RFC 6298's for the smoothed round trip. */
const WEIGHT = 1 / 8;
/** One choice of so many asks another replica, so that one that has come closer is noticed. */
const EXPLORE_EVERY = 32;
/** One that failed is not asked for so long. Then it is among those that are explored, so that few loads find it failing. */
const RETRY_AFTER_MS = 5_000;

/** What a server does only once, at its first request, says nothing of its distance: the best of so many counts. */
const FIRST_LOOKS = 3;

interface Replica {
  readonly url: string;
  latencyMs: number;
  looks: number;
  /** When one that failed may be asked again; undefined once it has answered. */
  retryAtMs: number | undefined;
}

/** Chooses among replicas of the same data by the latency that was measured of each. */
export class Replicas {
  readonly #replicas: readonly Replica[];
  #choices = 0;
  #explored = 0;

  constructor(urls: readonly string[]) {
    if (urls.length === 0) throw new Error("There is no replica to choose from.");
    this.#replicas = urls.map((url) => ({ url, latencyMs: Infinity, looks: 0, retryAtMs: undefined }));
  }

  /**
   * One that was not measured three times yet, now and then any other, else the nearest. One that failed is another
   * when its time has come, and that time moves on for those beside the load that tries it.
   *
   * @param nowMs of any steady clock
   */
  choose(nowMs: number): string {
    const chosen = this.#choose(nowMs);
    if (chosen.retryAtMs !== undefined) chosen.retryAtMs = nowMs + RETRY_AFTER_MS;
    return chosen.url;
  }

  measured(url: string, latencyMs: number): void {
    const replica = this.#replicas.find((one) => one.url === url);
    if (replica === undefined) return;
    replica.retryAtMs = undefined;
    replica.looks += 1;
    replica.latencyMs =
      replica.looks <= FIRST_LOOKS
        ? Math.min(replica.latencyMs, latencyMs)
        : replica.latencyMs + WEIGHT * (latencyMs - replica.latencyMs);
  }

  /** What was known of it may hold no longer: when it answers again it is measured as a new one. */
  failed(url: string, nowMs: number): void {
    const replica = this.#replicas.find((one) => one.url === url);
    if (replica === undefined) return;
    replica.latencyMs = Infinity;
    replica.looks = 0;
    replica.retryAtMs = nowMs + RETRY_AFTER_MS;
  }

  #choose(nowMs: number): Replica {
    const answering = this.#replicas.filter(({ retryAtMs }) => retryAtMs === undefined);
    // Where all have failed, the one whose failure is the longest ago.
    if (answering.length === 0) return least(this.#replicas, ({ retryAtMs }) => retryAtMs!);
    const unknown = answering.find(({ looks }) => looks < FIRST_LOOKS);
    if (unknown !== undefined) return unknown;
    const nearest = least(answering, ({ latencyMs }) => latencyMs);
    this.#choices += 1;
    if (this.#choices % EXPLORE_EVERY !== 0) return nearest;
    const others = this.#replicas.filter(
      (one) => one !== nearest && (one.retryAtMs === undefined || one.retryAtMs <= nowMs),
    );
    if (others.length === 0) return nearest;
    this.#explored += 1;
    return others[this.#explored % others.length]!;
  }
}

/** The first of those with the least. */
function least(replicas: readonly Replica[], of: (replica: Replica) => number): Replica {
  return replicas.reduce((best, one) => (of(one) < of(best) ? one : best));
}
