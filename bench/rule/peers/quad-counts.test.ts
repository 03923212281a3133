import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { quadDifferences } from "../../../src/core/stats/quad.js";
import { quadBounds, quadPValue } from "./quad-counts.js";

interface Golden {
  case: { ya: number[]; yb: number[]; p: number; bounds: Record<string, [number, number]> };
}

const { case: golden } = JSON.parse(
  readFileSync(new URL("../../../fixtures/traces/rule-golden.json", import.meta.url), "utf8"),
) as Golden;

test("p-value and bounds of the golden case", () => {
  const differences = quadDifferences(Float64Array.from(golden.ya), Float64Array.from(golden.yb));
  expect(quadPValue(differences, 0)).toBeCloseTo(golden.p, 12);
  for (const [level, [low, high]] of Object.entries(golden.bounds)) {
    expect(quadBounds(differences, Number(level)).low).toBeCloseTo(low, 12);
    expect(quadBounds(differences, Number(level)).high).toBeCloseTo(high, 12);
  }
});
