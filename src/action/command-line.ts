import type { Git } from "../ports/git.js";
import type { WorkflowEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import { parentsOf } from "./measured-commit.js";

/** The command line that the inputs stand for; each value is an argument of its own. */
export function measureArgv(
  command: "gate" | "run" | "plan",
  inputs: Inputs,
  { baseline, labels = [] }: { readonly baseline: string | undefined; readonly labels?: readonly string[] },
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

/**
 * What the candidate is compared with when the workflow does not say: the first parent of the merge that
 * GitHub made of a pull request, the merge group's target, the commit before a push, else what the
 * configuration or the gate's own default names. With checkout's depth of 1 that is one commit to fetch.
 */
export async function defaultBaseline(
  event: WorkflowEvent,
  git: Git,
  folder: string,
): Promise<string | undefined> {
  if (event.pull !== undefined) {
    const parents = await parentsOf(git, folder, "HEAD");
    return parents?.length === 2 && parents[1] === event.pull.headSha ? parents[0] : event.pull.baseRef;
  }
  return event.before;
}
