import { DEFAULT_LOOKS } from "../../../src/core/model/looks.js";
import { defaultOptions } from "../../../src/core/rule/constants.js";
import { judge, type Judgement } from "../../../src/core/rule/judge.js";
import { draw, type Drawn } from "../draw.js";
import { isUnchanged, METRICS_A_RUN, MOST_ROUNDS } from "../jobs.js";
import { preparedOf } from "../ours.js";
import { Prng } from "../prng.js";
import { QUANTILES, type Effect, type Quantile, type Workload } from "../workload.js";

const EFFECTS: readonly Effect[] = [
  { effect: 0, where: "all" },
  { effect: 0.07, where: "all" },
  { effect: 0.1, where: "all" },
  { effect: 0.2, where: "all" },
  { effect: 0.2, where: "tail" },
];
const FIRST = DEFAULT_LOOKS[0];

interface Count {
  metrics: number;
  /** Passes at the first look, and stays open: it makes room for others. */
  rests: number;
  /** By all rounds. */
  named: number;
  restsAndNamed: number;
}

/** What making room costs: how much of what all rounds would name has passed, by then, at the first look. */
export function formatRests(
  workloads: readonly Workload[],
  runs: number,
  seed: number,
  onProgress: (done: number, of: number) => void,
): string {
  const asked = workloads.filter((one) => isUnchanged(one) && !one.launches);
  const counts = new Map<string, Count>();
  for (const [done, workload] of asked.entries()) {
    onProgress(done, asked.length);
    for (let run = 0; run < runs; run++) {
      const stretch = draw(workload, MOST_ROUNDS, new Prng(`${seed} rests ${workload.name} ${run}`));
      for (const effect of EFFECTS) {
        for (const q of QUANTILES) take({ ...stretch, effect }, q, countOf(counts, effect, q));
      }
    }
  }
  const percent = (some: number, of: number): string => ((100 * some) / of).toFixed(1);
  const rows = [...counts].map(
    ([name, { metrics, rests, named, restsAndNamed }]) =>
      `| ${name} | ${percent(rests, metrics)} | ${percent(named, metrics)} | ${percent(restsAndNamed, metrics)} |`,
  );
  return [
    `Passes at the first look, at ${FIRST} of ${MOST_ROUNDS} rounds, and stays open; percent of metrics, ${runs} runs of each workload:`,
    "",
    "| change | rests | named by all rounds | both |",
    "|---|---:|---:|---:|",
    ...rows,
    "",
  ].join("\n");
}

function countOf(counts: Map<string, Count>, { effect, where }: Effect, q: Quantile): Count {
  const of =
    effect === 0
      ? "none"
      : `+${Math.round(100 * effect)} % of ${where === "all" ? "all" : "the slowest 5 %"}`;
  const key = `${of}, P${Math.round(100 * q)}`;
  let count = counts.get(key);
  if (count === undefined) counts.set(key, (count = { metrics: 0, rests: 0, named: 0, restsAndNamed: 0 }));
  return count;
}

function take(drawn: Drawn, q: Quantile, count: Count): void {
  const early = judgedAfter(FIRST, drawn, q);
  if (early.kind === "insufficient") return;
  const rests = early.decidedAtLook === undefined && early.passesSoFar();
  const named = judgedAfter(MOST_ROUNDS, drawn, q).kind === "regression";
  count.metrics += 1;
  count.rests += Number(rests);
  count.named += Number(named);
  count.restsAndNamed += Number(rests && named);
}

function judgedAfter(rounds: number, drawn: Drawn, q: Quantile): Judgement {
  const series = preparedOf(drawn, q, rounds);
  return judge([series], { ...defaultOptions(METRICS_A_RUN), looks: DEFAULT_LOOKS }).get(series)!;
}
