import { formatAddress } from "../core/model/ids.js";
import type { InvariantOutcome, Report, Row } from "../core/model/report.js";
import { decisionsInWords } from "./decisions.js";
import { acceptanceOf } from "../core/accept.js";
import { flagged } from "../core/confirm.js";
import { explain } from "./explanations.js";
import { cut, joined, listed, wholeSections } from "./room.js";
import type { Section } from "./room.js";
import { rowCells, statusOf } from "./row-cells.js";
import { byImportance, isNews } from "./sort-rows.js";
import { standingOf, summaryInWords } from "./text/headline.js";
import type { Standing } from "./text/headline.js";
import { code, fence, markdown as escape } from "./text/hostile.js";
import { levelsApart } from "./text/levels-apart.js";
import { notesInWords } from "./text/notes.js";
import {
  formatChange,
  formatCount,
  formatDuration,
  formatInterval,
  formatQuantity,
} from "./text/quantity.js";
import { remarksOf } from "./text/remarks.js";
import { isUnmeasured, studyConclusions, unmeasuredStudies } from "./text/study-words.js";
import { commandsToSeeAgain, howToAccept, nextStep } from "./text/what-next.js";
import {
  couldHaveSeen,
  errorBudget,
  looksInWords,
  findingInWords,
  invariantInWords,
  movedUnseen,
  metricName,
  isWarning,
  notMeasuredInWords,
  roundsUsed,
  rowName,
  warningsInWords,
} from "./text/words.js";

/** GitHub takes 65 536 characters of a comment; the rest is room for a marker and a link. */
export const MOST_CHARACTERS = 60_000;

const HEADLINES: Readonly<Record<Standing, string>> = {
  passed: "✅ Latency gate passed",
  regression: "❌ Latency gate failed",
  "cannot-judge": "⛔ Latency gate can't judge",
  inconclusive: "⚠️ Latency gate is undecided",
  open: "⚠️ Latency gate has not decided",
  advice: "ℹ️ Latency gate: advice only",
};

/**
 * The report as the comment on a pull request. Everything that a harness, a ref or a log brought is
 * escaped. Where it is too long, whole rows, lines and at last sections are left out, from the least important
 * up, and it says so.
 *
 * @param mostCharacters UTF-16 code units; the default is below GitHub's limit of a comment, 65 536
 * @returns GitHub-flavoured Markdown
 */
export function renderMarkdown(report: Report, mostCharacters = MOST_CHARACTERS): string {
  return fitMarkdown(report, mostCharacters).text;
}

export interface Fitted {
  readonly text: string;
  /** What did not pass and has a row in the text. */
  readonly news: readonly Row[];
}

/** The same, with what became of the rows. */
export function fitMarkdown(report: Report, mostCharacters: number): Fitted {
  const rows = byImportance(report.rows);
  let [news, rest] = [rows.filter(isNews), rows.filter((row) => !isNews(row))];
  const total = { news: news.length, rest: rest.length };
  let mostLines = Math.max(FEWEST, Math.floor(mostCharacters / CHARACTERS_A_LINE));
  for (;;) {
    const left = { news: total.news - news.length, rest: total.rest - rest.length };
    const sections = render(report, news, rest, { left, mostLines });
    const text = joined(sections);
    if (text.length <= mostCharacters) return { text, news };
    const keep = Math.min(0.9, mostCharacters / text.length);
    const fewer = (many: number): number => Math.max(FEWEST, Math.floor(many * keep));
    if (rest.length > 0) rest = rest.slice(0, Math.floor(rest.length * keep));
    else if (mostLines > FEWEST) mostLines = fewer(mostLines);
    else if (news.length > FEWEST) news = news.slice(0, fewer(news.length));
    else {
      const whole = wholeSections(sections, mostCharacters);
      if (whole !== undefined) return { text: whole, news };
      if (news.length === 0) return { text: joined(sections.slice(0, 1)), news };
      news = news.slice(0, -1);
    }
  }
}

/** Rows, and lines of a list, before whole sections go. */
const FEWEST = 5;
/** 60 lines of a list in a comment. */
const CHARACTERS_A_LINE = 1000;

interface Room {
  /** Rows that were left out. */
  readonly left: { readonly news: number; readonly rest: number };
  /** Of each list, such as notes and changes of the policy: a pull request can make as many as it likes. */
  readonly mostLines: number;
}

function render(report: Report, news: readonly Row[], rest: readonly Row[], room: Room): readonly Section[] {
  const { left, mostLines } = room;
  const footnotes = new Footnotes();
  const changed = changedTable(news, report, footnotes);
  const decisions = listed(decisionsInWords(report), mostLines, "- ", (line) => `- ${short(line)}`);
  return [
    {
      text: `### ${HEADLINES[standingOf(report)]}: ${summaryInWords(report)}`,
      first: true,
    },
    { text: context(report), first: true },
    { text: warnings(report, mostLines) },
    { text: changed, first: true },
    {
      text:
        left.news === 0
          ? ""
          : `**${left.news} more rows like these do not fit here**; the report's file has them.`,
      first: true,
    },
    { text: decisions.join("\n") },
    { text: invariants(report.invariants, mostLines) },
    { text: runNotes(report, mostLines) },
    { text: footnotes.render(mostLines) },
    { text: next(report), first: true },
    { text: phases(news, mostLines) },
    { text: logs(news, report, mostLines) },
    { text: studies(report, mostLines) },
    { text: unchanged(rest, left.rest, report, mostLines) },
    { text: counters(report) },
    { text: environment(report, mostLines) },
    { text: howTo(news, report) },
  ];
}

/** A sentence, where what somebody else wrote is in it. */
function short(text: string): string {
  return escape(cut(text));
}

function context(report: Report): string {
  const { baseline, candidate, host, run, plan } = report;
  const side = ({ commit, ref, dirty }: Report["baseline"]): string =>
    commit === undefined ? escape(ref) : `${code(commit.slice(0, 9))}${dirty ? " + changes" : ""}`;
  const rounds = roundsUsed(report);
  const could = couldHaveSeen(report);
  const parts = [
    `baseline ${side(baseline)}, candidate ${side(candidate)}`,
    `${escape(host.cpuModel)}, ${formatCount(host.cpuCount, "CPU")}`,
    `${rounds === 0 ? "" : `${formatCount(rounds, "round")} in `}${formatDuration(run.durationMs)}${plan.quick ? " (quick)" : ""}`,
    ...(could === "" ? [] : [could]),
  ];
  return parts.join(" · ");
}

function warnings(report: Report, most: number): string {
  return listed(warningsInWords(report), most, "> ", (line) => `> ${short(line)}`).join("\n>\n");
}

/** Numbered notes below a table, in the same fold; the same words get the same number. */
class Footnotes {
  readonly #notes: string[] = [];

  /** `¹ ²` for these remarks. */
  mark(remarks: readonly string[]): string {
    const numbers = remarks.map((words) => {
      if (!this.#notes.includes(words)) this.#notes.push(words);
      return this.#notes.indexOf(words) + 1;
    });
    return numbers.length === 0 ? "" : ` <sup>${numbers.join(", ")}</sup>`;
  }

  render(most: number): string {
    const line = (words: string, index: number): string => `<sup>${index + 1}</sup> ${short(words)}`;
    return listed(this.#notes, most, "", line).join("<br>\n");
  }
}

function changedTable(rows: readonly Row[], report: Report, footnotes: Footnotes): string {
  if (rows.length === 0) return "";
  const explanations = explain(rows, report);
  const table = [
    "| verdict | scenario, rounds | metric | baseline | candidate | change (95 %) | allowed |",
    "|-|-|-|-:|-:|-:|-|",
    ...rows.map((row) => {
      const cells = rowCells(row);
      return tableRow([
        together(
          acceptanceOf(row, report.accepted) === undefined
            ? `${signOf(row)} ${cells.verdict}`
            : "☑️ accepted",
        ),
        // Below the name, where it costs no width.
        cells.rounds === "" ? escape(cells.scenario) : `${escape(cells.scenario)}<br>${cells.rounds}`,
        escape(cells.metric) + footnotes.mark(remarksOf(row, report)),
        together(cells.baseline),
        together(cells.candidate),
        cells.change === "" ? "" : `**${together(cells.change)}**<br>${together(cells.interval)}`,
        escape(cells.allowed),
      ]);
    }),
  ];
  // Below the table: sentences in a cell make it too wide for a comment.
  const reasons = rows.flatMap((row) => {
    const { reasonOnce, phase, part: moved } = explanations.get(row)!;
    const told = [moved, reasonOnce, phase].filter((part) => part !== undefined && part !== "");
    return told.length === 0
      ? []
      : [`- **${escape(rowName(row))}**: ${told.map((part) => short(part!)).join("; ")}`];
  });
  return [table, reasons]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

/** Not broken within: a number and its unit are read as one. */
function together(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}

function signOf(row: Row): string {
  if (row.budget?.state === "broken") return "❌";
  if (statusOf(row) === "budget open") return "⚠️";
  const signs = {
    regression: "❌",
    missing: "⛔",
    incomparable: "⛔",
    invalid: "⛔",
    inconclusive: "⚠️",
    improvement: "🚀",
    added: "🆕",
    insufficient: "🔬",
    pass: "✅",
  } as const;
  return signs[row.judgement.verdict];
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function invariants(all: readonly InvariantOutcome[], most: number): string {
  const told = all.flatMap((invariant) => {
    const words = invariantInWords(invariant);
    if (words === undefined) return [];
    const sign = invariant.state.kind === "broken" ? "❌" : "⛔";
    return [{ sign, words: `${formatAddress(invariant.address)} ${invariant.metric}: ${words}` }];
  });
  return listed(told, most, "- ", ({ sign, words }) => `- ${sign} ${short(words)}`).join("\n");
}

function runNotes(report: Report, most: number): string {
  const caveats = notesInWords(report.notes.filter((note) => !isWarning(note))).map(({ address, words }) => ({
    where: address === undefined ? "" : `${escape(`${address.system}/${address.benchmark}`)}: `,
    words,
  }));
  const others = [...movedUnseen(report), levelsApart(report)]
    .filter((words) => words !== undefined)
    .map((words) => ({ where: "", words }));
  return listed([...caveats, ...others], most, "- ", ({ where, words }) => `- ${where}${short(words)}`).join(
    "\n",
  );
}

function details(summary: string, body: string): string {
  return body === "" ? "" : `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

function phases(rows: readonly Row[], most: number): string {
  const changed = rows.filter((row) => row.phases.length > 0);
  const body = listed(changed, most, "", (row) =>
    [
      `**${escape(rowName(row))}**`,
      "",
      "| phase | baseline | candidate | growth |",
      "|-|-:|-:|-:|",
      ...listed(row.phases, most, "\n", ({ phase, baselineNs, candidateNs, growthNs }) =>
        tableRow([
          escape(phase),
          formatQuantity(baselineNs, "ns"),
          formatQuantity(candidateNs, "ns"),
          `${growthNs < 0 ? "−" : "+"}${formatQuantity(Math.abs(growthNs), "ns")}`,
        ]),
      ),
    ].join("\n"),
  );
  return details("Which phase grew", body.join("\n\n"));
}

function logs(rows: readonly Row[], report: Report, most: number): string {
  const failures = [
    ...report.systems.map(({ id, notMeasurable }) => ({
      name: id,
      lines: notMeasurable?.failure.logTail ?? [],
    })),
    ...[...explain(rows, report).values()].map(({ row: { address }, log }) => ({
      name: `${address.system}/${address.benchmark}`,
      lines: log,
    })),
  ];
  const ends = listed(
    failures.filter(({ lines }) => lines.length > 0),
    most,
    "",
    ({ name, lines }) => `**${escape(name)}**\n\n${fence(lines.map(cut))}`,
  );
  return details("Ends of the logs", ends.join("\n\n"));
}

function studies(report: Report, most: number): string {
  const unmeasured = unmeasuredStudies(report.studies);
  const measured = report.studies.filter((study) => !isUnmeasured(study));
  const body = [
    ...listed(unmeasured, most, "", short),
    ...listed(measured, most, "", (study) => oneStudy(study, most)),
  ];
  return details("Studies", body.join("\n\n"));
}

function oneStudy(study: Report["studies"][number], most: number): string {
  return [
    `**${escape(`${study.system}/${study.id}`)}**${study.title === undefined ? "" : ` ${escape(study.title)}`}, against ${escape(study.reference)}`,
    "",
    ...listed(studyConclusions(study), most, "- ", (words) => `- ${short(words)}`),
    "",
    "| scenario | metric | change (95 %) | finding |",
    "|-|-|-:|-|",
    ...listed(study.steps, most, "\n", (step) => {
      const { scenario, statistic, change, recommendation } = step;
      const finding = findingInWords(step);
      return tableRow([
        escape(scenario),
        escape(metricName(study.metric, statistic)),
        change === undefined
          ? ""
          : `${formatChange(change.relative)} (${formatInterval(change.relativeInterval.low, change.relativeInterval.high)})`,
        recommendation === undefined ? finding : `${finding}: **${recommendation}**`,
      ]);
    }),
  ].join("\n");
}

function unchanged(rows: readonly Row[], left: number, report: Report, most: number): string {
  if (rows.length + left === 0) return "";
  const footnotes = new Footnotes();
  const body = [
    "| scenario | metric | baseline | candidate | change (95 %) | allowed | verdict |",
    "|-|-|-:|-:|-:|-|-|",
    ...rows.map((row) => {
      const cells = rowCells(row);
      return tableRow([
        escape(cells.scenario),
        escape(cells.metric) + footnotes.mark(remarksOf(row, report)),
        together(cells.baseline),
        together(cells.candidate),
        cells.change === "" ? "" : `${together(cells.change)}<br>${together(cells.interval)}`,
        escape(cells.allowed),
        cells.verdict,
      ]);
    }),
    ...(left === 0 ? [] : ["", `${left} more rows do not fit here; the report's file has them.`]),
  ];
  const notes = footnotes.render(most);
  return details(
    `${rows.length + left} unchanged or not gated`,
    [body.join("\n"), notes].filter((part) => part !== "").join("\n\n"),
  );
}

function counters(report: Report): string {
  if (report.counters.length === 0) return "";
  const shown = report.counters.slice(0, 60);
  const body = [
    "| counter | baseline | candidate |",
    "|-|-:|-:|",
    ...shown.map(({ address, metric, phase, labels, unit, baseline, candidate }) => {
      const label = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
      const name = [formatAddress(address), metric, phase, ...label]
        .filter((part) => part !== undefined)
        .join(" ");
      const quantity = (value: number | undefined): string =>
        value === undefined ? "" : formatQuantity(value, unit);
      return tableRow([escape(name), quantity(baseline), quantity(candidate)]);
    }),
    ...(shown.length < report.counters.length
      ? ["", `${report.counters.length - shown.length} more counters are in the report's file.`]
      : []),
  ];
  return details("Counters", body.join("\n"));
}

function environment(report: Report, most: number): string {
  const { host, run, plan } = report;
  const budget = errorBudget(report);
  const lines = [
    `- kernel ${escape(host.kernel)}${host.image === undefined ? "" : `, image ${escape(host.image)}`}`,
    `- ${formatQuantity(host.memoryBytes, "B")} of memory${host.virtualization === undefined ? "" : `, ${escape(host.virtualization)}`}${host.governor === undefined ? "" : `, governor ${escape(host.governor)}`}`,
    `- host fingerprint ${code(host.fingerprint)}`,
    `- latency-gate ${escape(run.gateVersion)}, run ${escape(run.id)}, ${escape(run.startedAt)}, seed ${code(plan.seed)}`,
    `- ${budget.metrics}; false alarms of a whole run at most ${budget.falseAlarms}; ${escape(looksInWords(report))}`,
    ...listed(plan.notMeasured, most, "- ", (item) => `- not measured: ${escape(notMeasuredInWords(item))}`),
  ];
  return details("Environment", lines.join("\n"));
}

function next(report: Report): string {
  const step = nextStep(report);
  return step === undefined ? "" : `${escape(step.words)} [${step.more.title}](${step.more.url})`;
}

function howTo(rows: readonly Row[], report: Report): string {
  const commands = commandsToSeeAgain(rows, report);
  if (commands.length === 0) return "";
  const [regressed] = flagged({ rows });
  if (regressed === undefined) return details("How to see it again", fence(commands));
  return details(
    "How to see it again, how to accept it",
    [fence(commands), "", escape(howToAccept(regressed, report))].join("\n"),
  );
}
