import type { Imported, ImportCaveat, ImportedBenchmark, LatencySamples } from "./model.js";
import { MOST_LETTERS, scenarioId } from "./scenario-id.js";
import { spreadEvenly } from "./summary.js";
import { whyNotMeasured } from "./what-failed.js";

/** A scenario that is wanted of a tool's results. */
export interface WantedScenario {
  readonly id: string;
  /** What the tool calls it; absent: whatever makes this id. */
  readonly from: string | undefined;
  /** Statistics of its latency are judged, so that samples are needed. */
  readonly needsSamples: boolean;
}

/** The results do not hold what the scenarios need. */
export class UnfitResults extends Error {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

/**
 * Every benchmark as a scenario, by the id that its name makes; where two make one, the later ones are numbered.
 *
 * @throws UnfitResults where two have one name: nothing would tell them apart
 */
export function allScenarios({ benchmarks }: Imported): WantedScenario[] {
  const names = new Set<string>();
  const made = new Set(benchmarks.map(({ name }) => scenarioId(name)));
  const given = new Set<string>();
  const numberOf = numbering((id) => made.has(id) || given.has(id));
  return benchmarks.map(({ name }) => {
    if (names.has(name)) {
      throw new UnfitResults(
        `there are two benchmarks named ${JSON.stringify(name)}`,
        "give each a name of its own",
      );
    }
    names.add(name);
    const own = scenarioId(name);
    const id = given.has(own) ? numberOf(own) : own;
    given.add(id);
    return { id, from: name, needsSamples: false };
  });
}

/**
 * `a-b-2`, or the next that is free. Of names without a letter thousands make one id: numbers that were tried for
 * the ones before are not tried again.
 */
function numbering(isTaken: (id: string) => boolean): (id: string) => string {
  /** By what stands before the number, which is shorter where that has more digits: the next to try. */
  const untried = new Map<string, number>();
  return (id) => {
    for (let digits = 1; ; digits += 1) {
      const before = `${id.slice(0, MOST_LETTERS - 1 - digits)}-`;
      const key = `${before}${digits}`;
      for (let n = untried.get(key) ?? Math.max(2, 10 ** (digits - 1)); n < 10 ** digits; n += 1) {
        untried.set(key, n + 1);
        if (!isTaken(`${before}${n}`)) return `${before}${n}`;
      }
    }
  };
}

/**
 * The events of the harness protocol that say what a tool measured, so that one reader serves all.
 *
 * @param wanted the scenarios to report; what else the tool ran is left out
 * @throws UnfitResults a wanted scenario is not there, or has no samples and needs them
 */
export function importEvents(imported: Imported, wanted: readonly WantedScenario[]): string {
  const { tool, version = "unknown" } = imported;
  const find = benchmarkFinder(imported);
  const chosen = wanted.map((scenario) => ({ scenario, benchmark: find(scenario) }));
  // Of one that does not count them it is not known.
  const operations = chosen.reduce((sum, { benchmark }) => sum + (operationsOf(benchmark) ?? NaN), 0);
  const events = [
    { type: "start", protocol: 1, harness: tool, version, clock: "monotonic" },
    ...chosen.flatMap(({ scenario, benchmark }) => benchmarkEvents(scenario.id, benchmark)),
    { type: "end", ...(Number.isSafeInteger(operations) ? { operations } : {}) },
  ];
  return events.map((event) => `${JSON.stringify(event)}\n`).join("");
}

/** Finds by a table of all names: there may be as many scenarios as benchmarks, and tens of thousands of both. */
function benchmarkFinder(imported: Imported): (wanted: WantedScenario) => ImportedBenchmark {
  const by = (key: (name: string) => string): ReadonlyMap<string, readonly ImportedBenchmark[]> => {
    const groups = new Map<string, ImportedBenchmark[]>();
    for (const benchmark of imported.benchmarks) {
      const group = groups.get(key(benchmark.name));
      if (group === undefined) groups.set(key(benchmark.name), [benchmark]);
      else group.push(benchmark);
    }
    return groups;
  };
  const byName = by((name) => name);
  const byId = by(scenarioId);
  return (wanted) => {
    const matching = wanted.from === undefined ? byId.get(wanted.id) : byName.get(wanted.from);
    return checkFound(imported, wanted, matching ?? []);
  };
}

function checkFound(
  { tool, benchmarks }: Imported,
  wanted: WantedScenario,
  matching: readonly ImportedBenchmark[],
): ImportedBenchmark {
  const [found] = matching;
  if (found === undefined || matching.length > 1) {
    const names = benchmarks.slice(0, 20).map(({ name }) => JSON.stringify(name));
    const what =
      wanted.from === undefined ? `scenario ${JSON.stringify(wanted.id)}` : JSON.stringify(wanted.from);
    throw new UnfitResults(
      `${tool} reports ${found === undefined ? "nothing" : "several benchmarks"} for ${what}`,
      `it reports ${names.join(", ")}; name one by \`from:\``,
    );
  }
  if (wanted.needsSamples && !found.latency.some(isJudged)) {
    const why = whyNotMeasured(found);
    // A summary has no samples, whatever failed.
    if (why !== undefined && found.values.length === 0) {
      throw new UnfitResults(
        `${tool} gives no samples of ${JSON.stringify(found.name)}: ${why}`,
        "let it run where it is measured, or leave the scenario out",
      );
    }
    const values = found.values.map(({ metric }) => metric).join(", ");
    const summary = found.caveats.find(({ code }) => code === "summary-only");
    throw new UnfitResults(
      `${tool} gives no samples of ${JSON.stringify(found.name)}, and its latency is gated`,
      `${summary === undefined ? "" : `${describeCaveat(summary)}; or `}say gate: [] and metrics: with some of ${values}`,
    );
  }
  return found;
}

export function isJudged({ phase, valuesNs }: LatencySamples): boolean {
  return phase === undefined && valuesNs.length > 0;
}

function operationsOf({ latency, succeeded }: ImportedBenchmark): number | undefined {
  if (latency.length === 0) return succeeded;
  return latency
    .filter(({ phase }) => phase === undefined)
    .reduce((sum, { valuesNs, batch = 1 }) => sum + valuesNs.length * batch, 0);
}

/** Values of one event: a line stays of a size that reads well. */
const VALUES_A_LINE = 100_000;
/** The protocol's. */
const MOST_MESSAGE_CHARACTERS = 2_000;

function benchmarkEvents(
  scenario: string,
  { latency, values, errors, caveats }: ImportedBenchmark,
): object[] {
  return [
    ...latency.flatMap((samples) => samplesEvents(scenario, samples)),
    ...values.map((value) => ({ type: "value", scenario, ...value })),
    ...errors.map(({ message, ...error }) => ({
      type: "error",
      scenario,
      ...error,
      message: message?.slice(0, MOST_MESSAGE_CHARACTERS),
    })),
    ...caveats.map((caveat) => ({
      type: "caveat",
      scenario,
      code: caveat.code,
      message: describeCaveat(caveat),
    })),
  ];
}

function samplesEvents(scenario: string, samples: LatencySamples): object[] {
  const { batch = 1, phase } = samples;
  const valuesNs =
    samples.sorted === true ? spreadEvenly([...samples.valuesNs].sort((a, b) => a - b)) : samples.valuesNs;
  const events: object[] = [];
  for (let from = 0; from < valuesNs.length; from += VALUES_A_LINE) {
    const part = valuesNs.slice(from, from + VALUES_A_LINE);
    events.push({
      type: "samples",
      scenario,
      metric: "latency",
      unit: "ns",
      ...(phase === undefined ? {} : { phase }),
      ...(batch > 1 ? { batch } : {}),
      // One operation is a whole number of nanoseconds; only a mean has fractions.
      values: batch > 1 ? part : part.map(Math.round),
    });
  }
  return events;
}

/** A caveat for people. */
function describeCaveat(caveat: ImportCaveat): string {
  return caveat.code === "order-lost"
    ? "the tool sorts its samples: a drift within a trial can't be seen"
    : caveat.what;
}
