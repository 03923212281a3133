import { show } from "../config/schema-problems.js";
import { looksOf } from "../core/model/plan.js";
import type { PlannedBenchmark } from "../core/model/plan.js";
import { stateFor } from "../core/model/run.js";
import type { SystemState } from "../core/model/run.js";
import type { Trial } from "../core/model/trial.js";
import type { ResultsHeader } from "./results-text.js";
import { MetricUnits } from "./metric-units.js";
import { ResultsFault } from "./trial-reader.js";

interface Planned {
  readonly benchmark: PlannedBenchmark;
  readonly scenarios: ReadonlySet<string>;
}

/** Checks each trial against the plan and the trials before it. Throws ResultsFault. */
export class TrialChecker {
  private readonly planned = new Map<string, Planned>();
  private readonly states: ReadonlyMap<string, SystemState>;
  private readonly seen = new Set<string>();
  private readonly units = new MetricUnits();
  private readonly plan: ResultsHeader["plan"];

  constructor({ plan, systems }: ResultsHeader) {
    this.plan = plan;
    this.states = new Map(systems.map(({ id, state }) => [id, state]));
    for (const system of plan.systems) {
      for (const benchmark of system.benchmarks) {
        const scenarios = new Set(benchmark.scenarios.map(({ id }) => id));
        this.planned.set(`${system.id}/${benchmark.id}`, { benchmark, scenarios });
      }
    }
  }

  check(trial: Trial): void {
    const { system, side, round } = trial;
    const id = `${system}/${trial.benchmark}`;
    const planned = this.planned.get(id);
    if (planned === undefined) throw new ResultsFault("/benchmark", `${id} is not in the plan`);
    const state = this.states.get(system);
    if (state === undefined || stateFor(state, trial.benchmark).kind !== "built")
      throw new ResultsFault("/system", `${id} was not built, and yet measured`);
    checkPlace(trial, planned.benchmark, this.plan);
    const key = `${id}/${side}/${round}`;
    if (this.seen.has(key))
      throw new ResultsFault("/round", `round ${round} of ${id}, ${side}, is here a second time`);
    this.seen.add(key);
    if (trial.outcome.kind === "failed") return;
    checkOutcome(trial.outcome, planned.scenarios);
    const fault = this.units.faultOf(trial);
    if (fault !== undefined) throw new ResultsFault(fault.pointer, fault.message);
  }
}

function checkOutcome(
  outcome: Extract<Trial["outcome"], { kind: "ok" }>,
  scenarios: ReadonlySet<string>,
): void {
  const { series, values, errors, caveats } = outcome;
  for (const [part, entries] of Object.entries({ series, values, errors, caveats })) {
    entries.forEach(({ scenario }, index) => {
      if (scenario !== undefined && !scenarios.has(scenario)) {
        const at = `/outcome/${part}/${index}/scenario`;
        throw new ResultsFault(at, `scenario ${show(scenario)} is not in the plan`);
      }
    });
  }
  const seen = new Set<string>();
  for (const [part, entries] of Object.entries({ series, values })) {
    entries.forEach((entry, index) => {
      const at = `/outcome/${part}/${index}`;
      const { scenario, metric, phase, labels } = entry;
      const { outcome: ending, batch, warmup } = entry as Partial<(typeof series)[number]>;
      const key = JSON.stringify([
        part,
        scenario,
        metric,
        phase,
        ending,
        batch,
        warmup,
        Object.entries(labels).sort(),
      ]);
      if (seen.has(key)) throw new ResultsFault(at, `${show(metric)} is here a second time`);
      seen.add(key);
    });
  }
}

function checkPlace(
  { side, round, slot }: Trial,
  benchmark: PlannedBenchmark,
  plan: ResultsHeader["plan"],
): void {
  const maxRounds = looksOf(plan, benchmark).at(-1) ?? 0;
  const alone = plan.sides === "candidate";
  if (benchmark.role === "study") {
    if (side === "baseline") throw new ResultsFault("/side", "a study measures the candidate only");
    return;
  }
  if (round >= maxRounds)
    throw new ResultsFault("/round", `round ${round} is outside the plan's ${maxRounds} rounds`);
  if (benchmark.presence === (side === "baseline" ? "added" : "missing")) {
    throw new ResultsFault("/side", `the ${side} does not declare this benchmark`);
  }
  if (alone && side === "baseline")
    throw new ResultsFault("/side", "the run measured the candidate alone, by its plan");
  const arrangement =
    benchmark.presence === "both" && !alone ? benchmark.arrangements[Math.floor(round / 2)] : undefined;
  if (arrangement === undefined) return;
  const letter = side === "baseline" ? "B" : "C";
  if (arrangement[slot] !== letter)
    throw new ResultsFault("/slot", `slot ${slot} of ${arrangement} is not the ${side}'s`);
  const planned = round % 2 === 0 ? arrangement.indexOf(letter) : arrangement.lastIndexOf(letter);
  if (slot !== planned)
    throw new ResultsFault(
      "/slot",
      `the ${side}'s round ${round} has slot ${planned} of ${arrangement}, not ${slot}`,
    );
}
