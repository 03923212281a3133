import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { DEFAULT_LOOKS } from "../../src/core/model/looks.js";
import { prepare } from "../../src/core/rule/prepare.js";
import { checkPower } from "./check-power.js";
import { checkRule } from "./check.js";
import { draw } from "./draw.js";
import { planJobs, runJob, type Tally } from "./jobs.js";
import { generateNoise } from "./noise.js";
import { formatAlarms } from "./tables/alarms-table.js";
import { formatMisnamed } from "./tables/misnamed-table.js";
import { formatPieces } from "./tables/pieces-table.js";
import { preparedOf, seriesOf } from "./ours.js";
import { patchesOf } from "./patched.js";
import { Prng } from "./prng.js";
import { upperBound95 } from "./proportion.js";
import { summarise } from "./summary.js";
import { formatTable } from "./tables/figures-table.js";
import { toJson } from "./to-json.js";
import { readTraces, type Trace } from "./traces.js";
import { QUANTILES, UNCHANGED, Workload, type BodyEffect, type Effect } from "./workload.js";

/** A folder of two small traces with other names and shapes than the project's. */
function otherTraces(): string {
  const folder = mkdtempSync(join(tmpdir(), "traces-"));
  const random = new Prng("other");
  const write = (name: string, rounds: number, n: number): { rounds: number; samplesPerTrial: number } => {
    const samples = Uint32Array.from({ length: rounds * 2 * n }, () => 5_000 + random.int(2_000));
    writeFileSync(join(folder, `${name}.u32.gz`), gzipSync(Buffer.from(samples.buffer)));
    return { rounds, samplesPerTrial: n };
  };
  const same = { "some server": write("some server", 30, 250), start: write("start", 51, 1) };
  const slowed = { other: { ...write("other", 25, 100), planted: "nothing" } };
  writeFileSync(join(folder, "traces.json"), JSON.stringify({ same, slowed }));
  return folder;
}

function schema(): Record<string, unknown> {
  const file = new URL("../../schemas/bench-rule-1.json", import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
}

test("the rule keeps what it promises", () => {
  expect(checkRule(1)).toEqual([]);
}, 120_000);

test("the rule finds what it is made to find", () => {
  expect(checkPower("fixtures/traces", 1)).toEqual([]);
}, 120_000);

test("traces of any name and shape are measured, and the figures depend on the seed alone", () => {
  const folder = otherTraces();
  try {
    const workloads = readTraces(folder).map((trace) => new Workload(trace));
    const figures = (): string => {
      const total: Tally = new Map();
      for (const job of planJobs(workloads, 2).reverse()) {
        for (const [name, by] of runJob(job, workloads, 3)) total.set(name, (total.get(name) ?? 0) + by);
      }
      const summary = summarise(total, workloads);
      expect(summary.rules[0]!.power.map((row) => row.workload)).toContain("some server");
      expect(summary.twoPrograms.map((row) => row.workload)).toContain("other");
      const json = toJson(summary, {
        traces: folder,
        runs: 2,
        seed: 3,
        tolerance: 0.05,
        benchmarks: "one",
        samples: 1,
        seconds: 1,
        workloads,
      });
      const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema());
      expect(validate(JSON.parse(json)) || validate.errors).toBe(true);
      expect(
        formatTable(summary, {
          traces: folder,
          runs: 2,
          seed: 3,
          tolerance: 0.05,
          benchmarks: "several",
          samples: 0.5,
          seconds: 1,
          workloads,
        }),
      ).toContain("several benchmarks of its plan");
      return json;
    };
    expect(figures()).toBe(figures());
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the command measures a folder, prints tables and writes what its schema says", () => {
  const folder = otherTraces();
  const bench = (...more: string[]): ReturnType<typeof spawnSync> =>
    spawnSync(process.execPath, ["bench/rule/run.mjs", "--traces", folder, ...more], { encoding: "utf8" });
  try {
    const file = join(folder, "figures.json");
    const { status, stdout, stderr } = bench("--runs", "2", "--samples", "0.5", "--json", file);
    expect(status).toBe(0);
    // With two runs one alarm is a promise that is broken, which it says.
    expect(
      String(stderr)
        .replace(/^error: .* is promised$/gm, "")
        .trim(),
    ).toBe("");
    expect(stdout).toContain("the first 50 % of each trial");
    expect(stdout).toContain("### Found by name at P99");
    const figures = JSON.parse(readFileSync(file, "utf8")) as {
      samples: number;
      workloads: { name: string; samplesPerTrial: number }[];
      rules: { coverage: number | null }[];
    };
    const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema());
    expect(validate(figures) || validate.errors).toBe(true);
    expect(figures.workloads).toContainEqual(
      expect.objectContaining({ name: "some server", samplesPerTrial: 125 }),
    );
    // The project's, tachometer's and the bootstrap's intervals.
    expect(figures.rules.filter(({ coverage }) => coverage !== null)).toHaveLength(3);
    expect(bench("--samples", "0").stderr).toContain("a share between 0 and 1 is needed");
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

test("each piece of the rule has a row that says what is found without it", async () => {
  const folder = otherTraces();
  try {
    const told = await formatPieces(process.cwd(), folder, 1, 1, 2, () => undefined);
    const rows = told.split("\n").filter((line) => line.startsWith("| "));
    expect(rows.map((row) => row.split(" | ")[0])).toEqual([
      "| without",
      "| the rule as it is",
      ...patchesOf(process.cwd(), "without").map(
        (patch) => `| ${readFileSync(patch, "utf8").split("\n")[0]!}`,
      ),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);

test("a trace that is not what traces.json says is refused", () => {
  const folder = otherTraces();
  try {
    writeFileSync(join(folder, "start.u32.gz"), gzipSync(Buffer.alloc(12)));
    expect(() => readTraces(folder)).toThrow(/start.u32.gz: 12 bytes/);
    mkdirSync(join(folder, "none"));
    writeFileSync(join(folder, "none", "traces.json"), "{}");
    expect(() => readTraces(join(folder, "none"))).toThrow(/no traces/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const BIMODAL = generateNoise(1, ["generated bimodal"])[0]!;
const SHORT: Trace = { ...BIMODAL, samplesPerTrial: 150, trials: BIMODAL.trials.map((t) => t.slice(0, 150)) };

test.each<[string, Trace, Effect | BodyEffect, boolean]>([
  ["1 000 samples a trial, the slowest slower", BIMODAL, { effect: 0.1, where: "tail" }, true],
  ["one of several benchmarks", BIMODAL, { effect: 0.1, where: "all" }, false],
  ["1 000 samples a trial, the body slower", BIMODAL, { effect: 0.1, where: "below-p97" }, true],
  ["150 samples a trial, two trials for a P99", SHORT, { effect: 0.1, where: "all" }, true],
  ["150 samples a trial, the body slower", SHORT, { effect: 0.1, where: "below-p90" }, true],
])(
  "the values that the yardstick keeps are those that the rule makes of %s",
  (_, trace, effect, unbroken) => {
    const drawn = { ...draw(new Workload(trace, undefined, unbroken), 40, new Prng("prepare")), effect };
    for (const q of QUANTILES) {
      const kept = preparedOf(drawn, q, 40);
      const made = prepare(seriesOf(drawn, q, 40), DEFAULT_LOOKS[0]);
      for (const name of [
        "baseline",
        "candidate",
        "neighbours",
        "order",
        "rounds",
        "roundsMeasured",
        "roundsPerStratum",
      ] as const) {
        expect(kept[name]).toEqual(made[name]);
      }
    }
  },
);

test.each([
  ["below-p45", [0.46, 0.5, 0.95], 0.4],
  ["below-p90", [0.91, 0.95, 0.99], 0.85],
  ["below-p97", [0.975, 0.98, 0.99], 0.95],
] as const)("a slow-down %s leaves P%j of each trial the same number", (where, same, moved) => {
  const workload = new Workload(BIMODAL);
  const effect: BodyEffect = { effect: 0.1, where };
  for (const q of same) expect(workload.quantiles(q, effect)).toEqual(workload.quantiles(q, UNCHANGED));
  const [before, after] = [workload.quantiles(moved, UNCHANGED), workload.quantiles(moved, effect)];
  expect(after.every((x, i) => x > before[i]! && x <= 1.1 * before[i]! + 1e-6)).toBe(true);
});

test.each(["H", "I", "J", "K", "L", "M", "N"])(
  "recording %s is whole: ten programs, 160 rounds of each",
  (recording) => {
    const traces = readTraces(`fixtures/recorded/${recording}`);
    expect(traces.map(({ trials }) => trials.length)).toEqual(new Array(10).fill(320));
  },
);

test("alarms of unchanged runs are counted by themselves, those of all parts, with their bound", () => {
  const workloads = [new Workload(BIMODAL, 0.0001)];
  const alarmsOf = (from: number, to: number): number =>
    runJob({ kind: "unchanged-runs", from, to, metrics: 20, peers: false }, workloads, 1).get(
      "unchanged|latency-gate|20|alarmed",
    )!;
  // More than one part: without a run that alarms, and with it.
  const next = [...Array(50).keys()].find((run) => alarmsOf(50 + run, 51 + run) === 1)! + 50;
  const before = alarmsOf(0, next);
  expect(before).toBeGreaterThan(0);
  for (const [runs, alarmed] of [
    [next, before],
    [next + 1, before + 1],
  ] as const) {
    const told = `${alarmed} of ${runs} runs of 20 unchanged metrics alarm, ${((100 * alarmed) / runs).toFixed(1)} % (95 % bound `;
    expect(formatAlarms(workloads, runs, 1, () => undefined).slice(0, told.length)).toBe(told);
  }
});

test("what is named for a change farther in is told by quantile, of those that are judged", () => {
  const steady = formatMisnamed([new Workload(BIMODAL)], 5, 1, () => undefined);
  expect(steady).toContain("| +10 % of what lies below P97 | P99 | – | 0.0 | 0.0 (generated bimodal) |");
  expect(steady).toContain("| P99 | 1000 | P98 of the calmest of 6 | P9");
  expect(steady).toContain("| P95 | 40 | P75 of the calmest of 6 | P4");
  // A hundred samples: the calmest of few parts speaks for P95, and P99 is not judged.
  const pspawn = readTraces("fixtures/traces").find((one) => one.name === "pspawn")!;
  const short = formatMisnamed([new Workload(pspawn)], 40, 1, () => undefined);
  expect(short).toMatch(/below P90 \| P95 \| [1-9][\d.]* \| – \| [1-9][\d.]* \(pspawn\)/);
  expect(short).toContain("below P90 | P99 | – | – | – |");
});

test.each([
  [0, 1000, 0.00299],
  [10, 1000, 0.01692],
  [1, 20, 0.21611],
])("the 95 %% bound of %d in %d is %d (Clopper and Pearson)", (successes, n, bound) => {
  expect(upperBound95(successes, n)).toBeCloseTo(bound, 4);
});
