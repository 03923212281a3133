import { listOfNames } from "./list-of-names.js";
import { IMPORT_TOOLS } from "../config/import-tools.js";
import type { Failure } from "../core/model/trial.js";
import type { ReportedBenchmark } from "../import/reported.js";
import { scenarioId } from "../import/scenario-id.js";
import { SAYS_WHAT } from "../platform/readable-tail.js";
import { takeFreeId } from "./free-id.js";
import { runOnly } from "./run-only.js";
import { TRIAL_SECONDS } from "./proposal.js";
import type { Argv, Ecosystem, Proposal, ProposedBenchmark, Ungated } from "./proposal.js";

/** What one trial of a proposed benchmark came to. */
export interface ProposalTrial {
  readonly durationMs: number;
  readonly result:
    | { readonly kind: "reported"; readonly benchmarks: readonly ReportedBenchmark[] }
    | { readonly kind: "failed"; readonly failure: Failure; readonly log: string | undefined };
}

/** A trial of one way to run a benchmark. */
export interface WayTrial extends ProposalTrial {
  /** Of what is gated alone, where more ran; as it is written then. */
  readonly only?: { readonly way: ProposedBenchmark; readonly trial: ProposalTrial };
}

/** Ways to run one benchmark. The second, under an id of its own, is tried where the first one is no use. */
export type Ways = readonly [ProposedBenchmark, ...ProposedBenchmark[]];

/** A proposal of which a trial of each benchmark is to be run, and what is proposed in its place where one fails. */
export interface ToTry {
  /** Without what tells no names: a command is one scenario, and needs no trial to be written. */
  readonly proposal: Proposal;
  /** What commands need, so that what can't be built is known of them, too. */
  readonly alsoBuilt: readonly Argv[];
  readonly benchmarks: readonly Ways[];
}

/**
 * @param wide what is proposed where a trial names the benchmarks
 * @param written what is proposed from the source alone; of what can't be run wide, that may work
 */
export function toTry(wide: Proposal, written: Proposal): ToTry {
  const taken = new Set(wide.ecosystems.flatMap(({ benchmarks }) => benchmarks.map(({ id }) => id)));
  const waysOf = (ecosystem: Ecosystem): Ways[] =>
    ecosystem.benchmarks.filter(isTool).map((first): Ways => {
      const second = narrowerOf(first, ecosystem, written);
      return second === undefined
        ? [first]
        : [first, { ...second, id: takeFreeId(scenarioId(`${second.id.slice(0, 70)}-named`), taken) }];
    });
  const ways = wide.ecosystems.map(waysOf);
  const ecosystems = wide.ecosystems.map((one, at) => ({ ...one, benchmarks: ways[at]!.flat() }));
  const commands = wide.ecosystems.flatMap(({ benchmarks }) => benchmarks.filter((one) => !isTool(one)));
  return {
    proposal: { ...wide, ecosystems },
    alsoBuilt: commands.flatMap(({ build }) => build),
    benchmarks: ways.flat(),
  };
}

function isTool({ work }: ProposedBenchmark): boolean {
  return work.kind === "import";
}

function narrowerOf(
  first: ProposedBenchmark,
  { language }: Ecosystem,
  written: Proposal,
): ProposedBenchmark | undefined {
  const same = written.ecosystems
    .find((one) => one.language === language)
    ?.benchmarks.find(({ id }) => id === first.id);
  const isOther = JSON.stringify(same?.work.argv) !== JSON.stringify(first.work.argv);
  return same !== undefined && same.names.length > 0 && isOther ? same : undefined;
}

/** Whether a run could tell of benchmarks that the source does not name: in a loop, by a macro, of a parameter. */
export function hasUnknownNames(wide: Proposal, written: Proposal): boolean {
  const benchmarks = written.ecosystems.flatMap((one) => one.benchmarks).filter(isTool);
  return (
    benchmarks.some(({ names }) => names.length === 0 || names.some(isTemplate)) ||
    JSON.stringify(wide) !== JSON.stringify(written)
  );
}

/** Of JavaScript: what stands there is not what it is called. */
function isTemplate(name: string): boolean {
  return name.includes("${");
}

/**
 * Whether it was reported with more than the source has: for each value of a parameter (`Sort.sort:size=10`, `BM_Sort/8`,
 * `test_sort[10]`), or with the file of which it is (`a.bench.js > sort`).
 */
function isWithMore(name: string, reported: readonly ReportedBenchmark[]): boolean {
  return reported.some(
    (one) =>
      (one.name.startsWith(name) && /^[:/[<]/.test(one.name.slice(name.length))) ||
      one.name.endsWith(` > ${name}`),
  );
}

/** One benchmark after its trials. */
export interface Tried {
  readonly id: string;
  readonly isGated: boolean;
  /** Of the trial that counts. */
  readonly durationMs: number;
  /** What came of it, for people; without a period. */
  readonly said: string;
  /** Where what it printed is kept, of one that failed. */
  readonly log: string | undefined;
}

/**
 * The proposal with the names that the tools reported. What failed, or reported nothing that can be judged, is not
 * gated, and says why.
 *
 * @param trialsOf of each benchmark of `toTry`, in the order of its ways
 */
export function withTrials(
  wide: Proposal,
  benchmarks: readonly Ways[],
  trialsOf: (ways: Ways) => readonly WayTrial[],
): { readonly proposal: Proposal; readonly tried: readonly Tried[] } {
  const outcomes = benchmarks.map((ways) => ({ first: ways[0], ...outcomeOf(ways, trialsOf(ways)) }));
  const ecosystems = wide.ecosystems.map((one): Ecosystem => {
    const own = outcomes.filter(({ first }) => one.benchmarks.includes(first));
    const gated = one.benchmarks.flatMap((benchmark) => {
      const outcome = own.find(({ first }) => first === benchmark);
      return outcome === undefined ? [benchmark] : (outcome.gated ?? []);
    });
    return {
      ...one,
      benchmarks: gated,
      ungated: [...one.ungated, ...own.flatMap(({ ungated }) => ungated ?? [])],
    };
  });
  return { proposal: { ...wide, ecosystems }, tried: outcomes.map(({ tried }) => tried) };
}

interface Outcome {
  readonly gated?: ProposedBenchmark;
  readonly ungated?: Ungated;
  readonly tried: Tried;
}

function outcomeOf(ways: Ways, trials: readonly WayTrial[]): Outcome {
  const [{ id, found }] = ways;
  const attempts = ways.flatMap((way, at) => {
    const trial = trials[at];
    if (trial === undefined) return [];
    return [{ trial, ...scenariosOf(way, trial), way: trial.only?.way ?? way }];
  });
  const [first] = attempts;
  const works = attempts.find(({ names }) => names.length > 0);
  if (works === undefined) {
    const why = first === undefined ? "It was not tried" : first.why;
    return {
      ungated: { found, why: sentence(why), write: [] },
      tried: {
        id,
        isGated: false,
        durationMs: first?.trial.durationMs ?? 0,
        said: why.replace(/\.$/, ""),
        log: logOf(first?.trial),
      },
    };
  }
  const { way, trial, names, notes } = works;
  const instead = works === first ? [] : [`Left out: what the source does not name. ${sentence(first!.why)}`];
  return {
    gated: { ...way, id, names, notes: [...way.notes, ...notes, ...instead] },
    tried: {
      id,
      isGated: true,
      durationMs: (trial.only?.trial ?? trial).durationMs,
      said: [`${names.length} ${names.length === 1 ? "scenario" : "scenarios"}`, ...notes, ...instead]
        .map((each) => each.replace(/\.$/, ""))
        .join(". "),
      log: works === first ? undefined : logOf(first?.trial),
    },
  };
}

/** Whether there is what can be judged: then another way need not be tried. */
export function isOfUse(way: ProposedBenchmark, trial: WayTrial): boolean {
  return scenariosOf(way, trial).names.length > 0;
}

/** The way to run what is gated of a trial alone; undefined where nothing else ran, or the tool can't be told. */
export function onlyGated(way: ProposedBenchmark, trial: ProposalTrial): ProposedBenchmark | undefined {
  if (trial.result.kind === "failed") return undefined;
  const names = gatedOf(way, trial);
  return names.length < trial.result.benchmarks.length ? runOnly(way, names) : undefined;
}

/** Whether a trial of such a way reported all of it. */
export function reportsAll({ work, names }: ProposedBenchmark, { result }: ProposalTrial): boolean {
  if (work.kind !== "import" || result.kind === "failed") return false;
  const judged = new Set(judgedOf(work.tool, result.benchmarks).map(({ name }) => name));
  return names.every((name) => judged.has(name));
}

interface Scenarios {
  readonly names: readonly string[];
  readonly notes: readonly string[];
  /** Where there are none. */
  readonly why: string;
}

/**
 * As many as a newcomer can look at, and as the rounds of ten minutes can tell apart: each one more makes all of them
 * harder to decide, because they share one error budget.
 */
const MOST_FOUND = 20;
/** Of a trial, so that a first look fits into the time that is written. */
const SHORT_MS = 27_000;

function judgedOf(
  tool: keyof typeof IMPORT_TOOLS,
  benchmarks: readonly ReportedBenchmark[],
): ReportedBenchmark[] {
  return benchmarks.filter((one) => isJudged(tool, one));
}

/** Where a trial takes longer than it may, as many as a short one has time for. */
function gatedOf({ work, names: known }: ProposedBenchmark, { durationMs, result }: ProposalTrial): string[] {
  if (work.kind !== "import" || result.kind === "failed") return [];
  const names = mostOf(
    judgedOf(work.tool, result.benchmarks).map(({ name }) => name),
    new Set(known),
  );
  if (durationMs <= 1000 * TRIAL_SECONDS) return names;
  return names.slice(0, Math.max(1, Math.floor((SHORT_MS * result.benchmarks.length) / durationMs)));
}

function scenariosOf(way: ProposedBenchmark, { only, ...trial }: WayTrial): Scenarios {
  const { result } = trial;
  if (way.work.kind !== "import") throw new Error("a command is not tried");
  if (result.kind === "failed") {
    return { names: [], notes: [], why: `A trial of it failed: ${firstLine(result.failure)}` };
  }
  const { durationMs } = only?.trial ?? trial;
  if (durationMs > 1000 * TRIAL_SECONDS) {
    const why = `A trial of it takes ${Math.round(durationMs / 1000)} s, and may take ${TRIAL_SECONDS}: let it run fewer benchmarks, or shorter ones`;
    return { names: [], notes: [], why };
  }
  const { tool } = way.work;
  const judged = judgedOf(tool, result.benchmarks);
  const unfit = result.benchmarks.filter((one) => !isJudged(tool, one));
  const names = only?.way.names ?? gatedOf(way, trial);
  const others = judged.map(({ name }) => name).filter((name) => !names.includes(name));
  const reported = new Set(result.benchmarks.map(({ name }) => name));
  const absent = way.names.filter(
    (name) => !reported.has(name) && !isTemplate(name) && !isWithMore(name, result.benchmarks),
  );
  return {
    names,
    notes: [
      ...(others.length === 0
        ? []
        : [
            `Left out of ${judged.length} that ran: ${listOfNames(others)}. ${names.length} are enough to begin with; name others by \`from:\`, ${only === undefined ? "or let the tool run fewer" : "and let `harness` run them"}.`,
          ]),
      ...(unfit.length === 0 ? [] : [unfitNote(tool, unfit)]),
      ...(absent.length === 0
        ? []
        : [`Left out: ${listOfNames(absent)}, which the source names and a trial did not report.`]),
    ],
    why: unfitNote(tool, unfit),
  };
}

/** In the tool's order; what the source names is written as it is without a trial, however much that is. */
function mostOf(names: readonly string[], known: ReadonlySet<string>): string[] {
  const room = Math.max(0, MOST_FOUND - names.filter((name) => known.has(name)).length);
  const found = names.filter((name) => !known.has(name)).slice(0, room);
  return names.filter((name) => known.has(name) || found.includes(name));
}

/** What is written for the tool's scenarios has to be there. */
function isJudged(tool: keyof typeof IMPORT_TOOLS, { hasSamples, metrics }: ReportedBenchmark): boolean {
  const needed = IMPORT_TOOLS[tool];
  if (needed.statistics.length > 0) return hasSamples;
  return needed.metrics.every((metric: string) => metrics.includes(metric));
}

function unfitNote(tool: keyof typeof IMPORT_TOOLS, unfit: readonly ReportedBenchmark[]): string {
  const { statistics, metrics } = IMPORT_TOOLS[tool];
  const lacks = statistics.length > 0 ? "no samples" : `no ${metrics.join(" or ")}`;
  const error = unfit.find((one) => one.error !== undefined);
  const because = error === undefined ? "" : ` (${error.name}: ${oneLine(error.error!)})`;
  return `Left out: ${listOfNames(unfit.map(({ name }) => name))}, of which ${tool} gives ${lacks}${because}.`;
}

/** The failure, and of what was printed the line that says most. */
export function firstLine({ code, message, hint, logTail }: Failure): string {
  const what = oneLine(message).replace(/\.$/, "");
  if (code !== "exit-code" && code !== "signal")
    return hint === undefined ? what : `${what}; ${oneLine(hint)}`;
  const said =
    logTail.find((line) => SAYS_WHAT.test(line)) ??
    logTail.find((line) => /error|panic|fatal|fail/i.test(line)) ??
    logTail.at(-1);
  return said === undefined ? what : `${what}: ${said.trim()}`;
}

function logOf(trial: ProposalTrial | undefined): string | undefined {
  return trial?.result.kind === "failed" ? trial.result.log : undefined;
}

function oneLine(text: string): string {
  return text.split(/[\r\n]/, 1)[0]!;
}

/** With a period, where it has no end yet. */
export function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
