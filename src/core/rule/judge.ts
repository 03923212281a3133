import { beyondOf, LEAST_VALUES, reachOf } from "./blocks.js";
import { insufficiency, type Lack } from "./insufficient.js";
import { looksOf, looksTaken, sharesTaken } from "./looks.js";
import { atLeast, atMost, exactly, Family, type Member, type Moment, type ReadPValue } from "./family.js";
import { Orientations } from "./orient.js";
import { VALUES_PER_STRATUM, type PreparedSeries } from "./prepare.js";
import { SequentialPValues } from "./p-values.js";
import { isOfSameness, type Claim } from "./shares.js";
import { cumulativeSpending, lateSpending } from "./spending.js";
import { tailIsSlower } from "./tail-guard.js";
import { estimateAgrees, leavesItToNeighbours, searchRejection, type Search } from "./tests.js";
import type { RuleOptions, VerdictKind } from "./types.js";

/** What the rule says of one series; evidence is described apart. */
export type Judgement =
  | {
      readonly kind: VerdictKind;
      /** Rounds of the look that decided. */
      readonly decidedAtLook: number | undefined;
      /** Strata that the judgement stands on. */
      readonly strata: number;
      readonly passWithheld: boolean;
      /** A pass that rules out what a pass must at the least, and not the tolerance. */
      readonly wider: boolean;
      /** Whether it passes by the looks so far, in the wider sense, too, where more are to come. */
      readonly passesSoFar: () => boolean;
      /** A change that the quantiles around this one, or calmer parts, show, and its own estimate does not. */
      readonly byNeighbours: boolean;
      /** Of a change for the worse up to that look; computed when asked for. */
      readonly significance: () => { readonly pValue: number; readonly adjusted: number };
      /** The largest p-value of it that is significant where all others of its family show nothing. */
      readonly levelAlone: () => number;
    }
  | Lack;

/** A change up to this looks like none on a noisy machine, where a pass rules out twice as much. */
const LOOKS_UNCHANGED = 0.05;

/** Judges all series of a run together: their error budget is one. Independent of their order. */
export function judge(
  series: readonly PreparedSeries[],
  options: RuleOptions,
): Map<PreparedSeries, Judgement> {
  const judgements = new Map<PreparedSeries, Judgement>();
  for (const members of byFamily(series).values()) {
    const own: (Member & { readonly tests: SeriesTests | undefined })[] = [];
    for (const one of members) {
      const unfit = insufficiency(one, options);
      if (unfit === undefined) own.push({ series: one, tests: new SeriesTests(one, options) });
      else judgements.set(one, unfit);
      if (unfit?.isLasting === false) own.push({ series: one, tests: undefined });
    }
    const family = new Family(own, options.metricsPlanned);
    for (const { series: one, tests } of own) {
      if (tests !== undefined) judgements.set(one, verdictOf(tests, family, options));
    }
  }
  return judgements;
}

function byFamily(series: readonly PreparedSeries[]): Map<string, PreparedSeries[]> {
  const families = new Map<string, PreparedSeries[]>();
  for (const one of series) {
    const members = families.get(one.family);
    if (members === undefined) families.set(one.family, [one]);
    else members.push(one);
  }
  return families;
}

/** The tests of one series at the looks that it has rounds for, each computed when asked for. */
class SeriesTests {
  readonly looks: readonly number[];
  readonly strataAtLook: readonly number[];
  private readonly spending: readonly number[];
  private readonly late: readonly number[];
  private readonly oriented: Orientations;
  private readonly searches = new Map<Claim, EstablishedSearch>();
  private readonly pValues = new Map<Claim, SequentialPValues>();

  constructor(
    readonly series: PreparedSeries,
    private readonly options: RuleOptions,
  ) {
    this.looks = looksTaken(series, options);
    this.oriented = new Orientations(series);
    const reached = this.looks.filter((look) => look <= series.roundsMeasured);
    this.strataAtLook = reached.map((look) => Math.floor(look / series.roundsPerStratum));
    const taken = (planned: readonly number[]): number[] => sharesTaken(series, options, planned);
    this.spending = taken(cumulativeSpending(looksOf(series, options)));
    this.late = taken(lateSpending(looksOf(series, options)));
  }

  /**
   * The first look, up to and with this one, at which the claim is established at the level β and the
   * metric itself does not gainsay it; Infinity for none so far.
   */
  established(claim: Claim, upTo: number): number {
    let search = this.searches.get(claim);
    if (search === undefined) {
      const rejection = searchRejection(
        this.oriented.of(claim),
        this.strataAtLook,
        isOfSameness(claim) ? this.spending : this.late,
        this.options.beta,
      );
      this.searches.set(claim, (search = { rejection, next: 0, found: Infinity }));
    }
    while (search.found === Infinity && search.next <= upTo) {
      const look = search.next;
      if (this.mayAgree(claim, look) && search.rejection.upTo(look) <= look && this.agrees(claim, look)) {
        search.found = look;
      }
      search.next += 1;
    }
    return search.found <= upTo ? search.found : Infinity;
  }

  /** Whether the claim is established by a look and still agreed to. */
  holds(claim: Claim, look: number): boolean {
    return this.established(claim, look) <= look && this.agrees(claim, look);
  }

  /**
   * Whether the metric's own estimate agrees. That a candidate differs may be known by the quantile's
   * neighbours: then the estimate need not lie beyond what is allowed.
   */
  private agrees(claim: Claim, look: number): boolean {
    if (!this.mayAgree(claim, look)) return false;
    return (
      this.isShown(claim, look) || leavesItToNeighbours(this.oriented.of(claim), this.strataAtLook[look]!)
    );
  }

  /** Whether the metric's own estimate leaves room for the claim. Where not, no rejection is looked for. */
  mayAgree(claim: Claim, look: number): boolean {
    if (this.isShown(claim, look)) return true;
    return (claim === "worse" || claim === "better") && this.looksNotOpposite(claim, look);
  }

  /**
   * Whether the estimate is a change of the claim's direction, or between P90 and P98, where neighbours on both
   * sides speak together, looks unchanged. The tolerance has no say: with a larger one no more may be claimed.
   */
  private looksNotOpposite(claim: "worse" | "better", look: number): boolean {
    const oriented =
      reachOf(beyondOf(this.series.statistic)) === "near"
        ? this.oriented.ofOwn(claim === "worse" ? "not-better" : "within", LOOKS_UNCHANGED)
        : this.oriented.of(claim === "worse" ? "plainly-worse" : "plainly-better");
    return estimateAgrees(oriented, this.strataAtLook[look]!);
  }

  /**
   * Whether no more than `passWithin` is lost, by the looks so far. What rules out the tolerance rules this
   * out too, look by look, so both together have one β. By its estimate it must look unchanged now.
   */
  isWithinWider(look: number): boolean {
    const { passWithin, tolerance } = this.series;
    if (passWithin <= tolerance || !this.looksUnchanged(look)) return false;
    return this.established("worse", look) > look && this.established("within-wider", look) <= look;
  }

  /** Whether the estimate is no worse than an unchanged candidate's may well be. */
  private looksUnchanged(look: number): boolean {
    const { passWithin, tolerance } = this.series;
    const share = Math.max(tolerance, Math.min(LOOKS_UNCHANGED, passWithin / 2));
    return estimateAgrees(this.oriented.ofOwn("within", share), this.strataAtLook[look]!);
  }

  /** Whether the estimate of the metric itself is on the claim's side. */
  isShown(claim: Claim, look: number): boolean {
    return estimateAgrees(this.oriented.of(claim), this.strataAtLook[look]!);
  }

  /** When a look of this series is. */
  momentOf(look: number): Moment {
    return { rounds: this.looks[look]!, isExtra: this.looks[look - 1] === this.looks[look] };
  }

  /** Of a plain change, over the looks up to a moment. */
  pValue(claim: Claim, moment: Moment, read: ReadPValue = exactly): number {
    const last = this.lastLookBy(moment);
    return last < 0 ? 1 : read(this.pValuesOf(claim), last);
  }

  /** Whether that is known to be small enough from one of its tests by itself. */
  isPValueEnough(claim: Claim, moment: Moment, isEnough: (pValue: number) => boolean): boolean {
    const last = this.lastLookBy(moment);
    return last >= 0 && this.pValuesOf(claim).isEnoughUpTo(last, isEnough);
  }

  private lastLookBy({ rounds, isExtra }: Moment): number {
    const isBy = (own: number, look: number): boolean =>
      own < rounds || (own === rounds && (isExtra || this.looks[look - 1] !== own));
    return this.looks.slice(0, this.strataAtLook.length).filter(isBy).length - 1;
  }

  private pValuesOf(claim: Claim): SequentialPValues {
    let values = this.pValues.get(claim);
    if (values === undefined) {
      values = new SequentialPValues(this.oriented.of(claim), this.strataAtLook, this.late);
      this.pValues.set(claim, values);
    }
    return values;
  }
}

interface EstablishedSearch {
  readonly rejection: Search;
  next: number;
  found: number;
}

function verdictOf(tests: SeriesTests, family: Family, options: RuleOptions): Judgement {
  const { series, looks, strataAtLook } = tests;
  // What others of its family show can only lower the adjusted p-value.
  const isSignificantByItself = (claim: Claim, look: number): boolean =>
    tests.isPValueEnough(
      claim,
      tests.momentOf(look),
      (own) => own * family.factorAlone(series) <= options.alpha,
    );
  const isSignificant = (claim: Claim, look: number): boolean => {
    if (isSignificantByItself(claim, look)) return true;
    const isSo = (read: ReadPValue): boolean =>
      family.adjusted(series, claim, tests.momentOf(look), read) <= options.alpha;
    return isSo(atLeast) && (isSo(atMost) || isSo(exactly));
  };
  const lastLook = strataAtLook.length - 1;
  const at = (
    kind: VerdictKind,
    look: number,
    final: boolean,
    { passWithheld = false, byNeighbours = false, wider = false } = {},
  ): Judgement => ({
    kind,
    decidedAtLook: final ? looks[look]! : undefined,
    strata: final ? strataAtLook[look]! : Math.floor(series.rounds / series.roundsPerStratum),
    passWithheld,
    byNeighbours,
    wider,
    passesSoFar: () => kind === "pass" || (kind === "inconclusive" && passesWider(look) === "yes"),
    levelAlone: () => Math.min(1, options.alpha / family.factorAlone(series)),
    significance: () => ({
      pValue: tests.pValue("plainly-worse", tests.momentOf(look)),
      adjusted: family.adjusted(series, "plainly-worse", tests.momentOf(look)),
    }),
  });
  // At a last look that came too soon, a hint is still enough for the guard.
  const isPlannedLast = (look: number): boolean => looks[look] === looksOf(series, options).at(-1);
  const passesWider = (look: number): "yes" | "withheld" | "no" => {
    if (look < 0 || !tests.isWithinWider(look)) return "no";
    return tailIsSlower(series, strataAtLook[look]!, isPlannedLast(look)) ? "withheld" : "yes";
  };
  let passWithheld = false;
  for (const [look, strata] of strataAtLook.entries()) {
    if (isConstant(series, strata)) return at("pass", look, true);
    // The claim that is established first has the word; neither is looked for further than needed.
    const within = tests.established("within", look);
    const worse = tests.established("worse", Math.min(look, within - 1));
    if (worse < within && tests.holds("worse", look) && isSignificant("plainly-worse", look)) {
      return at("regression", look, true, { byNeighbours: !tests.isShown("worse", look) });
    }
    if (tests.mayAgree("better", look)) {
      const notBetter = tests.established("not-better", look);
      const better = tests.established("better", Math.min(look, notBetter - 1));
      if (better < notBetter && tests.holds("better", look) && isSignificant("plainly-better", look)) {
        return at("improvement", look, true, { byNeighbours: !tests.isShown("better", look) });
      }
    }
    if (within > worse || !tests.holds("within", look)) continue;
    // Until it is known to be no improvement, a pass waits for the rounds that may still come.
    const settled = look === looks.length - 1 || tests.holds("not-better", look);
    if (!settled && look !== lastLook) continue;
    passWithheld = tailIsSlower(series, strata, isPlannedLast(look));
    if (!passWithheld) return at("pass", look, settled);
  }
  if (lastLook === looks.length - 1) {
    const wider = passesWider(lastLook);
    if (wider === "yes") return at("pass", lastLook, true, { wider: true });
    if (wider === "withheld") passWithheld = true;
  }
  return at("inconclusive", lastLook, false, { passWithheld });
}

/** One number throughout, on both sides, of as many as a verdict needs: there is no change to look for. */
function isConstant({ baseline, candidate }: PreparedSeries, strata: number): boolean {
  const values = strata * VALUES_PER_STRATUM;
  const isFirst = (value: number, i: number): boolean => i >= values || value === baseline[0];
  return values >= LEAST_VALUES && baseline.every(isFirst) && candidate.every(isFirst);
}
