/** Weight of a new measurement: RFC 6298's for the smoothed round trip. */
const WEIGHT = 1 / 8;
/** One choice of so many asks another replica, so that one that has come closer is noticed. */
const EXPLORE_EVERY = 32;
/** What a failure counts as, so that the replica is tried again only by exploration. */
const FAILURE_MS = 10_000;

/** What a server does only once, at its first request, says nothing of its distance: the best of so many counts. */
const FIRST_LOOKS = 3;

interface Replica {
  readonly url: string;
  latencyMs: number | undefined;
  looks: number;
}

/** Chooses among replicas of the same data by the latency that was measured of each. */
export class Replicas {
  readonly #replicas: readonly Replica[];
  #choices = 0;
  #explored = 0;

  constructor(urls: readonly string[]) {
    if (urls.length === 0) throw new Error("There is no replica to choose from.");
    this.#replicas = urls.map((url) => ({ url, latencyMs: undefined, looks: 0 }));
  }

  /** One that was not measured three times yet, now and then any other, else the nearest. */
  choose(): string {
    const unknown = this.#replicas.find(({ looks }) => looks < FIRST_LOOKS);
    if (unknown !== undefined) return unknown.url;
    this.#choices += 1;
    const byLatency = [...this.#replicas].sort((a, b) => a.latencyMs! - b.latencyMs!);
    const others = byLatency.slice(1);
    if (others.length === 0 || this.#choices % EXPLORE_EVERY !== 0) return byLatency[0]!.url;
    this.#explored += 1;
    return others[this.#explored % others.length]!.url;
  }

  measured(url: string, latencyMs: number): void {
    const replica = this.#replicas.find((one) => one.url === url);
    if (replica === undefined) return;
    replica.looks += 1;
    const { latencyMs: known = latencyMs } = replica;
    replica.latencyMs =
      replica.looks <= FIRST_LOOKS ? Math.min(known, latencyMs) : known + WEIGHT * (latencyMs - known);
  }

  failed(url: string): void {
    const replica = this.#replicas.find((one) => one.url === url);
    if (replica === undefined) return;
    replica.looks = Math.max(replica.looks, FIRST_LOOKS);
    replica.latencyMs = FAILURE_MS;
  }
}
