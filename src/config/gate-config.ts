import type { Config } from "../generated/config-1.js";
import { byStatistic, DEFAULTS } from "./defaults.js";
import type { GateConfig, Policy } from "./project.js";
import { floorNs, share, timeLimitMs } from "./quantities.js";
import type { Reporter } from "./reporter.js";
import { show } from "./schema-problems.js";
import { refProblem } from "./refs.js";
import { staysInside } from "./paths.js";
import type { Path } from "./yaml-document.js";

/** A document that fits the schema, completed; what it says wrongly beyond the schema goes to `report`. */
export function gateConfig(config: Config, report: Reporter): GateConfig {
  for (const [index, glob] of (config.systems ?? []).entries()) {
    if (!staysInside(glob)) {
      report.value(["systems", index], {
        expected: "a folder inside the project",
        message: `got ${show(glob)}`,
      });
    }
  }
  const wrongRef = config.baseline === undefined ? undefined : refProblem(config.baseline);
  if (wrongRef !== undefined) report.value(["baseline"], wrongRef);
  return {
    systemGlobs: config.systems ?? DEFAULTS.systemGlobs,
    baseline: config.baseline,
    looks: looks(config.rounds?.looks, DEFAULTS.looks, ["rounds", "looks"], report),
    launchLooks: config.rounds?.looks ?? DEFAULTS.launchLooks,
    warmupRounds: config.rounds?.warmup ?? DEFAULTS.warmupRounds,
    timeBudgetMs: timeLimitMs(config.timeBudget, DEFAULTS.timeBudgetMs, ["timeBudget"], report),
    quick: {
      looks: looks(config.quick?.looks, DEFAULTS.quickLooks, ["quick", "looks"], report),
      timeBudgetMs: timeLimitMs(
        config.quick?.timeBudget,
        DEFAULTS.quickTimeBudgetMs,
        ["quick", "timeBudget"],
        report,
      ),
    },
    policy: policy(config.policy ?? {}, report),
  };
}

function looks(
  given: readonly number[] | undefined,
  fallback: readonly number[],
  path: Path,
  report: Reporter,
): readonly number[] {
  for (const [index, round] of (given ?? []).entries()) {
    const before = given![index - 1] ?? 0;
    if (round % 2 === 1) {
      report.value([...path, index], {
        expected: "an even number of rounds",
        message: `got ${round}`,
        hint: "rounds are measured in pairs of two",
      });
    } else if (round <= before) {
      report.value([...path, index], {
        expected: `more than ${before} rounds`,
        message: `got ${round}`,
        hint: "looks ascend",
      });
    }
  }
  return given ?? fallback;
}

function policy(given: NonNullable<Config["policy"]>, report: Reporter): Policy {
  const tolerance: Record<string, number> = { ...DEFAULTS.tolerance };
  for (const [statistic, text] of Object.entries(given.tolerance ?? {})) {
    tolerance[statistic] = share(text, ["policy", "tolerance", statistic], report);
  }
  const passWithin: Record<string, number> = { ...DEFAULTS.passWithin };
  for (const statistic of Object.keys(given.tolerance ?? {})) passWithin[statistic] = tolerance[statistic]!;
  for (const [statistic, text] of Object.entries(given.passWithin ?? {})) {
    const path = ["policy", "passWithin", statistic];
    passWithin[statistic] = share(text, path, report);
    const least = byStatistic({ tolerance, passWithin }, "tolerance", statistic);
    if (passWithin[statistic] < least) {
      report.value(path, {
        expected: "at least the tolerance",
        message: `got ${show(text)}`,
        hint: "what is within the tolerance is no regression, so a pass need not rule it out",
      });
    }
  }
  return {
    alpha: given.alpha === undefined ? undefined : errorRate(given.alpha, ["policy", "alpha"], report),
    beta: given.beta === undefined ? DEFAULTS.beta : errorRate(given.beta, ["policy", "beta"], report),
    tolerance,
    passWithin,
    floorNs: given.floor === undefined ? 0 : floorNs(given.floor, ["policy", "floor"], report),
    inconclusive: given.inconclusive ?? "pass",
    accept: {
      label: given.accept?.label ?? DEFAULTS.acceptLabel,
      trailer: given.accept?.trailer ?? false,
    },
    harnessChange: { label: given.harnessChange?.label ?? DEFAULTS.harnessChangeLabel },
  };
}

function errorRate(text: string, path: Path, report: Reporter): number {
  const rate = share(text, path, report);
  if (!(rate > 0 && rate < 0.5)) {
    report.value(path, { expected: "a share above 0% and below 50%", message: `got ${show(text)}` });
  }
  return rate;
}
