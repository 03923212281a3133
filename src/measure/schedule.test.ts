import { expect, test } from "@jest/globals";
import type { Arrangement, Plan, PlannedBenchmark, PlannedStudy } from "../core/model/plan.js";
import { gated } from "../core/compare/testing.js";
import type { ScheduleStep } from "./schedule.js";
import { Schedule } from "./schedule.js";
import type { TrialIdentity } from "./trial.js";

const ARRANGEMENTS: readonly Arrangement[] = ["BCCB", "CCBB", "CBCB", "BBCC", "BCBC", "CBBC", "BCCB"];

function benchmark(id: string, more: Partial<PlannedBenchmark> = {}): PlannedBenchmark {
  return {
    id,
    title: undefined,
    kind: "harness",
    role: "gate",
    presence: "both",
    timeoutMs: 1000,
    launches: 0,
    scenarios: [],
    metrics: [],
    invariants: [],
    arrangements: ARRANGEMENTS,
    ...more,
  };
}

function plan(
  systems: Readonly<Record<string, readonly PlannedBenchmark[]>>,
  more: Partial<Plan> = {},
  studies: readonly PlannedStudy[] = [],
): Plan {
  return {
    seed: "0".repeat(32),
    quick: false,
    looks: [10, 14],
    warmupRounds: 1,
    timeBudgetMs: 1e9,
    alpha: 0.05,
    beta: 0.05,
    inconclusive: "pass",
    metricsPlanned: 1,
    policyFrom: "baseline",
    policyChanges: [],
    notMeasured: [],
    systems: Object.entries(systems).map(([id, benchmarks]) => ({
      id,
      title: undefined,
      presence: "both",
      benchmarks,
      studies,
    })),
    ...more,
  };
}

interface Story {
  readonly trials: TrialIdentity[];
  readonly looks: Extract<ScheduleStep, { kind: "look" }>[];
  readonly stop: string;
  readonly schedule: Schedule;
  readonly elapsedMs: number;
}

/** Goes through a schedule; every trial takes as long as `costMs` says. */
function play(
  planned: Plan,
  options: {
    costMs?: (trial: TrialIdentity) => number;
    onLook?: (schedule: Schedule, look: Extract<ScheduleStep, { kind: "look" }>) => void;
    fails?: (trial: TrialIdentity) => boolean;
  } = {},
): Story {
  let nowMs = 0;
  const schedule = new Schedule(planned, () => nowMs);
  const trials: TrialIdentity[] = [];
  const looks: Extract<ScheduleStep, { kind: "look" }>[] = [];
  for (;;) {
    const step = schedule.next();
    if (step.kind === "end") return { trials, looks, stop: step.stop, schedule, elapsedMs: nowMs };
    if (step.kind === "look") {
      looks.push(step);
      options.onLook?.(schedule, step);
      continue;
    }
    const costMs = options.costMs?.(step.trial) ?? 100;
    nowMs += costMs;
    trials.push(step.trial);
    schedule.record(step.trial, costMs, options.fails?.(step.trial) === true ? "failed" : "ok");
  }
}

const of = (trials: readonly TrialIdentity[], id: string): TrialIdentity[] =>
  trials.filter((trial) => trial.benchmark === id && !trial.warmup);

test("a benchmark with looks of its own is looked at then, and measured as long", () => {
  const many = Array.from({ length: 14 }, (_, quad) => ARRANGEMENTS[quad % ARRANGEMENTS.length]!);
  const launch = benchmark("launch", { looks: [20, 28], arrangements: many });
  const { trials, looks } = play(plan({ s: [benchmark("a"), launch] }));
  expect(looks.map(({ rounds, benchmarks }) => [rounds, benchmarks])).toEqual([
    [10, ["s/a"]],
    [14, ["s/a"]],
    [20, ["s/launch"]],
    [28, ["s/launch"]],
  ]);
  const rounds = (id: string): number =>
    trials.filter((trial) => trial.benchmark === id && trial.side === "candidate" && !trial.warmup).length;
  expect([rounds("a"), rounds("launch")]).toEqual([14, 28]);
});

test("what is only tried has its warm-up round, and then no trial and no look", () => {
  const schedule = new Schedule(plan({ s: [benchmark("a"), benchmark("b")] }), () => 0, {
    tried: new Set(["s/b"]),
  });
  const seen = new Set<string>();
  for (let step = schedule.next(); step.kind !== "end"; step = schedule.next()) {
    if (step.kind === "look") step.benchmarks.forEach((key) => seen.add(`look ${key}`));
    else seen.add(`${step.trial.warmup ? "warm-up" : "trial"} s/${step.trial.benchmark}`);
  }
  expect([...seen].sort()).toEqual(["look s/a", "trial s/a", "warm-up s/a", "warm-up s/b"]);
});

test("a warm-up round of both sides comes first, then each quad in its arrangement", () => {
  const { trials, looks, stop } = play(plan({ s: [benchmark("a")] }));
  expect(trials.slice(0, 2).map(({ warmup, side }) => [warmup, side])).toEqual([
    [true, "baseline"],
    [true, "candidate"],
  ]);
  const letters = of(trials, "a")
    .map(({ side }) => (side === "baseline" ? "B" : "C"))
    .join("");
  expect(letters).toBe(ARRANGEMENTS.join(""));
  expect(looks.map(({ rounds }) => rounds)).toEqual([10, 14]);
  expect(stop).toBe("rounds");
});

test("each round has one trial of each side, and a quad's slots are its order in time", () => {
  const trials = of(play(plan({ s: [benchmark("a")] })).trials, "a");
  for (let round = 0; round < 14; round += 1) {
    const sides = trials.filter((trial) => trial.round === round).map(({ side }) => side);
    expect(sides.sort()).toEqual(["baseline", "candidate"]);
  }
  expect(trials.map(({ slot }) => slot)).toEqual(Array.from({ length: 28 }, (_, index) => index % 4));
});

test("a benchmark's quad is measured without a break; the order over benchmarks is drawn anew", () => {
  const planned = plan({ s: ["a", "b", "c"].map((id) => benchmark(id)) });
  const { trials } = play(planned);
  const real = trials.filter(({ warmup }) => !warmup);
  const orders = new Set<string>();
  for (let quad = 0; quad < 7; quad += 1) {
    const ids = real.slice(quad * 12, quad * 12 + 12).map((trial) => trial.benchmark);
    const blocks = [ids.slice(0, 4), ids.slice(4, 8), ids.slice(8, 12)];
    for (const block of blocks) expect(new Set(block).size).toBe(1);
    orders.add(blocks.map(([id]) => id).join(""));
  }
  expect(orders.size).toBeGreaterThan(1);
  expect(play(planned).trials).toEqual(trials);
});

test("what is decided at a look is measured no further", () => {
  const { trials, stop, looks } = play(plan({ s: [benchmark("a"), benchmark("b")] }), {
    onLook: (schedule) => {
      schedule.decide(["s/a"]);
    },
  });
  expect(of(trials, "a")).toHaveLength(20);
  expect(of(trials, "b")).toHaveLength(28);
  expect(looks[1]!.benchmarks).toEqual(["s/b"]);
  expect(stop).toBe("rounds");
});

test("a benchmark that fails is left at once; the others go on", () => {
  const { trials, stop } = play(plan({ s: [benchmark("a"), benchmark("b")] }), {
    fails: (trial) => trial.benchmark === "a" && trial.round === 3 && trial.slot === 1,
    onLook: (schedule) => {
      schedule.decide(["s/b"]);
    },
  });
  expect(of(trials, "a")).toHaveLength(6);
  expect(of(trials, "b")).toHaveLength(20);
  expect(stop).toBe("decided");
});

test("a benchmark that fails in its warm-up has no round", () => {
  const { trials } = play(plan({ s: [benchmark("a")] }), { fails: () => true });
  expect(trials).toHaveLength(1);
});

test("when the time is over, no quad is half measured, and what was cut is said", () => {
  const { trials, schedule, stop, elapsedMs } = play(
    plan({ s: [benchmark("a"), benchmark("b")] }, { timeBudgetMs: 5_000 }),
  );
  expect(stop).toBe("time-budget");
  expect(elapsedMs).toBeLessThanOrEqual(5_000);
  for (const id of ["a", "b"]) expect(of(trials, id).length % 4).toBe(0);
  expect(schedule.cuts.map(({ roundsDone, roundsWanted }) => [roundsDone, roundsWanted])).toEqual([
    [10, 14],
    [10, 14],
  ]);
});

test("where the time does not suffice for all, some reach a look rather than none", () => {
  const { looks, schedule } = play(
    plan({ s: ["a", "b", "c", "d"].map((id) => benchmark(id)) }, { timeBudgetMs: 6_000 }),
  );
  expect(looks[0]!.benchmarks).toHaveLength(2);
  // One of the others had a quad, to see whether it is as slow as its warm-up.
  expect(schedule.cuts.map(({ roundsDone }) => roundsDone).sort()).toEqual([0, 10, 10, 2]);
});

test("nobody's second look comes before everybody's first, even where a warm-up was slow", () => {
  const { trials, looks, schedule, elapsedMs } = play(
    plan({ s: ["a", "b"].map((id) => benchmark(id)), t: [benchmark("c")] }, { timeBudgetMs: 8_600 }),
    { costMs: ({ warmup }) => (warmup ? 150 : 100) },
  );
  // Warm-up and three first looks take 6 900; by the warm-up's pace they would take 9 900.
  expect(looks.map(({ rounds, benchmarks }) => [rounds, benchmarks])).toEqual([
    [10, expect.arrayContaining(["t/c"])],
    [10, [expect.stringMatching(/^s\//)]],
    [14, [expect.any(String)]],
  ]);
  expect(looks.slice(0, 2).flatMap(({ benchmarks }) => benchmarks)).toHaveLength(3);
  for (const id of ["a", "b", "c"]) expect(of(trials, id).length).toBeGreaterThanOrEqual(20);
  expect(schedule.cuts.map(({ roundsDone }) => roundsDone)).toEqual([10, 10]);
  expect(elapsedMs).toBeLessThanOrEqual(8_600);
});

test.each([10, 1000])(
  "what is still to come is told by the rounds, not by a warm-up of %d ms",
  (warmupMs) => {
    const left: number[] = [];
    play(plan({ s: [benchmark("a")] }), {
      costMs: ({ warmup }) => (warmup ? warmupMs : 100),
      onLook: (schedule) => left.push(schedule.remaining().untilNextLookMs),
    });
    expect(left[0]).toBe(4 * 2 * 100);
  },
);

test("who waits is judged by a quad of its own where its warm-up says that it does not fit", () => {
  const run = (timeBudgetMs: number): Story =>
    play(plan({ s: ["a", "b"].map((id) => benchmark(id)) }, { timeBudgetMs }), {
      costMs: ({ warmup }) => (warmup ? 150 : 100),
    });
  // By its warm-up a first look takes 3 000; it takes 2 000.
  const [enough, little] = [run(4_800), run(4_300)];
  expect(enough.looks.map(({ benchmarks }) => benchmarks)).toEqual([
    [expect.stringMatching(/^s\//)],
    [expect.stringMatching(/^s\//)],
  ]);
  expect(enough.elapsedMs).toBeLessThanOrEqual(4_800);
  expect(little.looks.filter(({ rounds }) => rounds === 10)).toHaveLength(1);
  expect(little.elapsedMs).toBeLessThanOrEqual(4_300);
  // What does not fit after all has had one quad, and no other was tried.
  expect(little.schedule.cuts.filter(({ roundsDone }) => roundsDone === 2)).toHaveLength(1);
});

test("second looks go where the most gated numbers get one", () => {
  const numbers = (count: number): Pick<PlannedBenchmark, "metrics"> => ({
    metrics: Array.from({ length: count }, () => gated()),
  });
  const { looks } = play(
    plan({ s: [benchmark("few", numbers(2)), benchmark("many", numbers(9))] }, { timeBudgetMs: 8_600 }),
    { costMs: ({ benchmark: id }) => (id === "many" ? 200 : 100) },
  );
  expect(looks.map(({ rounds, benchmarks }) => [rounds, benchmarks.length])).toEqual([
    [10, 2],
    [14, 1],
  ]);
  expect(looks[1]!.benchmarks).toEqual(["s/many"]);
});

test("what passes so far has its later looks when the others have had theirs, in what is left of the time", () => {
  const numbers = { metrics: Array.from({ length: 9 }, () => gated()) };
  const run = (timeBudgetMs: number): Story =>
    play(
      plan({ s: [benchmark("open"), benchmark("passes", numbers)] }, { timeBudgetMs, looks: [10, 12, 14] }),
      {
        onLook: (schedule) => {
          schedule.rest(["s/passes"]);
        },
      },
    );
  const all = run(1e9);
  expect(all.looks.map(({ rounds, benchmarks }) => [rounds, benchmarks])).toEqual([
    [10, expect.arrayContaining(["s/open", "s/passes"])],
    [12, ["s/open"]],
    [14, ["s/open"]],
    [12, ["s/passes"]],
    [14, ["s/passes"]],
  ]);
  for (const id of ["open", "passes"]) {
    expect(of(all.trials, id).map(({ round, slot }) => [round >> 1, slot])).toEqual(
      Array.from({ length: 28 }, (_, i) => [i >> 2, i % 4]),
    );
  }
  expect(all.stop).toBe("rounds");
  const short = run(5_400);
  expect(short.looks.map(({ rounds }) => rounds)).toEqual([10, 12, 14]);
  expect(short.schedule.cuts.map(({ benchmark: id, roundsDone }) => [id, roundsDone])).toEqual([
    ["passes", 10],
  ]);
  expect(short.stop).toBe("time-budget");
});

test("what no longer passes at a later look goes before what still does", () => {
  const three = ["a", "b", "c"].map((id) => benchmark(id));
  const { looks } = play(plan({ s: three }, { timeBudgetMs: 8_600, looks: [10, 12, 14] }), {
    onLook: (schedule, { rounds, benchmarks }) => {
      schedule.rest(benchmarks.filter((key) => key !== "s/b" || rounds === 10));
    },
  });
  // Warm-up, three first and three second looks are 7 800; there is time for one last look.
  expect(looks.at(-1)).toMatchObject({ rounds: 14, benchmarks: ["s/b"] });
});

test("what a study compares round by round does not wait for others while the study lasts", () => {
  const study = (rounds: number): PlannedStudy => ({
    id: "pool",
    title: undefined,
    ladder: ["one/x", "many/x"],
    metric: "latency",
    statistics: ["p50"],
    rounds,
    recommend: undefined,
  });
  const afterLook = (rounds: number): string[] => {
    const benchmarks = [benchmark("one"), benchmark("other"), benchmark("many", { role: "study" })];
    const { trials } = play(plan({ s: benchmarks }, {}, [study(rounds)]), {
      onLook: (schedule) => {
        schedule.rest(["s/one"]);
      },
    });
    return trials.filter(({ round }) => round >= 10).map((trial) => trial.benchmark);
  };
  expect(new Set(afterLook(14).slice(0, 10))).toEqual(new Set(["many", "one", "other"]));
  expect(new Set(afterLook(10).slice(0, 8))).toEqual(new Set(["other"]));
});

test("an expensive system does not starve the others", () => {
  const { looks } = play(
    plan(
      { dear: [benchmark("a"), benchmark("b")], cheap: [benchmark("c")] },
      { timeBudgetMs: 28_000, looks: [10] },
    ),
    { costMs: ({ system }) => (system === "dear" ? 1000 : 100) },
  );
  expect(looks[0]!.benchmarks).toContain("cheap/c");
  expect(looks[0]!.benchmarks).toHaveLength(2);
});

test("trials that take longer than they did before go on to the look, inside the budget", () => {
  const arrangements = Array.from({ length: 10 }, (_, quad) => ARRANGEMENTS[quad % ARRANGEMENTS.length]!);
  const both = ["a", "b"].map((id) => benchmark(id, { arrangements }));
  const grown = (share: number): Story =>
    play(plan({ s: both }, { timeBudgetMs: 10_000, looks: [10, 20] }), {
      costMs: ({ round, warmup }) => (!warmup && round >= 10 ? 100 * share : 100),
    });
  expect([1, 1.25, 1.6].map((share) => grown(share).elapsedMs <= 10_000)).toEqual([true, true, true]);
  expect(grown(1).looks.map(({ rounds }) => rounds)).toEqual([10, 20]);
  expect(grown(1.25).looks.map(({ rounds }) => rounds)).toEqual([10, 20]);
  expect(grown(1.6).schedule.cuts.length).toBeGreaterThan(0);
});

test("where not even the cheapest can reach a look, it is measured as far as the time goes", () => {
  const { trials, stop } = play(plan({ s: [benchmark("a"), benchmark("b")] }, { timeBudgetMs: 1_500 }), {
    costMs: ({ benchmark: id }) => (id === "a" ? 100 : 200),
  });
  expect(stop).toBe("time-budget");
  expect(of(trials, "a").length).toBeGreaterThan(0);
  expect(of(trials, "a").length % 4).toBe(0);
  expect(of(trials, "b")).toEqual([]);
});

test("what only the candidate has is measured there, up to the first look; what it no longer has is not", () => {
  const { trials, looks } = play(
    plan({ s: [benchmark("new", { presence: "added" }), benchmark("gone", { presence: "missing" })] }),
  );
  expect(new Set(trials.map(({ side }) => side))).toEqual(new Set(["candidate"]));
  expect(of(trials, "new")).toHaveLength(10);
  expect(of(trials, "gone")).toEqual([]);
  expect(looks).toEqual([]);
});

test("benchmarks that a change adds come when the others have had their first look, and have half of the time that is left", () => {
  const added = ["x", "y", "z"].map((id) => benchmark(id, { presence: "added" }));
  const { trials, looks, elapsedMs } = play(
    plan({ s: [benchmark("a")], new: added }, { looks: [4, 8], timeBudgetMs: 10_000 }),
    { costMs: ({ benchmark: id }) => (id === "a" ? 100 : 3_000) },
  );
  // Two trials of a warm-up, a first look of eight, two trials of the warm-up of what is added, a second look of eight.
  expect(looks.map(({ rounds }) => rounds)).toEqual([4, 8]);
  const order = trials.map(({ benchmark: id }) => (id === "a" ? "a" : "+"));
  expect(order.join("")).toMatch(/^a{10}\+\+a{8}$/);
  expect(elapsedMs).toBeLessThanOrEqual(10_000);
});

test("what is kept back for the others while added benchmarks are measured is still to come", () => {
  let nowMs = 0;
  const added = benchmark("x", { presence: "added" });
  const planned = plan({ s: [benchmark("a")], new: [added] }, { looks: [4, 8], timeBudgetMs: 4_000 });
  const schedule = new Schedule(planned, () => nowMs);
  for (let step = schedule.next(); step.kind !== "end"; step = schedule.next()) {
    if (step.kind !== "trial") continue;
    if (step.trial.benchmark === "x") break;
    nowMs += 100;
    schedule.record(step.trial, 100, "ok");
  }
  // Of `a` another look of eight trials; what `x` takes is not known before its warm-up.
  expect([nowMs, schedule.remaining().atMostMs]).toEqual([1_000, 800]);
  nowMs += 2_000;
  schedule.record(
    { ...added, system: "new", benchmark: "x", side: "candidate", round: 0, slot: 0, warmup: true },
    2_000,
    "ok",
  );
  expect(schedule.remaining().atMostMs).toBe(1_000);
});

test("benchmarks that a change adds are measured to their look where there is time, and alone have all of it", () => {
  const added = benchmark("x", { presence: "added" });
  for (const others of [[], [benchmark("a")]]) {
    const { trials, stop } = play(plan({ s: others, new: [added] }, { looks: [4, 8] }));
    expect(of(trials, "x")).toHaveLength(4);
    expect(of(trials, "a")).toHaveLength(others.length * 16);
    expect(stop).toBe(others.length === 0 ? "decided" : "rounds");
  }
});

test("the benchmarks of a study run round by round next to each other, as often as it says", () => {
  const study: PlannedStudy = {
    id: "pool",
    title: undefined,
    ladder: ["one/x", "many/x"],
    metric: "latency",
    statistics: ["p50"],
    rounds: 5,
    recommend: undefined,
  };
  const roles = [benchmark("one", { role: "study" }), benchmark("many", { role: "study" })];
  const { trials, stop } = play(plan({ s: roles }, {}, [study]));
  const real = trials.filter(({ warmup }) => !warmup);
  expect(real).toHaveLength(12);
  for (let round = 0; round < 6; round += 1) {
    const pair = real.slice(2 * round, 2 * round + 2);
    expect(pair.map((trial) => trial.round)).toEqual([round, round]);
    expect(pair.map((trial) => trial.benchmark).sort()).toEqual(["many", "one"]);
  }
  expect(stop).toBe("decided");
});

test("the remaining time never goes beyond the budget", () => {
  const schedule = new Schedule(plan({ s: [benchmark("a")] }, { timeBudgetMs: 500 }), () => 0);
  const step = schedule.next();
  if (step.kind === "trial") schedule.record(step.trial, 400, "ok");
  expect(schedule.remaining()).toEqual({ untilNextLookMs: 500, atMostMs: 500 });
});

test("a candidate that is measured alone has one look's rounds of one side, and no look", () => {
  const both = play(plan({ s: [benchmark("a")] })).trials.filter(({ warmup }) => !warmup);
  const { trials, looks, stop } = play(plan({ s: [benchmark("a")] }, { sides: "candidate" }));
  expect(new Set(trials.map(({ side }) => side))).toEqual(new Set(["candidate"]));
  expect(of(trials, "a").map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([both.length, looks, stop]).toEqual([28, [], "decided"]);
});
