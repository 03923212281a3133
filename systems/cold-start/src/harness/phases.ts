import type { Interval, Wait } from "../servers/relay.js";

/** The parts of one observation, in milliseconds; they add up to it. */
export type Phases = Readonly<Record<"dispatch" | Wait | "object", number>>;

const ORDER: readonly Wait[] = ["connect", "query", "network"];

/**
 * Shares out the time from `startMs` to `endMs`: `dispatch` until the object first waits for a backend, then
 * what it waits for (where it waits for several things at once, the first of connect, query, network), and
 * `object` for the rest, in which it computes.
 */
export function partition(startMs: number, endMs: number, intervals: readonly Interval[]): Phases {
  const clipped = intervals
    .map((one) => ({ ...one, startMs: clip(one.startMs), endMs: clip(one.endMs) }))
    .filter((one) => one.endMs > one.startMs);
  const edges = [...new Set([startMs, endMs, ...clipped.flatMap((one) => [one.startMs, one.endMs])])].sort(
    (a, b) => a - b,
  );
  const first = Math.min(endMs, ...clipped.map((one) => one.startMs));
  const phases = { dispatch: 0, connect: 0, query: 0, network: 0, object: 0 };
  for (let index = 1; index < edges.length; index += 1) {
    const [from, to] = [edges[index - 1]!, edges[index]!];
    const covering = clipped.filter((one) => one.startMs <= from && to <= one.endMs);
    const wait = ORDER.find((kind) => covering.some((one) => one.kind === kind));
    phases[wait ?? (to <= first && clipped.length > 0 ? "dispatch" : "object")] += to - from;
  }
  return phases;

  function clip(ms: number): number {
    return Math.min(Math.max(ms, startMs), endMs);
  }
}
