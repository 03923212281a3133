import { trailerMetric } from "./accept.js";
import { defaultAlpha } from "./model/error-budget.js";
import { formatAddress } from "./model/ids.js";
import type { Plan } from "./model/plan.js";
import { looksOf } from "./model/plan.js";
import type { Row } from "./model/report.js";

type Named = Pick<Row, "address" | "metric" | "statistic">;
type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * In what two plans differ that decides about these numbers: what is allowed of them, and how much is measured for it.
 * A number that only one of the plans has is no difference, nor are the seed, the time budget, and the default α, which follows
 * from how many numbers there are: a run that is asked about a part of another one has its own.
 */
export function planDifferences(first: Plan, second: Plan, rows: readonly Named[]): string[] {
  return [
    ...differences("", factsOf(first), factsOf(second)),
    ...(isDefaultAlpha(first) && isDefaultAlpha(second)
      ? []
      : differences("", { alpha: first.alpha }, { alpha: second.alpha })),
    ...rows.flatMap((row) => {
      const [own, other] = [factsOfNumber(first, row), factsOfNumber(second, row)];
      if (own === undefined || other === undefined) return [];
      return differences(` of ${formatAddress(row.address)} ${trailerMetric(row)}`, own, other);
    }),
  ];
}

function differences(of: string, first: Facts, second: Facts): string[] {
  return Object.entries(first)
    .filter(([name, value]) => second[name] !== value)
    .map(
      ([name, value]) => `${name}${of}: ${String(second[name] ?? "none")} against ${String(value ?? "none")}`,
    );
}

function isDefaultAlpha({ alpha, metricsPlanned }: Plan): boolean {
  return alpha === defaultAlpha(metricsPlanned);
}

function factsOf(plan: Plan): Facts {
  return {
    "quick run": plan.quick,
    "measured sides": plan.sides ?? "both",
    "side of the policy": plan.policyFrom,
    beta: plan.beta,
    "policy for what is inconclusive": plan.inconclusive,
  };
}

/** Undefined: the plan does not have it. */
function factsOfNumber(plan: Plan, { address, metric, statistic }: Named): Facts | undefined {
  const benchmark = plan.systems
    .find(({ id }) => id === address.system)
    ?.benchmarks.find(({ id }) => id === address.benchmark);
  const planned = benchmark?.metrics.find(
    (one) => one.scenario === address.scenario && one.metric === metric && one.statistic === statistic,
  );
  if (benchmark === undefined || planned === undefined) return undefined;
  const scenario = benchmark.scenarios.find(({ id }) => id === address.scenario);
  return {
    gated: planned.gated,
    tolerance: planned.tolerance,
    passWithin: planned.passWithin,
    floor: planned.floor,
    unit: planned.unit,
    exact: planned.exact,
    rounds: looksOf(plan, benchmark).join(", "),
    launches: benchmark.launches,
    samples: scenario?.samples,
    "warm-up operations": scenario?.warmupOperations,
  };
}
