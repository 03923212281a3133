import { acceptRegressions } from "../core/accept.js";
import { confirmRegressions, flagged } from "../core/confirm.js";
import type { Report } from "../core/model/report.js";
import type { Results } from "../core/model/run.js";
import type { TrialContext } from "../core/compare/testing.js";
import {
  built,
  gated,
  latencies,
  makeRun,
  measured,
  reads,
  samples,
  SYSTEM,
  value,
} from "../core/compare/testing.js";

/** What a reader, a terminal, a spreadsheet or a browser could be tricked with. */
export const HOSTILE =
  "@everyone <script>alert(1)</script> a|b `code` \u001b[31mred\u001b[0m \u202etxt.exe\u202c #1 a\nb --> </details> [x](https://evil.example) ![i](//e) =1+1 ##[error]x ::error::y";

const failure = {
  code: "exit-code",
  message: "The harness ended with exit code 3.",
  where: "kv-bench --scenario read",
  hint: "Read the end of its log below.",
  logTail: ["kv-bench: opening data", "panic: page 17: checksum mismatch", "exit status 3"],
} as const;

const both = (factor: number) => reads(factor);

/** The runs behind fixtures/golden/, by the name of their folder. */
const JUDGED_CASES: Readonly<Record<string, () => Results>> = {
  pass: () => makeRun({ benchmarks: [both(1)] }),

  regression: () =>
    makeRun({
      benchmarks: [
        reads(1.2, {
          metrics: [
            gated({ floor: 5e4 }),
            gated({ statistic: "p95" }),
            gated({ scenario: undefined, metric: "throughput", statistic: "value" }),
          ],
          measure: (context) => {
            const slow = context.side === "candidate";
            const parse = latencies(context, { medianNs: 5e5 });
            const lookup = latencies(context, { medianNs: slow ? 1.9e6 : 1.5e6 });
            const whole = parse.map((part, index) => part + lookup[index]!);
            const rate = Math.round((slow ? 4150 : 5000) * (1 + 0.004 * context.normal()));
            return measured({
              series: [
                samples(whole),
                samples(parse, { phase: "parse" }),
                samples(lookup, { phase: "lookup" }),
              ],
              values: [
                value("throughput", rate, { unit: "op/s", better: "higher" }),
                value("cache-hits", slow ? 9400 : 9410, { labels: { cache: "block" } }),
                value("rss", slow ? 73_400_320 : 71_303_168, { unit: "B" }),
              ],
            });
          },
        }),
        reads(1, {
          id: "scan",
          metrics: [gated({ scenario: "all" })],
          measure: (context) =>
            measured({ series: [samples(latencies(context, { medianNs: 3.1e8 }), { scenario: "all" })] }),
        }),
      ],
    }),

  improvement: () => makeRun({ benchmarks: [both(0.8)] }),

  inconclusive: () =>
    makeRun({
      run: { stop: "rounds" },
      plan: { inconclusive: "fail" },
      benchmarks: [
        reads(1.04, {
          measure: (context) =>
            measured({
              series: [
                samples(
                  latencies(context, { medianNs: context.side === "candidate" ? 2.1e6 : 2e6, luck: 0.09 }),
                ),
              ],
            }),
        }),
      ],
    }),

  insufficient: () =>
    makeRun({
      benchmarks: [
        reads(1, {
          metrics: [gated(), gated({ statistic: "p99" })],
        }),
      ],
    }),

  zeros: () => {
    const halves = ({ round }: TrialContext): number => (round % 2 === 0 ? 0 : 5);
    const counts: readonly (readonly [string, (context: TrialContext) => number])[] = [
      ["errors", ({ side }) => (side === "baseline" ? 0 : 5)],
      ["misses", ({ side }) => (side === "baseline" ? 5 : 0)],
      ["retries", () => 0],
      ["spills", (context) => (context.side === "baseline" ? halves(context) : 5)],
      ["evictions", (context) => (context.side === "baseline" ? 5 : halves(context))],
    ];
    return makeRun({
      benchmarks: [
        {
          id: "crud",
          metrics: counts.map(([metric]) => gated({ scenario: undefined, metric, statistic: "value" })),
          measure: (context) =>
            measured({ values: counts.map(([metric, of]) => value(metric, of(context))) }),
        },
      ],
    });
  },

  missing: () =>
    makeRun({
      benchmarks: [
        both(1),
        {
          ...both(1),
          id: "scan",
          presence: "missing",
          metrics: [gated({ scenario: "all" })],
          measure: () => undefined,
        },
      ],
    }),

  added: () =>
    makeRun({
      benchmarks: [
        both(1),
        {
          ...both(1),
          id: "scan",
          presence: "added",
          metrics: [gated({ budget: { min: undefined, max: 5e6 } })],
          measure: (context) => (context.side === "baseline" ? undefined : both(1).measure(context)),
        },
      ],
    }),

  incomparable: () =>
    makeRun({
      benchmarks: [both(1)],
      state: built([both(1)], { candidateWorkload: "33" }),
      plan: { harnessChange: { label: "perf: harness" } },
    }),

  launches: () =>
    makeRun({
      rounds: 40,
      plan: { looks: [10, 14, 20, 28, 40], accept: { label: "perf: slower", trailer: true } },
      benchmarks: [
        both(1),
        {
          id: "start",
          kind: "command",
          launches: 1,
          looks: [20, 28, 40],
          metrics: [gated({ scenario: "run" }), gated({ scenario: "run", metric: "cpu" })],
          measure: ({ side, normal }) =>
            measured({
              series: [
                samples([Math.round(2e7 * (1 + 0.03 * normal()) * (side === "candidate" ? 1.15 : 1))], {
                  scenario: "run",
                }),
                samples([Math.round(1e7 * Math.exp(0.12 * normal()) * (side === "candidate" ? 1.12 : 1))], {
                  scenario: "run",
                  metric: "cpu",
                }),
              ],
            }),
        },
      ],
    }),

  invalid: () =>
    makeRun({
      run: { stop: "rounds" },
      benchmarks: [
        {
          ...both(1),
          measure: (context) =>
            context.round === 7 && context.side === "candidate"
              ? { kind: "failed", failure }
              : both(1).measure(context),
        },
      ],
    }),

  "not-measurable": () =>
    makeRun({
      benchmarks: [{ ...both(1), measure: () => undefined }],
      state: {
        kind: "not-measurable",
        stage: "build",
        side: "candidate",
        failure: {
          code: "exit-code",
          message: "make ended with exit code 2.",
          where: "make OUT=/build/kv",
          hint: undefined,
          logTail: ["store.go:41:9: undefined: pageSize", "make: *** [Makefile:7: kv] Error 1"],
        },
      },
    }),

  "budget-broken": () =>
    makeRun({
      benchmarks: [reads(1, { metrics: [gated({ budget: { min: undefined, max: 1.5e6 } })] })],
    }),

  "invariant-broken": () =>
    makeRun({
      benchmarks: [
        reads(1, {
          metrics: [gated()],
          invariants: [
            { scenario: undefined, metric: "errors", limits: { min: undefined, max: 0 } },
            { scenario: "read", metric: "buffer-hit-ratio", limits: { min: 0.99, max: undefined } },
          ],
          measure: (context) => ({
            ...(both(1).measure(context) as ReturnType<typeof measured>),
            values: [
              value("buffer-hit-ratio", context.round === 5 ? 0.83 : 0.998, {
                scenario: "read",
                unit: "ratio",
                better: "higher",
              }),
            ],
          }),
        }),
      ],
    }),

  "two-modes": () =>
    makeRun({
      benchmarks: [
        reads(1, {
          metrics: [gated({ scenario: "cold" }), gated()],
          measure: (context) => {
            const { random, normal } = context;
            const cold = Array.from(
              { length: 100 },
              () => Math.round((random() < 0.3 ? 78e3 : 33e3) * Math.exp(0.05 * normal())) * 1e3,
            );
            return measured({ series: [samples(cold, { scenario: "cold" }), samples(latencies(context))] });
          },
        }),
      ],
    }),

  /** The first published report: warms some keys and measures others, on a cache that it takes for hot. */
  unfair: () => {
    const scenario = {
      id: "read",
      title: undefined,
      presence: "both",
      parameters: { cache: "hot" },
      samples: 200,
      warmupOperations: 100,
    } as const;
    const hitRatio = { scenario: "read", metric: "hit-ratio", limits: { min: 0.99, max: undefined } };
    return makeRun({
      benchmarks: [
        reads(1, { metrics: [gated()] }),
        reads(1, {
          id: "original",
          role: "study",
          metrics: [],
          scenarios: [scenario],
          invariants: [hitRatio],
          measure: ({ side, random, normal }) => {
            if (side === "baseline") return undefined;
            const taken = Array.from(
              { length: 200 },
              () => Math.round((random() < 0.6 ? 78e3 : 33e3) * Math.exp(0.05 * normal())) * 1e3,
            );
            return measured({
              series: [samples(taken)],
              values: [
                value("warmed-share", 0, { scenario: "read", unit: "ratio", better: "higher" }),
                value("hit-ratio", 0.4458, { scenario: "read", unit: "ratio", better: "higher" }),
              ],
            });
          },
        }),
      ],
    });
  },

  study: () => {
    const benchmarks = [
      reads(1, {
        metrics: [
          gated(),
          gated({ scenario: "pooled", gated: false }),
          gated({ scenario: "cached", gated: false }),
        ],
        measure: (context) => {
          const at = (scenario: string, medianNs: number) =>
            samples(latencies(context, { medianNs, luck: 0.003 }), { scenario });
          return measured({ series: [at("read", 2e6), at("pooled", 1.2e6), at("cached", 1.97e6)] });
        },
      }),
    ];
    const run = makeRun({ benchmarks });
    const study = {
      id: "pooling",
      title: "Pooled connections",
      ladder: ["crud/read", "crud/pooled", "crud/cached"],
      metric: "latency",
      statistics: ["p50", "p95"],
      rounds: 20,
      recommend: { adopt: 0.2, consider: 0.05 },
    };
    return {
      ...run,
      plan: { ...run.plan, systems: run.plan.systems.map((one) => ({ ...one, studies: [study] })) },
    };
  },

  "policy-changed": () =>
    makeRun({
      benchmarks: [both(1)],
      plan: {
        policyChanges: [
          {
            file: "systems/kv/system.yml",
            pointer: "/benchmarks/crud/tolerance",
            baseline: "5%",
            candidate: "50%",
          },
          {
            file: "latency-gate.yml",
            pointer: "/policy/inconclusive",
            baseline: undefined,
            candidate: '"pass"',
          },
        ],
      },
    }),

  "harness-changed": () =>
    makeRun({
      benchmarks: [both(1)],
      state: built([both(1)], { candidateWorkload: "33", harnessChange: "the label latency-gate:harness" }),
    }),

  quick: () =>
    makeRun({
      rounds: 10,
      benchmarks: [both(1)],
      plan: {
        quick: true,
        looks: [10],
        notMeasured: [
          { system: SYSTEM, benchmark: "scan", scenario: undefined, reason: "quick" },
          { system: SYSTEM, benchmark: "crud", scenario: "update", reason: "filtered" },
        ],
      },
    }),

  interrupted: () =>
    makeRun({
      rounds: 6,
      run: { stop: "interrupted", durationMs: 42_000 },
      benchmarks: [both(1), { ...both(1), id: "scan", metrics: [gated()], measure: () => undefined }],
    }),

  "time-budget": () =>
    makeRun({
      rounds: 6,
      run: {
        stop: "time-budget",
        builds: {
          durationMs: 100_000,
          longest: { system: "kv", stage: "build", side: "baseline", durationMs: 55_000 },
        },
      },
      benchmarks: [both(1)],
    }),

  "500-metrics": () => {
    const names = Array.from(
      { length: 500 },
      (_, index) => `resident-bytes-of-module-${String(index).padStart(3, "0")}-after-the-start`,
    );
    return makeRun({
      rounds: 2,
      benchmarks: [
        {
          id: "sizes",
          metrics: names.map((metric) =>
            gated({ scenario: undefined, metric, statistic: "value", exact: true }),
          ),
          measure: ({ side }) =>
            measured({
              values: names.map((metric, index) =>
                value(metric, (index + 1) * 1000 * (side === "candidate" && index % 2 === 1 ? 1.5 : 1), {
                  unit: "B",
                }),
              ),
            }),
        },
      ],
    });
  },

  hostile: () =>
    makeRun({
      run: { gateVersion: HOSTILE.slice(0, 60) },
      change: {
        host: {
          ...makeRun({}).host,
          cpuModel: HOSTILE,
          kernel: HOSTILE,
          image: HOSTILE,
          governor: HOSTILE.slice(0, 90),
          virtualization: HOSTILE.slice(0, 90),
          fingerprint: HOSTILE,
        },
        baseline: { commit: undefined, ref: HOSTILE, dirty: false },
        candidate: { commit: undefined, ref: HOSTILE, dirty: true },
      },
      state: built([both(1)], { candidateWorkload: "33", harnessChange: HOSTILE }),
      plan: {
        policyChanges: [{ file: HOSTILE, pointer: `/${HOSTILE}`, baseline: HOSTILE, candidate: HOSTILE }],
      },
      benchmarks: [
        reads(1.2, {
          title: HOSTILE,
          measure: (context) => ({
            ...(reads(1.2).measure(context) as ReturnType<typeof measured>),
            values: [value("cache-hits", 5, { labels: { cache: HOSTILE } })],
            errors: [{ scenario: "read", kind: "timeout", count: 1, message: HOSTILE }],
            caveats: [{ scenario: undefined, code: "clock", message: HOSTILE }],
          }),
        }),
        {
          ...both(1),
          id: "scan",
          metrics: [gated()],
          measure: () => ({
            kind: "failed",
            failure: {
              code: "exit-code",
              message: HOSTILE,
              where: HOSTILE,
              hint: HOSTILE,
              logTail: [HOSTILE, "```", "````sh", "::error::forged", "::stop-commands::x"],
            },
          }),
        },
      ],
    }),
};

/** What was measured, by the name of the golden case. */
export const GOLDEN_CASES: Readonly<Record<string, () => Results>> = {
  ...JUDGED_CASES,
  accepted: JUDGED_CASES["regression"]!,
  "not-confirmed": JUDGED_CASES["regression"]!,
};

/** The candidate's trials are the baseline's: nothing changed. */
export function calmed(results: Results): Results {
  const baseline = results.trials.filter(({ side }) => side === "baseline");
  const trials = results.trials.map((trial) => {
    if (trial.side === "baseline") return trial;
    const twin = baseline.find((one) => one.benchmark === trial.benchmark && one.round === trial.round)!;
    return { ...trial, outcome: twin.outcome };
  });
  return { ...results, trials };
}

/** What was decided of a golden case's report after it was judged. */
export const DECISIONS: Readonly<Record<string, (report: Report) => Report>> = {
  accepted: (report) =>
    acceptRegressions(
      report,
      flagged(report).map(({ address, metric, statistic }) => ({
        address,
        metric,
        statistic,
        how: "label",
        by: "maintainer",
        reason: "latency-gate: accept",
        commit: report.candidate.commit!,
      })),
      "pass",
    ),
  "not-confirmed": (report) => {
    const results = JUDGED_CASES["regression"]!();
    const confirmed = confirmRegressions(report, results, calmed(results));
    if (confirmed.kind === "refused") throw new Error(confirmed.reason);
    return confirmed.report;
  },
};
