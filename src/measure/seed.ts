import { createHash } from "node:crypto";

const LEAST = 10 ** 14;

/**
 * LATENCY_GATE_SEED of one round: the same for both sides, another in each round. Always fifteen
 * decimal digits, below 2^53, so that every language reads it exactly and no environment is larger
 * than another.
 */
export function roundSeed(planSeed: string, benchmark: string, round: number): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([planSeed, `round of ${benchmark}`, round]))
    .digest();
  return String(LEAST + digest.readUIntBE(0, 6));
}
