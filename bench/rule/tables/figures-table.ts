import { arch, cpus, platform } from "node:os";
import { barsOf, isMoved } from "./bars-table.js";
import { ROUNDS } from "../jobs.js";
import type { Benchmarks } from "../measure.js";
import type { PowerRow, RuleResult, Summary } from "../summary.js";
import { EFFECTS, QUANTILES, type Effect, type Quantile, type Workload } from "../workload.js";

export interface Run {
  readonly traces: string;
  readonly runs: number;
  readonly seed: number;
  /** At which all quantiles were judged. */
  readonly tolerance: number;
  readonly benchmarks: Benchmarks;
  /** Of each trial the first so many, as a share. */
  readonly samples: number;
  readonly seconds: number;
  readonly workloads: readonly Workload[];
}

/** The machine in words. */
export function machine(): string {
  const cpu = cpus();
  return `${cpu[0]?.model.trim() ?? "unknown CPU"}, ${cpu.length} CPUs, ${platform()} ${arch()}, Node ${process.version}`;
}

const percent = (share: number | null, digits = 1): string =>
  share === null || Number.isNaN(share) ? "–" : (100 * share).toFixed(digits);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(" | ")} |`;
  const rule = `|${widths.map((w, i) => (i === 0 ? "-".repeat(w + 2) : `${"-".repeat(w + 1)}:`)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

function bars(summary: Summary, { workloads }: Run): string {
  return table(
    ["bar", "asked for", "measured", "real traces alone", "generated noise alone", "met"],
    barsOf(summary, workloads).map(({ what, asked, measured, real, generated, met }) => [
      what,
      asked,
      measured,
      real,
      generated,
      met ? "yes" : "no",
    ]),
  );
}

interface Choice {
  readonly effect: number;
  readonly where: "all" | "tail";
  readonly quantile: number;
  readonly roundsMax: number;
}

function rowsOf(rule: RuleResult, pick: Choice): PowerRow[] {
  return rule.power.filter(
    (row) =>
      row.effect === pick.effect &&
      row.where === pick.where &&
      row.quantile === pick.quantile &&
      row.roundsMax === pick.roundsMax,
  );
}

function mean(rows: readonly PowerRow[], of: (row: PowerRow) => number): number {
  return rows.length === 0 ? NaN : rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
}

/** All tables, in Markdown. Figures are percent of runs where nothing else is said. */
export function formatTable(summary: Summary, run: Run): string {
  const ours = summary.rules.find((rule) => rule.ours)!;
  const sections = [
    `Rules of decision: ${run.runs} runs, seed ${run.seed}, tolerance ${percent(run.tolerance)} %, ${run.benchmarks === "one" ? "each workload the one benchmark" : "several benchmarks"} of its plan, traces ${run.traces}${run.samples === 1 ? "" : `, the first ${percent(run.samples, 0)} % of each trial`}, ${run.seconds.toFixed(0)} s on ${machine()}`,
    "### What is asked of latency-gate",
    bars(summary, run),
    "### False alarms on unchanged code, and what unchanged metrics end in",
    falseAlarms(summary),
    `latency-gate with 200 metrics a run: ${percent(summary.falseAlarmsPerRunOf200.value)} % of ${summary.falseAlarmsPerRunOf200.runs} runs alarm (95 % bound ${percent(summary.falseAlarmsPerRunOf200.upper95)} %).`,
    ...QUANTILES.flatMap((quantile) => [
      `### Found by name at P${quantile * 100}, averaged over workloads (at most 20 / 40 rounds)`,
      foundByName(summary, quantile),
    ]),
    "### Found in the run, by any of a workload's quantiles (at most 20 / 40 rounds), and rounds until P95 was decided (of at most 40)",
    foundInRun(summary),
    "### latency-gate by workload: +10 % found by name (20 / 40 rounds), tail +20 %, unchanged ending in pass, smallest detectable change (20 / 40 rounds)",
    byWorkload(summary, ours),
    "### latency-gate: rounds used and red runs, averaged over workloads (at most 40 rounds)",
    roundsUsed(ours),
    "### latency-gate: passes in spite of a change, averaged over workloads, and the most of any (at most 40 rounds)",
    passesInSpite(ours),
    "### Error rates at their borders, and coverage of the 95 % interval",
    promises(summary),
    "### Two programs, as measured: called regression / pass (at most 20 and 40 rounds)",
    twoPrograms(summary, ours),
  ];
  return `${sections.join("\n\n")}\n`;
}

function falseAlarms(summary: Summary): string {
  return table(
    [
      "rule",
      "per run of 20",
      "95 % bound",
      "per metric",
      "pass",
      "of it wider",
      "inconclusive",
      "regression",
      "coverage",
      "runs",
    ],
    [...summary.rules, ...summary.earlier].map((rule) => [
      rule.name,
      percent(rule.falseAlarmsPerRun),
      percent(rule.falseAlarmsPerRunUpper95),
      percent(rule.falseAlarmsPerMetric, 2),
      percent(rule.unchanged.pass),
      rule.ours ? percent(rule.unchanged.widerPass) : "–",
      percent(rule.unchanged.inconclusive),
      percent(rule.unchanged.regression, 2),
      percent(rule.coverage),
      `${rule.runs}`,
    ]),
  );
}

/** At most 20 and 40 rounds. */
function atBoth(of: (roundsMax: number) => number): string {
  return ROUNDS.map((roundsMax) => percent(of(roundsMax), 0)).join(" / ");
}

function foundByName(summary: Summary, quantile: Quantile): string {
  const effects = CHANGES.filter(({ where }) => isMoved({ quantile, where }));
  return table(
    ["rule", ...effects.map(changeInShort)],
    [...summary.rules, ...summary.earlier].map((rule) => [
      rule.name,
      ...effects.map((effect) =>
        atBoth((roundsMax) => mean(rowsOf(rule, { ...effect, quantile, roundsMax }), (r) => r.byName)),
      ),
    ]),
  );
}

function foundInRun(summary: Summary): string {
  const roundsOf = (rule: RuleResult, effect: Effect): string =>
    mean(rowsOf(rule, { ...effect, quantile: 0.95, roundsMax: 40 }), (r) => r.roundsMean).toFixed(1);
  const everything = CHANGES.filter(({ where }) => where === "all");
  return table(
    ["rule", ...CHANGES.map(changeInShort), ...everything.map((effect) => `rounds ${changeInShort(effect)}`)],
    [...summary.rules, ...summary.earlier].map((rule) => [
      rule.name,
      ...CHANGES.map((effect) =>
        atBoth((roundsMax) => mean(rowOfEachWorkload(rule, { ...effect, roundsMax }), (r) => r.inRun)),
      ),
      ...everything.map((effect) => roundsOf(rule, effect)),
    ]),
  );
}

/** What is found in the run is the same in the rows of all quantiles; some workloads have not all of them. */
function rowOfEachWorkload(rule: RuleResult, pick: Omit<Choice, "quantile">): PowerRow[] {
  const rows = QUANTILES.flatMap((quantile) => rowsOf(rule, { ...pick, quantile }));
  return [...new Map(rows.map((row) => [row.workload, row])).values()];
}

function byWorkload(summary: Summary, ours: RuleResult): string {
  const names = [...new Set(ours.power.map((row) => row.workload))];
  const cell = (name: string, effect: number, where: "all" | "tail", quantile: number): string =>
    [20, 40]
      .map((roundsMax) =>
        percent(
          rowsOf(ours, { effect, where, quantile, roundsMax }).find((r) => r.workload === name)?.byName ??
            NaN,
          0,
        ),
      )
      .join(" / ");
  const passes = (name: string, quantile: number): string =>
    percent(
      summary.unchangedByWorkload.find((r) => r.workload === name && r.quantile === quantile)?.pass ?? NaN,
      0,
    );
  const bound = (name: string, quantile: number): string =>
    percent(summary.bounds.find((r) => r.workload === name && r.quantile === quantile)?.power ?? NaN, 0);
  const detectable = (name: string, quantile: number): string =>
    [20, 40]
      .map((rounds) =>
        percent(
          summary.smallestDetectableChange.find(
            (r) => r.workload === name && r.quantile === quantile && r.rounds === rounds,
          )?.smallestDetectableChange ?? NaN,
          0,
        ),
      )
      .join(" / ");
  return table(
    [
      "workload",
      "P50",
      "P95",
      "P99",
      "P99 tail",
      "P95, law known (20)",
      "P99, law known (40)",
      "pass P50",
      "P95",
      "P99",
      "detectable P50",
      "P95",
      "P99",
    ],
    names.map((name) => [
      name,
      ...QUANTILES.map((q) => cell(name, 0.1, "all", q)),
      cell(name, 0.2, "tail", 0.99),
      bound(name, 0.95),
      bound(name, 0.99),
      ...QUANTILES.map((q) => passes(name, q)),
      ...QUANTILES.map((q) => detectable(name, q)),
    ]),
  );
}

/** The planted changes: of everything first, the smallest first. */
const CHANGES = [...EFFECTS].sort((a, b) => a.where.localeCompare(b.where) || a.effect - b.effect);

function changeInShort({ effect, where }: Effect): string {
  return `${where === "all" ? "" : "tail "}+${percent(effect, 0)} %`;
}

function changeInWords({ effect, where }: Effect): string {
  return `+${percent(effect, 0)} % ${where === "all" ? "of every operation" : "of the slowest 5 %"}`;
}

function roundsUsed(ours: RuleResult): string {
  return table(
    ["effect", ...QUANTILES.map((q) => `rounds P${q * 100}`), "red runs"],
    CHANGES.map(({ effect, where }) => {
      const rows = (quantile: number): PowerRow[] => rowsOf(ours, { effect, where, quantile, roundsMax: 40 });
      return [
        changeInWords({ effect, where }),
        ...QUANTILES.map((q) => mean(rows(q), (r) => r.roundsMean).toFixed(1)),
        percent(mean(rowOfEachWorkload(ours, { effect, where, roundsMax: 40 }), (r) => r.inRun)),
      ];
    }),
  );
}

function passesInSpite(ours: RuleResult): string {
  return table(
    ["effect", ...QUANTILES.map((q) => `P${q * 100}`)],
    CHANGES.map(({ effect, where }) => [
      changeInWords({ effect, where }),
      ...QUANTILES.map((quantile) => {
        const rows = rowsOf(ours, { effect, where, quantile, roundsMax: 40 });
        if (where === "tail" && quantile === 0.5) return "–";
        const most = Math.max(...rows.map(({ passed }) => passed));
        return `${percent(mean(rows, ({ passed }) => passed))} / ${percent(most)}`;
      }),
    ]),
  );
}

function promises(summary: Summary): string {
  const { atTolerance, atPassWithin, atZeroTolerance, coverageByRounds } = summary;
  return table(
    ["what", "measured", "promised"],
    [
      ["regression at exactly the tolerance", percent(atTolerance.regression, 2), "at most 5"],
      ["pass at exactly the tolerance, where it is named", percent(atTolerance.pass, 2), "at most 5"],
      [
        "pass at exactly what a pass must rule out, where no tolerance is named",
        percent(atPassWithin.pass, 2),
        "at most 5",
      ],
      [
        "regression of unchanged metrics at tolerance 0, one metric",
        percent(atZeroTolerance.regression, 2),
        "at most 5",
      ],
      [
        "run of 20 unchanged metrics at tolerance 0 with an alarm",
        percent(summary.familyAtZeroTolerance.alarmed, 2),
        "at most 5",
      ],
      ["p at or below 0.05, unchanged", percent(atZeroTolerance.pAtMost005, 2), "at most 5"],
      ["coverage at 20 rounds", percent(coverageByRounds.at20), "95"],
      ["coverage at 40 rounds", percent(coverageByRounds.at40), "95"],
      ["coverage after stopping", percent(coverageByRounds.stopped), "–"],
    ],
  );
}

function twoPrograms(summary: Summary, ours: RuleResult): string {
  const names = [...new Set(summary.twoPrograms.map((row) => row.workload))];
  const cell = (workload: string, quantile: number): string =>
    [20, 40]
      .map((roundsMax) => {
        const row = summary.twoPrograms.find(
          (r) =>
            r.rule === ours.name &&
            r.workload === workload &&
            r.quantile === quantile &&
            r.roundsMax === roundsMax,
        );
        return row === undefined ? "–" : `${percent(row.regression, 0)}/${percent(row.pass, 0)}`;
      })
      .join("  ");
  return table(
    ["workload", "P50", "P95", "P99"],
    names.map((name) => [name, ...QUANTILES.map((q) => cell(name, q))]),
  );
}
