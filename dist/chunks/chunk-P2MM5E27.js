import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  VERDICTS,
  acceptanceOf
} from "./chunk-7XGUU62Y.js";
import {
  HOW_TO_ACCEPT,
  caveatInWords,
  couldHaveSeen,
  countsInWords,
  findingInWords,
  formatAddress,
  formatChange,
  formatCount,
  formatDuration,
  formatInterval,
  formatQuantity,
  formatShare,
  grownPhase,
  invariantInWords,
  isUnmeasured,
  isWarning,
  limitsInWords,
  metricName,
  movedUnseen,
  notMeasuredInWords,
  reasonOf,
  reproduce,
  roundsUsed,
  rowName,
  shiftInWords,
  studyConclusions,
  unmeasuredStudies,
  warningsInWords
} from "./chunk-KGRLKDNA.js";
import {
  code,
  fence,
  markdown
} from "./chunk-TZ7B72EA.js";

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
  if (!(budget === void 0 || budget.state === "holds"))
    return `budget ${limitsInWords(budget.limits, unit)} ${budget.state}: ${within(budget.interval, unit)}`;
}
function within({ low, high }, unit) {
  let [least, most] = [low, high].map((value) => formatQuantity(value, unit));
  return Number.isFinite(low) ? Number.isFinite(high) ? `it is between ${least} and ${most}` : `it is at least ${least}` : Number.isFinite(high) ? `it is at most ${most}` : "there is no interval of it yet";
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
  byImportance,
  isNews,
  decisionsInWords,
  rowCells,
  statusOf,
  explain,
  MOST_CHARACTERS,
  renderMarkdown
};
