import { decisionsOf, judgedAlone, kindsAtZero, OURS, quantilesOf, type Allowed } from "./ours.js";
import type { Judgement } from "../../src/core/rule/judge.js";
import { bestPower } from "./bounds/bound.js";
import { draw, type Drawn } from "./draw.js";
import { EARLIER, PEERS } from "./peers/index.js";
import { Prng } from "./prng.js";
import { judged, Question } from "./question.js";
import type { Rule } from "./rules.js";
import { UNCHANGED, type Effect, type Workload } from "./workload.js";

/** A part of the measurement that one worker does by itself. Runs are drawn by their number. */
export type Job =
  | {
      readonly kind: "unchanged-runs";
      readonly from: number;
      readonly to: number;
      readonly metrics: number;
      readonly peers: boolean;
    }
  | { readonly kind: "family"; readonly from: number; readonly to: number }
  | { readonly kind: "effects"; readonly workload: string; readonly from: number; readonly to: number }
  | { readonly kind: "bound"; readonly workload: string }
  | { readonly kind: "evidence"; readonly workload: string; readonly from: number; readonly to: number }
  | { readonly kind: "calibration"; readonly workload: string; readonly from: number; readonly to: number };

/** Counters by name; sums over jobs are the result, so the order of jobs does not matter. */
export type Tally = Map<string, number>;

export const ALL_RULES: readonly Rule[] = [OURS, ...PEERS, ...EARLIER];
export const METRICS_A_RUN = 20;
export const ROUNDS = [20, 40] as const;
export const MOST_ROUNDS = 40;

export function runJob(job: Job, workloads: readonly Workload[], seed: number): Tally {
  const tally: Tally = new Map();
  const count = (name: string, by = 1): void => void tally.set(name, (tally.get(name) ?? 0) + by);
  switch (job.kind) {
    case "unchanged-runs":
      unchangedRuns(job, workloads, seed, count);
      break;
    case "family":
      families(job, workloads, seed, count);
      break;
    case "effects":
      effects(job, find(workloads, job.workload), seed, count);
      break;
    case "bound":
      bounds(find(workloads, job.workload), seed, count);
      break;
    case "evidence":
      evidence(job, find(workloads, job.workload), seed, count);
      break;
    case "calibration":
      calibration(job, find(workloads, job.workload), seed, count);
      break;
  }
  return tally;
}

type Count = (name: string, by?: number) => void;

function find(workloads: readonly Workload[], name: string): Workload {
  const found = workloads.find((workload) => workload.name === name);
  if (found === undefined) throw new Error(`no workload ${name}`);
  return found;
}

/** Whole runs of unchanged code: stretches of workloads drawn at random until a rule has its metrics. */
function unchangedRuns(
  job: Job & { kind: "unchanged-runs" },
  workloads: readonly Workload[],
  seed: number,
  count: Count,
): void {
  const pool = workloads.filter((w) => w.kind === "real" || w.kind === "generated");
  const rules = job.peers ? ALL_RULES : [OURS];
  for (let run = job.from; run < job.to; run++) {
    const random = new Prng(`${seed} unchanged ${job.metrics} ${run}`);
    const stretches: Drawn[] = [];
    const stretch = (i: number): Drawn =>
      (stretches[i] ??= { ...draw(pool[random.int(pool.length)]!, MOST_ROUNDS, random), effect: UNCHANGED });
    for (const rule of rules) {
      if (run % rule.every !== 0) continue;
      const left = { metrics: job.metrics, alarms: 0 };
      for (let i = 0; left.metrics > 0; i++) {
        for (const finding of judged(rule, stretch(i), MOST_ROUNDS, job.metrics).slice(0, left.metrics)) {
          left.metrics -= 1;
          left.alarms += Number(finding.verdict === "regression");
        }
      }
      const prefix = `unchanged|${rule.name}|${job.metrics}`;
      count(`${prefix}|runs`);
      count(`${prefix}|alarmed`, Number(left.alarms > 0));
      count(`${prefix}|metrics`, job.metrics);
      count(`${prefix}|alarms`, left.alarms);
    }
  }
}

/** The error rate of a whole run at its border: 20 unchanged metrics at tolerance 0. */
function families(
  job: Job & { kind: "family" },
  workloads: readonly Workload[],
  seed: number,
  count: Count,
): void {
  const pool = workloads.filter(isUnchanged);
  for (let run = job.from; run < job.to; run++) {
    const random = new Prng(`${seed} family ${run}`);
    let left = METRICS_A_RUN;
    let alarms = 0;
    while (left > 0) {
      const stretch = draw(pool[random.int(pool.length)]!, MOST_ROUNDS, random);
      const kinds = kindsAtZero({ ...stretch, effect: UNCHANGED }, MOST_ROUNDS, METRICS_A_RUN);
      alarms += kinds.slice(0, left).filter((kind) => kind === "regression").length;
      left -= kinds.length;
    }
    count("family|runs");
    count("family|alarmed", Number(alarms > 0));
  }
}

/** One workload with each effect planted, as a part of a run of 20 metrics, at 20 and at 40 rounds. */
function effects(job: Job & { kind: "effects" }, workload: Workload, seed: number, count: Count): void {
  const questions = effectsOf(workload).flatMap((effect) =>
    ALL_RULES.flatMap((rule) =>
      ROUNDS.map((rounds) => new Question(workload, effect, rule, rounds, METRICS_A_RUN)),
    ),
  );
  for (let run = job.from; run < job.to; run++) {
    const stretch = draw(workload, MOST_ROUNDS, new Prng(`${seed} ${workload.name} ${run}`));
    let drawn: Drawn | undefined;
    for (const question of questions) {
      if (drawn?.effect !== question.effect) drawn = { ...stretch, effect: question.effect };
      if (run % question.rule.every === 0) question.ask(drawn);
    }
  }
  for (const question of questions) question.report(count);
}

/** The most that a rule of that quantile alone can find: P95 within 20 rounds, P99 within 40. */
export const BOUNDS = [
  { quantile: 0.95, rounds: 20 },
  { quantile: 0.99, rounds: 40 },
] as const;

function bounds(workload: Workload, seed: number, count: Count): void {
  for (const { quantile, rounds } of BOUNDS) {
    const { power } = bestPower(workload, quantile, rounds, seed);
    count(`bound|${workload.name}|${quantile}|${rounds}`, Math.round(power * 1e6));
  }
}

/** Coverage of the interval at fixed rounds and after stopping, and the smallest detectable change. */
function evidence(job: Job & { kind: "evidence" }, workload: Workload, seed: number, count: Count): void {
  for (let run = job.from; run < job.to; run++) {
    const drawn: Drawn = {
      ...draw(workload, MOST_ROUNDS, new Prng(`${seed} ${workload.name} ${run}`)),
      effect: UNCHANGED,
    };
    for (const [stop, looks] of [
      ["20", [20]],
      ["40", [40]],
      ["stopped", undefined],
    ] as const) {
      const rounds = looks?.[0] ?? MOST_ROUNDS;
      for (const [quantile, decision] of decisionsOf(drawn, rounds, METRICS_A_RUN, looks)) {
        if (decision.kind === "insufficient") continue;
        const { low, high } = decision.interval95;
        const name = `evidence|${workload.name}|${quantile}|${stop}`;
        count(`${name}|runs`);
        count(`${name}|covered`, Number(low <= 0 && high >= 0));
        // Whole millionths, so that sums do not depend on their order.
        count(`${name}|detectable`, Math.round(Math.min(10, decision.smallestDetectableChange) * 1e6));
      }
    }
  }
}

/**
 * The error rates that the rule promises, at the border of each: a change of exactly the tolerance
 * (regressions and passes are both wrong), one of exactly what a pass rules out where no tolerance is
 * named (passes are wrong), and tolerance 0 with nothing changed.
 */
function calibration(
  job: Job & { kind: "calibration" },
  workload: Workload,
  seed: number,
  count: Count,
): void {
  for (let run = job.from; run < job.to; run++) {
    const stretch = draw(workload, MOST_ROUNDS, new Prng(`${seed} calibration ${workload.name} ${run}`));
    const { tolerance } = workload;
    for (const quantile of quantilesOf(workload)) {
      const passWithin = workload.passWithinOf(quantile);
      const tally = (at: string, effect: number, allowed: Allowed): void => {
        const drawn: Drawn = { ...stretch, effect: { effect, where: "all" } };
        tallyCalibration(at, judgedAlone(drawn, quantile, MOST_ROUNDS, allowed), count);
      };
      tally("tolerance", tolerance, { tolerance, passWithin: tolerance });
      tally("pass-within", passWithin, { tolerance, passWithin });
      tally("zero", 0, { tolerance: 0, passWithin: 0 });
    }
  }
}

const NOMINAL = 0.05;

function tallyCalibration(at: string, judgement: Judgement, count: Count): void {
  if (judgement.kind === "insufficient") return;
  count(`calibration|${at}|metrics`);
  count(`calibration|${at}|${judgement.kind}`);
  count(`calibration|${at}|small-p`, Number(judgement.significance().pValue <= NOMINAL));
}

/** All jobs of a measurement, each of a second or so. */
export function planJobs(workloads: readonly Workload[], runs: number): Job[] {
  const chunk = 100;
  const chunks = (upTo: number, size = chunk): { from: number; to: number }[] =>
    Array.from({ length: Math.ceil(upTo / size) }, (_, i) => ({
      from: i * size,
      to: Math.min(upTo, (i + 1) * size),
    }));
  return [
    ...chunks(runs, 50).map((part): Job => ({
      kind: "unchanged-runs",
      ...part,
      metrics: METRICS_A_RUN,
      peers: true,
    })),
    ...chunks(Math.ceil(runs / 2)).map((part): Job => ({
      kind: "unchanged-runs",
      ...part,
      metrics: 200,
      peers: false,
    })),
    ...chunks(Math.ceil(runs / 4), 25).map((part): Job => ({ kind: "family", ...part })),
    ...workloads
      .filter((workload) => isUnchanged(workload) && !workload.launches)
      .map((workload): Job => ({ kind: "bound", workload: workload.name })),
    ...workloads.flatMap((workload): Job[] => [
      ...chunks(runs, 250).map((part): Job => ({ kind: "effects", workload: workload.name, ...part })),
      ...(isUnchanged(workload)
        ? [
            ...chunks(Math.ceil(runs / 4), 250).map((part): Job => ({
              kind: "evidence",
              workload: workload.name,
              ...part,
            })),
            ...chunks(Math.ceil(runs / 4), 250).map((part): Job => ({
              kind: "calibration",
              workload: workload.name,
              ...part,
            })),
          ]
        : []),
    ]),
  ];
}

export function isUnchanged(workload: Workload): boolean {
  return workload.sides === undefined;
}

/** What is planted in a workload: nothing where the sides differ already, no tail where there is one sample. */
function effectsOf(workload: Workload): Effect[] {
  if (!isUnchanged(workload)) return [UNCHANGED];
  const planted = [0.05, 0.1, 0.2].flatMap((effect): Effect[] => [
    { effect, where: "all" },
    ...(workload.launches ? [] : [{ effect, where: "tail" } as const]),
  ]);
  return [UNCHANGED, ...planted];
}
