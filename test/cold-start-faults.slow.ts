import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { expectedOf, FAULTS, foundOf, PlantedRepository } from "./support/cold-start-faults.js";

/** Faults planted into cold-start, each alone: the gate fires, and names the scenario and what grew. */
let repository: PlantedRepository;
beforeAll(() => {
  repository = new PlantedRepository();
});
afterAll(() => {
  repository.remove();
});

test.each(FAULTS)(
  "$patch fails $scenario, and its phase $phase is named",
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
