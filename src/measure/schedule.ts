import type { Side } from "../core/model/ids.js";
import type { Plan } from "../core/model/plan.js";
import type { StopReason } from "../core/model/run.js";
import { Draw } from "../plan/draw.js";
import type { Claim } from "./budget.js";
import { shareOut, shareOutByMetrics } from "./budget.js";
import type { Entry, EntryEnd } from "./entries.js";
import { costToMs, entriesOf, meanTrialMs, triedOnly } from "./entries.js";
import type { TrialIdentity } from "./trial.js";

export type ScheduleStep =
  | { readonly kind: "trial"; readonly trial: TrialIdentity }
  /** These benchmarks have `rounds` rounds and are still undecided. */
  | { readonly kind: "look"; readonly rounds: number; readonly benchmarks: readonly string[] }
  | { readonly kind: "end"; readonly stop: Exclude<StopReason, "interrupted"> };

/** A benchmark that the time did not suffice for. */
export interface Cut {
  readonly system: string;
  readonly benchmark: string;
  readonly roundsDone: number;
  /** The look that it could not reach. */
  readonly roundsWanted: number;
  /** What it would have taken, and what there was. */
  readonly neededMs: number;
  readonly remainingMs: number;
}

export interface Remaining {
  readonly untilNextLookMs: number;
  /** If nothing more is decided; never beyond the time budget. */
  readonly atMostMs: number;
}

/** Of the budget, not shared out: an estimate may be so much off before a benchmark is given up half-way to a look. */
const SLACK_SHARE = 0.03;

/**
 * The order of a run's trials, one step at a time: warm-up rounds, then quad by quad over all
 * benchmarks that are still undecided, in an order drawn for each quad; those that pass so far go on when
 * the others have ended. Those that only the candidate has come when the others have had their first look. It holds no timer and starts nothing; what was measured is told to it by `record`,
 * what was judged by `decide` and `rest`.
 */
export class Schedule {
  readonly #plan: Plan;
  readonly #nowMs: () => number;
  readonly #startedAtMs: number;
  readonly #entries: readonly Entry[];
  readonly #cuts: Cut[] = [];
  readonly #steps: Iterator<ScheduleStep, undefined>;
  #failedTrials = new Set<string>();
  /** Of the time, for what comes later. */
  #keptBackMs = 0;

  /**
   * @param nowMs a monotonic clock; the time budget begins now
   * @param built ids of the systems that can be measured; absent: all
   * @param tried keys of what has a warm-up round and no other
   */
  constructor(
    plan: Plan,
    nowMs: () => number,
    { built, tried }: { readonly built?: ReadonlySet<string>; readonly tried?: ReadonlySet<string> } = {},
  ) {
    this.#plan = plan;
    this.#nowMs = nowMs;
    this.#startedAtMs = nowMs();
    this.#entries = entriesOf(plan)
      .filter(({ system }) => built?.has(system) ?? true)
      .map((entry) => (tried?.has(entry.key) === true ? triedOnly(entry) : entry));
    this.#steps = this.#walk();
  }

  /** The next step; `end` again and again once it is over. */
  next(): ScheduleStep {
    return this.#steps.next().value ?? { kind: "end", stop: this.#stopReason() };
  }

  /** A trial has ended. One that failed ends its benchmark: its verdict is `invalid` whatever follows. */
  record(trial: TrialIdentity, durationMs: number, outcome: "ok" | "failed"): void {
    const entry = this.#find(`${trial.system}/${trial.benchmark}`);
    if (!trial.warmup && entry.timedBy === "warm-up") {
      entry.timedBy = "rounds";
      entry.trialsTimed = 0;
      entry.timedMs = 0;
    }
    entry.trialsTimed += 1;
    entry.timedMs += durationMs;
    if (outcome === "failed") this.fail(entry.key);
  }

  /** For what is found out later, such as events that are not valid. */
  fail(key: string): void {
    this.#find(key).end ??= "failed";
    this.#failedTrials.add(key);
  }

  /** These need no more rounds. */
  decide(keys: Iterable<string>): void {
    for (const key of keys) this.#find(key).decided = true;
  }

  /** These pass, by the look that was just taken: their next rounds come when the others have had theirs. */
  rest(keys: Iterable<string>): void {
    for (const entry of [...keys].map((key) => this.#find(key))) {
      // Those of a study are compared round by round, next to each other.
      entry.rests = entry.roundsDone >= entry.roundsMin;
    }
  }

  get cuts(): readonly Cut[] {
    return this.#cuts;
  }

  /** Keys of the benchmarks of which nothing more will be measured. */
  finished(): readonly string[] {
    return this.#entries.filter((entry) => !this.#isActive(entry)).map(({ key }) => key);
  }

  remaining(): Remaining {
    const active = this.#entries.filter((entry) => this.#isActive(entry));
    const next = active.some(({ rests }) => !rests) ? active.filter(({ rests }) => !rests) : active;
    const sum = (entries: readonly Entry[], rounds: (entry: Entry) => number): number =>
      entries.reduce((total, entry) => total + costToMs(entry, rounds(entry)), 0);
    const leftMs = Math.max(0, this.#budgetLeftMs());
    return {
      untilNextLookMs: Math.min(
        leftMs,
        sum(next, (entry) => this.#nextLook(entry)),
      ),
      atMostMs: Math.min(
        leftMs,
        sum(active, (entry) => entry.roundsMax),
      ),
    };
  }

  *#walk(): Generator<ScheduleStep, undefined> {
    const added = this.#entries.filter((entry) => entry.added);
    const compared = this.#entries.filter((entry) => !entry.added);
    yield* this.#warmUp(compared);
    if (added.length > 0) {
      yield* this.#measure(() => compared.filter(({ rests }) => !rests), firstLooks(compared));
      yield* this.#measureAdded(added, compared);
    }
    yield* this.#measure(() => compared.filter(({ rests }) => !rests));
    // What passes so far has what is left of the time.
    yield* this.#measure(() => compared);
    return undefined;
  }

  /** However slow a change makes them, half of what is left is for what is compared. */
  *#measureAdded(added: readonly Entry[], compared: readonly Entry[]): Generator<ScheduleStep> {
    this.#keptBackMs = compared.some((entry) => this.#isActive(entry)) ? this.#leftMs() / 2 : 0;
    yield* this.#warmUp(added);
    yield* this.#measure(() => added);
    this.#keptBackMs = 0;
  }

  /** Quad by quad, from wherever each is. */
  *#measure(takingPart: () => readonly Entry[], roundsMost = Infinity): Generator<ScheduleStep> {
    const quads = Math.min(roundsMost, Math.max(0, ...this.#entries.map(({ roundsMax }) => roundsMax))) / 2;
    for (let quad = 0; quad < quads; quad += 1) {
      if (quad === 0) this.#shareOutTime(takingPart());
      else if (this.#entries.some(({ looks }) => looks.includes(2 * quad))) {
        yield* this.#catchUp(quad);
        this.#shareOutTime(takingPart());
      }
      const here = takingPart().filter(({ roundsDone }) => roundsDone === 2 * quad);
      yield* this.#measureQuad(quad, here);
      yield* this.#look(2 * (quad + 1), here);
    }
    yield* this.#catchUp(quads);
  }

  /**
   * Nobody's second look comes before everybody's first: those that wait have their quads up to `end` now.
   * Where none seems to fit, the cheapest has one quad, which says better than its warm-up what it costs.
   */
  *#catchUp(end: number): Generator<ScheduleStep> {
    for (;;) {
      const waiting = this.#entries
        .filter((entry) => entry.waiting)
        .sort((a, b) => this.#toNextLookMs(a) - this.#toNextLookMs(b));
      const fit = this.#fitting(waiting);
      const fitting = waiting.filter(({ key }) => fit.has(key));
      const group = fitting.length > 0 ? fitting : waiting.slice(0, 1).filter((entry) => this.#mayFit(entry));
      if (group.length === 0) {
        for (const entry of waiting) this.#giveUp(entry);
        return;
      }
      for (const entry of group) entry.waiting = false;
      yield* this.#measureQuad(0, group);
      const still = this.#fitting(group);
      for (const entry of group.filter(({ key }) => !still.has(key))) this.#giveUp(entry);
      if (fitting.length === 0 && still.size === 0) {
        // The others seem to cost more, and no time is spent on trying each.
        for (const entry of waiting) this.#giveUp(entry);
        return;
      }
      yield* this.#look(2, group);
      for (let quad = 1; quad < end; quad += 1) {
        const here = group.filter(({ rests }) => !rests);
        yield* this.#measureQuad(quad, here);
        yield* this.#look(2 * (quad + 1), here);
      }
    }
  }

  /** A first trial fills caches that the others find; it has been seen to take twice as long. */
  #mayFit(entry: Entry): boolean {
    return this.#toNextLookMs(entry) / 2 <= this.#leftMs() - SLACK_SHARE * this.#plan.timeBudgetMs;
  }

  #giveUp(entry: Entry): void {
    entry.waiting = false;
    if (this.#isActive(entry)) this.#cut(entry, this.#nextLook(entry));
  }

  *#look(rounds: number, entries: readonly Entry[]): Generator<ScheduleStep> {
    const looked = entries.filter(
      (entry) =>
        entry.gated &&
        entry.looks.includes(rounds) &&
        entry.roundsDone === rounds &&
        !entry.end &&
        !entry.decided,
    );
    for (const entry of looked) entry.rests = false;
    if (looked.length > 0) yield { kind: "look", rounds, benchmarks: looked.map(({ key }) => key) };
  }

  *#warmUp(entries: readonly Entry[]): Generator<ScheduleStep> {
    for (let round = 0; round < this.#plan.warmupRounds; round += 1) {
      for (const entry of this.#draw(entries, `warm-up ${round}`)) {
        const { end } = entry;
        if (end !== undefined) continue;
        if (this.#leftMs() <= 0) {
          this.#cut(entry, this.#nextLook(entry));
          continue;
        }
        const sides: readonly Side[] =
          entry.arrangements === undefined ? ["candidate"] : ["baseline", "candidate"];
        for (const [slot, side] of sides.entries()) {
          if (!entry.end)
            yield { kind: "trial", trial: identity(entry, { side, round, slot, warmup: true }) };
        }
      }
    }
  }

  *#measureQuad(quad: number, entries: readonly Entry[]): Generator<ScheduleStep> {
    for (const unit of this.#draw(unitsOf(entries), `quad ${quad}`)) {
      const begun = unit.filter((entry) => !entry.waiting && this.#isActive(entry) && this.#mayBegin(entry));
      for (const trial of this.#trialsOf(begun, quad)) {
        if (this.#failedTrials.has(`${trial.system}/${trial.benchmark}`)) continue;
        yield { kind: "trial", trial };
      }
      for (const entry of begun) entry.roundsDone = 2 * (quad + 1);
    }
  }

  *#trialsOf(unit: readonly Entry[], quad: number): Generator<TrialIdentity> {
    const [first] = unit;
    const arrangement = first?.arrangements?.[quad];
    if (first !== undefined && arrangement !== undefined) {
      const next = { B: 2 * quad, C: 2 * quad };
      for (const [slot, letter] of (arrangement.split("") as ("B" | "C")[]).entries()) {
        const side = letter === "B" ? "baseline" : "candidate";
        yield identity(first, { side, round: next[letter]++, slot, warmup: false });
      }
      return;
    }
    for (const slot of [0, 1]) {
      const round = 2 * quad + slot;
      for (const entry of this.#draw(unit, `round ${round} of ${first?.system ?? ""}`)) {
        yield identity(entry, { side: "candidate", round, slot, warmup: false });
      }
    }
  }

  /** At the start of a stage: who can reach the next look in what is left of the time? */
  #shareOutTime(among: readonly Entry[]): void {
    const active = among.filter((entry) => this.#isActive(entry));
    const fit = this.#fitting(active);
    // Where not one can, the cheapest shows at least what it is like.
    const rescued =
      fit.size === 0 && active.every(({ roundsDone }) => roundsDone === 0)
        ? [...active].sort((a, b) => this.#toNextLookMs(a) - this.#toNextLookMs(b))[0]
        : undefined;
    for (const entry of active) {
      if (fit.has(entry.key) || entry === rescued) continue;
      // What it costs is known from its warm-up alone, and the first trial of all is the slowest.
      // A study's benchmarks are compared round by round: none of them can come later.
      if (entry.roundsDone === 0 && entry.gated) entry.waiting = true;
      else this.#cut(entry, this.#nextLook(entry));
    }
  }

  #fitting(entries: readonly Entry[]): ReadonlySet<string> {
    const claim = (entry: Entry): Claim => ({
      key: entry.key,
      system: entry.system,
      costMs: this.#toNextLookMs(entry),
      metrics: entry.metrics,
    });
    // First looks before second ones, and what is undecided before what passes; a study's rounds are as urgent as a first look.
    const hadLook = (entry: Entry): boolean => entry.gated && entry.roundsDone >= entry.looks[0]!;
    const first = entries.filter((entry) => !hadLook(entry)).map(claim);
    const leftMs = this.#leftMs() - SLACK_SHARE * this.#plan.timeBudgetMs;
    const kept = new Set(shareOut(first, leftMs));
    const taken = (claims: readonly Claim[]): number =>
      claims.reduce((sum, { key, costMs }) => sum + (kept.has(key) ? costMs : 0), 0);
    let takenMs = taken(first);
    for (const rests of [false, true]) {
      const later = entries.filter((entry) => hadLook(entry) && entry.rests === rests).map(claim);
      for (const key of shareOutByMetrics(later, leftMs - takenMs)) kept.add(key);
      takenMs += taken(later);
    }
    return kept;
  }

  /** Before a quad begins, so that none is ever half measured. */
  #mayBegin(entry: Entry): boolean {
    const quadMs = entry.trialsPerQuad * meanTrialMs(entry);
    if (quadMs <= this.#leftMs()) return true;
    this.#cut(entry, this.#nextLook(entry));
    return false;
  }

  #cut(entry: Entry, roundsWanted: number): void {
    entry.end = "time-budget";
    const { system, benchmark, roundsDone } = entry;
    const neededMs = costToMs(entry, roundsWanted);
    this.#cuts.push({
      system,
      benchmark,
      roundsDone,
      roundsWanted,
      neededMs,
      remainingMs: Math.max(0, this.#leftMs()),
    });
  }

  #nextLook({ looks, roundsDone }: Entry): number {
    return looks.find((look) => look > roundsDone) ?? looks.at(-1)!;
  }

  #toNextLookMs(entry: Entry): number {
    return costToMs(entry, this.#nextLook(entry));
  }

  /** For what is measured now. */
  #leftMs(): number {
    return this.#budgetLeftMs() - this.#keptBackMs;
  }

  #budgetLeftMs(): number {
    return this.#plan.timeBudgetMs - (this.#nowMs() - this.#startedAtMs);
  }

  #isActive(entry: Entry): boolean {
    if (entry.end !== undefined || entry.roundsDone >= entry.roundsMax) return false;
    return !entry.decided || entry.roundsDone < entry.roundsMin;
  }

  #stopReason(): Exclude<StopReason, "interrupted"> {
    const ends = this.#entries.map(
      (entry): EntryEnd => entry.end ?? (entry.decided ? "decided" : entry.gated ? "rounds" : "decided"),
    );
    if (ends.includes("time-budget")) return "time-budget";
    return ends.includes("rounds") ? "rounds" : "decided";
  }

  #find(key: string): Entry {
    const entry = this.#entries.find((each) => each.key === key);
    if (entry === undefined) throw new Error(`Nothing was scheduled as ${key}.`);
    return entry;
  }

  /** Fisher and Yates, drawn from the plan's seed. */
  #draw<T>(items: readonly T[], name: string): T[] {
    const draw = new Draw(this.#plan.seed, `order ${name}`);
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = draw.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
    }
    return shuffled;
  }
}

/** By when each has had its first look. */
function firstLooks(entries: readonly Entry[]): number {
  return Math.max(0, ...entries.filter(({ gated }) => gated).map(({ looks }) => looks[0]!));
}

/** What is measured without a break: a paired benchmark, or all of a system's that only the candidate has. */
function unitsOf(entries: readonly Entry[]): Entry[][] {
  const units = new Map<string, Entry[]>();
  for (const entry of entries) {
    const unit = entry.arrangements === undefined ? `${entry.system}/` : entry.key;
    units.set(unit, [...(units.get(unit) ?? []), entry]);
  }
  return [...units.values()];
}

function identity(
  entry: Entry,
  trial: Pick<TrialIdentity, "side" | "round" | "slot" | "warmup">,
): TrialIdentity {
  return { system: entry.system, benchmark: entry.benchmark, ...trial };
}
