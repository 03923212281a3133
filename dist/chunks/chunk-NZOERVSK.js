import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/core/model/build-time.ts
var STAGES = {
  source: "the sources",
  tools: "the tools",
  setup: "the setup",
  build: "the build",
  prepare: "the data"
};
function buildTimeInWords({ durationMs, longest }, wholeMs) {
  let of = wholeMs === void 0 ? "" : ` of ${wholeSeconds(wholeMs)}`, took = `building took ${wholeSeconds(durationMs)}${of}`;
  if (longest === void 0) return took;
  let { system, stage, side } = longest, what = `${STAGES[stage]}${side === void 0 ? "" : ` of the ${side}`} of ${system}`;
  return `${took}, the longest of it ${what} (${wholeSeconds(longest.durationMs)})`;
}
function wholeSeconds(durationMs) {
  let seconds = Math.round(durationMs / 1e3);
  if (seconds < 60) return `${seconds} s`;
  let [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60], [whole, rest, unit] = hours > 0 ? [`${hours} h`, minutes, "min"] : [`${minutes} min`, seconds % 60, "s"];
  return rest === 0 ? whole : `${whole} ${rest} ${unit}`;
}

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
  let { factor, symbol } = scaleOf(value, unit), number = factor === 1 && unit !== "ratio" ? grouped(value) : digits(value / factor);
  return symbol === "" ? number : `${number} ${symbol}`;
}
var ROUNDED_UP = 0.9995;
function scaleOf(value, unit) {
  let among = (scales) => scales.find(({ factor }) => Math.abs(value) >= ROUNDED_UP * factor) ?? scales.at(-1);
  switch (unit) {
    case "ns":
      return among(TIMES);
    case "B":
      return among(SIZES);
    case "B/s": {
      let { factor, symbol } = among(SIZES);
      return { factor, symbol: `${symbol}/s` };
    }
    case "op/s":
      return { factor: 1, symbol: unit };
    case "ratio":
    case "1":
    case void 0:
      return { factor: 1, symbol: "" };
  }
}
function formatDuration(durationMs) {
  return durationMs === 0 ? "0 s" : Math.round(durationMs / 1e3) < 60 ? formatQuantity(durationMs * 1e6, "ns") : wholeSeconds(durationMs);
}
function formatCount(count, noun, plural = `${noun}s`) {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}
function formatChange(relative) {
  if (!Number.isFinite(relative)) return relative > 0 ? "+\u221E" : "\u2212\u221E";
  let percent = relative * 100, text = Math.abs(percent) < 99.95 ? Math.abs(percent).toFixed(1) : grouped(Math.round(Math.abs(percent)));
  return `${Number(text) === 0 ? "\xB1" : percent > 0 ? "+" : "\u2212"}${text} %`;
}
function formatInterval(low, high) {
  return low <= -1 && high === 1 / 0 ? "no interval" : low === 1 / 0 ? "from zero" : high === 1 / 0 ? `at least ${formatChange(low)}` : low === -1 / 0 ? `at most ${formatChange(high)}` : `${formatChange(low).replace(" %", "")} \u2026 ${formatChange(high)}`;
}
function formatShare(share) {
  return `${Number((share * 100).toPrecision(3))} %`;
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

// src/core/model/looks.ts
var DEFAULT_LOOKS = [10, 14, 20, 28, 40], LAUNCH_LOOKS = [20, 28, 40];

// src/core/model/tolerances.ts
function defaultPassWithin(quantile) {
  return quantile >= 0.99 ? 0.2 : 0.1;
}
var DEFAULT_ALLOWED_OF_OTHERS = { tolerance: 0.05, passWithin: 0.1 };
function allowedShare(share, floor, level) {
  return Math.max(share, level > 0 ? floor / level : 0);
}

// src/config/defaults.ts
var DEFAULTS = {
  systemGlobs: ["systems/*"],
  looks: DEFAULT_LOOKS,
  launchLooks: LAUNCH_LOOKS,
  warmupRounds: 1,
  timeBudgetMs: 12 * 6e4,
  quickLooks: [10],
  quickTimeBudgetMs: 3 * 6e4,
  beta: 0.05,
  tolerance: byDefault(() => 0.03, DEFAULT_ALLOWED_OF_OTHERS.tolerance),
  passWithin: byDefault(defaultPassWithin, DEFAULT_ALLOWED_OF_OTHERS.passWithin),
  acceptLabel: "latency-gate: accept",
  harnessChangeLabel: "latency-gate: harness change",
  setupMs: 10 * 6e4,
  buildMs: 10 * 6e4,
  prepareMs: 5 * 6e4,
  trialMs: 6e4,
  readyMs: 3e4,
  stopMs: 5e3,
  launches: 10,
  launchWarmup: 1,
  harnessStatistics: ["p50", "p95", "p99"],
  commandStatistics: ["p50", "mean"],
  studyStatistics: ["p50", "p95", "p99"],
  studyRounds: 10
};
function byDefault(of, ofOthers) {
  return {
    p50: of(0.5),
    p95: of(0.95),
    p99: of(0.99),
    mean: ofOthers,
    throughput: ofOthers,
    values: ofOthers
  };
}
function byStatistic(policy, name, statistic) {
  let own = policy[name][statistic];
  if (own !== void 0) return own;
  let quantile = Number(statistic.slice(1)), nearest = quantile >= 99 ? "p99" : quantile >= 90 ? "p95" : "p50";
  return policy[name][nearest] ?? DEFAULTS[name][nearest];
}

// src/core/model/ids.ts
function formatAddress(address) {
  let { system, benchmark, scenario } = address;
  return scenario === void 0 ? `${system}/${benchmark}` : `${system}/${benchmark}/${scenario}`;
}

// src/core/model/report.ts
var VERDICTS = [
  "regression",
  "missing",
  "incomparable",
  "invalid",
  "inconclusive",
  "improvement",
  "added",
  "insufficient",
  "pass"
];

// src/core/verdicts.ts
var EXIT_CODE_OF = {
  pass: 0,
  improvement: 0,
  added: 0,
  insufficient: 0,
  inconclusive: "policy",
  regression: 1,
  missing: 2,
  incomparable: 2,
  invalid: 2
}, VERDICT_OF = { 0: "passed", 1: "regression", 2: "cannot-judge", 3: "inconclusive" }, ORDER = [1, 2, 3];
function joinOutcome(report, inconclusive) {
  let { counts, brokenBudgets, brokenInvariants } = countsOf(report), [exitCode = 0] = failuresOf(report, inconclusive);
  return { verdict: VERDICT_OF[exitCode], exitCode, counts, brokenBudgets, brokenInvariants };
}
function countsOf({ rows, invariants }) {
  let gated = countedRows(rows);
  return {
    counts: Object.fromEntries(
      VERDICTS.map((verdict) => [verdict, gated.filter((row) => row.judgement.verdict === verdict).length])
    ),
    brokenBudgets: rows.filter((row) => row.budget?.state === "broken").length,
    brokenInvariants: invariants.filter((invariant) => invariant.state.kind === "broken").length
  };
}
function countedRows(rows) {
  return rows.filter(isCounted);
}
function isCounted({ gated, judgement }) {
  return gated || blocksJudging(judgement.verdict);
}
function failuresOf(report, inconclusive) {
  let { brokenInvariants } = countsOf(report), codes = new Set(report.rows.flatMap((row) => codesOfRow(row, inconclusive)));
  return brokenInvariants > 0 && codes.add(1), report.invariants.some((invariant) => invariant.state.kind === "unknown") && codes.add(2), report.systems.some((system) => system.notMeasurable !== void 0) && codes.add(2), blockersOf(report).length > 0 && codes.add(2), ORDER.filter((code) => codes.has(code));
}
function codesOfRow(row, inconclusive) {
  let undecided = inconclusive === "fail" ? 3 : 0, code = isCounted(row) ? EXIT_CODE_OF[row.judgement.verdict] : 0, ofBudget = { holds: 0, broken: 1, undecided }, codes = [
    code === "policy" ? undecided : code,
    row.budget === void 0 ? 0 : ofBudget[row.budget.state]
  ];
  return ORDER.filter((one) => codes.includes(one));
}
function blockersOf({ rows, invariants, run, plan }) {
  let hadNoTime = plan.notMeasured.some(({ reason }) => reason === "time"), holds = hadNoTime || rows.some((row) => row.gated || row.budget !== void 0), gated = rows.filter((row) => row.gated), lacking = hadNoTime || gated.some(({ judgement }) => lacksData(judgement)), judged = gated.some(({ judgement }) => "change" in judgement || isShown(judgement));
  return [
    ...run.stop === "interrupted" ? ["interrupted"] : [],
    ...!holds && invariants.length === 0 ? ["nothing-asked"] : [],
    ...lacking && !judged ? ["no-data"] : []
  ];
}
function blocksJudging(verdict) {
  return EXIT_CODE_OF[verdict] === 2;
}
function lacksData(judgement) {
  return judgement.verdict === "insufficient" && !isShown(judgement);
}
function isShown(judgement) {
  return judgement.verdict === "insufficient" && judgement.reason === "stored";
}

// src/core/model/error-budget.ts
function withAdded({ metricsPlanned, metricsAdded = 0 }) {
  return metricsPlanned + metricsAdded;
}
function falseAlarms({ alpha, metricsAdded = 0, ...plan }) {
  return metricsAdded === 0 ? alpha : alpha * (1 + metricsAdded / withAdded({ ...plan, metricsAdded }));
}
function defaultAlpha(metricsPlanned) {
  return 0.05 * Math.min(1, Math.sqrt(20 / metricsPlanned));
}

// src/report/text/headline.ts
function standingOf({ outcome, comparison }) {
  return outcome.verdict !== "passed" ? outcome.verdict : comparison === "stored" ? "advice" : isMostlyOpen(outcome) ? "open" : "passed";
}
function decidedOf({ counts }) {
  return {
    decided: counts.pass + counts.improvement + counts.regression,
    open: counts.inconclusive + counts.insufficient
  };
}
function isMostlyOpen(outcome) {
  let { decided, open } = decidedOf(outcome);
  return decided < open;
}
var COUNTED = [
  ["regression", "regression", "regressions"],
  ["missing", "missing", "missing"],
  ["incomparable", "incomparable", "incomparable"],
  ["invalid", "invalid", "invalid"],
  ["improvement", "improvement", "improvements"],
  ["inconclusive", "inconclusive", "inconclusive"],
  ["added", "added", "added"],
  ["insufficient", "without enough data", "without enough data"],
  ["pass", "unchanged", "unchanged"]
];
function countsInWords({ outcome, accepted = [], comparison, invariants = [] }) {
  let { counts, brokenBudgets, brokenInvariants } = outcome, parts = COUNTED.filter(([verdict]) => counts[verdict] > 0).map(([verdict, one, many]) => {
    let meant = verdict === "regression" && accepted.length > 0 ? ` (${accepted.length} accepted)` : "";
    return verdict === "insufficient" && comparison === "stored" ? `${counts[verdict]} held against stored runs` : `${counts[verdict]} ${counts[verdict] === 1 ? one : many}${meant}`;
  }), unknown = invariants.filter(({ state }) => state.kind === "unknown").length, all = [...[
    ...brokenBudgets > 0 ? [formatCount(brokenBudgets, "broken budget")] : [],
    ...brokenInvariants > 0 ? [formatCount(brokenInvariants, "broken invariant")] : [],
    ...unknown > 0 ? [`${formatCount(unknown, "invariant")} without a value`] : []
  ], ...parts];
  return all.length === 0 ? "nothing was judged" : all.join(", ");
}
function summaryInWords(report) {
  let counts = countsInWords(report);
  if (standingOf(report) !== "advice") return counts;
  let { decided } = decidedOf(report.outcome);
  return `${decided === 0 ? "nothing" : "nothing that varies"} was judged, ${counts}`;
}
var WORDS = {
  passed: "Passed",
  regression: "Failed",
  "cannot-judge": "Cannot judge",
  inconclusive: "Undecided",
  advice: "Advice only",
  open: "Not decided"
};
function headline(report) {
  let lost = report.systems.filter((system) => system.notMeasurable !== void 0), notMeasured = lost.length === 0 ? "" : `; not measurable: ${lost.map(({ id }) => id).join(", ")}`;
  return `${WORDS[standingOf(report)]}: ${summaryInWords(report)}${notMeasured}`;
}
function mostlyOpenInWords(report) {
  if (standingOf(report) !== "open") return [];
  let { decided, open } = decidedOf(report.outcome);
  return [
    `Most is open: ${open} of ${open + decided} gated numbers are inconclusive or lack data, which the policy lets pass.`
  ];
}
var BLOCKERS = {
  interrupted: "The run was interrupted.",
  "nothing-asked": "Nothing was asked for: no number is gated or has a budget, and there is no invariant.",
  "no-data": "No gated number that varies had enough data, so nothing of it was judged: more time (--time-budget), more rounds (--rounds), more samples a trial, or other statistics in the scenario's gate list mend that."
};
function blockersInWords(report) {
  return blockersOf(report).map((blocker) => BLOCKERS[blocker]);
}

// src/report/text/mostly-building.ts
var MOST = 0.5;
function mostlyBuilding({ builds, durationMs, stop }) {
  if (!(stop !== "time-budget" || builds === void 0 || builds.durationMs <= MOST * durationMs))
    return buildTimeInWords(builds, durationMs);
}

// src/report/text/policy-words.ts
var OF_A_NUMBER = /^\/benchmarks\/([^/]+)(?:\/scenarios\/([^/]+))?\/(?:statistics|metrics|invariants)\/([^/]+)\/(.+)$/, OF_A_LATENCY = /\/floorNs$|\/statistics\/[^/]+\/budget\/(?:min|max)$/;
function policyChangesInWords(changes) {
  let byPlace = /* @__PURE__ */ new Map();
  for (let change of changes) {
    let place = placeOf(change);
    byPlace.set(place, [...byPlace.get(place) ?? [], change]);
  }
  return [...byPlace].map(
    ([place, all]) => `Policy change, ${isNew(all) ? "judged in this run already" : "in force after the merge"}: ${place}: ${changesInWords(all)}`
  );
}
function placeOf({ file, pointer }) {
  let found = OF_A_NUMBER.exec(pointer);
  if (found === null) return `${file} ${pointer}`;
  let [, benchmark, scenario, name] = found;
  return `${file} ${[benchmark, scenario].filter((part) => part !== void 0).join("/")} ${name}`;
}
function changesInWords(all) {
  let tolerance = all.find((change) => keyOf(change) === "tolerance");
  return tolerance?.candidate === void 0 && tolerance !== void 0 ? "taken out" : tolerance?.baseline === void 0 && tolerance !== void 0 ? newInWords(all, tolerance) : all.filter((change) => keyOf(change) !== "passWithin" || !isSame(change, tolerance)).map((change) => {
    let key = keyOf(change), words = `${valueInWords(change, "baseline")} \u2192 ${valueInWords(change, "candidate")}`;
    return key === void 0 ? words : `${key.replaceAll("/", ".")} ${words}`;
  }).join(", ");
}
function isNew(all) {
  return all.some(
    (change) => keyOf(change) === "gated" && change.candidate === "true" || keyOf(change)?.startsWith("budget/")
  ) && all.some((change) => keyOf(change) === "tolerance" && change.baseline === void 0);
}
function newInWords(all, tolerance) {
  let isGated = !all.some((change) => keyOf(change) === "gated" && change.candidate === "false"), limits = all.filter((change) => keyOf(change)?.startsWith("budget/")).map((change) => `${keyOf(change) === "budget/max" ? "\u2264" : "\u2265"} ${valueInWords(change, "candidate")}`), parts = [
    ...isGated ? [`tolerance ${valueInWords(tolerance, "candidate")}`] : [],
    ...limits.length > 0 ? [`budget ${limits.reverse().join(" and ")}`] : []
  ];
  return `new${isGated ? "," : ":"} ${parts.length === 0 ? "shown, not gated" : parts.join(", ")}`;
}
function isSame(change, other) {
  return change.baseline === other?.baseline && change.candidate === other?.candidate;
}
function keyOf({ pointer }) {
  return OF_A_NUMBER.exec(pointer)?.[4];
}
function valueInWords(change, side) {
  let text = change[side];
  if (text === void 0) return "absent";
  let value = /^-?[\d.e+-]+$/.test(text) ? Number(text) : NaN;
  return Number.isFinite(value) ? /\/(?:tolerance|passWithin)(?:\/[^/]+)?$/.test(change.pointer) ? formatShare(value) : change.pointer.endsWith("Ms") ? formatDuration(value) : OF_A_LATENCY.test(change.pointer) ? formatQuantity(value, "ns") : text : text;
}

// src/report/text/shell-word.ts
function argument(text) {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/report/text/words.ts
function rowName({
  address,
  metric,
  statistic
}) {
  return `${formatAddress(address)} ${metricName(metric, statistic)}`;
}
function metricName(metric, statistic) {
  let name = statisticName(statistic);
  return name === void 0 ? metric : metric === "latency" ? name : `${metric} ${name}`;
}
function statisticName(statistic) {
  if (statistic !== "value")
    return statistic === "mean" ? statistic : statistic.toUpperCase();
}
function couldHaveSeen(report) {
  let seen = /* @__PURE__ */ new Map();
  for (let { judgement, gated, statistic, metric } of report.rows) {
    if (!gated || !("change" in judgement) || metric !== "latency") continue;
    let smallest = judgement.change.smallestDetectable;
    seen.set(statistic, [...seen.get(statistic) ?? [], smallest]);
  }
  let parts = [...seen].sort(byStatistic2).map(([statistic, all]) => {
    let middle = all.sort((a, b) => a - b)[Math.floor(all.length / 2)], name = metricName("latency", statistic);
    return Number.isFinite(middle) ? `+${formatShare(Number(middle.toPrecision(2)))} at ${name}` : `nothing at ${name}`;
  });
  return parts.length === 0 ? "" : `would have seen ${parts.join(", ")}`;
}
function byStatistic2(a, b) {
  return rank(a[0]) - rank(b[0]);
}
function rank(statistic) {
  return statistic === "mean" ? 101 : Number(statistic.slice(1));
}
function reasonOf(judgement) {
  switch (judgement.verdict) {
    case "insufficient":
      return insufficientReason(judgement);
    case "added":
      return "new: there is no baseline to compare with";
    case "missing":
      return "in the baseline and not in the candidate";
    case "incomparable":
      return incomparableReason(judgement.reason);
    case "invalid":
      return `${judgement.side === void 0 ? "" : `${judgement.side}: `}${failureInWords(judgement.failure)}`;
    case "inconclusive":
      return Number.isFinite(judgement.change.smallestDetectable) ? `a change of ${formatShare(Number(judgement.change.smallestDetectable.toPrecision(2)))} would have been seen four times in five` : "no change, however large, would have been seen four times in five";
    case "pass":
    case "improvement":
    case "regression":
      return;
  }
}
function incomparableReason(reason) {
  let { kind, baseline, candidate } = reason;
  switch (kind) {
    case "workload":
      return `the sides did not do the same work: ${reason.differs?.join(", ") ?? ANY_OF_THE_WORK}. If that is meant, declare it by ${labelInWords(reason.label)}; if it is not, docs/verdicts.md, "A changed harness", says by what each is mended`;
    case "unit":
      return `the sides report it differently: ${baseline} against ${candidate}`;
    case "host":
      return `the sides were measured on different hosts: ${baseline}; ${candidate}`;
  }
}
function labelInWords(label) {
  return label === void 0 ? `the label that the policy names (by default "${DEFAULTS.harnessChangeLabel}"; on the command line --label '${DEFAULTS.harnessChangeLabel}')` : `the label "${label}" (on the command line --label ${argument(label)})`;
}
var ANY_OF_THE_WORK = "the files that `fingerprint` names, the benchmark's definition (commands, parameters, samples, warm-up), the environment, the source or the prepared data differ";
function adviceInWords({ kind, relative, spread }, runs) {
  let size = `${formatChange(relative)} against ${runs} stored runs, which spread over ${formatInterval(spread.low, spread.high)}`;
  return kind === "within" ? size : `${size}: ${kind} them, measure it side by side`;
}
function insufficientReason({
  reason,
  needed,
  have,
  advice
}) {
  switch (reason) {
    case "samples":
    case "rounds":
      return lackInWords({ reason, needed, have });
    case "resolution":
      return `the clock's tick is ${formatShare(have)} of it; at most ${formatShare(needed)} can be judged by`;
    case "zero":
      return "a quantile is zero: the clock is too coarse, time batches";
    case "invalid":
      return "a value is negative or no number";
    case "stored":
      return advice === void 0 ? `against a stored run: needs ${needed} of them to advise by, has ${have}` : adviceInWords(advice, have);
  }
}
function lackInWords({ reason, needed, have }) {
  return reason === "samples" ? `needs ${formatCount(needed, "sample")} a side, has ${formatQuantity(have, "1")}` : `needs ${formatCount(needed, "round")}, has ${have}`;
}
function failureInWords({ message, where, hint }) {
  let what = where === void 0 ? message : `${message} (${where})`;
  return hint === void 0 ? what : /[.!?]$/.test(message) ? `${what} ${hint}` : `${what}; ${hint}`;
}
function limitsInWords({ min, max }, unit) {
  return [
    ...min === void 0 ? [] : [`\u2265 ${formatQuantity(min, unit)}`],
    ...max === void 0 ? [] : [`\u2264 ${formatQuantity(max, unit)}`]
  ].join(" and ");
}
function allowedInWords({ gated, tolerance, floor, budget }, unit) {
  return [
    ...gated ? [`\xB1${formatShare(tolerance)}`] : [],
    ...gated && floor > 0 ? [`or ${formatQuantity(floor, unit)}`] : [],
    ...budget === void 0 ? [] : [limitsInWords(budget, unit)]
  ].join(", ");
}
function caveatInWords(caveat, unit = "ns", lengths) {
  switch (caveat.code) {
    case "ties":
      return "more than a fifth of the rounds tie exactly: the clock is too coarse for this scenario, batch it";
    case "coarse-clock":
      return "the clock's tick is more than a tenth of what the tolerance and the floor allow, and every claim is made in spite of it";
    case "tail-guard":
      return "a pass was withheld: the tail is slower in a part of the rounds";
    case "wider-pass":
      return `worse by more than ${formatShare(caveat.passWithin)}${caveat.floor > 0 ? ` and ${formatQuantity(caveat.floor, unit)}` : ""} is ruled out; that it is within ${formatShare(caveat.tolerance)}, these rounds can't show`;
    case "by-neighbours":
      return "by itself this number is too noisy to show it: the quantiles around it, or the calmer parts of the trials, do";
    case "unequal-samples":
      return "the sides had different numbers of samples; each round was cut to the smaller";
    case "first-sample":
      return "the first samples are far above the others: the warm-up is too short";
    case "trend":
      return "both sides drifted over the run by more than the tolerance, so less can be seen: does the machine change its speed (latency-gate doctor), or do data grow?";
    case "host-contention":
      return "the machine was busy with something else in more than half of the rounds";
    case "rounds-missing":
      return "rounds without their partner were left out";
    case "two-modes":
      return `${caveat.side}: two modes, ${formatQuantity(caveat.lower, unit)} and ${formatQuantity(caveat.upper, unit)} (${formatShare(caveat.upperShare)} of the operations): is a cache half warm?`;
    case "far-minimum":
      return `${caveat.side}: the minimum, ${formatQuantity(caveat.minimum, unit)}, is far under the median, ${formatQuantity(caveat.median, unit)}`;
    case "unfair":
      return unfairInWords(caveat);
    case "timer-floor":
      return `one operation (${formatQuantity(caveat.medianNs, "ns")}) is shorter than fifty reads of the clock (${formatQuantity(caveat.timerFloorNs, "ns")} each): time batches`;
    case "varies":
      return "declared not to vary, and varies";
    case "long-trials":
      return `half the samples of a trial${lengths === void 0 ? "" : ` (${lengths.samples >> 1} in place of ${lengths.samples})`} would tell nearly as much: with twice the rounds${lengths === void 0 ? "" : ` (--rounds ${2 * lengths.rounds})`} they show smaller changes, in about the same time where starting a trial costs little (docs/harness.md, "Short trials")`;
    case "other-result":
      return `the sides' results differ in ${formatCount(caveat.rounds, "round")} (checksum): did both do the same work?`;
    case "harness":
      return `${caveat.side}: ${caveat.message} (${caveat.harnessCode}, ${formatCount(caveat.trials, "trial")})`;
    case "errors":
      return `${caveat.side}: ${formatCount(caveat.count, "error")} of kind ${caveat.kind}${caveat.message === void 0 ? "" : `: ${caveat.message}`}`;
  }
}
function unfairInWords({
  side,
  scenario,
  warmedShare,
  hitRatio,
  modes
}) {
  let parts = [
    ...warmedShare === void 0 ? [] : [`${formatShare(warmedShare)} of the measured keys are keys that were warmed`],
    ...hitRatio === void 0 ? [] : [
      `the hit ratio is ${formatShare(hitRatio.worst)} where ${formatShare(hitRatio.min)} is declared (${formatCount(hitRatio.trials, "trial")})`
    ],
    ...modes === void 0 ? [] : [
      `two modes, ${formatQuantity(modes.lower, "ns")} and ${formatQuantity(modes.upper, "ns")}, and the minimum, ${formatQuantity(modes.minimum, "ns")}, is far under the median, ${formatQuantity(modes.median, "ns")}`
    ]
  ];
  return `${scenario} does not measure what it is said to (${side}): ${parts.join("; ")}`;
}
function isWarning({ caveat }) {
  return caveat.code === "unfair";
}
var REASONS = {
  filtered: "left out by a filter",
  quick: "left out by --quick",
  study: "for studies only (--studies)",
  "other-shard": "measured by another shard",
  time: "no time for its first look in a quick run"
}, LEFT_OUT = /* @__PURE__ */ new Set(["quick", "filtered", "time"]);
function notMeasuredInWords({ system, benchmark, scenario, reason }) {
  return `${[system, benchmark, scenario].filter((part) => part !== void 0).join("/")}: ${REASONS[reason]}`;
}
function invariantInWords({ limits, unit, state }) {
  let limit = `invariant ${limitsInWords(limits, unit)}`;
  switch (state.kind) {
    case "holds":
      return;
    case "broken":
      return `${limit} broken in ${formatCount(state.trials, "trial")}; the worst, ${formatQuantity(state.worst, unit)}, in round ${state.round}`;
    case "unknown":
      return `${limit} can't be judged: round ${state.round} does not report it`;
  }
}
var MOST_PARTS = 2;
function shiftInWords({ parts }) {
  let [first, ...others] = parts;
  if (first !== void 0)
    return parts.length > MOST_PARTS ? manyPartsInWords(first, parts) : parts.map((part) => partInWords(part, others.length === 0)).join(" and ");
}
function partInWords({ direction, from, to }, isOnly) {
  let how = direction === "up" ? "slower" : "faster";
  return from === to ? `${how} at ${quantileName(from)}` : to !== void 0 ? `${how} from ${quantileName(from)} to ${quantileName(to)}` : from === 0.5 ? `${how} from the median up` : `${how} ${isOnly ? "only " : ""}from ${quantileName(from)} up`;
}
function manyPartsInWords(first, parts) {
  let last = parts.at(-1), where = last.to === void 0 ? `from ${quantileName(first.from)} up` : `between ${quantileName(first.from)} and ${quantileName(last.to)}`;
  return parts.every(({ direction }) => direction === first.direction) ? `${first.direction === "up" ? "slower" : "faster"} here and there ${where}` : `faster and slower in turns ${where}, so that no one part of it can be named`;
}
function quantileName(q) {
  return `P${Number((q * 100).toPrecision(12))}`;
}
function movedUnseen({ shifts }) {
  return shifts.filter(({ explains }) => !explains).map(
    (shift) => `${formatAddress(shift.address)}: ${shiftInWords(shift) ?? ""}, which no verdict hangs on`
  );
}
function findingInWords(step) {
  let could = wouldHaveSeenInWords(step);
  return could === void 0 ? step.finding : `${step.finding} (${could})`;
}
function wouldHaveSeenInWords({ wouldHaveSeen }) {
  return wouldHaveSeen === void 0 || !Number.isFinite(wouldHaveSeen) ? void 0 : `more than ${formatShare(Number(wouldHaveSeen.toPrecision(2)))} would have been seen`;
}
function grownPhase(phases) {
  let [most] = phases;
  if (most === void 0 || most.growthNs <= 0) return;
  let share = most.share === void 0 ? "" : `, ${formatShare(Math.min(1, Number(most.share.toPrecision(2))))} of the growth`, before = formatQuantity(most.baselineNs, "ns"), after = formatQuantity(most.candidateNs, "ns");
  return `phase ${most.phase} grew by ${formatQuantity(most.growthNs, "ns")} (${before} \u2192 ${after}${share})`;
}
function storedInWords({ runs, otherHosts, unusable = 0 } = { runs: 1, otherHosts: 0 }) {
  let others = [
    ...otherHosts === 0 ? [] : [`${formatCount(otherHosts, "run")} of other hosts`],
    ...unusable === 0 ? [] : [`${formatCount(unusable, "run")} that can't be used`]
  ], left = others.length === 0 ? "" : ` (${others.join(" and ")} left out)`;
  return `Against ${formatCount(runs, "stored run")}${left}: nothing was paired, this is advisory.`;
}
function shardsInWords(shards) {
  let models = [...new Set(shards.map(({ host }) => host.cpuModel))];
  return models.length < 2 ? [] : [
    `The shards ran on different CPUs (${models.join("; ")}): each comparison is of one machine, but budgets and numbers of different benchmarks are not.`
  ];
}
function timeEndedInWords(run) {
  let building = mostlyBuilding(run);
  return `The time budget ended the run before everything was decided.${building === void 0 ? "" : ` Most of it went before the measuring: ${building}.`}`;
}
function warningsInWords(report) {
  let { comparison, stored, plan, systems, run, notes } = report, left = plan.notMeasured.filter(({ reason }) => LEFT_OUT.has(reason)).length;
  return [
    ...notes.filter(isWarning).map(
      ({ address, caveat }) => `Unfair: ${address === void 0 ? "" : `${address.system}/${address.benchmark}/`}${caveatInWords(caveat)}.`
    ),
    ...mostlyOpenInWords(report),
    ...blockersInWords(report),
    ...comparison === "stored" ? [storedInWords(stored)] : [],
    ...plan.policyFrom === "candidate" ? ["The baseline has no policy yet: the candidate's own is used."] : [],
    ...systems.flatMap(
      ({ id, harnessChange }) => harnessChange === void 0 ? [] : [
        `The harness of ${id} changed, as declared by ${harnessChange}: both sides were measured all the same.`
      ]
    ),
    ...systems.flatMap(({ id, notMeasurable }) => {
      if (notMeasurable === void 0) return [];
      let { stage, side, failure } = notMeasurable;
      return [
        `${id} could not be measured: ${stage}${side === void 0 ? "" : ` of the ${side}`}: ${failureInWords(failure)}`
      ];
    }),
    ...shardsInWords(run.shards ?? []),
    ...run.stop === "time-budget" ? [timeEndedInWords(run)] : [],
    ...left > 0 ? [
      `${plan.quick ? "A quick run: " : ""}${left === 1 ? "1 benchmark or scenario was" : `${left} benchmarks or scenarios were`} left out.`
    ] : [],
    ...policyChangesInWords(plan.policyChanges)
  ];
}
function errorBudget({
  plan
}) {
  let { metricsPlanned, metricsAdded = 0 } = plan, added = metricsAdded === 0 ? "" : ` and ${metricsAdded} that only the candidate declares`;
  return {
    metrics: `${formatCount(metricsPlanned, "hypothesis", "hypotheses")} (gated numbers and budgets)${added}`,
    falseAlarms: `${Number((falseAlarms(plan) * 100).toFixed(2))} %`
  };
}
function looksInWords({ plan, rows }) {
  let own = /* @__PURE__ */ new Map();
  for (let { looks, address } of rows) {
    if (looks === void 0) continue;
    let at = looks.join(", ");
    own.set(at, (own.get(at) ?? /* @__PURE__ */ new Set()).add(`${address.system}/${address.benchmark}`));
  }
  let [only] = own.keys();
  if (own.size === 1 && rows.every(({ looks }) => looks !== void 0)) return `looks at ${only} rounds`;
  let others = [...own].map(([at, benchmarks]) => `; of ${[...benchmarks].join(", ")} at ${at}`);
  return `looks at ${plan.looks.join(", ")} rounds${others.join("")}`;
}
function roundsUsed({ rows }) {
  return Math.max(
    0,
    ...rows.map(({ judgement }) => "change" in judgement ? judgement.change.roundsUsed : 0)
  );
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
function ownOf(all = [], system, benchmark) {
  return all.filter((one) => one.system === system && one.benchmark === benchmark);
}
var NO_TRIALS = { baseline: [], candidate: [], failed: [], pairs: [] };
function arrange(trials) {
  let of = (side) => trials.filter((trial) => trial.side === side && trial.outcome.kind === "ok").sort((a, b) => a.round - b.round), [baseline, candidate] = [of("baseline"), of("candidate")], partners = new Map(candidate.map((trial) => [trial.round, trial])), pairs = baseline.flatMap((before) => {
    let after = partners.get(before.round);
    return after === void 0 ? [] : [{ round: before.round, baseline: before, candidate: after }];
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

// src/report/text/study-words.ts
function sureDifference({ change, finding }) {
  if (!(change === void 0 || finding !== "faster" && finding !== "slower"))
    return `${finding} by ${range(change.relativeInterval)}`;
}
function studyConclusions({ reference, metric, steps }) {
  return [...new Set(steps.map(({ statistic }) => statistic))].map((statistic) => {
    let own = steps.filter((step) => step.statistic === statistic), name = metricName(metric, statistic), best = own.filter(({ finding }) => finding === "faster").sort((a, b) => sureGain(b) - sureGain(a))[0];
    if (best !== void 0) return `${name}: ${sureWords(best, reference)}`;
    let measured = own.filter(({ change }) => change !== void 0);
    if (measured.length === 0) return `${name}: not measured`;
    let [nearest, next] = measured.sort((a, b) => sureGain(a) - sureGain(b));
    return nearest === void 0 || measured.some(({ finding }) => finding !== "slower") ? `${name}: nothing here is surely faster than ${reference}` : next === void 0 ? `${name}: ${sureWords(nearest, reference)}` : `${name}: ${reference} is the fastest: ${nearest.scenario}, the nearest, is ${sureDifference(nearest)} (95 %)`;
  });
}
function sureWords(step, reference) {
  let advice = step.recommendation === void 0 ? "" : `: ${step.recommendation}`;
  return `${step.scenario} is ${sureDifference(step)} than ${reference} (95 %)${advice}`;
}
function isUnmeasured({ steps }) {
  return steps.every(({ finding }) => finding === "not measured");
}
function unmeasuredStudies(studies) {
  let names = studies.filter(isUnmeasured).map(({ system, id }) => `${system}/${id}`);
  return names.length === 0 ? [] : [
    `Not measured: ${names.join(", ")}. No round has both a scenario of theirs and the one it is held against: give the run more time, or fewer filters.`
  ];
}
function sureGain({ change }) {
  let { low, high } = change.relativeInterval;
  return Math.min(Math.abs(low), Math.abs(high));
}
function range({ low, high }) {
  let [near, far] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b);
  return Number.isFinite(far) ? `${sizeOf(near).replace(" %", "")} to ${sizeOf(far)}` : `at least ${sizeOf(near)}`;
}
function sizeOf(relative) {
  return relative < 9.995 ? formatShare(relative) : formatChange(relative).slice(1);
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
function countErrors({ outcome }, scenario) {
  return outcome.errors.filter((error) => scenario === void 0 || (error.scenario ?? scenario) === scenario).reduce((sum, { count }) => sum + count, 0);
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
function isAscending(values) {
  return values[0] < values.at(-1) && values.every((x, i) => i === 0 || x >= values[i - 1]);
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
  let merged = new Float64Array(one.length + other.length), a = 0, b = 0;
  for (; a < one.length && b < other.length; ) {
    let x = one[a], y = other[b];
    x <= y ? (merged[a + b] = x, a += 1) : (merged[a + b] = y, b += 1);
  }
  return merged.set(a < one.length ? one.subarray(a) : other.subarray(b), a + b), merged;
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
  buildTimeInWords,
  wholeSeconds,
  formatQuantity,
  formatDuration,
  formatCount,
  formatChange,
  formatInterval,
  formatShare,
  indexTrials,
  ownOf,
  NO_TRIALS,
  chosenSeries,
  joinValues,
  pairReadings,
  observe,
  findValue,
  countErrors,
  ruleStatistic,
  quantileOf,
  sorted,
  isAscending,
  sortedSamples,
  mergeSorted,
  quantileSorted,
  median,
  allowedShare,
  DEFAULTS,
  byStatistic,
  withAdded,
  defaultAlpha,
  formatAddress,
  VERDICTS,
  joinOutcome,
  failuresOf,
  codesOfRow,
  standingOf,
  summaryInWords,
  headline,
  blockersInWords,
  mostlyBuilding,
  policyChangesInWords,
  argument,
  rowName,
  metricName,
  statisticName,
  couldHaveSeen,
  reasonOf,
  lackInWords,
  failureInWords,
  limitsInWords,
  allowedInWords,
  caveatInWords,
  isWarning,
  notMeasuredInWords,
  invariantInWords,
  shiftInWords,
  quantileName,
  movedUnseen,
  findingInWords,
  wouldHaveSeenInWords,
  grownPhase,
  warningsInWords,
  errorBudget,
  looksInWords,
  roundsUsed,
  studyConclusions,
  isUnmeasured,
  unmeasuredStudies
};
