import type { Against } from "./baseline.js";
import type { Inputs } from "./inputs.js";

/** The command line that the inputs stand for; each value is an argument of its own. */
export function measureArgv(
  command: "gate" | "run" | "plan",
  inputs: Inputs,
  { baseline, defaultBranch, samePolicyAs }: Against,
  labels: readonly string[],
  out: string,
): string[] {
  const option = (name: string, value: string | undefined): string[] =>
    value === undefined ? [] : [`--${name}`, value];
  return [
    command,
    ...option("config", inputs.config),
    ...inputs.systems.flatMap((system) => ["--system", system]),
    ...inputs.scenarios.flatMap((scenario) => ["--scenario", scenario]),
    ...option("baseline", baseline),
    ...option("default-branch", defaultBranch),
    ...option("same-policy-as", samePolicyAs),
    ...option("rounds", inputs.rounds),
    ...option("time-budget", inputs.timeBudget),
    ...(inputs.quick ? ["--quick"] : []),
    ...(inputs.studies ? ["--studies"] : []),
    // What it is compared with was measured before.
    ...(command === "run" && inputs.mode !== "paired" ? ["--candidate-only"] : []),
    // A label may begin with a dash.
    ...labels.map((label) => `--label=${label}`),
    ...option("seed", inputs.seed),
    ...option("shard", inputs.shard),
    "--out",
    out,
    "--no-color",
  ];
}
