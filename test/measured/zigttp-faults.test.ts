import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { PlantedSystem } from "../support/planted.js";

/** A millisecond planted into the start of zigttp, gated by the real gate: it fires, and names the phase. */
let zigttp: PlantedSystem;
beforeAll(() => {
  zigttp = new PlantedSystem("zigttp");
});
afterAll(() => {
  zigttp.remove();
});

test("a millisecond in the start fails it by name, and the phase that grew is named", () => {
  const { status, report, said } = zigttp.gate(
    "startup-1ms.patch",
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
  expect(row.phases[0]!.growthNs).toBeGreaterThan(900_000);
}, 600_000);
