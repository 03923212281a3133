import { expect, test } from "@jest/globals";
import { judge } from "../judge.js";
import type { ServiceCaveat } from "../model/run.js";
import { gated, latencies, makeRun, measured, samples } from "./testing.js";

test("a caveat counts the trials that have it, however often, with its first words; a service's counts all", () => {
  const results = makeRun({
    rounds: 10,
    benchmarks: [
      {
        id: "crud",
        metrics: [gated()],
        measure: (context) =>
          measured({
            series: [samples(latencies(context))],
            caveats:
              context.side === "baseline" || context.round > 3
                ? []
                : [
                    { code: "clock", message: `first of round ${context.round}`, scenario: "read" },
                    { code: "clock", message: "again", scenario: undefined },
                  ],
          }),
      },
    ],
  });
  const service = {
    system: "kv",
    benchmark: "crud",
    side: "baseline",
    code: "service-stop",
    message: "late",
  };
  const serviceCaveats = [service, { ...service, benchmark: "scan" }] as ServiceCaveat[];
  expect(judge({ ...results, serviceCaveats }).notes.map(({ caveat }) => caveat)).toEqual([
    { code: "harness", side: "baseline", harnessCode: "service-stop", message: "late", trials: 10 },
    { code: "harness", side: "candidate", harnessCode: "clock", message: "first of round 0", trials: 4 },
  ]);
});

test.each<[string | undefined, string | undefined, number | undefined]>([
  ["crc:1", "crc:1", undefined],
  ["crc:1", "crc:2", 4],
  [undefined, "crc:2", undefined],
  ["crc:1", undefined, undefined],
])("results of which the checksums are %p and %p differ in %p rounds", (before, after, rounds) => {
  const { harness } = measured({});
  const run = makeRun({
    rounds: 10,
    benchmarks: [
      {
        id: "crud",
        metrics: [gated()],
        measure: (context) => {
          const checksum = context.side === "candidate" && context.round < 4 ? after : before;
          return measured({
            harness: { ...harness, checksum },
            series: [samples(latencies(context))],
          });
        },
      },
    ],
  });
  const told = judge(run).notes.map(({ caveat }) => caveat);
  expect(told).toEqual(rounds === undefined ? [] : [{ code: "other-result", rounds }]);
});
