import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  acceptanceOf,
  flagged,
  sameRow,
  trailerMetric
} from "./chunk-CNSDDDVN.js";
import {
  DEFAULTS,
  VERDICTS,
  allowedInWords,
  allowedShare,
  argument,
  caveatInWords,
  couldHaveSeen,
  errorBudget,
  findingInWords,
  formatAddress,
  formatChange,
  formatCount,
  formatDuration,
  formatInterval,
  formatQuantity,
  grownPhase,
  invariantInWords,
  isUnmeasured,
  isWarning,
  limitsInWords,
  looksInWords,
  metricName,
  mostlyBuilding,
  movedUnseen,
  notMeasuredInWords,
  quantileName,
  reasonOf,
  roundsUsed,
  rowName,
  shiftInWords,
  standingOf,
  studyConclusions,
  summaryInWords,
  unmeasuredStudies,
  warningsInWords
} from "./chunk-NZOERVSK.js";
import {
  code,
  fence,
  markdown
} from "./chunk-TZ7B72EA.js";
import {
  looksOf
} from "./chunk-SCSFRVWS.js";

// src/report/decisions.ts
function decisionsInWords({ accepted, confirmation }) {
  return [
    ...(accepted ?? []).map((one) => `accepted: ${rowName(one)}, ${acceptedInWords(one)}`),
    ...(confirmation?.rows ?? []).map((row) => {
      let { confirmed, change } = row, what = rowName(row);
      if (change === void 0) return `second run: ${what} stands, it could not be judged there`;
      let measured = `${formatChange(change.relative)} there (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`;
      return `second run: ${what} ${confirmed ? "confirmed" : "not confirmed, so inconclusive"}, ${measured}`;
    }),
    ...confirmation === void 0 ? [] : [`the second run was measured on ${confirmation.host.cpuModel}, run ${confirmation.run}`]
  ];
}
function acceptedInWords({ how, by, reason, commit }) {
  return how === "label" ? `by ${by} with the label "${reason}", for commit ${commit.slice(0, 9)} only` : `by ${by} in the commit ${commit.slice(0, 9)}: "${reason}"`;
}

// src/report/levels.ts
var UNKNOWN = { baseline: void 0, candidate: void 0 };
function levelsOf(judgement) {
  if ("change" in judgement) return judgement.change;
  if ("exact" in judgement) return judgement.exact;
  switch (judgement.verdict) {
    case "insufficient":
      return judgement.values ?? UNKNOWN;
    case "added":
      return { baseline: void 0, candidate: judgement.value };
    case "missing":
    case "incomparable":
    case "invalid":
      return UNKNOWN;
  }
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
  let { address, metric, statistic, judgement, unit } = row, levels = levelsOf(judgement), quantity = (value) => value === void 0 || Number.isNaN(value) ? "" : formatQuantity(value, unit);
  return {
    scenario: formatAddress(address),
    metric: metricName(metric, statistic),
    baseline: quantity(levels.baseline),
    candidate: quantity(levels.candidate),
    ...changeCells(judgement),
    allowed: allowedInWords({ ...row, budget: row.budget?.limits }, unit),
    verdict: statusOf(row),
    reason: [budgetReason(row), reasonOf(judgement)].filter((part) => part !== void 0).join("; ")
  };
}
function changeCells(judgement) {
  if ("change" in judgement) {
    let { relative, relativeInterval, differences } = judgement.change, interval = formatInterval(relativeInterval.low, relativeInterval.high);
    return { change: formatChange(relative), interval, rounds: strip(differences) };
  }
  return "exact" in judgement ? { change: formatChange(judgement.exact.relative), interval: "exact", rounds: "" } : { change: "", interval: "", rounds: "" };
}
function statusOf({ gated, budget, judgement }) {
  if (budget?.state === "broken") return "budget broken";
  if (gated || !("change" in judgement || "exact" in judgement)) return judgement.verdict;
  switch (budget?.state) {
    case "holds":
      return "within budget";
    case "undecided":
      return "budget open";
    case void 0:
      return "not gated";
  }
}
function budgetReason({ budget, unit }) {
  if (!(budget === void 0 || budget.state === "holds"))
    return `budget ${limitsInWords(budget.limits, unit)} ${budget.state}: ${within(budget.interval, unit)}`;
}
function within({ low, high }, unit) {
  let [least, most] = [low, high].map((value) => formatQuantity(value, unit));
  return Number.isFinite(low) ? Number.isFinite(high) ? `it is between ${least} and ${most}` : `it is at least ${least}` : Number.isFinite(high) ? `it is at most ${most}` : "there is no interval of it yet";
}

// src/report/text/interval-words.ts
function intervalInWords(row, { plan, confirmation }) {
  let { judgement, gated, caveats } = row;
  if (!gated || !("change" in judgement)) return;
  let { change, verdict } = judgement, { low, high } = change.relativeInterval;
  if (low <= -1 && high === 1 / 0) return;
  let worse = row.better === "lower" ? { least: low, most: high } : { least: -high, most: -low }, leastBetter = -worse.most, allowed = allowedOf(row, row.tolerance, change), isExplained = (code2) => caveats.some((caveat) => caveat.code === code2);
  switch (verdict) {
    case "pass": {
      let wider = caveats.find((caveat) => caveat.code === "wider-pass"), ruledOut = wider === void 0 ? allowed.worse : allowedOf(row, wider.passWithin, change).worse;
      if (printed(worse.most) > printed(ruledOut)) {
        let limit = wider === void 0 ? "what is allowed" : "what is ruled out";
        return `${intervalOf(row)} reaches beyond ${limit}: ${why(row, ONE_SIDE)}`;
      }
      return wider !== void 0 && printed(worse.least) > 0 ? "by its interval it is worse, but by less than what is ruled out" : void 0;
    }
    case "regression":
      return printed(worse.least) < printed(allowed.worse) && !isExplained("by-neighbours") ? `${intervalOf(row)} reaches into what is allowed: ${why(row, ONE_SIDE)}` : void 0;
    case "improvement":
      return printed(leastBetter) < printed(allowed.better) && !isExplained("by-neighbours") ? `${intervalOf(row)} reaches into what is allowed: ${why(row, ONE_SIDE)}` : void 0;
    case "inconclusive": {
      if (confirmation?.rows.some((one) => !one.confirmed && sameRow(one, row)) === !0) return;
      let isWorse2 = printed(worse.least) >= printed(allowed.worse);
      if (isWorse2 && change.pValueAdjusted > plan.alpha) {
        let p = Number(change.pValueAdjusted.toPrecision(2));
        return `${intervalOf(row)} lies beyond what is allowed: among the ${formatCount(plan.metricsPlanned, "gated number")} of the run that may be chance (p = ${p}, and at most ${plan.alpha} counts)`;
      }
      return isWorse2 || printed(leastBetter) >= printed(allowed.better) ? `${intervalOf(row)} lies beyond what is allowed: ${why(row, FAR_OFF)}${overLooks(looksOf(plan, row))}` : printed(worse.most) <= printed(allowed.worse) && !isExplained("tail-guard") ? `${intervalOf(row)} holds nothing worse than what is allowed: ${why(row, FAR_OFF)}${overLooks(looksOf(plan, row))}` : void 0;
    }
  }
}
function allowedOf({ better, floor }, tolerance, { baseline }) {
  let up = allowedShare(tolerance, floor, baseline), down = allowedShare(tolerance / (1 + tolerance), floor, baseline);
  return better === "lower" ? { worse: up, better: down } : { worse: down, better: up };
}
function printed(relative) {
  return Math.round(relative * 1e3);
}
var ONE_SIDE = "the verdict asks for one side, and far-off rounds count less in it", FAR_OFF = "far-off rounds count less in the verdict";
function why(row, alone) {
  return hasQuantilesAround(row) ? `the verdict rests on the quantiles around it, too${aroundInWords(row)}` : alone;
}
function aroundInWords({ judgement }) {
  let around = "change" in judgement ? judgement.change.around ?? [] : [];
  return around.length === 0 ? "" : ` (${around.map(({ quantile, of, relative }) => {
    let where = of === "trials" ? "" : " in the calmest part of each trial";
    return `${quantileName(quantile)}${where} ${formatChange(relative)}`;
  }).join(", ")})`;
}
function overLooks(looks) {
  return looks.length > 1 ? `, and it has to be sure over all ${looks.length} looks together` : "";
}
function intervalOf(row) {
  return hasQuantilesAround(row) ? `the interval, of ${metricName(row.metric, row.statistic)} alone,` : "the interval, of this number alone,";
}
function hasQuantilesAround({ statistic, address }) {
  let percent = /^p(\d+(?:\.\d+)?)$/.exec(statistic)?.[1];
  return percent !== void 0 && Number(percent) >= 90 && address.scenario !== "run";
}

// src/report/text/remarks.ts
function remarksOf(row, report) {
  let interval = intervalInWords(row, report);
  return [
    ...interval === void 0 ? [] : [interval],
    ...row.caveats.filter((caveat) => !isUnjudged(row) || isOfTheHarness(caveat)).map((caveat) => {
      let words = caveatInWords(caveat, row.unit, lengthsOf(row, report));
      return caveat.code === "by-neighbours" ? `${words}${aroundInWords(row)}` : words;
    })
  ];
}
function isUnjudged({ judgement: { verdict } }) {
  return verdict === "invalid" || verdict === "missing" || verdict === "incomparable";
}
function isOfTheHarness({ code: code2 }) {
  return code2 === "harness" || code2 === "errors";
}
function lengthsOf(row, { plan }) {
  let { judgement } = row, rounds = looksOf(plan, row).at(-1);
  if (!("change" in judgement) || rounds === void 0) return;
  let { samplesPerSide, roundsUsed: roundsUsed2 } = judgement.change;
  return { samples: Math.round(samplesPerSide / roundsUsed2), rounds };
}

// src/report/explanations.ts
function explain(rows, report) {
  let { systems, shifts } = report, told = tellOnce(rows, report), parts = new Map(
    shifts.flatMap((shift) => shift.explains ? [[formatAddress(shift.address), shiftInWords(shift)]] : [])
  ), takePart = ({ address, metric, judgement: { verdict } }) => {
    if (metric !== "latency" || verdict !== "regression" && verdict !== "improvement") return;
    let place = formatAddress(address), part = parts.get(place);
    return parts.delete(place), part;
  };
  return new Map(
    rows.map((row) => {
      let { address, judgement } = row, failure = judgement.verdict === "invalid" ? judgement.failure : void 0, own = systems.find(({ id }) => id === address.system)?.notMeasurable, above = failure !== void 0 && JSON.stringify(own?.failure) === JSON.stringify(failure), { reason } = rowCells(row), once = told.get(row);
      return [
        row,
        {
          row,
          reason: above ? "see above" : reason,
          reasonOnce: above ? "see above" : once?.reason ?? "",
          phase: judgement.verdict === "regression" ? grownPhase(row.phases) : void 0,
          part: takePart(row),
          log: above || once?.isFirst !== !0 ? [] : failure?.logTail ?? []
        }
      ];
    })
  );
}
function tellOnce(rows, report) {
  let sharing = /* @__PURE__ */ new Map(), own = /* @__PURE__ */ new Map();
  for (let row of rows) {
    let { address, judgement, budget } = row, { reason } = rowCells(row), logTail = judgement.verdict === "invalid" ? judgement.failure.logTail : void 0, key = JSON.stringify([address.system, address.benchmark, reason, logTail]), one = sharing.get(key);
    one === void 0 ? sharing.set(key, { first: row, reason, others: 0 }) : reason !== "" && (budget !== void 0 || remarksOf(row, report).length > 0) ? own.set(row, { reason, isFirst: !1 }) : one.others += 1;
  }
  for (let { first, reason, others } of sharing.values()) {
    let { system, benchmark } = first.address, same = others === 0 || reason === "" ? "" : ` (the same for ${formatCount(others, "more row")} of ${system}/${benchmark})`;
    own.set(first, { reason: `${reason}${same}`, isFirst: !0 });
  }
  return own;
}

// src/report/room.ts
function joined(sections) {
  return `${sections.map(({ text }) => text).filter((text) => text !== "").join(`

`)}
`;
}
var NOT_ALL = "*More does not fit here; the report's file has all of it.*";
function wholeSections(sections, mostCharacters) {
  let kept = new Set(sections.filter(({ first }) => first)), text = (...more) => joined([...sections.filter((one) => kept.has(one) || more.includes(one)), { text: NOT_ALL }]);
  if (!(text().length > mostCharacters)) {
    for (let section of sections) text(section).length <= mostCharacters && kept.add(section);
    return text();
  }
}
function listed(items, most, mark, line) {
  let shown = items.slice(0, most).map(line), more = items.length - shown.length;
  return more === 0 ? shown : [...shown, `${mark}and ${more} more, in the report's file`];
}
var LONGEST = 1e3;
function cut(text) {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}\u2026`;
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

// src/report/text/levels-apart.ts
var LEAST_GAP = 0.01;
function levelsApart({ rows }) {
  let gaps = rows.flatMap(gapOf).sort((a, b) => b.size - a.size || 0), [widest] = gaps;
  if (widest === void 0) return;
  let more = gaps.length === 1 ? "" : `, and ${gaps.length - 1} more`;
  return `Levels are the median of each side's trials, a change is that of trials measured next to each other: where trials scatter or the machine drifts, the two differ (${rowName(widest.row)}: by its levels ${formatChange(widest.byLevels)}, side by side ${formatChange(widest.change)}${more}). Verdicts go by the change.`;
}
function gapOf(row) {
  if (!("change" in row.judgement)) return [];
  let { baseline, candidate, relative } = row.judgement.change, byLevels = candidate / baseline - 1, size = Math.abs(Math.log1p(byLevels) - Math.log1p(relative));
  return size > LEAST_GAP ? [{ row, byLevels, change: relative, size }] : [];
}

// src/report/text/what-next.ts
function howToAccept(row, { plan: { accept } }) {
  let label = accept === void 0 ? `by the label that the policy names (by default "${DEFAULTS.acceptLabel}")` : `by the label "${accept.label}"`, trailer = accept?.trailer === !0 ? `, or in the message of the head commit by the line: Latency-Gate-Accept: ${formatAddress(row.address)} ${trailerMetric(row)} "why"` : "";
  return `In a pull request, the action accepts a regression that is meant, in the open, ${label}${trailer}. That is bound to these metrics and this commit.`;
}
function isWorse(row) {
  return flagged({ rows: [row] }).length > 0 || row.budget?.state === "broken";
}
function commandsToSeeAgain(rows, report) {
  return [...new Set(rows.filter(isWorse).map((row) => reproduce(report, row)))].slice(0, MOST_COMMANDS);
}
var MOST_COMMANDS = 5;
function reproduce(report, row) {
  let { system, benchmark, scenario } = row.address, { baseline, plan, run, systems } = report, { quick, seed } = plan, target = scenario === void 0 ? `${system}/${benchmark}` : `${system}/${benchmark}/${scenario}`, usual = quick ? { rounds: DEFAULTS.quickLooks, budgetMs: DEFAULTS.quickTimeBudgetMs } : USUAL, rounds = looksOf(plan, row).at(-1), label = /^the label "(.+)"$/s.exec(systems.find(({ id }) => id === system)?.harnessChange ?? "")?.[1];
  return [
    "npx latency-gate gate",
    `--system ${argument(system)}`,
    `--scenario ${argument(target)}`,
    ...baseline.commit === void 0 ? [] : [`--baseline ${argument(baseline.commit)}`],
    ...quick ? ["--quick"] : [],
    // To name what the configuration says anyway changes nothing.
    ...rounds === void 0 || rounds === usual.rounds.at(-1) ? [] : [`--rounds ${rounds}`],
    // The report does not have the budget: as much time as the whole run took is enough.
    ...run.durationMs > usual.budgetMs ? [`--time-budget ${Math.ceil(run.durationMs / 6e4)}m`] : [],
    ...label === void 0 ? [] : [`--label ${argument(label)}`],
    `--seed ${argument(seed)}`
  ].join(" ");
}
var USUAL = { rounds: DEFAULTS.looks, budgetMs: DEFAULTS.timeBudgetMs }, DOCUMENTS = "https://github.com/latency-gate/latency-gate/blob/main/docs", WHEN_INCONCLUSIVE = {
  title: "What else helps",
  url: `${DOCUMENTS}/verdicts.md#when-a-number-stays-inconclusive`
};
function nextStep(report) {
  let cleared = report.confirmation?.rows.filter(({ confirmed }) => !confirmed) ?? [], open = report.rows.filter(
    (row) => row.gated && row.judgement.verdict === "inconclusive" && !cleared.some((one) => sameRow(one, row))
  );
  if (open.length !== 0)
    return {
      words: `To decide what is inconclusive: ${mostUseful(open, report)}.`,
      more: WHEN_INCONCLUSIVE
    };
}
function mostUseful(open, { plan, run }) {
  let rounds = Math.max(...open.map((row) => looksOf(plan, row).at(-1) ?? 0));
  if (run.stop === "interrupted") return "let the run go on to its end";
  if (run.stop === "time-budget") {
    let more = `give it more time (--time-budget ${Math.ceil(2 * run.durationMs / 6e4)}m)`, building = mostlyBuilding(run);
    return building === void 0 ? `${more}, or gate fewer scenarios` : `${more}, or let it find what was built in the cache folder of this run: ${building}`;
  }
  return plan.quick ? "measure without --quick" : open.some(({ caveats }) => caveats.some(({ code: code2 }) => code2 === "long-trials")) ? `take half the samples in a trial and twice the rounds (--rounds ${2 * rounds})` : Math.min(...open.map(noiseInAllowed)) <= WITHIN_REACH && 2 * rounds <= MOST_ROUNDS ? `measure more rounds (--rounds ${2 * rounds})` : "find a calmer machine, or make this one calmer (latency-gate doctor says what it could see, and why)";
}
var MOST_ROUNDS = 1e3, WITHIN_REACH = 3;
function noiseInAllowed({ judgement, tolerance, floor }) {
  if (!("change" in judgement)) return 1 / 0;
  let { smallestDetectable, baseline } = judgement.change, allowed = Math.log1p(allowedShare(tolerance, floor, baseline));
  return allowed > 0 ? (Math.log1p(smallestDetectable) - allowed) / allowed : 1 / 0;
}

// src/report/markdown.ts
var MOST_CHARACTERS = 6e4, HEADLINES = {
  passed: "\u2705 Latency gate passed",
  regression: "\u274C Latency gate failed",
  "cannot-judge": "\u26D4 Latency gate can't judge",
  inconclusive: "\u26A0\uFE0F Latency gate is undecided",
  open: "\u26A0\uFE0F Latency gate has not decided",
  advice: "\u2139\uFE0F Latency gate: advice only"
};
function renderMarkdown(report, mostCharacters = MOST_CHARACTERS) {
  return fitMarkdown(report, mostCharacters).text;
}
function fitMarkdown(report, mostCharacters) {
  let rows = byImportance(report.rows), [news, rest] = [rows.filter(isNews), rows.filter((row) => !isNews(row))], total = { news: news.length, rest: rest.length }, mostLines = Math.max(FEWEST, Math.floor(mostCharacters / CHARACTERS_A_LINE));
  for (; ; ) {
    let left = { news: total.news - news.length, rest: total.rest - rest.length }, sections = render(report, news, rest, { left, mostLines }), text = joined(sections);
    if (text.length <= mostCharacters) return { text, news };
    let keep = Math.min(0.9, mostCharacters / text.length), fewer = (many) => Math.max(FEWEST, Math.floor(many * keep));
    if (rest.length > 0) rest = rest.slice(0, Math.floor(rest.length * keep));
    else if (mostLines > FEWEST) mostLines = fewer(mostLines);
    else if (news.length > FEWEST) news = news.slice(0, fewer(news.length));
    else {
      let whole = wholeSections(sections, mostCharacters);
      if (whole !== void 0) return { text: whole, news };
      if (news.length === 0) return { text: joined(sections.slice(0, 1)), news };
      news = news.slice(0, -1);
    }
  }
}
var FEWEST = 5, CHARACTERS_A_LINE = 1e3;
function render(report, news, rest, room) {
  let { left, mostLines } = room, footnotes = new Footnotes(), changed = changedTable(news, report, footnotes), decisions = listed(decisionsInWords(report), mostLines, "- ", (line) => `- ${short(line)}`);
  return [
    {
      text: `### ${HEADLINES[standingOf(report)]}: ${summaryInWords(report)}`,
      first: !0
    },
    { text: context(report), first: !0 },
    { text: warnings(report, mostLines) },
    { text: changed, first: !0 },
    {
      text: left.news === 0 ? "" : `**${left.news} more rows like these do not fit here**; the report's file has them.`,
      first: !0
    },
    { text: decisions.join(`
`) },
    { text: invariants(report.invariants, mostLines) },
    { text: runNotes(report, mostLines) },
    { text: footnotes.render(mostLines) },
    { text: next(report), first: !0 },
    { text: phases(news, mostLines) },
    { text: logs(news, report, mostLines) },
    { text: studies(report, mostLines) },
    { text: unchanged(rest, left.rest, report, mostLines) },
    { text: counters(report) },
    { text: environment(report, mostLines) },
    { text: howTo(news, report) }
  ];
}
function short(text) {
  return markdown(cut(text));
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
function warnings(report, most) {
  return listed(warningsInWords(report), most, "> ", (line) => `> ${short(line)}`).join(`
>
`);
}
var Footnotes = class {
  #notes = [];
  /** `¹ ²` for these remarks. */
  mark(remarks) {
    let numbers = remarks.map((words) => (this.#notes.includes(words) || this.#notes.push(words), this.#notes.indexOf(words) + 1));
    return numbers.length === 0 ? "" : ` <sup>${numbers.join(", ")}</sup>`;
  }
  render(most) {
    let line = (words, index) => `<sup>${index + 1}</sup> ${short(words)}`;
    return listed(this.#notes, most, "", line).join(`<br>
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
        markdown(cells.metric) + footnotes.mark(remarksOf(row, report)),
        together(cells.baseline),
        together(cells.candidate),
        cells.change === "" ? "" : `**${together(cells.change)}**<br>${together(cells.interval)}`,
        markdown(cells.allowed)
      ]);
    })
  ], reasons = rows.flatMap((row) => {
    let { reasonOnce, phase, part: moved } = explanations.get(row), told = [moved, reasonOnce, phase].filter((part) => part !== void 0 && part !== "");
    return told.length === 0 ? [] : [`- **${markdown(rowName(row))}**: ${told.map((part) => short(part)).join("; ")}`];
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
function invariants(all, most) {
  let told = all.flatMap((invariant) => {
    let words = invariantInWords(invariant);
    return words === void 0 ? [] : [{ sign: invariant.state.kind === "broken" ? "\u274C" : "\u26D4", words: `${formatAddress(invariant.address)} ${invariant.metric}: ${words}` }];
  });
  return listed(told, most, "- ", ({ sign, words }) => `- ${sign} ${short(words)}`).join(`
`);
}
function runNotes(report, most) {
  let caveats = report.notes.filter((note) => !isWarning(note)).map(({ address, caveat }) => ({
    where: address === void 0 ? "" : `${markdown(`${address.system}/${address.benchmark}`)}: `,
    words: caveatInWords(caveat)
  })), others = [...movedUnseen(report), levelsApart(report)].filter((words) => words !== void 0).map((words) => ({ where: "", words }));
  return listed([...caveats, ...others], most, "- ", ({ where, words }) => `- ${where}${short(words)}`).join(
    `
`
  );
}
function details(summary, body) {
  return body === "" ? "" : `<details><summary>${summary}</summary>

${body}

</details>`;
}
function phases(rows, most) {
  let changed = rows.filter((row) => row.phases.length > 0), body = listed(
    changed,
    most,
    "",
    (row) => [
      `**${markdown(rowName(row))}**`,
      "",
      "| phase | baseline | candidate | growth |",
      "|-|-:|-:|-:|",
      ...listed(
        row.phases,
        most,
        `
`,
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
function logs(rows, report, most) {
  let failures = [
    ...report.systems.map(({ id, notMeasurable }) => ({
      name: id,
      lines: notMeasurable?.failure.logTail ?? []
    })),
    ...[...explain(rows, report).values()].map(({ row: { address }, log }) => ({
      name: `${address.system}/${address.benchmark}`,
      lines: log
    }))
  ], ends = listed(
    failures.filter(({ lines }) => lines.length > 0),
    most,
    "",
    ({ name, lines }) => `**${markdown(name)}**

${fence(lines.map(cut))}`
  );
  return details("Ends of the logs", ends.join(`

`));
}
function studies(report, most) {
  let unmeasured = unmeasuredStudies(report.studies), measured = report.studies.filter((study) => !isUnmeasured(study)), body = [
    ...listed(unmeasured, most, "", short),
    ...listed(measured, most, "", (study) => oneStudy(study, most))
  ];
  return details("Studies", body.join(`

`));
}
function oneStudy(study, most) {
  return [
    `**${markdown(`${study.system}/${study.id}`)}**${study.title === void 0 ? "" : ` ${markdown(study.title)}`}, against ${markdown(study.reference)}`,
    "",
    ...listed(studyConclusions(study), most, "- ", (words) => `- ${short(words)}`),
    "",
    "| scenario | metric | change (95 %) | finding |",
    "|-|-|-:|-|",
    ...listed(study.steps, most, `
`, (step) => {
      let { scenario, statistic, change, recommendation } = step, finding = findingInWords(step);
      return tableRow([
        markdown(scenario),
        markdown(metricName(study.metric, statistic)),
        change === void 0 ? "" : `${formatChange(change.relative)} (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`,
        recommendation === void 0 ? finding : `${finding}: **${recommendation}**`
      ]);
    })
  ].join(`
`);
}
function unchanged(rows, left, report, most) {
  if (rows.length + left === 0) return "";
  let footnotes = new Footnotes(), body = [
    "| scenario | metric | baseline | candidate | change (95 %) | allowed | verdict |",
    "|-|-|-:|-:|-:|-|-|",
    ...rows.map((row) => {
      let cells = rowCells(row);
      return tableRow([
        markdown(cells.scenario),
        markdown(cells.metric) + footnotes.mark(remarksOf(row, report)),
        together(cells.baseline),
        together(cells.candidate),
        cells.change === "" ? "" : `${together(cells.change)}<br>${together(cells.interval)}`,
        markdown(cells.allowed),
        cells.verdict
      ]);
    }),
    ...left === 0 ? [] : ["", `${left} more rows do not fit here; the report's file has them.`]
  ], notes = footnotes.render(most);
  return details(
    `${rows.length + left} unchanged or not gated`,
    [body.join(`
`), notes].filter((part) => part !== "").join(`

`)
  );
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
function environment(report, most) {
  let { host, run, plan } = report, budget = errorBudget(report), lines = [
    `- kernel ${markdown(host.kernel)}${host.image === void 0 ? "" : `, image ${markdown(host.image)}`}`,
    `- ${formatQuantity(host.memoryBytes, "B")} of memory${host.virtualization === void 0 ? "" : `, ${markdown(host.virtualization)}`}${host.governor === void 0 ? "" : `, governor ${markdown(host.governor)}`}`,
    `- host fingerprint ${code(host.fingerprint)}`,
    `- latency-gate ${markdown(run.gateVersion)}, run ${markdown(run.id)}, ${markdown(run.startedAt)}, seed ${code(plan.seed)}`,
    `- ${budget.metrics}; false alarms of a whole run at most ${budget.falseAlarms}; ${markdown(looksInWords(report))}`,
    ...listed(plan.notMeasured, most, "- ", (item) => `- not measured: ${markdown(notMeasuredInWords(item))}`)
  ];
  return details("Environment", lines.join(`
`));
}
function next(report) {
  let step = nextStep(report);
  return step === void 0 ? "" : `${markdown(step.words)} [${step.more.title}](${step.more.url})`;
}
function howTo(rows, report) {
  let commands = commandsToSeeAgain(rows, report);
  if (commands.length === 0) return "";
  let [regressed] = flagged({ rows });
  return regressed === void 0 ? details("How to see it again", fence(commands)) : details(
    "How to see it again, how to accept it",
    [fence(commands), "", markdown(howToAccept(regressed, report))].join(`
`)
  );
}

export {
  levelsOf,
  byImportance,
  isNews,
  decisionsInWords,
  acceptedInWords,
  howToAccept,
  isWorse,
  commandsToSeeAgain,
  reproduce,
  nextStep,
  rowCells,
  statusOf,
  remarksOf,
  explain,
  levelsApart,
  MOST_CHARACTERS,
  renderMarkdown,
  fitMarkdown
};
