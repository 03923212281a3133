import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { nodeFiles } from "../adapters/node-files.js";
import { loadProject } from "../config/load-project.js";
import type { IdleFacts, MachineFacts, TimerFacts } from "../ports/machine.js";
import { diagnose } from "./diagnose.js";
import type { Finding, Fitness } from "./diagnose.js";
import { judgeDetectable } from "./detectable.js";
import type { Detectable } from "./detectable.js";

const GIB = 1024 ** 3;
/** A machine with nothing to find fault with. */
const MACHINE: MachineFacts = {
  platform: "linux",
  cpuModel: "A CPU",
  cpuCount: 8,
  virtualization: undefined,
  governors: ["performance"],
  turbo: false,
  smt: false,
  clockSource: "tsc",
  memoryBytes: 16 * GIB,
  memoryAvailableBytes: 12 * GIB,
  swapUsedBytes: 0,
  load1: 0.1,
};
const TIMER: TimerFacts = { resolutionNs: 1, floorNs: 40 };
const IDLE: IdleFacts = { seconds: 3, stealShare: 0, cpuPressureShare: 0, busyShare: 0.01 };

function findingOf(id: string, machine: Partial<MachineFacts & TimerFacts & IdleFacts>): Finding {
  const findings = diagnose({ ...MACHINE, ...machine }, { ...TIMER, ...machine }, { ...IDLE, ...machine });
  return findings.find((finding) => finding.id === id)!;
}

test("a machine of one's own that is quiet has nothing to do", () => {
  const findings = diagnose(MACHINE, TIMER, IDLE);
  expect(findings.map(({ id, fitness, advice }) => [id, fitness, advice])).toEqual(
    findings.map(({ id }) => [id, "ok", undefined]),
  );
  expect(findings.map(({ id }) => id)).toEqual([
    "governor",
    "turbo",
    "smt",
    "cpus",
    "clock",
    "memory",
    "swap",
    "steal",
    "neighbours",
    "pressure",
  ]);
});

/** The last is what to do; null where there is nothing. */
type Case = [string, Partial<MachineFacts & TimerFacts & IdleFacts>, Fitness, string, string | null];

describe("one reading, its fitness, what is said, and what to do", () => {
  test.each<Case>([
    ["governor", { governors: ["powersave"] }, "look", "governor is powersave", "cpupower frequency-set"],
    ["governor", { governors: ["performance", "schedutil"] }, "look", "performance, schedutil", "cpupower"],
    ["governor", { governors: undefined }, "unknown", "can't be read", null],
    ["governor", { governors: undefined, virtualization: "vm" }, "unknown", "the hypervisor has it", null],
    ["turbo", { turbo: true }, "look", "turbo is on", "no_turbo"],
    ["turbo", { turbo: undefined }, "unknown", "can't be read", null],
    ["smt", { smt: true }, "look", "share a core", "`cpus:`"],
    ["smt", { smt: undefined }, "unknown", "can't be read", null],
    ["cpus", { cpuCount: 1 }, "look", "one CPU", "two or more"],
    ["cpus", { cpuCount: 2 }, "ok", "2 CPUs", null],
    ["clock", { clockSource: "hpet" }, "look", "hpet", "clocksource=tsc"],
    ["clock", { clockSource: "kvm-clock" }, "ok", "kvm-clock", null],
    ["clock", { clockSource: undefined }, "ok", "takes 40 ns", null],
    ["clock", { floorNs: 199 }, "ok", "199 ns", null],
    ["clock", { floorNs: 200 }, "look", "200 ns", "shorter than 10000 ns in batches"],
    ["clock", { floorNs: 2000 }, "bad", "2000 ns", "in batches"],
    ["clock", { floorNs: 2000, clockSource: "acpi_pm" }, "bad", "acpi_pm", "clocksource=tsc"],
    ["memory", { memoryAvailableBytes: 2.4 * GIB }, "ok", "2.4 of 16.0 GiB", null],
    ["memory", { memoryAvailableBytes: 2.3 * GIB }, "bad", "2.3 of 16.0 GiB", "free some"],
    ["swap", { swapUsedBytes: 63 * 1024 ** 2 }, "ok", "63 MiB", null],
    ["swap", { swapUsedBytes: 64 * 1024 ** 2 }, "look", "64 MiB", "swapoff"],
    ["swap", { swapUsedBytes: undefined }, "unknown", "can't be read", null],
    ["steal", { stealShare: 0.009 }, "ok", "0.9 %", null],
    [
      "steal",
      { stealShare: 0.01 },
      "look",
      "1.0 % of the CPU time was taken by the hypervisor",
      "another guest",
    ],
    ["steal", { stealShare: 0.05 }, "bad", "5.0 %", "another guest"],
    ["steal", { stealShare: undefined }, "unknown", "can't be read here", null],
    ["neighbours", { busyShare: 0.05 }, "look", "5.0 % of the CPU time went to other processes", "`top`"],
    ["neighbours", { busyShare: 0.3 }, "bad", "30.0 %", "`top`"],
    ["pressure", { cpuPressureShare: 0.1 }, "look", "10.0 %", "`top`"],
    ["pressure", { cpuPressureShare: 0.5 }, "bad", "50.0 %", "`top`"],
  ])("%s of %j is %s: %s", (id, reading, fitness, found, advice) => {
    const finding = findingOf(id, reading);
    expect(finding).toMatchObject({ fitness, found: expect.stringContaining(found) });
    if (advice === null) expect(finding.advice).toBeUndefined();
    else expect(finding.advice).toContain(advice);
  });
});

const seen = (statistic: string, smallest: number | null, verdict = "pass"): Detectable => ({
  statistic,
  seen: 0,
  smallest,
  rounds: 14,
  verdict,
});

describe("what the A/A says", () => {
  test.each<[string, readonly Detectable[], Fitness, string, string | null]>([
    [
      "a quiet machine",
      [seen("p50", 0.05), seen("p95", 0.1), seen("p99", 0.2)],
      "ok",
      "P50 5.0 %, P95 10.0 %",
      null,
    ],
    ["a P99 that is wide", [seen("p50", 0.02), seen("p99", 0.21)], "look", "P99 21.0 %", "more rounds"],
    ["a quantile that nothing would show", [seen("p99", null)], "look", "P99 none", "more rounds"],
    [
      "a false alarm",
      [seen("p50", 0.01, "regression")],
      "bad",
      "unchanged code looked slower at P50",
      "quiet",
    ],
    ["nothing", [], "bad", "nothing to judge", "--seconds 40"],
  ])("of %s", (_name, detectable, fitness, found, advice) => {
    const finding = judgeDetectable(detectable);
    expect(finding).toMatchObject({ fitness, found: expect.stringContaining(found) });
    if (advice === null) expect(finding.advice).toBeUndefined();
    else expect(finding.advice).toContain(advice);
  });
});

test("what the doctor allows hides nothing of what counts as fit", async () => {
  const file = join(import.meta.dirname, "..", "..", "fixtures", "selftest", "doctor.yml");
  const project = await loadProject(nodeFiles, { kind: "file", file });
  if (!project.ok) throw new Error(JSON.stringify(project.error));
  const scenarios = project.value.systems.flatMap(({ benchmarks }) =>
    benchmarks.flatMap((one) => one.scenarios),
  );
  expect(
    scenarios.flatMap((one) => one.statistics.map(({ statistic, tolerance }) => [statistic, tolerance])),
  ).toEqual([
    ["p50", 0.01],
    ["p95", 0.01],
    ["p99", 0.01],
  ]);
});
