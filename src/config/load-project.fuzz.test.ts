import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { parseConfig } from "./load-project.js";
import { readYaml } from "./yaml-document.js";

const outcome = (bytes: Uint8Array): "refused" | "loaded" => {
  const document = readYaml("latency-gate.yml", bytes);
  return document.ok && parseConfig(document.value).ok ? "loaded" : "refused";
};

test("any bytes are refused, and never throw", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(outcome(bytes)).toBe("refused");
    }),
    { numRuns: 500, seed: 5 },
  );
});

test("any JSON under a known key never throws, and any under an unknown one is refused", () => {
  const keys = fc.constantFrom("systems", "baseline", "rounds", "timeBudget", "quick", "policy");
  fc.assert(
    fc.property(keys, fc.jsonValue(), (key, value) => {
      expect(["refused", "loaded"]).toContain(
        outcome(Buffer.from(JSON.stringify({ schema: 1, [key]: value }))),
      );
      expect(outcome(Buffer.from(JSON.stringify({ schema: 1, [`${key}s`]: value })))).toBe("refused");
    }),
    { numRuns: 500, seed: 6 },
  );
});
