import { buildOf, eachOnce } from "./build-of.js";
import { takeFreeId } from "./free-id.js";
import { Document, visit } from "yaml";
import { IMPORT_TOOLS } from "../config/import-tools.js";
import type { ImportTool } from "../config/import-tools.js";
import { scenarioId } from "../import/scenario-id.js";
import { TIME_BUDGET_MINUTES, TRIAL_SECONDS } from "./proposal.js";
import type { Argv, Proposal, ProposedBenchmark, Ungated } from "./proposal.js";

/** Where a line's comment begins, if the line is short enough. */
const COMMENT_COLUMN = 56;
const WIDTH = 110;

/**
 * latency-gate.yml, with a comment for every line that a person may want to change.
 *
 * @param alsoBuilt beside what the benchmarks need
 * @param trialSeconds that a trial may take
 */
export function configText(
  { id, ecosystems, notes = [], timeBudgetMinutes = TIME_BUDGET_MINUTES }: Proposal,
  alsoBuilt: readonly Argv[] = [],
  trialSeconds: number = TRIAL_SECONDS,
): string {
  const benchmarks = ecosystems.flatMap((ecosystem) => ecosystem.benchmarks);
  const build = eachOnce([...ecosystems.flatMap(buildOf), ...alsoBuilt]);
  const environment = ecosystems.flatMap((ecosystem) =>
    ecosystem.benchmarks.length === 0 ? [] : ecosystem.environment,
  );
  const fingerprint = [...new Set(benchmarks.flatMap((benchmark) => benchmark.fingerprint))];
  return [
    "# What latency-gate measures in this repository, and what it allows.",
    "# `latency-gate validate latency-gate.yml` checks this file; `latency-gate plan` shows what it stands for.",
    line("schema: 1", "version of this format"),
    line(`id: ${inOneLine(id)}`, "names this repository in reports; keep it stable"),
    line(
      `timeBudget: ${timeBudgetMinutes}m`,
      "the whole gate, builds included; less time shows larger changes only",
    ),
    "",
    ...(build.length === 0
      ? []
      : [
          "# Run once for each side, the baseline and the candidate, in a copy of its checkout. No shell: each",
          "# command is a list of a program and its arguments. What is built goes to LATENCY_GATE_BUILD_DIR.",
          "build:",
          ...build.map((argv) => `  - ${inOneLine(argv)}`),
          "",
        ]),
    ...(environment.length === 0
      ? []
      : [
          "# Set for the build and all that is run after it.",
          "environment:",
          ...environment.map(({ name, value, why }) => line(`  ${name}: ${inOneLine(value)}`, why)),
          "",
        ]),
    "# What the work is. Sides whose files differ here did other work: they are `incomparable`, and exit 2.",
    `fingerprint: ${inOneLine(fingerprint)}`,
    "",
    "benchmarks:",
    ...benchmarks.flatMap((benchmark) => benchmarkLines(benchmark, trialSeconds)),
    ...ecosystems.flatMap(({ ungated }) => ungated).flatMap(ungatedLines),
    ...notes.map((note) => `  # ${oneLine(note)}`),
    "",
  ].join("\n");
}

function ungatedLines({ found, why, write }: Ungated): string[] {
  return [
    `  # Not gated: ${oneLine(found)}. ${oneLine(why)}`,
    ...write.map((code) => `  #   ${oneLine(code)}`),
  ];
}

function benchmarkLines(
  { id, found, work, names, notes }: ProposedBenchmark,
  trialSeconds: number,
): string[] {
  const head = [
    ...[`Found: ${found}.`, ...notes].map((text) => `  # ${oneLine(text)}`),
    `  ${inOneLine(id)}:`,
  ];
  if (work.kind === "command") {
    return [
      ...head,
      line(
        `    command: { argv: ${inOneLine(work.argv)}, launches: 10 }`,
        "the whole process, timed by hyperfine",
      ),
      "    scenarios:",
      line("      run:", "a command has this one scenario"),
      line("        gate: [p50]", "which quantiles are judged"),
      line("        tolerance: 10%", "slower by surely more than this is a regression"),
    ];
  }
  const { tool, argv, file, statistics = IMPORT_TOOLS[tool].statistics } = work;
  const judged = { statistics, metrics: IMPORT_TOOLS[tool].metrics };
  return [
    ...head,
    line(`    harness: ${inOneLine(argv)}`, "started anew for every trial, both sides in turn"),
    line(
      `    import: { tool: ${tool}${file === undefined ? "" : `, file: "${file}"`} }`,
      file === undefined ? "what it prints is read as this tool's results" : "what it writes there is read",
    ),
    line(`    timeout: ${trialSeconds}s`, "of one trial"),
    "    scenarios:",
    ...(names.length === 0
      ? scenarioLines(judged, "change-me", undefined)
      : scenarioIds(names).flatMap(([name, id]) => scenarioLines(judged, id, name))),
  ];
}

/** `from` is what the tool calls it, where that is known. */
function scenarioLines({ statistics, metrics }: ImportTool, id: string, from: string | undefined): string[] {
  const judged =
    statistics.length > 0
      ? [
          line(`        gate: ${inOneLine(statistics)}`, "which quantiles are judged"),
          line("        tolerance: 10%", "slower by surely more than this is a regression"),
        ]
      : ["        metrics:", ...metrics.map(metricLine)];
  return [
    from === undefined
      ? line(`      ${id}:`, "no name was found; the first run names what the tool reports")
      : `      ${inOneLine(id)}:`,
    ...(from === undefined ? [] : [line(`        from: ${inOneLine(from)}`, "what the tool calls it")]),
    ...judged,
  ];
}

/** A P99 that is one number a trial hardly ever decides: gated, it would be inconclusive run by run. */
function metricLine(metric: string): string {
  return metric === "latency-p99"
    ? line(
        `          ${metric}: { gate: false }`,
        "shown; one number a trial is too little to judge a tail by",
      )
    : line(`          ${metric}: { tolerance: 10% }`, "worse by surely more is a regression");
}

/** An id for each name, and no two the same: `test_x[1]` and `test_x[-1]` are `test-x-1` and `test-x-1-2`. */
function scenarioIds(names: readonly string[]): [name: string, id: string][] {
  const taken = new Set<string>();
  const whole = new Map<string, Set<string>>();
  for (const name of names) {
    for (const end of endsOf(name)) whole.set(end, (whole.get(end) ?? new Set()).add(scenarioId(name)));
  }
  return names.map((name) => [name, takeFreeId(shortId(name, whole), taken)]);
}

/**
 * As much from the end of a name as people say, where it is one name's alone: `test_add` of `tests/test_index.py::test_add`, and of
 * an argument, which says nothing by itself, what it is one of as well.
 *
 * @param whole the ids of all names that end so
 */
function shortId(name: string, whole: ReadonlyMap<string, ReadonlySet<string>>): string {
  const saysSomething = (id: string): boolean => /[a-z]{3}/.test(id);
  return endsOf(name).find((id) => saysSomething(id) && whole.get(id)!.size === 1) ?? scenarioId(name);
}

/** Of the parts of a name; what is longer is given whole. */
const MOST_SAID = 5;

/** The ids of the ends of a name, from its last part on. */
function endsOf(name: string): string[] {
  const parts = partsOf(name).slice(-MOST_SAID);
  return parts.map((_, index) => scenarioId(parts.slice(-1 - index).join("-")));
}

/** What stands in brackets is no part: the `std::` of `BM_Fill<std::vector<int>>`, a value of `test_x[a::b]`. */
function partsOf(name: string): string[] {
  return name.split(" > ").flatMap((said) => {
    const bracket = /[<[(]/.exec(said)?.index ?? said.length;
    const parts = said.slice(0, bracket).split("::");
    return [...parts.slice(0, -1), parts.at(-1)! + said.slice(bracket)];
  });
}

/** Comments stand beside what they explain where there is room, else above it. */
function line(text: string, comment: string): string {
  const beside = `${text.padEnd(COMMENT_COLUMN)} # ${comment}`;
  if (text.length <= COMMENT_COLUMN || beside.length <= WIDTH) return beside;
  return `${/^ */.exec(text)![0]}# ${comment}\n${text}`;
}

/**
 * Of a file whose name has a line break, what follows it would be no comment. What a failed trial printed may have colours
 * and signs that no YAML may hold.
 */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u0085\u2028\u2029]+/g, " ").replace(/(?!\t)[\p{Cc}\p{Cf}]/gu, "\uFFFD");
}

/**
 * In one line, for those behind the first would have to be indented as what they stand in; in quotes where YAML would
 * take a text for something else: `null` or `1.0`.
 */
function inOneLine(value: string | readonly string[]): string {
  const document = new Document(value);
  visit(document, {
    Seq: (_key, list) => {
      list.flow = true;
    },
    Scalar: (_key, scalar) => {
      if (typeof scalar.value === "string" && /[\r\n]/.test(scalar.value)) scalar.type = "QUOTE_DOUBLE";
    },
  });
  return document
    .toString({ lineWidth: 0, flowCollectionPadding: false, doubleQuotedMinMultiLineLength: Infinity })
    .trimEnd();
}
