import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  VERDICTS,
  acceptanceOf,
  formatAddress
} from "./chunk-X4SX5N76.js";
import {
  formatChange,
  formatCount,
  formatDuration,
  formatInterval,
  formatQuantity,
  formatShare
} from "./chunk-NI3RB5O6.js";
import {
  code,
  fence,
  markdown
} from "./chunk-TZ7B72EA.js";

// src/report/text/words.ts
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
function countsInWords({ outcome, accepted = [] }) {
  let { counts, brokenBudgets, brokenInvariants } = outcome, parts = COUNTED.filter(([verdict]) => counts[verdict] > 0).map(([verdict, one, many]) => {
    let meant = verdict === "regression" && accepted.length > 0 ? ` (${accepted.length} accepted)` : "";
    return `${counts[verdict]} ${counts[verdict] === 1 ? one : many}${meant}`;
  }), all = [...[
    ...brokenBudgets > 0 ? [`${brokenBudgets} broken ${brokenBudgets === 1 ? "budget" : "budgets"}`] : [],
    ...brokenInvariants > 0 ? [`${brokenInvariants} broken ${brokenInvariants === 1 ? "invariant" : "invariants"}`] : []
  ], ...parts];
  return all.length === 0 ? "nothing was judged" : all.join(", ");
}
function headline(report) {
  let { outcome, systems } = report, lost = systems.filter((system) => system.notMeasurable !== void 0), notMeasured = lost.length === 0 ? "" : `; not measurable: ${lost.map(({ id }) => id).join(", ")}`;
  return `${{
    passed: "Passed",
    regression: "Failed",
    "cannot-judge": "Cannot judge",
    inconclusive: "Undecided"
  }[outcome.verdict]}: ${countsInWords(report)}${notMeasured}`;
}
function rowName({
  address,
  metric,
  statistic
}) {
  return `${formatAddress(address)} ${metricName(metric, statistic)}`;
}
function metricName(metric, statistic) {
  let name = statistic === "value" ? void 0 : statistic === "mean" ? "mean" : statistic.toUpperCase();
  return name === void 0 ? metric : metric === "latency" ? name : `${metric} ${name}`;
}
function couldHaveSeen(report) {
  let seen = /* @__PURE__ */ new Map();
  for (let { judgement, gated, statistic, metric } of report.rows) {
    if (!gated || !("change" in judgement) || metric !== "latency") continue;
    let smallest = judgement.change.smallestDetectable;
    seen.set(statistic, [...seen.get(statistic) ?? [], smallest]);
  }
  let parts = [...seen].sort(byStatistic).map(([statistic, all]) => {
    let middle = all.sort((a, b) => a - b)[Math.floor(all.length / 2)], name = metricName("latency", statistic);
    return Number.isFinite(middle) ? `+${formatShare(Number(middle.toPrecision(2)))} at ${name}` : `nothing at ${name}`;
  });
  return parts.length === 0 ? "" : `would have seen ${parts.join(", ")}`;
}
function byStatistic(a, b) {
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
      return `could have seen a change of ${formatShare(Number(judgement.change.smallestDetectable.toPrecision(2)))}`;
    case "pass":
    case "improvement":
    case "regression":
      return;
  }
}
function incomparableReason({ kind, baseline, candidate }) {
  switch (kind) {
    case "workload":
      return "the sides did not do the same work (their workload fingerprints differ); if the change of the harness is meant, declare it by the policy's label";
    case "unit":
      return `the sides report it differently: ${baseline} against ${candidate}`;
    case "host":
      return `the sides were measured on different hosts: ${baseline}; ${candidate}`;
  }
}
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
      return `needs ${formatCount(needed, "sample")} a side, has ${formatQuantity(have, "1")}`;
    case "rounds":
      return `needs ${formatCount(needed, "round")}, has ${have}`;
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
function failureInWords({ message, where, hint }) {
  return [message, where === void 0 ? void 0 : `(${where})`, hint].filter((part) => part !== void 0).join(" ");
}
function limitsInWords({ min, max }, unit) {
  return [
    ...min === void 0 ? [] : [`\u2265 ${formatQuantity(min, unit)}`],
    ...max === void 0 ? [] : [`\u2264 ${formatQuantity(max, unit)}`]
  ].join(" and ");
}
function caveatInWords(caveat, unit = "ns") {
  switch (caveat.code) {
    case "ties":
      return "more than a fifth of the rounds tie exactly: the clock is too coarse for this scenario, batch it";
    case "coarse-clock":
      return "the clock's tick is more than a tenth of what the tolerance allows";
    case "tail-guard":
      return "a pass was withheld: the tail is slower in a part of the rounds";
    case "unequal-samples":
      return "the sides had different numbers of samples; each round was cut to the smaller";
    case "first-sample":
      return "the first samples are far above the others: the warm-up is too short";
    case "trend":
      return "both sides drifted over the run by more than the tolerance";
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
  "other-shard": "measured by another shard"
};
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
function shiftInWords({ parts }) {
  let name = (q) => `P${Number((q * 100).toPrecision(12))}`, words = parts.map(({ direction, from, to }) => {
    let how = direction === "up" ? "slower" : "faster";
    return to === void 0 ? from === 0.5 ? `${how} from the median up` : `${how} only from ${name(from)} up` : from === to ? `${how} at ${name(from)}` : `${how} from ${name(from)} to ${name(to)}`;
  });
  return words.length === 0 ? void 0 : words.join(" and ");
}
function movedUnseen({ shifts }) {
  return shifts.filter(({ explains }) => !explains).map(
    (shift) => `${formatAddress(shift.address)}: ${shiftInWords(shift) ?? ""}, which no verdict hangs on`
  );
}
function findingInWords({ finding, wouldHaveSeen }) {
  return wouldHaveSeen === void 0 || !Number.isFinite(wouldHaveSeen) ? finding : `${finding} (more than ${formatShare(Number(wouldHaveSeen.toPrecision(2)))} would have been seen)`;
}
function grownPhase(phases2) {
  let [most] = phases2;
  if (most === void 0 || most.growthNs <= 0) return;
  let share = most.share === void 0 ? "" : `, ${formatShare(Math.min(1, Number(most.share.toPrecision(2))))} of the growth`, before = formatQuantity(most.baselineNs, "ns"), after = formatQuantity(most.candidateNs, "ns");
  return `phase ${most.phase} grew by ${formatQuantity(most.growthNs, "ns")} (${before} \u2192 ${after}${share})`;
}
function storedInWords({ runs, otherHosts } = { runs: 1, otherHosts: 0 }) {
  let left = otherHosts === 0 ? "" : ` (${formatCount(otherHosts, "run")} of other hosts left out)`;
  return `Against ${formatCount(runs, "stored run")}${left}: nothing was paired, this is advisory.`;
}
function shardsInWords(shards) {
  let models = [...new Set(shards.map(({ host }) => host.cpuModel))];
  return models.length < 2 ? [] : [
    `The shards ran on different CPUs (${models.join("; ")}): each comparison is of one machine, but budgets and numbers of different benchmarks are not.`
  ];
}
function warningsInWords({ comparison, stored, plan, systems, run, notes }) {
  let left = plan.notMeasured.filter(({ reason }) => reason === "quick" || reason === "filtered").length;
  return [
    ...notes.filter(isWarning).map(
      ({ address, caveat }) => `Unfair: ${address === void 0 ? "" : `${address.system}/${address.benchmark}/`}${caveatInWords(caveat)}.`
    ),
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
    ...run.stop === "time-budget" ? ["The time budget ended the run before everything was decided."] : [],
    ...run.stop === "interrupted" ? ["The run was interrupted."] : [],
    ...left > 0 ? [
      `${plan.quick ? "A quick run: " : ""}${left === 1 ? "1 benchmark or scenario was" : `${left} benchmarks or scenarios were`} left out.`
    ] : [],
    ...plan.policyChanges.map(
      ({ file, pointer, baseline, candidate }) => `Policy change, in force after the merge: ${file} ${pointer}: ${baseline ?? "absent"} \u2192 ${candidate ?? "absent"}`
    )
  ];
}
function roundsUsed({ rows }) {
  return Math.max(
    0,
    ...rows.map(({ judgement }) => "change" in judgement ? judgement.change.roundsUsed : 0)
  );
}
var HOW_TO_ACCEPT = "A regression that is meant is accepted in the open: by the label that the policy names. It is bound to these metrics and this commit.";
function reproduce(report, row) {
  let { system, benchmark, scenario } = row.address, target = scenario === void 0 ? `${system}/${benchmark}` : `${system}/${benchmark}/${scenario}`, baseline = report.baseline.commit === void 0 ? "" : ` --baseline ${argument(report.baseline.commit)}`;
  return `npx latency-gate gate --system ${argument(system)} --scenario ${argument(target)}${baseline} --seed ${argument(report.plan.seed)}`;
}
function argument(text) {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/report/decisions.ts
function decisionsInWords({ accepted, confirmation }) {
  return [
    ...(accepted ?? []).map(({ address, metric, statistic, how, by, reason, commit }) => {
      let what = `${formatAddress(address)} ${metricName(metric, statistic)}`;
      return how === "label" ? `accepted: ${what}, by ${by} with the label "${reason}", for commit ${commit.slice(0, 9)} only` : `accepted: ${what}, by ${by} in the commit ${commit.slice(0, 9)}: "${reason}"`;
    }),
    ...(confirmation?.rows ?? []).map(({ address, metric, statistic, confirmed, change }) => {
      let what = `${formatAddress(address)} ${metricName(metric, statistic)}`, measured = change === void 0 ? "it could not be judged there" : `${formatChange(change.relative)} there (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`;
      return `second run: ${what} ${confirmed ? "confirmed" : "not confirmed, so inconclusive"}, ${measured}`;
    }),
    ...confirmation === void 0 ? [] : [`the second run was measured on ${confirmation.host.cpuModel}, run ${confirmation.run}`]
  ];
}

// src/report/text/strip.ts
var BARS = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588";
function strip(differences) {
  let size = Math.max(1, Math.ceil(differences.length / 12)), shown = Array.from(
    { length: Math.ceil(differences.length / size) },
    (_, bar2) => meanOf(differences.slice(bar2 * size, (bar2 + 1) * size))
  ), largest = Math.max(...shown.map(Math.abs));
  if (shown.length === 0 || !Number.isFinite(largest)) return "";
  if (largest === 0) return "\u2584".repeat(shown.length);
  let bar = (value) => BARS[Math.round((value / largest + 1) / 2 * (BARS.length - 1))];
  return shown.map(bar).join("");
}
function meanOf(differences) {
  return differences.reduce((sum, { relative }) => sum + relative, 0) / differences.length;
}

// src/report/row-cells.ts
function rowCells(row) {
  let { address, metric, statistic, judgement, unit } = row, quantity = (value) => formatQuantity(value, unit), head = {
    scenario: formatAddress(address),
    metric: metricName(metric, statistic),
    allowed: allowed(row),
    verdict: statusOf(row),
    reason: [budgetReason(row), reasonOf(judgement)].filter((part) => part !== void 0).join("; ")
  };
  if ("change" in judgement) {
    let { change } = judgement, { low, high } = change.relativeInterval;
    return {
      ...head,
      baseline: quantity(change.baseline),
      candidate: quantity(change.candidate),
      change: formatChange(change.relative),
      interval: formatInterval(low, high),
      rounds: strip(change.differences)
    };
  }
  if ("exact" in judgement) {
    let { baseline, candidate: candidate2, relative } = judgement.exact;
    return {
      ...head,
      baseline: quantity(baseline),
      candidate: quantity(candidate2),
      change: formatChange(relative),
      interval: "exact",
      rounds: ""
    };
  }
  let values = judgement.verdict === "insufficient" ? judgement.values : void 0, added = judgement.verdict === "added" ? judgement.value : void 0, candidate = values?.candidate ?? added;
  return {
    ...head,
    baseline: values === void 0 ? "" : quantity(values.baseline),
    candidate: candidate === void 0 ? "" : quantity(candidate),
    change: "",
    interval: "",
    rounds: ""
  };
}
function statusOf({ gated, budget, judgement }) {
  return budget?.state === "broken" ? "budget broken" : gated || !("change" in judgement || "exact" in judgement) ? judgement.verdict : "not gated";
}
function allowed({ gated, tolerance, floor, unit, budget }) {
  return [
    ...gated ? [`\xB1${formatShare(tolerance)}`] : [],
    ...gated && floor > 0 ? [`or ${formatQuantity(floor, unit)}`] : [],
    ...budget === void 0 ? [] : [limitsInWords(budget.limits, unit)]
  ].join(", ");
}
function budgetReason({ budget, unit }) {
  if (budget === void 0 || budget.state === "holds") return;
  let { low, high } = budget.interval, range2 = `between ${bound(low, unit)} and ${bound(high, unit)}`, limit = limitsInWords(budget.limits, unit);
  return budget.state === "broken" ? `budget ${limit} broken: it is ${range2}` : `budget ${limit} open: it is ${range2}`;
}
function bound(value, unit) {
  return Number.isFinite(value) ? formatQuantity(value, unit) : "\u221E";
}

// src/report/explanations.ts
function explain(rows, { systems, shifts }) {
  let told = /* @__PURE__ */ new Set(), parts = new Map(
    shifts.flatMap((shift) => shift.explains ? [[formatAddress(shift.address), shiftInWords(shift)]] : [])
  ), takePart = ({ address, metric, judgement: { verdict } }) => {
    if (metric !== "latency" || verdict !== "regression" && verdict !== "improvement") return;
    let place = formatAddress(address), part = parts.get(place);
    return parts.delete(place), part;
  };
  return new Map(
    rows.map((row) => {
      let { address, judgement } = row, failure = judgement.verdict === "invalid" ? judgement.failure : void 0, own = systems.find(({ id }) => id === address.system)?.notMeasurable, above = failure !== void 0 && JSON.stringify(own?.failure) === JSON.stringify(failure), { reason } = rowCells(row), key = JSON.stringify([address.system, address.benchmark, reason, failure?.logTail]), repeated = told.has(key) && row.budget === void 0;
      told.add(key);
      let silent = above || repeated;
      return [
        row,
        {
          row,
          reason: above ? "see above" : silent ? "" : reason,
          phase: judgement.verdict === "regression" ? grownPhase(row.phases) : void 0,
          part: takePart(row),
          log: silent ? [] : failure?.logTail ?? []
        }
      ];
    })
  );
}

// src/report/sort-rows.ts
function byImportance(rows) {
  let weight = (row) => row.budget?.state === "broken" ? -1 : row.gated ? VERDICTS.indexOf(row.judgement.verdict) : VERDICTS.length, size = ({ judgement }) => "change" in judgement ? Math.abs(judgement.change.relative) : 0;
  return [...rows].sort(
    (a, b) => weight(a) - weight(b) || size(b) - size(a) || (rowName(a) < rowName(b) ? -1 : 1)
  );
}
function isNews(row) {
  return row.budget?.state === "broken" || row.gated && row.judgement.verdict !== "pass" || isBlocking(row);
}
function isBlocking({ judgement }) {
  return ["missing", "incomparable", "invalid"].includes(judgement.verdict);
}

// src/report/text/study-words.ts
function sureDifference({ change, finding }) {
  if (!(change === void 0 || finding !== "faster" && finding !== "slower"))
    return `${finding} by ${range(change.relativeInterval)}`;
}
function studyConclusions({ reference, metric, steps }) {
  return [...new Set(steps.map(({ statistic }) => statistic))].map((statistic) => {
    let own = steps.filter((step) => step.statistic === statistic), name = metricName(metric, statistic), best = own.filter(({ finding }) => finding === "faster").sort((a, b) => sureGain(b) - sureGain(a))[0];
    if (best === void 0)
      return own.some(({ change }) => change !== void 0) ? `${name}: nothing here is surely faster than ${reference}` : `${name}: not measured`;
    let advice = best.recommendation === void 0 ? "" : `: ${best.recommendation}`;
    return `${name}: ${best.scenario} is ${sureDifference(best)} than ${reference} (95 %)${advice}`;
  });
}
function isUnmeasured({ steps }) {
  return steps.every(({ finding }) => finding === "not measured");
}
function unmeasuredStudies(studies2) {
  let names = studies2.filter(isUnmeasured).map(({ system, id }) => `${system}/${id}`);
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
  return Number.isFinite(far) ? `${formatShare(near).replace(" %", "")} to ${formatShare(far)}` : `at least ${formatShare(near)}`;
}

// src/report/markdown.ts
var MOST_CHARACTERS = 6e4, HEADLINES = {
  passed: "Latency gate passed",
  regression: "Latency gate failed",
  "cannot-judge": "Latency gate can't judge",
  inconclusive: "Latency gate is undecided"
}, SIGNS = { passed: "\u2705", regression: "\u274C", "cannot-judge": "\u26D4", inconclusive: "\u26A0\uFE0F" };
function renderMarkdown(report, mostCharacters = MOST_CHARACTERS) {
  let rows = byImportance(report.rows), [news, rest] = [rows.filter(isNews), rows.filter((row) => !isNews(row))], total = { news: news.length, rest: rest.length };
  for (; ; ) {
    let left = { news: total.news - news.length, rest: total.rest - rest.length }, text = render(report, news, rest, left);
    if (text.length <= mostCharacters || news.length + rest.length === 0) return text;
    let keep = Math.min(0.9, mostCharacters / text.length);
    rest.length > 0 ? rest = rest.slice(0, Math.floor(rest.length * keep)) : news = news.slice(0, Math.floor(news.length * keep));
  }
}
function render(report, news, rest, left) {
  let footnotes = new Footnotes(), changed = changedTable(news, report, footnotes), others = unchanged(rest, left.rest, footnotes);
  return `${[
    `### ${SIGNS[report.outcome.verdict]} ${HEADLINES[report.outcome.verdict]}: ${countsInWords(report)}`,
    context(report),
    warnings(report),
    changed,
    left.news === 0 ? "" : `**${left.news} more rows like these do not fit here**; the report's file has them.`,
    decisionsInWords(report).map((line) => `- ${markdown(line)}`).join(`
`),
    invariants(report.invariants),
    runNotes(report),
    footnotes.render(),
    phases(news),
    logs(news, report),
    studies(report),
    others,
    counters(report),
    environment(report),
    howTo(news, report)
  ].filter((section) => section !== "").join(`

`)}
`;
}
function context(report) {
  let { baseline, candidate, host, run, plan } = report, side = ({ commit, ref, dirty }) => commit === void 0 ? markdown(ref) : `${code(commit.slice(0, 9))}${dirty ? " + changes" : ""}`, rounds = roundsUsed(report), could = couldHaveSeen(report);
  return [
    `baseline ${side(baseline)}, candidate ${side(candidate)}`,
    `${markdown(host.cpuModel)}, ${formatCount(host.cpuCount, "CPU")}`,
    `${rounds === 0 ? "" : `${formatCount(rounds, "round")} in `}${formatDuration(run.durationMs)}${plan.quick ? " (quick)" : ""}`,
    ...could === "" ? [] : [could]
  ].join(" \xB7 ");
}
function warnings(report) {
  return warningsInWords(report).map((line) => `> ${markdown(line)}`).join(`
>
`);
}
var Footnotes = class {
  #notes = [];
  /** `¹ ²` for these caveats. */
  mark(caveats, unit) {
    let numbers = caveats.map((caveat) => {
      let words = caveatInWords(caveat, unit);
      return this.#notes.includes(words) || this.#notes.push(words), this.#notes.indexOf(words) + 1;
    });
    return numbers.length === 0 ? "" : ` <sup>${numbers.join(", ")}</sup>`;
  }
  render() {
    return this.#notes.map((words, index) => `<sup>${index + 1}</sup> ${markdown(words)}`).join(`<br>
`);
  }
};
function changedTable(rows, report, footnotes) {
  if (rows.length === 0) return "";
  let explanations = explain(rows, report), table = [
    "| verdict | scenario, rounds | metric | baseline | candidate | change (95 %) | allowed |",
    "|-|-|-|-:|-:|-:|-|",
    ...rows.map((row) => {
      let cells = rowCells(row);
      return tableRow([
        together(
          acceptanceOf(row, report.accepted) === void 0 ? `${signOf(row)} ${cells.verdict}` : "\u2611\uFE0F accepted"
        ),
        // Below the name, where it costs no width.
        cells.rounds === "" ? markdown(cells.scenario) : `${markdown(cells.scenario)}<br>${cells.rounds}`,
        markdown(cells.metric) + footnotes.mark(row.caveats, row.unit),
        together(cells.baseline),
        together(cells.candidate),
        cells.change === "" ? "" : `**${together(cells.change)}**<br>${together(cells.interval)}`,
        markdown(cells.allowed)
      ]);
    })
  ], reasons = rows.flatMap((row) => {
    let { reason, phase, part: moved } = explanations.get(row), told = [moved, reason, phase].filter((part) => part !== void 0 && part !== "");
    return told.length === 0 ? [] : [`- **${markdown(rowName(row))}**: ${told.map((part) => markdown(part)).join("; ")}`];
  });
  return [table, reasons].filter((lines) => lines.length > 0).map((lines) => lines.join(`
`)).join(`

`);
}
function together(text) {
  return text.replaceAll(" ", "\xA0");
}
function signOf(row) {
  return row.budget?.state === "broken" ? "\u274C" : {
    regression: "\u274C",
    missing: "\u26D4",
    incomparable: "\u26D4",
    invalid: "\u26D4",
    inconclusive: "\u26A0\uFE0F",
    improvement: "\u{1F680}",
    added: "\u{1F195}",
    insufficient: "\u{1F52C}",
    pass: "\u2705"
  }[row.judgement.verdict];
}
function tableRow(cells) {
  return `| ${cells.join(" | ")} |`;
}
function invariants(all) {
  return all.flatMap((invariant) => {
    let words = invariantInWords(invariant);
    return words === void 0 ? [] : [`- ${invariant.state.kind === "broken" ? "\u274C" : "\u26D4"} ${markdown(`${formatAddress(invariant.address)} ${invariant.metric}: ${words}`)}`];
  }).join(`
`);
}
function runNotes(report) {
  return [...report.notes.filter((note) => !isWarning(note)).map(({ address, caveat }) => `- ${address === void 0 ? "" : `${markdown(`${address.system}/${address.benchmark}`)}: `}${markdown(caveatInWords(caveat))}`), ...movedUnseen(report).map((line) => `- ${markdown(line)}`)].join(`
`);
}
function details(summary, body) {
  return body === "" ? "" : `<details><summary>${summary}</summary>

${body}

</details>`;
}
function phases(rows) {
  let body = rows.filter((row) => row.phases.length > 0).map(
    (row) => [
      `**${markdown(rowName(row))}**`,
      "",
      "| phase | baseline | candidate | growth |",
      "|-|-:|-:|-:|",
      ...row.phases.map(
        ({ phase, baselineNs, candidateNs, growthNs }) => tableRow([
          markdown(phase),
          formatQuantity(baselineNs, "ns"),
          formatQuantity(candidateNs, "ns"),
          `${growthNs < 0 ? "\u2212" : "+"}${formatQuantity(Math.abs(growthNs), "ns")}`
        ])
      )
    ].join(`
`)
  );
  return details("Which phase grew", body.join(`

`));
}
function logs(rows, report) {
  let failures = [
    ...report.systems.map(({ id, notMeasurable }) => ({
      name: id,
      lines: notMeasurable?.failure.logTail ?? []
    })),
    ...[...explain(rows, report).values()].map(({ row: { address }, log }) => ({
      name: `${address.system}/${address.benchmark}`,
      lines: log
    }))
  ];
  return details(
    "Ends of the logs",
    failures.filter(({ lines }) => lines.length > 0).map(({ name, lines }) => `**${markdown(name)}**

${fence(lines)}`).join(`

`)
  );
}
function studies(report) {
  let body = report.studies.filter((study) => !isUnmeasured(study)).map(
    (study) => [
      `**${markdown(`${study.system}/${study.id}`)}**${study.title === void 0 ? "" : ` ${markdown(study.title)}`}, against ${markdown(study.reference)}`,
      "",
      ...studyConclusions(study).map((words) => `- ${markdown(words)}`),
      "",
      "| scenario | metric | change (95 %) | finding |",
      "|-|-|-:|-|",
      ...study.steps.map((step) => {
        let { scenario, statistic, change, recommendation } = step, finding = findingInWords(step);
        return tableRow([
          markdown(scenario),
          markdown(metricName(study.metric, statistic)),
          change === void 0 ? "" : `${formatChange(change.relative)} (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`,
          recommendation === void 0 ? finding : `${finding}: **${recommendation}**`
        ]);
      })
    ].join(`
`)
  );
  return details("Studies", [...unmeasuredStudies(report.studies).map(markdown), ...body].join(`

`));
}
function unchanged(rows, left, footnotes) {
  if (rows.length + left === 0) return "";
  let body = [
    "| scenario | metric | baseline | candidate | change (95 %) | allowed | verdict |",
    "|-|-|-:|-:|-:|-|-|",
    ...rows.map((row) => {
      let cells = rowCells(row);
      return tableRow([
        markdown(cells.scenario),
        markdown(cells.metric) + footnotes.mark(row.caveats, row.unit),
        together(cells.baseline),
        together(cells.candidate),
        cells.change === "" ? "" : `${together(cells.change)}<br>${together(cells.interval)}`,
        markdown(cells.allowed),
        cells.verdict
      ]);
    }),
    ...left === 0 ? [] : ["", `${left} more rows do not fit here; the report's file has them.`]
  ];
  return details(`${rows.length + left} unchanged or not gated`, body.join(`
`));
}
function counters(report) {
  if (report.counters.length === 0) return "";
  let shown = report.counters.slice(0, 60), body = [
    "| counter | baseline | candidate |",
    "|-|-:|-:|",
    ...shown.map(({ address, metric, phase, labels, unit, baseline, candidate }) => {
      let label = Object.entries(labels).map(([key, value]) => `${key}=${value}`), name = [formatAddress(address), metric, phase, ...label].filter((part) => part !== void 0).join(" "), quantity = (value) => value === void 0 ? "" : formatQuantity(value, unit);
      return tableRow([markdown(name), quantity(baseline), quantity(candidate)]);
    }),
    ...shown.length < report.counters.length ? ["", `${report.counters.length - shown.length} more counters are in the report's file.`] : []
  ];
  return details("Counters", body.join(`
`));
}
function environment({ host, run, plan }) {
  let lines = [
    `- kernel ${markdown(host.kernel)}${host.image === void 0 ? "" : `, image ${markdown(host.image)}`}`,
    `- ${formatQuantity(host.memoryBytes, "B")} of memory${host.virtualization === void 0 ? "" : `, ${markdown(host.virtualization)}`}${host.governor === void 0 ? "" : `, governor ${markdown(host.governor)}`}`,
    `- host fingerprint ${code(host.fingerprint)}`,
    `- latency-gate ${markdown(run.gateVersion)}, run ${markdown(run.id)}, ${markdown(run.startedAt)}, seed ${code(plan.seed)}`,
    `- ${formatCount(plan.metricsPlanned, "gated metric")}; false alarms of a whole run at most ${Number((plan.alpha * 100).toFixed(2))} %; looks at ${plan.looks.join(", ")} rounds`,
    ...plan.notMeasured.map((item) => `- not measured: ${markdown(notMeasuredInWords(item))}`)
  ];
  return details("Environment", lines.join(`
`));
}
function howTo(rows, report) {
  let regressions = rows.filter((row) => row.judgement.verdict === "regression");
  if (regressions.length === 0) return "";
  let commands = [...new Set(regressions.map((row) => reproduce(report, row)))].slice(0, 5);
  return details("How to see it again, how to accept it", [fence(commands), "", HOW_TO_ACCEPT].join(`
`));
}

export {
  headline,
  rowName,
  metricName,
  couldHaveSeen,
  failureInWords,
  limitsInWords,
  caveatInWords,
  isWarning,
  notMeasuredInWords,
  invariantInWords,
  movedUnseen,
  findingInWords,
  warningsInWords,
  roundsUsed,
  HOW_TO_ACCEPT,
  reproduce,
  byImportance,
  isNews,
  decisionsInWords,
  studyConclusions,
  isUnmeasured,
  unmeasuredStudies,
  rowCells,
  statusOf,
  explain,
  MOST_CHARACTERS,
  renderMarkdown
};
