import type { MetricPolicy } from "../generated/system-1.js";
import type { Invariant, Policy, ValuePolicy } from "./project.js";
import type { GivenLimits } from "./quantities.js";
import { floor, limits, share, unitOf } from "./quantities.js";
import type { Reporter } from "./reporter.js";
import type { Path } from "./yaml-document.js";

type Metrics = Readonly<Record<string, MetricPolicy>>;

/** How metrics that are one number a trial are judged. */
export function valuePolicies(
  given: Metrics | undefined,
  policy: Policy,
  path: Path,
  report: Reporter,
): ValuePolicy[] {
  return Object.entries(given ?? {}).map(([metric, own]) =>
    valuePolicy(metric, own, policy, [...path, metric], report),
  );
}

export function valuePolicy(
  metric: string,
  given: MetricPolicy,
  policy: Policy,
  path: Path,
  report: Reporter,
): ValuePolicy {
  const exact = given.exact ?? false;
  const name = metric === "throughput" ? "throughput" : "values";
  const unnamed = exact
    ? { tolerance: 0, passWithin: 0 }
    : { tolerance: policy.tolerance[name]!, passWithin: policy.passWithin[name]! };
  const named =
    given.tolerance === undefined ? undefined : share(given.tolerance, [...path, "tolerance"], report);
  return {
    metric,
    gated: given.gate ?? true,
    ...(named === undefined ? unnamed : { tolerance: named, passWithin: named }),
    floor: given.floor === undefined ? 0 : floor(given.floor, "value", [...path, "floor"], report),
    exact,
    budget:
      given.budget === undefined ? undefined : limits(given.budget, "value", [...path, "budget"], report),
    unit: unitOf([given.floor, given.budget?.min, given.budget?.max]),
  };
}

export function invariants(
  given: Readonly<Record<string, GivenLimits>> | undefined,
  path: Path,
  report: Reporter,
): Invariant[] {
  return Object.entries(given ?? {}).map(([metric, own]) => ({
    metric,
    limits: limits(own, "value", [...path, metric], report),
  }));
}
