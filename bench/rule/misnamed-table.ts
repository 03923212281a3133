import { DEFAULT_LOOKS } from "../../src/core/model/looks.js";
import { defaultOptions } from "../../src/core/rule/constants.js";
import { judge, type Judgement } from "../../src/core/rule/judge.js";
import { draw, type Drawn } from "./draw.js";
import { isUnchanged, METRICS_A_RUN, MOST_ROUNDS } from "./jobs.js";
import { preparedOf } from "./ours.js";
import { Prng } from "./prng.js";
import { QUANTILES, type BodyEffect, type Quantile, type Workload } from "./workload.js";

/** Changes of the body that leave a quantile of each trial the same number. */
const ASKED: readonly { readonly q: Quantile; readonly effect: BodyEffect }[] = [
  { q: 0.95, effect: { effect: 0.1, where: "below-p90" } },
  { q: 0.99, effect: { effect: 0.1, where: "below-p90" } },
  { q: 0.99, effect: { effect: 0.1, where: "below-p97" } },
  { q: 0.99, effect: { effect: 0.2, where: "below-p97" } },
];

interface Share {
  readonly workload: string;
  readonly real: boolean;
  readonly percent: number;
}

/** What it costs that quantiles have neighbours: how often one is named for a change that it does not have. */
export function formatMisnamed(
  workloads: readonly Workload[],
  runs: number,
  seed: number,
  onProgress: (done: number, of: number) => void,
): string {
  const asked = workloads.filter((one) => isUnchanged(one) && !one.launches);
  const shares: Share[][] = ASKED.map(() => []);
  for (const [done, workload] of asked.entries()) {
    onProgress(done, asked.length);
    const named = ASKED.map(() => 0);
    const judged = ASKED.map(() => 0);
    for (let run = 0; run < runs; run++) {
      const stretch = draw(workload, MOST_ROUNDS, new Prng(`${seed} misnamed ${workload.name} ${run}`));
      for (const [i, { q, effect }] of ASKED.entries()) {
        const { kind } = judgedTogether({ ...stretch, effect }).get(q)!;
        judged[i]! += Number(kind !== "insufficient");
        named[i]! += Number(kind === "regression");
      }
    }
    for (const [i, of] of judged.entries()) {
      if (of === 0) continue;
      const percent = (100 * named[i]!) / of;
      shares[i]!.push({ workload: workload.name, real: workload.kind === "real", percent });
    }
  }
  return [
    `Named a regression within ${MOST_ROUNDS} rounds though it is the same number; percent, ${runs} runs of each workload:`,
    "",
    "| change | quantile | real traces | generated noise | the most of any |",
    "|---|---|---:|---:|---:|",
    ...ASKED.map(({ q, effect }, i) => rowOf(q, effect, shares[i]!)),
    "",
  ].join("\n");
}

/** The quantiles of a workload, as a part of a run. */
function judgedTogether(drawn: Drawn<BodyEffect>): Map<Quantile, Judgement> {
  const prepared = QUANTILES.map((q) => [q, preparedOf(drawn, q, MOST_ROUNDS)] as const);
  const options = { ...defaultOptions(METRICS_A_RUN), looks: DEFAULT_LOOKS };
  const judgements = judge(
    prepared.map(([, series]) => series),
    options,
  );
  return new Map(prepared.map(([q, series]) => [q, judgements.get(series)!]));
}

function rowOf(q: Quantile, { effect, where }: BodyEffect, shares: readonly Share[]): string {
  const of = where === "below-p90" ? "P90" : "P97";
  const [worst] = [...shares].sort((a, b) => b.percent - a.percent);
  const cells = [
    `+${Math.round(100 * effect)} % of what lies below ${of}`,
    `P${Math.round(100 * q)}`,
    mean(shares.filter((one) => one.real)),
    mean(shares.filter((one) => !one.real)),
    worst === undefined ? "–" : `${worst.percent.toFixed(1)} (${worst.workload})`,
  ];
  return `| ${cells.join(" | ")} |`;
}

function mean(shares: readonly Share[]): string {
  if (shares.length === 0) return "–";
  return (shares.reduce((sum, { percent }) => sum + percent, 0) / shares.length).toFixed(1);
}
