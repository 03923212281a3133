import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  LEAST_STORED_RUNS,
  compareWithStored,
  isQuickAndOver,
  judge,
  judgeInvariants,
  levelOf,
  median,
  openRows
} from "./chunk-CNSDDDVN.js";
import {
  NO_TRIALS,
  indexTrials,
  joinOutcome,
  observe
} from "./chunk-NZOERVSK.js";

// src/core/compare/stored-runs.ts
function compareStored(stored, after) {
  let here = stored.filter(({ host }) => host.fingerprint === after.host.fingerprint), latest = latestOf(here.length > 0 ? here : stored), joined = {
    ...after,
    baseline: latest.candidate,
    trials: [...relabel(latest.trials), ...after.trials.filter(({ side }) => side === "candidate")]
  }, leftOut = leftOutOf(after), cases = casesOf(joined, latest, here.length === 0 ? hostReason(latest, after) : void 0).filter(
    ({ system, benchmark: { id } }) => !leftOut.some((one) => one.system === system && one.benchmark === id)
  ), open = cases.map((one) => ({ one, rows: openRows(one) })), advice = advise(
    here,
    after,
    open.flatMap(({ one, rows: rows2 }) => rows2.flatMap((row) => row.kind === "open" ? [{ one, row }] : []))
  ), rows = open.flatMap(
    ({ rows: own }) => own.map((row) => row.kind === "settled" ? row.row : showRow(row, advice.get(row.key)))
  ), invariants = cases.flatMap(
    ({ system, benchmark, trials }) => judgeInvariants(system, benchmark, trials)
  ), whole = judge({ ...joined, trials: [] }), base = { ...whole, plan: { ...whole.plan, notMeasured: [...after.plan.notMeasured, ...leftOut] } };
  return { report: {
    ...base,
    comparison: "stored",
    stored: { runs: here.length, otherHosts: stored.length - here.length },
    rows,
    shifts: [],
    invariants,
    outcome: joinOutcome({ ...base, rows, invariants }, after.plan.inconclusive)
  }, results: joined };
}
function leftOutOf(after) {
  if (!isQuickAndOver(after)) return [];
  let { plan, systems } = after, trials = indexTrials(after), isTried = (system, benchmark) => {
    let { candidate, failed } = trials.get(`${system}/${benchmark}`) ?? NO_TRIALS;
    return candidate.length > 0 || failed.some(({ side }) => side === "candidate");
  }, isBuilt = (system) => systems.some(({ id, state }) => id === system && state.kind === "built");
  return plan.systems.filter(({ id }) => isBuilt(id)).flatMap(
    ({ id: system, benchmarks }) => benchmarks.filter(({ id, role, presence }) => role === "gate" && presence !== "missing" && !isTried(system, id)).map(({ id }) => ({ system, benchmark: id, scenario: void 0, reason: "time" }))
  );
}
function latestOf(runs) {
  return runs.reduce((latest, one) => one.run.startedAt > latest.run.startedAt ? one : latest);
}
function advise(stored, after, rows) {
  let valuesOf = (run) => {
    let trials = indexTrials(run);
    return new Map(
      rows.flatMap(({ one: { system, benchmark }, row }) => {
        if (workloadReason(system, benchmark.id, run, after) !== void 0) return [];
        let own = (trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS).candidate, value = valueOf(own, row);
        return value === void 0 ? [] : [[row.key, value]];
      })
    );
  }, before = stored.map(valuesOf), current = valuesOf(after), usual = (key) => {
    let known = before.flatMap((run) => run.get(key) ?? []);
    return known.length === 0 ? NaN : median(known);
  }, allowed = new Map(
    rows.map(({ row: { key, row } }) => [key, Math.max(row.tolerance, row.floor / usual(key) || 0)])
  ), advice = compareWithStored(before, current, {
    alpha: after.plan.alpha,
    metricsPlanned: Math.max(after.plan.metricsPlanned, rows.length),
    tolerance: (key) => allowed.get(key)
  }), none = { kind: "insufficient", needed: LEAST_STORED_RUNS, have: 0 };
  return new Map(
    rows.map(({ row: { key } }) => [
      key,
      { advice: advice.get(key) ?? none, baseline: usual(key), candidate: current.get(key) ?? NaN }
    ])
  );
}
function valueOf(trials, { metric: { planned, unit } }) {
  let seen = trials.flatMap((trial) => observe(trial, planned) ?? []);
  if (!(seen.length === 0 || seen.some((one) => one.unit !== unit)))
    return median(seen.map(({ values }) => levelOf(values, planned)));
}
function relabel(trials) {
  return trials.filter(({ side }) => side === "candidate").map((trial) => ({ ...trial, side: "baseline" }));
}
function hostReason(before, after) {
  let show = ({ host }) => `${host.cpuModel}, ${host.cpuCount} CPUs, ${host.kernel}`;
  return { kind: "host", baseline: show(before), candidate: show(after) };
}
function casesOf(stored, before, host) {
  let trials = indexTrials(stored);
  return stored.plan.systems.flatMap(
    ({ id: system, benchmarks }) => benchmarks.filter(({ role }) => role === "gate").map((benchmark) => {
      let reason = host ?? workloadReason(system, benchmark.id, before, stored), own = trials.get(`${system}/${benchmark.id}`) ?? NO_TRIALS, failed = own.failed.find(({ side }) => side === "candidate"), here = {
        ...benchmark,
        presence: own.baseline.length === 0 ? "added" : benchmark.presence
      };
      return {
        system,
        benchmark: here,
        trials: own,
        blocked: failed === void 0 ? reason && { verdict: "incomparable", reason } : { verdict: "invalid", side: "candidate", failure: failed.outcome.failure }
      };
    })
  );
}
function workloadReason(system, benchmark, before, after) {
  let of = ({ systems }) => {
    let state = systems.find(({ id }) => id === system)?.state;
    if (state?.kind === "built")
      return state.candidate?.fingerprints.find((item) => item.benchmark === benchmark)?.workload;
  }, [baseline, candidate] = [of(before), of(after)];
  if (!(baseline === candidate || baseline === void 0))
    return { kind: "workload", baseline, candidate: candidate ?? "none" };
}
function showRow({ metric, row }, { advice, baseline, candidate }) {
  let judgement = {
    verdict: "insufficient",
    reason: "stored",
    needed: LEAST_STORED_RUNS,
    have: advice.kind === "insufficient" ? advice.have : advice.runs,
    values: { baseline, candidate },
    ...advice.kind === "insufficient" ? {} : { advice: { kind: advice.kind, relative: advice.estimate, spread: advice.interval } }
  };
  return {
    ...row,
    unit: metric.unit,
    better: metric.better,
    judgement,
    budget: void 0,
    caveats: [],
    phases: []
  };
}

// src/core/compare/two-runs.ts
function compareRuns(stored, candidate) {
  let { id } = candidate.run, ofSameRun = stored.filter(({ run }) => run.id === id), [first] = ofSameRun;
  if (first !== void 0 && stored.length === 1) return pairOneRun(first, candidate);
  if (first !== void 0)
    return { kind: "refused", reason: `Run ${id} can't be among the stored runs that it is compared with.` };
  let ids = stored.map(({ run }) => run.id), twice = ids.find((one, index) => ids.indexOf(one) !== index);
  return twice !== void 0 ? { kind: "refused", reason: `Run ${twice} is there more than once: it would count as two runs.` } : { kind: "report", ...compareStored(stored, candidate) };
}
function pairOneRun(before, after) {
  let disagreement = ["seed", "metricsPlanned", "metricsAdded"].find(
    (key) => before.plan[key] !== after.plan[key]
  );
  if (disagreement !== void 0)
    return {
      kind: "refused",
      reason: `Both files are of run ${after.run.id}, but their plans differ in ${disagreement}.`
    };
  let ofBoth = (listOf) => [
    ...listOf(before).filter(({ side }) => side === "baseline"),
    ...listOf(after).filter(({ side }) => side === "candidate")
  ], results = {
    ...after,
    baseline: before.baseline,
    warmUps: ofBoth((run) => run.warmUps ?? []),
    serviceCaveats: ofBoth((run) => run.serviceCaveats ?? []),
    trials: ofBoth((run) => run.trials)
  };
  return { kind: "report", report: judge(results), results };
}

export {
  compareRuns
};
