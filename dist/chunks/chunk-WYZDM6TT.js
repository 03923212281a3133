import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/core/compare/index-trials.ts
function indexTrials(results) {
  let groups = /* @__PURE__ */ new Map();
  for (let trial of results.trials) {
    let key = `${trial.system}/${trial.benchmark}`, group = groups.get(key);
    group === void 0 ? groups.set(key, [trial]) : group.push(trial);
  }
  return new Map([...groups].map(([key, trials]) => [key, arrange(trials)]));
}
var NO_TRIALS = { baseline: [], candidate: [], failed: [], pairs: [] };
function arrange(trials) {
  let of = (side) => trials.filter((trial) => trial.side === side && trial.outcome.kind === "ok").sort((a, b) => a.round - b.round), [baseline, candidate] = [of("baseline"), of("candidate")], partners = new Map(candidate.map((trial) => [trial.round, trial])), pairs = baseline.flatMap((before) => {
    let after = partners.get(before.round);
    if (after === void 0) return [];
    let order = before.slot < after.slot ? "baseline-first" : "candidate-first";
    return [{ round: before.round, order, baseline: before, candidate: after }];
  }), failed = trials.filter((trial) => trial.outcome.kind === "failed").sort((a, b) => a.round - b.round || a.side.localeCompare(b.side));
  return { baseline, candidate, failed, pairs };
}
function chosenSeries(trial, { scenario, metric, phase }) {
  return trial.outcome.series.filter(
    (series) => series.scenario === scenario && series.metric === metric && series.phase === phase && !series.warmup && series.outcome === "ok"
  );
}
function joinValues(parts) {
  let [first] = parts;
  if (first === void 0) return new Float64Array(0);
  if (parts.length === 1) return first.values;
  let joined = new Float64Array(parts.reduce((sum, part) => sum + part.values.length, 0)), offset = 0;
  for (let part of parts)
    joined.set(part.values, offset), offset += part.values.length;
  return joined;
}
function pairReadings(pair) {
  let known = [pair.baseline.host.stealShare, pair.candidate.host.stealShare].filter(
    (share) => share !== void 0
  );
  return known.length === 0 ? {} : { stealShare: Math.max(...known) };
}

// src/core/compare/observations.ts
function observe(trial, planned) {
  let { scenario, metric, statistic } = planned, parts = scenario === void 0 ? [] : chosenSeries(trial, { scenario, metric, phase: void 0 });
  if (parts.length > 0) return fromSamples(parts);
  if (statistic !== "value") return;
  let value = findValue(trial, scenario, metric);
  return value && { ...pick(value), values: Float64Array.of(value.value), sampled: !1 };
}
function findValue(trial, scenario, metric) {
  return trial.outcome.values.find(
    (value) => value.scenario === scenario && value.metric === metric && value.phase === void 0 && Object.keys(value.labels).length === 0
  );
}
function ruleStatistic(planned, sampled) {
  let { statistic } = planned;
  return statistic === "mean" ? { kind: "mean" } : statistic === "value" ? sampled ? { kind: "quantile", q: 0.5 } : { kind: "value" } : { kind: "quantile", q: quantileOf(statistic) };
}
function quantileOf(statistic) {
  return Number((Number(statistic.slice(1)) / 100).toPrecision(12));
}
function fromSamples(parts) {
  return { ...pick(parts[0]), values: joinValues(parts), sampled: !0 };
}
function pick({ unit, better }) {
  return { unit, better };
}

// src/core/stats/quantile.ts
function sorted(values) {
  return values.slice().sort();
}
function quantileSorted(ascending, q) {
  let n = ascending.length;
  if (n === 0) throw new RangeError("quantile of no values");
  let position = (n - 1) * q, below = Math.floor(position), low = ascending[below], share = position - below;
  return share === 0 ? low : low + share * (ascending[below + 1] - low);
}
function median(values) {
  return quantileSorted(sorted(values), 0.5);
}

export {
  indexTrials,
  NO_TRIALS,
  chosenSeries,
  joinValues,
  pairReadings,
  observe,
  findValue,
  ruleStatistic,
  quantileOf,
  sorted,
  quantileSorted,
  median
};
