import type { Benchmark } from "../generated/system-1.js";
import type { Reporter } from "./reporter.js";
import { show } from "./schema-problems.js";
import type { Path } from "./yaml-document.js";

/** What hyperfine reports of a whole command. */
export const COMMAND_SCENARIO = "run";
const REPORTED = ["user", "system", "rss"] as const;

/** What the gate counts itself. */
const COUNTED = "errors";

/** Reports names that no trial of a command has: they could only end as numbers that neither side reports. */
export function checkCommandMetrics(benchmark: Benchmark, path: Path, report: Reporter): void {
  const message = (name: string): string => `a command does not report ${show(name)} here`;
  const ofScenario = (key: "metrics" | "invariants", name: string): string =>
    REPORTED.some((one) => one === name)
      ? `it is of the scenario: scenarios: { ${COMMAND_SCENARIO}: { ${key}: { ${name}: … } } }`
      : `scenario ${show(COMMAND_SCENARIO)} has ${REPORTED.join(", ")}; a harness can report anything`;
  if (benchmark.throughput !== undefined) {
    report.key([...path, "throughput"], {
      message: message("throughput"),
      hint: ofScenario("metrics", "throughput"),
    });
  }
  for (const key of ["metrics", "invariants"] as const) {
    for (const name of Object.keys(benchmark[key] ?? {}).filter((one) => isAsked(benchmark, key, one)))
      report.key([...path, key, name], { message: message(name), hint: ofScenario(key, name) });
    const [at, scenario] = [
      [...path, "scenarios", COMMAND_SCENARIO, key],
      benchmark.scenarios?.[COMMAND_SCENARIO],
    ];
    for (const name of Object.keys(scenario?.[key] ?? {}).filter((one) => isAsked(scenario!, key, one))) {
      // That of latency is said by whoever judges it by its statistics.
      if (name === "latency" || REPORTED.some((one) => one === name)) continue;
      report.key([...at, name], { message: message(name), hint: ofScenario(key, name) });
    }
  }
}

/** What is shown and not judged may be missing. */
function isAsked(
  { metrics }: Pick<Benchmark, "metrics">,
  key: "metrics" | "invariants",
  name: string,
): boolean {
  if (key === "invariants") return name !== COUNTED;
  const own = metrics?.[name];
  return own?.gate !== false || own.budget !== undefined;
}
