import type { BoundRow } from "./bounds/bound.js";
import { ALL_RULES, BOUNDS, isUnchanged, METRICS_A_RUN, ROUNDS, type Tally } from "./jobs.js";
import { OURS } from "./ours.js";
import { EARLIER, PEERS } from "./peers/index.js";
import { upperBound95 } from "./proportion.js";
import type { Rule } from "./rules.js";
import { EFFECTS, QUANTILES, UNCHANGED, type Effect, type Quantile, type Workload } from "./workload.js";

export interface PowerRow extends Effect {
  readonly quantile: Quantile;
  readonly workload: string;
  readonly roundsMax: number;
  /** In which the rule judged the metric. */
  readonly runs: number;
  /** Share of runs in which the metric itself was called slower. */
  readonly byName: number;
  /** Share of runs in which any metric of the workload was. */
  readonly inRun: number;
  /** Share of runs in which the metric passed. */
  readonly passed: number;
  /** Rounds measured until the metric was decided, on average. */
  readonly roundsMean: number;
}

export interface RuleResult {
  readonly name: string;
  readonly source: string;
  readonly ours: boolean;
  readonly runs: number;
  readonly metricsPerRun: number;
  readonly falseAlarmsPerRun: number;
  /** One-sided 95 % bound (Clopper and Pearson). */
  readonly falseAlarmsPerRunUpper95: number;
  readonly falseAlarmsPerMetric: number;
  readonly power: readonly PowerRow[];
  /** Of unchanged metrics at the default tolerances, by workload on equal terms. */
  readonly unchanged: {
    readonly pass: number;
    /** Of those, the passes that rule out more than the tolerance only. */
    readonly widerPass: number;
    readonly inconclusive: number;
    readonly regression: number;
    readonly improvement: number;
  };
  /** Of the 95 % interval of the change where the rule stopped, of at most 40 rounds; null for rules that give none. */
  readonly coverage: number | null;
}

export interface DetectableRow {
  readonly workload: string;
  readonly quantile: Quantile;
  readonly rounds: number;
  readonly smallestDetectableChange: number;
}

export interface CoverageRow {
  readonly workload: string;
  readonly quantile: Quantile;
  readonly rounds: 20 | 40 | "stopped";
  readonly covered: number;
}

/** A trace of two programs: what each quantile was called. */
export interface TwoProgramsRow {
  readonly rule: string;
  readonly workload: string;
  readonly quantile: Quantile;
  readonly roundsMax: number;
  readonly regression: number;
  readonly pass: number;
}

export interface Summary {
  /** The project's, and those that people use today. */
  readonly rules: readonly RuleResult[];
  /** The project's own ones of before. */
  readonly earlier: readonly RuleResult[];
  readonly falseAlarmsPerRunOf200: {
    readonly runs: number;
    readonly value: number;
    readonly upper95: number;
  };
  readonly coverage: readonly CoverageRow[];
  readonly coverageByRounds: { readonly at20: number; readonly at40: number; readonly stopped: number };
  readonly smallestDetectableChange: readonly DetectableRow[];
  readonly atTolerance: { readonly metrics: number; readonly regression: number; readonly pass: number };
  /** Where no tolerance is named, and the change is exactly what a pass must rule out at the least. */
  readonly atPassWithin: { readonly metrics: number; readonly pass: number };
  readonly atZeroTolerance: {
    readonly metrics: number;
    readonly regression: number;
    readonly improvement: number;
    readonly pAtMost005: number;
  };
  /** Runs of 20 unchanged metrics at tolerance 0 in which any was called slower. */
  readonly familyAtZeroTolerance: { readonly runs: number; readonly alarmed: number };
  /** The most that a rule of that quantile of each trial alone can find of +10 % (bound.ts). */
  readonly bounds: readonly BoundRow[];
  readonly twoPrograms: readonly TwoProgramsRow[];
  readonly unchangedByWorkload: readonly {
    workload: string;
    quantile: Quantile;
    pass: number;
    widerPass: number;
    inconclusive: number;
    regression: number;
  }[];
}

export function summarise(tally: Tally, workloads: readonly Workload[]): Summary {
  const get = (name: string): number => tally.get(name) ?? 0;
  const share = (name: string, of: string): number => (get(of) === 0 ? NaN : get(name) / get(of));
  const same = workloads.filter(isUnchanged);

  const byVerdict = (rule: Rule, workload: Workload, quantile: Quantile, verdict: string): number => {
    const name = `effect|${rule.name}|${workload.name}|all|0|40|${quantile}`;
    return share(`${name}|${verdict}`, `${name}|runs`);
  };
  const average = (values: readonly number[]): number => {
    const known = values.filter((value) => !Number.isNaN(value));
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const unchangedShare = (rule: Rule, verdict: string): number =>
    average(same.flatMap((workload) => QUANTILES.map((q) => byVerdict(rule, workload, q, verdict))));

  /** Of unchanged metrics: an interval that leaves zero out is a change that the rule calls. */
  const shareUncalled = (rule: Rule): number =>
    1 - unchangedShare(rule, "regression") - unchangedShare(rule, "improvement");

  const powerRow = (
    rule: Rule,
    workload: Workload,
    effect: Effect,
    quantile: Quantile,
    roundsMax: number,
  ): PowerRow[] => {
    const name = `effect|${rule.name}|${workload.name}|${effect.where}|${effect.effect}|${roundsMax}|${quantile}`;
    if (get(`${name}|runs`) === 0) return [];
    return [
      {
        ...effect,
        quantile,
        workload: workload.name,
        roundsMax,
        runs: get(`${name}|runs`),
        byName: share(`${name}|regression`, `${name}|runs`),
        inRun: share(`${name}|inRun`, `${name}|runs`),
        passed: share(`${name}|pass`, `${name}|runs`),
        roundsMean: share(`${name}|rounds`, `${name}|runs`),
      },
    ];
  };

  const covered = (workload: Workload, q: Quantile, rounds: 20 | 40 | "stopped"): number =>
    share(
      `evidence|${workload.name}|${q}|${rounds}|covered`,
      `evidence|${workload.name}|${q}|${rounds}|runs`,
    );
  const coverage = same
    .flatMap((workload) =>
      QUANTILES.flatMap((quantile) =>
        ([20, 40, "stopped"] as const).map((rounds) => ({
          workload: workload.name,
          quantile,
          rounds,
          covered: covered(workload, quantile, rounds),
        })),
      ),
    )
    .filter((row) => !Number.isNaN(row.covered));
  const coverageAt = (rounds: 20 | 40 | "stopped"): number =>
    average(coverage.filter((row) => row.rounds === rounds).map((row) => row.covered));

  const resultOf = (rule: Rule): RuleResult => {
    const prefix = `unchanged|${rule.name}|${METRICS_A_RUN}`;
    return {
      name: rule.name,
      source: rule.source,
      ours: rule.ours,
      runs: get(`${prefix}|runs`),
      metricsPerRun: METRICS_A_RUN,
      falseAlarmsPerRun: share(`${prefix}|alarmed`, `${prefix}|runs`),
      falseAlarmsPerRunUpper95: upperBound95(get(`${prefix}|alarmed`), get(`${prefix}|runs`)),
      falseAlarmsPerMetric: share(`${prefix}|alarms`, `${prefix}|metrics`),
      power: same.flatMap((workload) =>
        EFFECTS.flatMap((effect) =>
          QUANTILES.flatMap((q) => ROUNDS.flatMap((rounds) => powerRow(rule, workload, effect, q, rounds))),
        ),
      ),
      unchanged: {
        pass: unchangedShare(rule, "pass"),
        widerPass: unchangedShare(rule, "wider"),
        inconclusive: unchangedShare(rule, "inconclusive"),
        regression: unchangedShare(rule, "regression"),
        improvement: unchangedShare(rule, "improvement"),
      },
      coverage: rule.ours ? coverageAt("stopped") : rule.byInterval ? shareUncalled(rule) : null,
    };
  };

  const of200 = `unchanged|${OURS.name}|200`;
  return {
    rules: [OURS, ...PEERS].map(resultOf),
    earlier: EARLIER.map(resultOf),
    falseAlarmsPerRunOf200: {
      runs: get(`${of200}|runs`),
      value: share(`${of200}|alarmed`, `${of200}|runs`),
      upper95: upperBound95(get(`${of200}|alarmed`), get(`${of200}|runs`)),
    },
    coverage,
    coverageByRounds: { at20: coverageAt(20), at40: coverageAt(40), stopped: coverageAt("stopped") },
    smallestDetectableChange: same.flatMap((workload) =>
      QUANTILES.flatMap((quantile) =>
        ([20, 40] as const).flatMap((rounds) => {
          const name = `evidence|${workload.name}|${quantile}|${rounds}`;
          if (get(`${name}|runs`) === 0) return [];
          const smallestDetectableChange = share(`${name}|detectable`, `${name}|runs`) / 1e6;
          return [{ workload: workload.name, quantile, rounds, smallestDetectableChange }];
        }),
      ),
    ),
    atTolerance: {
      metrics: get("calibration|tolerance|metrics"),
      regression: share("calibration|tolerance|regression", "calibration|tolerance|metrics"),
      pass: share("calibration|tolerance|pass", "calibration|tolerance|metrics"),
    },
    atPassWithin: {
      metrics: get("calibration|pass-within|metrics"),
      pass: share("calibration|pass-within|pass", "calibration|pass-within|metrics"),
    },
    atZeroTolerance: {
      metrics: get("calibration|zero|metrics"),
      regression: share("calibration|zero|regression", "calibration|zero|metrics"),
      improvement: share("calibration|zero|improvement", "calibration|zero|metrics"),
      pAtMost005: share("calibration|zero|small-p", "calibration|zero|metrics"),
    },
    familyAtZeroTolerance: { runs: get("family|runs"), alarmed: share("family|alarmed", "family|runs") },
    bounds: same.flatMap((workload) =>
      BOUNDS.flatMap(({ quantile, rounds }) => {
        const power = tally.get(`bound|${workload.name}|${quantile}|${rounds}`);
        return power === undefined ? [] : [{ workload: workload.name, quantile, rounds, power: power / 1e6 }];
      }),
    ),
    twoPrograms: ALL_RULES.flatMap((rule) =>
      workloads
        .filter((workload) => !isUnchanged(workload))
        .flatMap((workload) =>
          QUANTILES.flatMap((quantile) =>
            ROUNDS.flatMap((roundsMax) => {
              const name = `effect|${rule.name}|${workload.name}|${UNCHANGED.where}|0|${roundsMax}|${quantile}`;
              if (get(`${name}|runs`) === 0) return [];
              const regression = share(`${name}|regression`, `${name}|runs`);
              const pass = share(`${name}|pass`, `${name}|runs`);
              return [{ rule: rule.name, workload: workload.name, quantile, roundsMax, regression, pass }];
            }),
          ),
        ),
    ),
    unchangedByWorkload: same
      .flatMap((workload) =>
        QUANTILES.map((quantile) => ({
          workload: workload.name,
          quantile,
          pass: byVerdict(OURS, workload, quantile, "pass"),
          widerPass: byVerdict(OURS, workload, quantile, "wider"),
          inconclusive: byVerdict(OURS, workload, quantile, "inconclusive"),
          regression: byVerdict(OURS, workload, quantile, "regression"),
        })),
      )
      .filter((row) => !Number.isNaN(row.pass)),
  };
}
