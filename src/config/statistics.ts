import type { Scenario } from "../generated/system-1.js";
import { byStatistic, DEFAULTS } from "./defaults.js";
import type { Policy, StatisticPolicy } from "./project.js";
import { floor, limits, share } from "./quantities.js";
import type { Reporter } from "./reporter.js";
import { didYouMean, show } from "./schema-problems.js";
import type { Path } from "./yaml-document.js";

/** The statistics of a scenario's latency that are judged: those in `gate:`, then those with a budget alone. */
export function statisticPolicies(
  scenario: Scenario,
  kind: "harness" | "command",
  policy: Policy,
  path: Path,
  report: Reporter,
): StatisticPolicy[] {
  const gated =
    scenario.gate ?? (kind === "command" ? DEFAULTS.commandStatistics : DEFAULTS.harnessStatistics);
  gated.forEach((statistic, index) => {
    checkQuantile(statistic, [...path, "gate", index], "value", report);
  });
  const budgets = Object.keys(scenario.budget ?? {});
  for (const statistic of budgets) checkQuantile(statistic, [...path, "budget", statistic], "key", report);
  const judged = [
    ...gated,
    ...budgets.filter((statistic) => !(gated as readonly string[]).includes(statistic)),
  ];
  for (const key of ["tolerance", "floor"] as const) {
    const given = scenario[key];
    if (typeof given !== "object") continue;
    for (const statistic of Object.keys(given).filter(
      (name) => !(gated as readonly string[]).includes(name),
    )) {
      report.key([...path, key, statistic], {
        message: `${show(statistic)} is not gated, so this has no effect`,
        hint: didYouMean(statistic, gated) ?? `gated are ${gated.join(", ") || "none"}`,
      });
    }
  }
  return judged.map((statistic) => ({
    statistic,
    gated: (gated as readonly string[]).includes(statistic),
    ...allowedOf(scenario, statistic, policy, path, report),
    floorNs: floorOf(scenario, statistic, policy, path, report),
    budget:
      scenario.budget?.[statistic] === undefined
        ? undefined
        : limits(scenario.budget[statistic], "latency", [...path, "budget", statistic], report),
  }));
}

/** `p0` and `p00.000` fit the pattern and mean nothing; `p95.0` would be a second p95. */
export function checkQuantile(statistic: string, path: Path, which: "key" | "value", report: Reporter): void {
  if (statistic === "mean") return;
  const quantile = Number(statistic.slice(1));
  if (quantile > 0 && statistic === `p${quantile}`) return;
  report[which](path, {
    expected: "a quantile above p0, written without needless zeros, like p50 or p99.9",
    message: `got ${show(statistic)}`,
  });
}

/** Who names a tolerance is told of a pass that holds it; who names none, of what can be seen. */
function allowedOf(
  scenario: Scenario,
  statistic: string,
  policy: Policy,
  path: Path,
  report: Reporter,
): Pick<StatisticPolicy, "tolerance" | "passWithin"> {
  const given = scenario.tolerance;
  const named = (text: string, at: Path): Pick<StatisticPolicy, "tolerance" | "passWithin"> => {
    const tolerance = share(text, at, report);
    return { tolerance, passWithin: tolerance };
  };
  if (typeof given === "string") return named(given, [...path, "tolerance"]);
  const own = given?.[statistic];
  if (own !== undefined) return named(own, [...path, "tolerance", statistic]);
  return {
    tolerance: byStatistic(policy, "tolerance", statistic),
    passWithin: byStatistic(policy, "passWithin", statistic),
  };
}

function floorOf(
  scenario: Scenario,
  statistic: string,
  policy: Policy,
  path: Path,
  report: Reporter,
): number {
  const given = scenario.floor;
  if (given === undefined) return policy.floorNs;
  if (typeof given !== "object") return floor(given, "latency", [...path, "floor"], report);
  const own = given[statistic];
  return own === undefined ? policy.floorNs : floor(own, "latency", [...path, "floor", statistic], report);
}
