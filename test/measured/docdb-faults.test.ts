import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { Row } from "../../src/core/model/report.js";
import { PlantedSystem } from "../support/planted.js";
import type { ChangedPatch, Gated } from "../support/planted.js";

/**
 * Faults planted into docdb, gated by the real gate: it fires, and names what grew. Only the read is
 * gated here, to keep it short; the whole mix runs all the same.
 */
let docdb: PlantedSystem;
beforeAll(() => {
  docdb = new PlantedSystem("docdb");
});
afterAll(() => {
  docdb.remove();
});

function gateReads(patch: string | ChangedPatch, rounds: number): Gated {
  return docdb.gate(patch, "--scenario", "docdb/crud/read", "--rounds", String(rounds));
}

function readOf({ report }: Gated, statistic: string): Row {
  return report.rows.find((row) => row.address.scenario === "read" && row.statistic === statistic)!;
}

test("a hold of 2 ms in the read path fails P50, P95 and P99 of the reads, and the phase that grew is named", () => {
  const gated = gateReads("read-hold-2ms.patch", 10);
  expect([gated.status, gated.said]).toEqual([1, expect.stringContaining("phase")]);
  for (const statistic of ["p50", "p95", "p99"]) {
    const row = readOf(gated, statistic);
    expect([statistic, row.judgement.verdict]).toEqual([statistic, "regression"]);
    // The hold itself is in apply; the requests that wait behind it are in the queue.
    expect(["apply", "queue-wait", "queue"]).toContain(row.phases[0]?.phase);
    expect(row.phases.find(({ phase }) => phase === "apply")!.growthNs).toBeGreaterThan(0);
  }
}, 600_000);

test("a hold in 3 % of the reads fails their tail and not their median", () => {
  // Longer than the patch's 2 ms, so that no noise of a busy machine hides it: test/planted-faults.slow.ts has those.
  const longer = { name: "read-tail-3pct.patch", from: "2 * time.Millisecond", to: "50 * time.Millisecond" };
  const gated = gateReads(longer, 14);
  expect([gated.status, gated.said]).toEqual([1, expect.stringContaining("regression")]);
  const tail = ["p95", "p99"].map((statistic) => readOf(gated, statistic).judgement.verdict);
  expect(tail).toContain("regression");
  expect(readOf(gated, "p50").judgement.verdict).not.toBe("regression");
}, 600_000);
