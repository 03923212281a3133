import { expect, test } from "@jest/globals";
import type { Project } from "../config/project.js";
import type { Plan } from "../core/model/plan.js";
import { makePlan } from "../plan/make-plan.js";
import type { PlanOptions } from "../plan/options.js";
import { benchmark, options, project, scenario, system } from "../plan/testing.js";
import { describePlan } from "./describe-plan.js";

function plan(before: Project | undefined, after: Project, change: Partial<PlanOptions> = {}): Plan {
  const result = makePlan(before, after, { ...options, ...change });
  if (result.kind !== "plan") throw new Error(result.kind);
  return result.plan;
}

const latency = (statistic: string, max?: number) => ({
  statistic,
  gated: true,
  tolerance: 0.05,
  passWithin: 0.05,
  floorNs: 0,
  budget: max === undefined ? undefined : { min: undefined, max },
});

const kv = (...statistics: ReturnType<typeof latency>[]): Project =>
  project(system("kv", [benchmark("crud", { scenarios: [scenario("read", { statistics })] })]));

test("budgets and times stand in the units of the reports", () => {
  const size = {
    metric: "disk",
    gated: false,
    tolerance: 0,
    passWithin: 0,
    floor: 0,
    budget: { min: undefined, max: 67_108_864 },
    exact: false,
  };
  const made = project(
    system("kv", [
      benchmark("crud", {
        scenarios: [scenario("read", { statistics: [latency("p50"), latency("p99", 25_000_000)] })],
        metrics: [size],
      }),
    ]),
  );
  const words = describePlan(plan(made, made, { timeBudgetMs: 90_000 }));
  expect(words).toContain("    read: P50 ±5 %; P99 ±5 %, ≤ 25 ms\n");
  // Nobody has said yet what a value is counted in.
  expect(words).toContain("    disk ≤ 67\u202f108\u202f864\n");
  expect(words).toContain("within 1 min 30 s\n");
});

test("what only the candidate declares is told, and what it changes of the policy as in the reports", () => {
  const never = ["p99.1", "p99.2"].map((statistic) => latency(statistic));
  const words = describePlan(
    plan(kv(latency("p50"), latency("p99", 25_000_000)), kv(latency("p50"), latency("p99", 3e7), ...never)),
  );
  expect(words).toMatch(
    /^3 hypotheses \(gated numbers and budgets\) and 2 that only the candidate declares,/,
  );
  expect(words).toContain(
    "\nPolicy change, in force after the merge: systems/kv/system.yml crud/read p99: budget.max 25 ms → 30 ms\n",
  );
});

test("of systems that were not asked for nothing is listed", () => {
  const two = project(
    system("kv", [benchmark("crud", { scenarios: [scenario("read"), scenario("create")] })]),
    system("db", [benchmark("scan")]),
  );
  const words = describePlan(plan(two, two, { systems: ["kv"], scenarios: ["kv/crud/read"] }));
  expect(words.split("not measured:\n")[1]).toBe("  kv/crud/create: left out by a filter\n");
});

test("a title can't command a runner that prints it", () => {
  const title = "a\n::error::b ##[error]c";
  const made = plan(undefined, project({ ...system("kv", [benchmark("crud")]), title }));
  expect(describePlan(made)).toContain("kv · a : :error::b ## [error]c [added]\n");
});
