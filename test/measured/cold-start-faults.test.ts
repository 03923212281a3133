import { expect, test } from "@jest/globals";
import { expectedOf, FAULTS, foundOf, PlantedRepository } from "../support/cold-start-faults.js";

/**
 * Three faults planted into cold-start, each in a scenario of its own, found by one gate. Each alone:
 * test/cold-start-faults.slow.ts.
 */
test("a lost connection, a second request and JSON parsed twice each fail by name and phase", () => {
  const repository = new PlantedRepository();
  try {
    const outcome = repository.gate(FAULTS, 20);
    expect({
      status: outcome.status,
      found: FAULTS.map((fault) => foundOf(fault, outcome)),
      said: outcome.said,
    }).toEqual({ status: 1, found: FAULTS.map(expectedOf), said: outcome.said });
  } finally {
    repository.remove();
  }
}, 600_000);
