import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { PlantedSystem } from "./support/planted.js";
import type { Gated } from "./support/planted.js";

/**
 * Planted faults in the size that their patches have, which needs a machine that does nothing else. What CI
 * runs of them, test/measured, has effects that no noise hides.
 */
const systems = new Map<string, PlantedSystem>();
beforeAll(() => {
  for (const id of ["docdb", "zigttp"]) systems.set(id, new PlantedSystem(id));
});
afterAll(() => {
  for (const system of systems.values()) system.remove();
});

function verdictOf({ report }: Gated, scenario: string, statistic: string): string | undefined {
  return report.rows.find((row) => row.address.scenario === scenario && row.statistic === statistic)
    ?.judgement.verdict;
}

test("docdb: 2 ms in 3 % of the reads fail their tail and not their median", () => {
  const scenario = ["--scenario", "docdb/crud/read", "--rounds", "14"];
  const gated = systems.get("docdb")!.gate("read-tail-3pct.patch", ...scenario);
  expect([gated.status, gated.said]).toEqual([1, expect.stringContaining("regression")]);
  expect(["p95", "p99"].map((statistic) => verdictOf(gated, "read", statistic))).toContain("regression");
  expect(verdictOf(gated, "read", "p50")).not.toBe("regression");
});

test("zigttp: a millisecond in the start fails it by name, and the phase that grew is named", () => {
  const scenario = ["--scenario", "zigttp/start/embedded", "--rounds", "10"];
  const gated = systems.get("zigttp")!.gate("startup-1ms.patch", ...scenario);
  expect([gated.status, gated.said]).toEqual([1, expect.stringContaining("engine")]);
  expect(verdictOf(gated, "embedded", "p50")).toBe("regression");
  const row = gated.report.rows.find(
    ({ address, statistic }) => address.scenario === "embedded" && statistic === "p50",
  )!;
  expect(row.phases[0]?.phase).toBe("engine");
  expect(row.phases[0]!.growthNs).toBeGreaterThan(900_000);
});
