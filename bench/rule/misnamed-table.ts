import { DEFAULT_LOOKS } from "../../src/core/model/looks.js";
import { defaultOptions } from "../../src/core/rule/constants.js";
import { judge } from "../../src/core/rule/judge.js";
import { draw } from "./draw.js";
import { isUnchanged, METRICS_A_RUN, MOST_ROUNDS } from "./jobs.js";
import { preparedOf } from "./ours.js";
import { Prng } from "./prng.js";
import type { BodyEffect, Quantile, Workload } from "./workload.js";

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
        const series = preparedOf({ ...stretch, effect }, q, MOST_ROUNDS);
        const options = { ...defaultOptions(METRICS_A_RUN), looks: DEFAULT_LOOKS };
        const { kind } = judge([series], options).get(series)!;
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

function rowOf(q: Quantile, { effect, where }: BodyEffect, shares: readonly Share[]): string {
  const of = where === "below-p90" ? "P90" : "P97";
  const worst = shares.reduce((a, b) => (b.percent > a.percent ? b : a));
  const cells = [
    `+${Math.round(100 * effect)} % of what lies below ${of}`,
    `P${Math.round(100 * q)}`,
    mean(shares.filter((one) => one.real)),
    mean(shares.filter((one) => !one.real)),
    `${worst.percent.toFixed(1)} (${worst.workload})`,
  ];
  return `| ${cells.join(" | ")} |`;
}

function mean(shares: readonly Share[]): string {
  if (shares.length === 0) return "–";
  return (shares.reduce((sum, { percent }) => sum + percent, 0) / shares.length).toFixed(1);
}
