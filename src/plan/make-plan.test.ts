import { describe, expect, test } from "@jest/globals";
import type {
  BenchmarkManifest,
  Project,
  ScenarioManifest,
  StatisticPolicy,
  StudyManifest,
} from "../config/project.js";
import type { Plan } from "../core/model/plan.js";
import { makePlan } from "./make-plan.js";
import type { PlanOptions } from "./options.js";
import { benchmark, options, project, scenario, system } from "./testing.js";

function plan(before: Project | undefined, after: Project, change: Partial<PlanOptions> = {}): Plan {
  const result = makePlan(before, after, { ...options, ...change });
  if (result.kind !== "plan") throw new Error(result.kind);
  return result.plan;
}

const kv = (...scenarios: string[]): Project =>
  project(system("kv", [benchmark("crud", { scenarios: scenarios.map((id) => scenario(id)) })]));

function presences(made: Plan): Record<string, string> {
  return Object.fromEntries(
    made.systems.flatMap((s) =>
      s.benchmarks.flatMap((b) => b.scenarios.map((c) => [`${s.id}/${b.id}/${c.id}`, c.presence])),
    ),
  );
}

describe("what is measured is the union of both sides", () => {
  test.each<[string, Project | undefined, Project, Record<string, string>]>([
    ["the same on both sides", kv("read"), kv("read"), { "kv/crud/read": "both" }],
    ["a new scenario", kv("read"), kv("read", "scan"), { "kv/crud/read": "both", "kv/crud/scan": "added" }],
    [
      "a scenario that vanished",
      kv("read", "scan"),
      kv("read"),
      { "kv/crud/read": "both", "kv/crud/scan": "missing" },
    ],
    [
      "a system that vanished",
      kv("read"),
      project(system("db", [benchmark("a")])),
      { "db/a/read": "added", "kv/crud/read": "missing" },
    ],
    ["no configuration in the baseline", undefined, kv("read"), { "kv/crud/read": "added" }],
  ])("%s", (_, before, after, expected) => {
    expect(presences(plan(before, after))).toEqual(expected);
  });
});

describe("what is allowed is the baseline's word", () => {
  const strict = (tolerance: number): Project =>
    project(
      system("kv", [
        benchmark("crud", {
          scenarios: [
            scenario("read", {
              statistics: [
                {
                  statistic: "p99",
                  gated: true,
                  tolerance,
                  passWithin: tolerance,
                  floorNs: 0,
                  budget: undefined,
                },
              ],
            }),
          ],
          invariants: [{ metric: "errors", limits: { min: undefined, max: tolerance } }],
        }),
      ]),
    );

  test("a candidate that loosens its own gate is held to the old one, and it is shown", () => {
    const made = plan(strict(0.05), strict(0.5));
    const { metrics, invariants } = made.systems[0]!.benchmarks[0]!;
    expect(metrics.map((metric) => metric.tolerance)).toEqual([0.05]);
    expect(invariants.map((invariant) => invariant.limits.max)).toEqual([0.05]);
    expect(made.policyFrom).toBe("baseline");
    expect(made.policyChanges).toContainEqual({
      file: "systems/kv/system.yml",
      pointer: "/benchmarks/crud/scenarios/read/statistics/p99/tolerance",
      baseline: "0.05",
      candidate: "0.5",
    });
  });

  test("a candidate that measures for less is measured as the baseline says, and it is shown", () => {
    const before = strict(0.05);
    const { config } = before;
    const quick = { looks: [2], timeBudgetMs: 2 };
    const less = { looks: [2], launchLooks: [2], warmupRounds: 0, timeBudgetMs: 1, quick };
    const made = plan(before, { ...before, config: { ...config, ...less } });
    expect([made.looks, made.warmupRounds, made.timeBudgetMs]).toEqual([
      config.looks,
      config.warmupRounds,
      config.timeBudgetMs,
    ]);
    expect(
      made.policyChanges.map(({ pointer, baseline, candidate }) => [pointer, baseline, candidate]),
    ).toEqual([
      ["/quick/looks", "[10]", "[2]"],
      ["/quick/timeBudget", "180000", "2"],
      ["/rounds/looks", "[10,14,20,28,40]; of one launch a trial [20,28,40]", "[2]"],
      ["/rounds/warmup", "1", "0"],
      ["/timeBudget", "720000", "1"],
    ]);
  });

  test("a demand that one side alone has is shown, whichever it is", () => {
    const bare = project(
      system("kv", [benchmark("crud", { scenarios: [scenario("read", { statistics: [] })] })]),
    );
    const shown = (before: Project, after: Project): [string, boolean, boolean][] =>
      plan(before, after)
        .policyChanges.filter(({ pointer }) => /max$|tolerance$/.test(pointer))
        .map(({ pointer, baseline, candidate }) => [
          pointer,
          baseline !== undefined,
          candidate !== undefined,
        ]);
    const pointers = [
      "/benchmarks/crud/invariants/errors/limits/max",
      "/benchmarks/crud/scenarios/read/statistics/p99/tolerance",
    ];
    expect(shown(strict(0.05), bare)).toEqual(pointers.map((pointer) => [pointer, true, false]));
    expect(shown(bare, strict(0.05))).toEqual(pointers.map((pointer) => [pointer, false, true]));
  });

  test.each<[string, Partial<PlanOptions>, number]>([
    ["the policy's", {}, 720_000],
    ["that of quick runs", { quick: true }, 180_000],
    ["what is asked for", { timeBudgetMs: 5 }, 5],
    ["what is asked for, in a quick run too", { timeBudgetMs: 5, quick: true }, 5],
  ])("the time is %s", (_, change, timeBudgetMs) => {
    const one = project(system("kv", [benchmark("crud")]));
    expect(plan(one, one, change).timeBudgetMs).toBe(timeBudgetMs);
  });

  test("a trial may take as long as the side allows that allows more", () => {
    const of = (timeoutMs: number): Project => project(system("kv", [benchmark("crud", { timeoutMs })]));
    for (const [before, after] of [
      [of(1), of(2)],
      [of(2), of(1)],
      [undefined, of(2)],
    ] as const)
      expect(plan(before, after).systems[0]!.benchmarks[0]!.timeoutMs).toBe(2);
  });

  test("an amount that is written in another unit is no change of the policy", () => {
    const limited = (unit: "ns" | undefined): Project => {
      const budget = { min: undefined, max: 5e8 };
      const allowed = { tolerance: 0.05, passWithin: 0.05, floor: 0, budget, exact: false };
      const metrics = [{ metric: "trial-p95", gated: false, ...allowed, unit }];
      return project(system("kv", [benchmark("crud", { metrics })]));
    };
    const made = plan(limited(undefined), limited("ns"));
    expect(made.policyChanges).toEqual([]);
    expect(made.systems[0]!.benchmarks[0]!.metrics.at(-1)).toMatchObject({ budget: { max: 5e8 } });
  });

  test("a statistic that the candidate no longer gates is gated still", () => {
    const silent = project(
      system("kv", [benchmark("crud", { scenarios: [scenario("read", { statistics: [] })] })]),
    );
    const { metrics } = plan(strict(0.05), silent).systems[0]!.benchmarks[0]!;
    expect(metrics.map(({ statistic, gated }) => [statistic, gated])).toEqual([["p99", true]]);
  });

  test.each<[string, Partial<BenchmarkManifest>, Partial<PlanOptions>, string]>([
    ["a study", { role: "study" }, {}, '"study"'],
    ["nothing for quick runs", { quick: false }, { quick: true }, "false"],
  ])("a benchmark that the candidate declares to be %s is measured still", (_, change, asked, declared) => {
    const before = project(system("kv", [benchmark("crud"), benchmark("other")]));
    const after = project(system("kv", [benchmark("crud", change), benchmark("other")]));
    const made = plan(before, after, asked);
    expect(Object.keys(presences(made))).toContain("kv/crud/read");
    expect([made.notMeasured, made.metricsPlanned]).toEqual([[], 6]);
    expect(made.policyChanges).toEqual([
      {
        file: "systems/kv/system.yml",
        pointer: `/benchmarks/crud/${Object.keys(change)[0]}`,
        baseline: expect.anything(),
        candidate: declared,
      },
    ]);
    // And what the baseline leaves out does not come into the gate before the merge.
    expect(plan(after, before, asked).notMeasured).toHaveLength(1);
  });

  test("without a baseline's policy the candidate's is used, and it is said", () => {
    const made = plan(undefined, strict(0.5));
    expect([made.policyFrom, made.policyChanges]).toEqual(["candidate", []]);
  });
});

describe("the error budget", () => {
  test("is what the policy names, and by default falls with the number of hypotheses", () => {
    const scenarios = Array.from({ length: 80 }, (_, i) => scenario(`s${i}`));
    const many = project(system("kv", [benchmark("crud", { scenarios })]));
    const { policy } = many.config;
    const silent: Project = { ...many, config: { ...many.config, policy: { ...policy, alpha: undefined } } };
    expect(plan(many, many).alpha).toBe(policy.alpha);
    const made = plan(silent, silent);
    expect(made.alpha).toBeCloseTo(0.05 * Math.sqrt(20 / made.metricsPlanned), 12);
    expect(made.alpha).toBeLessThan(0.05);
  });

  test("counts gated statistics and budgets of what both sides have", () => {
    const declared = benchmark("crud", {
      scenarios: [
        scenario("read", {
          statistics: [
            {
              statistic: "p95",
              gated: true,
              tolerance: 0.05,
              passWithin: 0.05,
              floorNs: 0,
              budget: { min: undefined, max: 1e6 },
            },
            {
              statistic: "p99",
              gated: false,
              tolerance: 0.05,
              passWithin: 0.05,
              floorNs: 0,
              budget: undefined,
            },
          ],
        }),
      ],
      metrics: [
        {
          metric: "throughput",
          gated: true,
          tolerance: 0.05,
          passWithin: 0.05,
          floor: 0,
          exact: false,
          budget: undefined,
        },
        {
          metric: "binary-size",
          gated: true,
          tolerance: 0,
          passWithin: 0,
          floor: 0,
          exact: true,
          budget: undefined,
        },
      ],
    });
    const both = project(system("kv", [declared]));
    expect(plan(both, both).metricsPlanned).toBe(3);
    expect(plan(undefined, both).metricsPlanned).toBe(0);
  });

  test("what only the candidate declares takes nothing of it, and has its share among all", () => {
    const statistic = (name: string, change: Partial<StatisticPolicy>): StatisticPolicy => ({
      statistic: name,
      gated: false,
      tolerance: 0.05,
      passWithin: 0.05,
      floorNs: 0,
      budget: undefined,
      ...change,
    });
    const own = ["p50", "p95"].map((name) => statistic(name, { gated: true }));
    const never = Array.from({ length: 400 }, (_, i) =>
      statistic(`p${(i + 0.5) / 10}`, { budget: { min: undefined, max: 1e12 } }),
    );
    const of = (statistics: readonly StatisticPolicy[]): Project => {
      const made = project(
        system("kv", [benchmark("crud", { scenarios: [scenario("read", { statistics })] })]),
      );
      const { policy } = made.config;
      return { ...made, config: { ...made.config, policy: { ...policy, alpha: undefined } } };
    };
    const before = plan(of(own), of(own));
    const made = plan(of(own), of([...own, ...never]));
    expect([made.metricsPlanned, made.alpha]).toEqual([before.metricsPlanned, before.alpha]);
    expect([before.metricsPlanned, before.metricsAdded, made.metricsAdded]).toEqual([2, undefined, 400]);
    const { metrics } = made.systems[0]!.benchmarks[0]!;
    expect(metrics.filter(({ added }) => added === true)).toHaveLength(400);
    // After the merge they are the baseline's.
    expect(plan(of([...own, ...never]), of(own)).metricsPlanned).toBe(402);
  });

  test("the scenarios of a study are dealt to one machine, as they are compared with each other", () => {
    const study = (id: string, ...ladder: readonly string[]): StudyManifest => ({
      id,
      title: undefined,
      ladder,
      metric: "latency",
      statistics: ["p50"],
      rounds: 10,
      recommend: undefined,
    });
    const ids = ["a", "b", "c", "d", "e"];
    const kv = {
      ...system(
        "kv",
        ids.map((id) => benchmark(id)),
      ),
      studies: [study("one", "a/read", "d/read"), study("two", "d/read", "e/read")],
    };
    const wide = project(kv, system("db", [benchmark("a"), benchmark("d")]));
    const dealt = [1, 2, 3].map((index) =>
      Object.keys(presences(plan(wide, wide, { studies: true, shard: { index, count: 3 } }))).sort(),
    );
    const together = ["kv/a/read", "kv/d/read", "kv/e/read"];
    expect(dealt.filter((one) => together.every((path) => one.includes(path)))).toHaveLength(1);
    expect(dealt.flat().sort()).toEqual(Object.keys(presences(plan(wide, wide, { studies: true }))).sort());
  });

  test("is that of the whole run in every shard, and the shards hold everything once", () => {
    const wide = project(
      system("kv", [benchmark("a"), benchmark("b"), benchmark("c")]),
      system("db", [benchmark("d")]),
    );
    const whole = plan(wide, wide);
    const shards = [1, 2, 3].map((index) => plan(wide, wide, { shard: { index, count: 3 } }));
    expect(shards.map((shard) => shard.metricsPlanned)).toEqual([12, 12, 12]);
    expect(shards.flatMap((shard) => Object.keys(presences(shard))).sort()).toEqual(
      Object.keys(presences(whole)).sort(),
    );
    const all = ["db/d", "kv/a", "kv/b", "kv/c"];
    for (const shard of shards) {
      const here = shard.systems.flatMap(({ id, benchmarks }) => benchmarks.map((one) => `${id}/${one.id}`));
      const elsewhere = shard.notMeasured.filter(({ reason }) => reason === "other-shard");
      expect([...here, ...elsewhere.map((one) => `${one.system}/${one.benchmark}`)].sort()).toEqual(all);
      expect(shard.systems.every(({ benchmarks }) => benchmarks.length > 0)).toBe(true);
    }
  });
});

describe("filters", () => {
  const two = project(
    system("kv", [benchmark("crud", { scenarios: [scenario("read"), scenario("create")] })]),
    system("db", [benchmark("scan", { quick: false }), benchmark("pool", { role: "study" })]),
  );
  test.each<[string, Partial<PlanOptions>, string[]]>([
    ["a system", { systems: ["kv"] }, ["kv/crud/create", "kv/crud/read"]],
    ["a scenario", { scenarios: ["kv/crud/read"] }, ["kv/crud/read"]],
    ["a pattern", { scenarios: ["*/read"] }, ["db/scan/read", "kv/crud/read"]],
    ["a benchmark", { scenarios: ["db/scan"] }, ["db/scan/read"]],
    ["quick", { quick: true }, ["kv/crud/create", "kv/crud/read"]],
    ["studies", { studies: true, systems: ["db"] }, ["db/pool/read", "db/scan/read"]],
  ])("%s", (_, change, expected) => {
    expect(Object.keys(presences(plan(two, two, change))).sort()).toEqual(expected);
  });

  test("what a scenario declares is planned where it is selected, and what the whole benchmark does always", () => {
    const allowed = { gated: true, tolerance: 0, passWithin: 0, floor: 0, exact: false, budget: undefined };
    const own = (id: string): ScenarioManifest =>
      scenario(id, {
        statistics: scenario(id).statistics.slice(0, 1),
        metrics: [{ metric: "rows", ...allowed }],
        invariants: [{ metric: "hit-ratio", limits: { min: 0.9, max: undefined } }],
      });
    const crud = benchmark("crud", {
      scenarios: [own("read"), own("create")],
      metrics: [{ metric: "size", ...allowed }],
      invariants: [{ metric: "errors", limits: { min: undefined, max: 0 } }],
    });
    const declared = project(system("kv", [crud]));
    const names = (change: Partial<PlanOptions>): string[][] => {
      const { metrics, invariants } = plan(declared, declared, change).systems[0]!.benchmarks[0]!;
      return [metrics, invariants].map((all) =>
        all.map(({ scenario: of = "all", metric }) => `${of} ${metric}`).sort(),
      );
    };
    expect(names({ scenarios: ["kv/crud/read"] })).toEqual([
      ["all size", "read latency", "read rows"],
      ["all errors", "read hit-ratio"],
    ]);
    expect(names({})).toEqual([
      ["all size", "create latency", "create rows", "read latency", "read rows"],
      ["all errors", "create hit-ratio", "read hit-ratio"],
    ]);
  });

  test("the numbers of a study take nothing of the error budget", () => {
    expect(plan(two, two, { systems: ["db"] }).metricsPlanned).toBe(3);
    expect(plan(two, two, { systems: ["db"], studies: true }).metricsPlanned).toBe(3);
  });

  test("a candidate can be measured alone, and else both sides are", () => {
    expect(plan(two, two, { candidateOnly: true }).sides).toBe("candidate");
    expect(plan(two, two).sides).toBeUndefined();
  });

  test("what is left out is said, with the reason", () => {
    const { notMeasured } = plan(two, two, { quick: true, scenarios: ["kv/crud/read", "db/*"] });
    expect(notMeasured).toEqual([
      { system: "kv", benchmark: "crud", scenario: "create", reason: "filtered" },
      { system: "db", benchmark: "scan", scenario: undefined, reason: "quick" },
      { system: "db", benchmark: "pool", scenario: undefined, reason: "study" },
    ]);
  });

  test("of systems that were not asked for there is one entry each in the plan, and none of their parts", () => {
    const made = plan(two, two, { systems: ["kv"], scenarios: ["kv/crud/read"] });
    expect(made.notMeasured).toEqual([
      { system: "kv", benchmark: "crud", scenario: "create", reason: "filtered" },
      { system: "db", benchmark: undefined, scenario: undefined, reason: "filtered" },
    ]);
  });

  test("a filter that matches nothing is no empty pass", () => {
    expect(makePlan(two, two, { ...options, scenarios: ["kv/crud/raed"] }).kind).toBe("nothing-selected");
    expect(makePlan(two, two, { ...options, systems: ["kvv"] })).toEqual({
      kind: "unknown-system",
      name: "kvv",
      known: ["kv", "db"],
    });
  });

  test.each<[string, Partial<PlanOptions>, object[]]>([
    ["the filter itself", { quick: true, scenarios: ["kv/crud/raed"] }, []],
    ["--quick", { quick: true, scenarios: ["db/scan"] }, [{ benchmark: "scan", reason: "quick" }]],
    ["its role", { scenarios: ["db/pool"] }, [{ benchmark: "pool", reason: "study" }]],
  ])(
    "where nothing is left to measure, what %s leaves out is not laid at another's door",
    (_, change, leftOut) => {
      expect(makePlan(two, two, { ...options, ...change })).toMatchObject({
        kind: "nothing-selected",
        leftOut: leftOut.map((one) => ({ system: "db", ...one })),
      });
    },
  );
});

describe("rounds", () => {
  test.each<[number | undefined, number[]]>([
    [undefined, [10, 14, 20, 28, 40]],
    [60, [10, 14, 20, 28, 40, 60]],
    [20, [10, 14, 20]],
    [12, [10, 12]],
    [7, [8]],
  ])("at most %s", (rounds, looks) => {
    const made = plan(kv("read"), kv("read"), { rounds });
    expect(made.looks).toEqual(looks);
    expect(made.systems[0]!.benchmarks[0]!.arrangements).toHaveLength(looks.at(-1)! / 2);
  });

  test("one launch a trial has looks of its own, unless the policy or the caller says otherwise", () => {
    const command = (launches: number): BenchmarkManifest["work"] => ({
      kind: "command",
      argv: ["true"],
      launches,
      warmup: 0,
      prepare: [],
      exitCodes: [0],
    });
    const start = project(
      system("kv", [
        benchmark("one", { work: command(1) }),
        benchmark("ten", { work: command(10) }),
        benchmark("crud"),
      ]),
    );
    const looks = (given: Project, change: Partial<PlanOptions> = {}): unknown[] =>
      plan(given, given, change).systems[0]!.benchmarks.map((b) => [b.looks, 2 * b.arrangements.length]);
    expect(looks(start)).toEqual([
      [[20, 28, 40], 40],
      [undefined, 40],
      [undefined, 40],
    ]);
    expect(plan(start, start).systems[0]!.benchmarks.map(({ launches }) => launches)).toEqual([1, 10, 0]);
    expect(looks(start, { rounds: 24 })[0]).toEqual([[20, 24], 24]);
    expect(looks(start, { quick: true })[0]).toEqual([undefined, 10]);
    const declared = { ...start, config: { ...start.config, launchLooks: start.config.looks } };
    expect(looks(declared)[0]).toEqual([undefined, 40]);
  });

  test("orders follow from the seed and the benchmark alone", () => {
    const orders = (made: Plan, id: string): unknown =>
      made.systems.flatMap((s) => s.benchmarks).find((b) => b.id === id)?.arrangements;
    const one = project(system("kv", [benchmark("a")]));
    const more = project(system("kv", [benchmark("b"), benchmark("a")]));
    expect(orders(plan(one, one), "a")).toEqual(orders(plan(more, more), "a"));
    expect(orders(plan(more, more), "a")).not.toEqual(orders(plan(more, more), "b"));
    expect(orders(plan(one, one), "a")).not.toEqual(orders(plan(one, one, { seed: "f".repeat(32) }), "a"));
  });

  test("the six arrangements are drawn equally often (chi-squared with 5 degrees, p > 0.001)", () => {
    const draws = plan(kv("read"), kv("read"), { rounds: 1000 }).systems[0]!.benchmarks[0]!.arrangements;
    const counts = new Map<string, number>();
    for (const arrangement of draws) counts.set(arrangement, (counts.get(arrangement) ?? 0) + 1);
    const expected = draws.length / 6;
    const chiSquared = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(6);
    expect(chiSquared).toBeLessThan(20.5);
  });
});
