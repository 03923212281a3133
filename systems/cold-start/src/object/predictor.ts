import { Lru } from "./lru.js";

interface Followers {
  readonly counts: Map<string, number>;
  total: number;
}

/** Below this share of the past cases nothing is fetched on a guess. */
const MIN_CONFIDENCE = 0.3;
/** A pair of objects must have been seen so often before it is believed more than the last object alone. */
const MIN_SUPPORT = 3;
/** Counts are halved at this total, so that habits of long ago give way. */
const HALVE_AT = 256;

/**
 * Says which object is asked for next: a Markov model of the accesses of a session, by the last two objects
 * where these were seen often enough, else by the last one (prediction by partial matching, Cleary and
 * Witten, 1984, with two orders).
 */
export class Predictor {
  readonly #followers: Lru<Followers>;
  readonly #sessions = new Lru<readonly string[]>(1000);

  /** @param contexts how many contexts are remembered */
  constructor(contexts = 4096) {
    this.#followers = new Lru(contexts);
  }

  /** Learns from an access. @returns what is likely to be next, or undefined where nothing is */
  observe(session: string, objectId: string): string | undefined {
    const past = this.#sessions.get(session) ?? [];
    for (const context of contextsOf(past)) this.#learn(context, objectId);
    const now = [...past, objectId].slice(-2);
    this.#sessions.set(session, now, 1);
    for (const context of contextsOf(now)) {
      const guess = this.#guess(context);
      if (guess !== undefined) return guess;
    }
    return undefined;
  }

  #learn(context: string, objectId: string): void {
    let followers = this.#followers.get(context);
    if (followers === undefined) {
      followers = { counts: new Map(), total: 0 };
      this.#followers.set(context, followers, 1);
    }
    const { counts } = followers;
    counts.set(objectId, (counts.get(objectId) ?? 0) + 1);
    followers.total += 1;
    if (followers.total < HALVE_AT) return;
    followers.total = 0;
    for (const [id, count] of counts) {
      const half = Math.floor(count / 2);
      if (half === 0) counts.delete(id);
      else counts.set(id, half);
      followers.total += half;
    }
  }

  #guess(context: string): string | undefined {
    const followers = this.#followers.get(context);
    if (followers === undefined || followers.total < MIN_SUPPORT) return undefined;
    let best: string | undefined;
    let most = 0;
    for (const [id, count] of followers.counts) {
      if (count > most) [best, most] = [id, count];
    }
    return most / followers.total >= MIN_CONFIDENCE ? best : undefined;
  }
}

/** The longest context first. */
function contextsOf(past: readonly string[]): string[] {
  const last = past.at(-1);
  if (last === undefined) return [];
  const before = past.at(-2);
  return before === undefined ? [last] : [`${before}\n${last}`, last];
}
