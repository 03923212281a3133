import { neighboursOf } from "../../../src/core/rule/blocks.js";
import { partsOf } from "../../../src/core/rule/prepare.js";
import { quantileSorted } from "../../../src/core/stats/quantile.js";
import { draw } from "../draw.js";
import { isUnchanged, METRICS_A_RUN, MOST_ROUNDS } from "../jobs.js";
import { findingsOf } from "../ours.js";
import { Prng } from "../prng.js";
import type { BodyEffect, Quantile, Workload } from "../workload.js";

/** Changes of the body, and quantiles that stay the same number in each trial. */
const EFFECTS: readonly { readonly effect: BodyEffect; readonly unmoved: readonly Quantile[] }[] = [
  { effect: { effect: 0.1, where: "below-p45" }, unmoved: [0.5, 0.95, 0.99] },
  { effect: { effect: 0.1, where: "below-p90" }, unmoved: [0.95, 0.99] },
  { effect: { effect: 0.1, where: "below-p97" }, unmoved: [0.99] },
  { effect: { effect: 0.2, where: "below-p97" }, unmoved: [0.99] },
];

/** Of one workload, how often a quantile was judged and named. */
interface Count {
  readonly workload: Workload;
  judged: number;
  named: number;
}

/** What it costs that quantiles have neighbours: how often one is named for a change that it does not have. */
export function formatMisnamed(
  workloads: readonly Workload[],
  runs: number,
  seed: number,
  onProgress: (done: number, of: number) => void,
): string {
  const asked = workloads.filter((one) => isUnchanged(one) && !one.launches);
  const rows = new Map<string, Count[]>();
  for (const [done, workload] of asked.entries()) {
    onProgress(done, asked.length);
    const counts = new Map<string, Count>();
    for (let run = 0; run < runs; run++) {
      const stretch = draw(workload, MOST_ROUNDS, new Prng(`${seed} misnamed ${workload.name} ${run}`));
      for (const { effect, unmoved } of EFFECTS) {
        for (const { quantile, verdict } of findingsOf({ ...stretch, effect }, MOST_ROUNDS, METRICS_A_RUN)) {
          if (!unmoved.includes(quantile)) continue;
          const row = rowName(effect, quantile);
          const count = counts.get(row) ?? { workload, judged: 0, named: 0 };
          count.judged += Number(verdict !== "insufficient");
          count.named += Number(verdict === "regression");
          counts.set(row, count);
        }
      }
    }
    for (const [row, count] of counts) rows.set(row, [...(rows.get(row) ?? []), count]);
  }
  return [
    `Named a regression within ${MOST_ROUNDS} rounds though it is the same number; percent, ${runs} runs of each workload:`,
    "",
    "| change | quantile | real traces | generated noise | the most of any |",
    "|---|---|---:|---:|---:|",
    ...[...rows].map(([row, counts]) => `| ${row} | ${cellsOf(counts).join(" | ")} |`),
    "",
    ...placesOfCalmest(seed),
    "",
  ].join("\n");
}

function rowName({ effect, where }: BodyEffect, q: Quantile): string {
  return `+${Math.round(100 * effect)} % of what lies below ${where.slice("below-".length).toUpperCase()} | ${name(q)}`;
}

function name(q: number): string {
  return `P${Number((100 * q).toFixed(1))}`;
}

function cellsOf(counts: readonly Count[]): string[] {
  const shares = counts
    .filter(({ judged }) => judged > 0)
    .map(({ workload, judged, named }) => ({ workload, percent: (100 * named) / judged }))
    .sort((a, b) => b.percent - a.percent);
  const mean = (some: typeof shares): string =>
    some.length === 0 ? "–" : (some.reduce((sum, { percent }) => sum + percent, 0) / some.length).toFixed(1);
  const [worst] = shares;
  return [
    mean(shares.filter(({ workload }) => workload.kind === "real")),
    mean(shares.filter(({ workload }) => workload.kind !== "real")),
    worst === undefined ? "–" : `${worst.percent.toFixed(1)} (${worst.workload.name})`,
  ];
}

const TRIALS = 1000;
/** A row each. The rows draw one after the other, so a further one stands last. */
const TRIALS_OF: readonly { readonly judged: Quantile; readonly samples: number }[] = [
  ...([0.5, 0.95, 0.99] as const).flatMap((judged) =>
    [1000, 600, 100].map((samples) => ({ judged, samples })),
  ),
  { judged: 0.95, samples: 40 },
];

/** How far in the calmest part sees: where its quantile lies in the trial, were its samples independent. */
function placesOfCalmest(seed: number): string[] {
  const random = new Prng(`${seed} calmest`);
  const rows = TRIALS_OF.flatMap(({ judged, samples }) =>
    neighboursOf({ kind: "quantile", q: judged }, false, samples)
      .filter(({ parts, rank }) => parts > 1 && rank === 0)
      .map(({ q, parts }) => {
        const places = Float64Array.from({ length: TRIALS }, () => {
          const trial = Float64Array.from({ length: samples }, () => random.next());
          return Math.min(...partsOf(trial, parts).map((part) => quantileSorted(part, q)));
        }).sort();
        const place = name(quantileSorted(places, 0.5));
        return `| ${name(judged)} | ${samples} | ${name(q)} of the calmest of ${parts} | ${place} |`;
      }),
  );
  return [
    `Where the calmest part's quantile lies in a trial of independent samples, the middle of ${TRIALS}:`,
    "",
    "| quantile | samples | neighbour | lies at |",
    "|---|---:|---|---:|",
    ...rows,
  ];
}
