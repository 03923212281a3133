import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/report/text/quantity.ts
var TIMES = [
  { factor: 1e9, symbol: "s" },
  { factor: 1e6, symbol: "ms" },
  { factor: 1e3, symbol: "\xB5s" },
  { factor: 1, symbol: "ns" }
], SIZES = [
  { factor: 2 ** 30, symbol: "GiB" },
  { factor: 2 ** 20, symbol: "MiB" },
  { factor: 2 ** 10, symbol: "KiB" },
  { factor: 1, symbol: "B" }
];
function formatQuantity(value, unit) {
  switch (unit) {
    case "ns":
      return scaled(value, TIMES);
    case "B":
      return scaled(value, SIZES);
    case "B/s":
      return `${scaled(value, SIZES)}/s`;
    case "op/s":
      return `${grouped(value)} op/s`;
    case "ratio":
      return digits(value);
    case "1":
    case void 0:
      return grouped(value);
  }
}
function formatDuration(durationMs) {
  let seconds = Math.round(durationMs / 1e3);
  if (seconds < 60) return formatQuantity(durationMs * 1e6, "ns");
  let [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`;
}
function formatCount(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function formatChange(relative) {
  if (!Number.isFinite(relative)) return relative > 0 ? "+\u221E" : "\u2212\u221E";
  let percent = relative * 100, text = Math.abs(percent) < 99.95 ? Math.abs(percent).toFixed(1) : Math.abs(percent).toFixed(0);
  return `${Number(text) === 0 ? "\xB1" : percent > 0 ? "+" : "\u2212"}${text} %`;
}
function formatInterval(low, high) {
  return `${formatChange(low).replace(" %", "")} \u2026 ${formatChange(high)}`;
}
function formatShare(share) {
  return `${Number((share * 100).toPrecision(3))} %`;
}
var ROUNDED_UP = 0.9995;
function scaled(value, scales) {
  let scale = scales.find(({ factor }) => Math.abs(value) >= ROUNDED_UP * factor) ?? scales.at(-1);
  return `${digits(value / scale.factor)} ${scale.symbol}`;
}
function digits(value) {
  let size = Math.abs(value);
  if (size >= 1e3) return grouped(value);
  if (Number.isInteger(value)) return String(value);
  let decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3;
  return value.toFixed(decimals);
}
function grouped(value) {
  return !Number.isInteger(value) && Math.abs(value) < 1e3 ? digits(value) : Math.round(value).toString().replace(/\B(?=(\d{3})+$)/g, "\u202F");
}

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
var sortedBefore = /* @__PURE__ */ new WeakMap();
function sortedSamples(values) {
  let known = sortedBefore.get(values);
  if (known !== void 0) return known;
  let ascending = sorted(values);
  return sortedBefore.set(values, ascending), ascending;
}
function mergeSorted(arrays) {
  let runs = [...arrays];
  for (; runs.length > 1; )
    runs = Array.from({ length: Math.ceil(runs.length / 2) }, (_, pair) => {
      let [one, other] = [runs[2 * pair], runs[2 * pair + 1]];
      return other === void 0 ? one : mergeTwo(one, other);
    });
  return runs[0] ?? new Float64Array(0);
}
function mergeTwo(one, other) {
  let merged = new Float64Array(one.length + other.length), [a, b] = [0, 0];
  for (let at = 0; at < merged.length; at++)
    merged[at] = b >= other.length || a < one.length && one[a] <= other[b] ? one[a++] : other[b++];
  return merged;
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
  formatQuantity,
  formatDuration,
  formatCount,
  formatChange,
  formatInterval,
  formatShare,
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
  sortedSamples,
  mergeSorted,
  quantileSorted,
  median
};
