import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { Claim } from "./budget.js";
import { shareOut, shareOutByMetrics } from "./budget.js";

const claims = fc
  .array(
    fc.record({
      system: fc.constantFrom("a", "b", "c"),
      costMs: fc.integer({ min: 0, max: 1000 }),
      metrics: fc.nat(9),
    }),
    {
      maxLength: 12,
    },
  )
  .map((list): Claim[] => list.map((claim, index) => ({ ...claim, key: `${claim.system}/${index}` })));

const SHARES = [
  ["first looks", shareOut],
  ["later looks", shareOutByMetrics],
] as const;

test.each(SHARES)("%s: what is kept always fits, and nothing is cut while all fits", (_, share) => {
  fc.assert(
    fc.property(claims, fc.integer({ min: 0, max: 5000 }), (list, remainingMs) => {
      const kept = share(list, remainingMs);
      const keptMs = list.filter(({ key }) => kept.has(key)).reduce((sum, { costMs }) => sum + costMs, 0);
      const totalMs = list.reduce((sum, { costMs }) => sum + costMs, 0);
      expect(keptMs).toBeLessThanOrEqual(remainingMs);
      if (totalMs <= remainingMs) expect(kept.size).toBe(list.length);
    }),
    { seed: 1 },
  );
});

test.each(SHARES)("%s: nothing that is cut would have fitted into what is left", (_, share) => {
  fc.assert(
    fc.property(claims, fc.integer({ min: 0, max: 5000 }), (list, remainingMs) => {
      const kept = share(list, remainingMs);
      const keptMs = list.filter(({ key }) => kept.has(key)).reduce((sum, { costMs }) => sum + costMs, 0);
      for (const { key, costMs } of list) {
        if (!kept.has(key)) expect(costMs).toBeGreaterThan(remainingMs - keptMs);
      }
    }),
    { seed: 1 },
  );
});
