import { POWER_BARS, type PowerBar } from "../power-bars.js";
import { higherByChance, type Counted } from "../proportion.js";
import type { PowerRow, RuleResult, Summary } from "../summary.js";
import type { Workload } from "../workload.js";

/** What the project asks of its rule, and what was measured. */
export interface Bar {
  readonly what: string;
  readonly asked: string;
  /** Over all workloads, and over the real traces and the generated noise where that makes a difference. */
  readonly measured: string;
  readonly real: string;
  readonly generated: string;
  readonly met: boolean;
}

const percent = (share: number): string => (Number.isNaN(share) ? "–" : `${(100 * share).toFixed(1)} %`);

/** The bars of the project on the figures of one measurement. */
export function barsOf(summary: Summary, workloads: readonly Workload[]): Bar[] {
  const ours = summary.rules.find((rule) => rule.ours)!;
  const parts = { real: named(workloads, "real"), generated: named(workloads, "generated") };
  const of200 = summary.falseAlarmsPerRunOf200;
  const { at20, at40 } = summary.coverageByRounds;
  const inside = (share: number): boolean => share >= 0.94 && share <= 0.97;
  const unchanged = summary.unchangedByWorkload;
  const passes = ours.unchanged.pass;
  const better = summary.rules.flatMap((rule) =>
    rule.ours ? [] : (betterRows(rule, ours, workloads[0]!.tolerance) ?? []),
  );
  return [
    {
      what: "false alarms, runs of 20 unchanged metrics",
      asked: "at most 1 %, bound 2 %",
      measured: `${percent(ours.falseAlarmsPerRun)} (bound ${percent(ours.falseAlarmsPerRunUpper95)})`,
      real: "–",
      generated: "–",
      met: ours.falseAlarmsPerRun <= 0.01 && ours.falseAlarmsPerRunUpper95 <= 0.02,
    },
    {
      what: "the same with 200 metrics",
      asked: "at most 1 %",
      measured: `${percent(of200.value)} of ${of200.runs} (bound ${percent(of200.upper95)})`,
      real: "–",
      generated: "–",
      met: of200.value <= 0.01,
    },
    ...POWER_BARS.map((bar) => powerRow(ours, parts, bar)),
    {
      what: "coverage of the 95 % interval, 20 / 40 rounds",
      asked: "94 to 97 %",
      measured: `${percent(at20)} / ${percent(at40)}`,
      real: "–",
      generated: "–",
      met: inside(at20) && inside(at40),
    },
    {
      what: "unchanged metrics that end in pass",
      asked: "90 %",
      measured: `${percent(passes)} (${percent(passes - ours.unchanged.widerPass)} within the tolerance)`,
      real: percent(mean(unchanged.filter(within(parts.real)).map(({ pass }) => pass))),
      generated: percent(mean(unchanged.filter(within(parts.generated)).map(({ pass }) => pass))),
      met: passes >= 0.9,
    },
    {
      what: "peers with no more false alarms and more power in any row",
      asked: "none",
      measured:
        better.length === 0
          ? "none"
          : better.map(({ name, rows, of }) => `${name} in ${rows} of ${of}`).join("; "),
      real: "–",
      generated: "–",
      met: better.length === 0,
    },
  ];
}

/** The names of the workloads of each part. */
export interface Parts {
  readonly real: ReadonlySet<string>;
  readonly generated: ReadonlySet<string>;
}

function named(workloads: readonly Workload[], kind: Workload["kind"]): ReadonlySet<string> {
  return new Set(workloads.filter((workload) => workload.kind === kind).map(({ name }) => name));
}

function within(part: ReadonlySet<string>): (row: { readonly workload: string }) => boolean {
  return ({ workload }) => part.has(workload);
}

/** One of the requirements of power. Where a trial has too few samples for the quantile there is nothing to meet it. */
export function powerRow(
  rule: RuleResult,
  parts: Parts,
  { quantile, rounds, effect, where, least, leastOfEach }: PowerBar,
): Bar {
  const rows = rule.power.filter(
    (row) =>
      row.quantile === quantile && row.roundsMax === rounds && row.effect === effect && row.where === where,
  );
  const average = mean(rows.map(({ byName }) => byName));
  const worst = rows.reduce<PowerRow | undefined>(
    (low, row) => (low === undefined || row.byName < low.byName ? row : low),
    undefined,
  );
  const change = `+${100 * effect} %${where === "tail" ? " of the slowest 5 %" : ""}`;
  return {
    what: `P${100 * quantile} ${change} by name, ${rounds} rounds`,
    asked: `${percent(least)} on average${leastOfEach > 0 ? `, none under ${percent(leastOfEach)}` : ""}`,
    measured:
      worst === undefined
        ? `P${100 * quantile} is judged in no workload`
        : `${percent(average)}, worst ${worst.workload} ${percent(worst.byName)}`,
    real: percent(mean(rows.filter(within(parts.real)).map(({ byName }) => byName))),
    generated: percent(mean(rows.filter(within(parts.generated)).map(({ byName }) => byName))),
    met: average >= least && (worst?.byName ?? 0) >= leastOfEach,
  };
}

/** A slow-down of the slowest operations leaves the median where it was; to name it is an error. */
export function isMoved({ quantile, where }: Pick<PowerRow, "quantile" | "where">): boolean {
  return !(where === "tail" && quantile === 0.5);
}

/** A peer that is better in some rows, of those that were compared. */
interface Better {
  readonly name: string;
  readonly rows: number;
  readonly of: number;
}

/**
 * Whether a peer is better in any row of power (of a workload, a quantile, a change and a number of rounds): its
 * runs of unchanged code alarm no more often than ours beyond chance (Fisher's exact test, one-sided at 5 %), and
 * it finds the change more often than ours beyond chance (the same, its 5 % shared by all rows that are compared).
 * Where ours has no alarm at all, peers with as good as none are thus compared as well. A change of the tolerance
 * or less is not to be found, and what ours cannot judge (a P99 of launches of one operation) is in no row.
 */
export function betterRows(peer: RuleResult, ours: RuleResult, tolerance: number): Better | undefined {
  const alarms = ({ falseAlarmsPerRun, runs }: RuleResult): Counted => counted(falseAlarmsPerRun, runs);
  if (higherByChance(alarms(peer), alarms(ours)) <= CHANCE) return undefined;
  const key = ({ workload, quantile, roundsMax, effect, where }: PowerRow): string =>
    JSON.stringify([workload, quantile, roundsMax, effect, where]);
  const own = new Map(ours.power.map((row) => [key(row), row]));
  const pairs = peer.power
    .filter((row) => isMoved(row) && row.effect > tolerance)
    .flatMap((theirs) => {
      const row = own.get(key(theirs));
      return row === undefined ? [] : [{ theirs, row }];
    });
  const found = ({ byName, runs }: PowerRow): Counted => counted(byName, runs);
  const better = pairs.filter(
    ({ theirs, row }) => higherByChance(found(theirs), found(row)) <= CHANCE / pairs.length,
  );
  return better.length === 0 ? undefined : { name: peer.name, rows: better.length, of: pairs.length };
}

const CHANCE = 0.05;

function counted(share: number, of: number): Counted {
  return { successes: Math.round(share * of), of };
}

function mean(values: readonly number[]): number {
  const known = values.filter((value) => !Number.isNaN(value));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
