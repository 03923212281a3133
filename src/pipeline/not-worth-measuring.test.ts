import { expect, test } from "@jest/globals";
import { built, makeRun, reads, SYSTEM } from "../core/compare/testing.js";
import type { SystemState } from "../core/model/run.js";
import type { PlannedSystem } from "../core/model/plan.js";
import { notWorthMeasuring } from "./not-worth-measuring.js";

const otherWork = (own: { harnessChange?: string } = {}): SystemState =>
  built([{ id: "crud" }], { candidateWorkload: "9", ...own });
const failure = { code: "exit-code", message: "no", where: undefined, hint: undefined, logTail: [] } as const;
const study = (scenario: string): PlannedSystem["studies"][number] =>
  ({ id: "sizes", ladder: [scenario] }) as unknown as PlannedSystem["studies"][number];

test.each<[string, SystemState, "gate" | "study", PlannedSystem["studies"], string[]]>([
  ["the sides do the same work", built([{ id: "crud" }]), "gate", [], []],
  ["they do other work", otherWork(), "gate", [], ["kv/crud"]],
  ["they do, and that was declared", otherWork({ harnessChange: "the label" }), "gate", [], []],
  ["they do, and a study asks for it", otherWork(), "gate", [study("crud/read")], []],
  ["they do, and a study asks for another", otherWork(), "gate", [study("scan/read")], ["kv/crud"]],
  ["they do, in what only studies measure", otherWork(), "study", [], []],
  [
    "nothing was built",
    { kind: "not-measurable", stage: "build", side: "candidate", failure },
    "gate",
    [],
    [],
  ],
])("what is tried and not measured: %s", (_, state, role, studies, expected) => {
  const { plan } = makeRun({ benchmarks: [reads(1, { role })] });
  const systems = plan.systems.map((system) => ({ ...system, studies }));
  expect([...notWorthMeasuring({ ...plan, systems }, [{ id: SYSTEM, state }])]).toEqual(expected);
});
