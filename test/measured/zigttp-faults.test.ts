import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { PlantedSystem } from "../support/planted.js";

/**
 * Time planted into the start of zigttp, gated by the real gate: it fires, and names the phase. Twenty times
 * the patch's millisecond, which a machine that is busy has no noise to hide in; test/planted-faults.slow.ts
 * has the millisecond itself.
 */
let zigttp: PlantedSystem;
beforeAll(() => {
  zigttp = new PlantedSystem("zigttp");
});
afterAll(() => {
  zigttp.remove();
});

test("20 ms in the start fail it by name, and the phase that grew is named", () => {
  const { status, report, said } = zigttp.gate(
    { name: "startup-1ms.patch", from: "std.time.ns_per_ms", to: "20 * std.time.ns_per_ms" },
    "--scenario",
    "zigttp/start/embedded",
    "--rounds",
    "10",
  );
  expect([status, said]).toEqual([1, expect.stringContaining("engine")]);
  const row = report.rows.find(
    ({ address, statistic }) => address.scenario === "embedded" && statistic === "p50",
  )!;
  expect(row.judgement.verdict).toBe("regression");
  expect(row.phases[0]?.phase).toBe("engine");
  expect(row.phases[0]!.growthNs).toBeGreaterThan(10_000_000);
}, 600_000);
