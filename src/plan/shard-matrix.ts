import type { Plan } from "../core/model/plan.js";

/**
 * The matrix that a workflow's `strategy` takes: one entry a shard. All shards draw from one seed, so
 * that together they are the run that one machine would have made.
 */
export function shardMatrix({ seed }: Plan, count: number): string {
  const include = Array.from({ length: count }, (_, index) => ({
    index: index + 1,
    shard: `${index + 1}/${count}`,
    seed,
  }));
  return `${JSON.stringify({ include })}\n`;
}
