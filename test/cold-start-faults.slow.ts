import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { expectedOf, FAULTS, foundOf, PlantedRepository } from "./support/cold-start-faults.js";

/** Faults planted into cold-start: the gate fires, and names the scenario and what grew. */
let repository: PlantedRepository;
beforeAll(() => {
  repository = new PlantedRepository();
});
afterAll(() => {
  repository.remove();
});

test("all three at once: one gate names each by its scenario and its phase", () => {
  const outcome = repository.gate(FAULTS, 20);
  const found = FAULTS.map((fault) => foundOf(fault, outcome));
  expect({ status: outcome.status, found, said: outcome.said }).toEqual({
    status: 1,
    found: FAULTS.map(expectedOf),
    said: outcome.said,
  });
}, 600_000);

test.each(FAULTS)(
  "alone: $patch fails $scenario, and its phase $phase is named",
  (fault) => {
    const outcome = repository.gate([fault], 20);
    expect([outcome.status, foundOf(fault, outcome), outcome.said]).toEqual([
      1,
      expectedOf(fault),
      expect.stringContaining(`phase ${fault.phase} grew`),
    ]);
  },
  600_000,
);
