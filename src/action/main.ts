import { resolve } from "node:path";
import { readEvent } from "./event.js";
import type { WorkflowEvent } from "./event.js";
import { loadJson, makeRunFolder, openRunFolder, saveJson } from "./folder.js";
import type { RunFolder, SavedVerdict } from "./folder.js";
import { InputProblems, readInputs } from "./inputs.js";
import type { Failure, Inputs } from "./inputs.js";
import { runner } from "./runner.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** The steps of action.yml, in their order. */
const STEPS = ["prepare", "measure", "judge", "publish", "conclude"] as const;

/** One step of the composite action. Returns the exit code; only the last step has one of a verdict. */
export async function actionMain(argv: readonly string[], env: Environment): Promise<number> {
  const step = STEPS.find((name) => name === argv[0]);
  if (step === undefined) throw new Error(`expected a step: ${STEPS.join(", ")}`);
  try {
    const { inputs, folder } = await (step === "prepare" ? begin(env) : goOn(env));
    return await run(step, { inputs, event: readEvent(env), folder, cwd: inputs.workingDirectory }, env);
  } catch (error) {
    if (error instanceof InputProblems) for (const problem of error.problems) runner.error(problem);
    else runner.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

interface Begun {
  readonly inputs: Inputs;
  readonly folder: RunFolder;
}

async function begin(env: Environment): Promise<Begun> {
  const given = readInputs(env);
  const workingDirectory = resolve(env["GITHUB_WORKSPACE"] ?? ".", given.workingDirectory);
  const inputs = { ...given, workingDirectory };
  const folder = makeRunFolder(env);
  await saveJson(folder.inputs, { ...inputs, token: "" });
  runner.output("dir", folder.path);
  runner.output("artifact", inputs.artifact ?? "");
  return { inputs, folder };
}

async function goOn(env: Environment): Promise<Begun> {
  const folder = openRunFolder(env);
  const inputs = await loadJson<Inputs>(folder.inputs);
  if (inputs === undefined) throw new Error(`${folder.inputs} is gone`);
  return { inputs: { ...inputs, token: env["INPUT_TOKEN"] ?? "" }, folder };
}

interface StepContext {
  readonly inputs: Inputs;
  readonly event: WorkflowEvent;
  readonly folder: RunFolder;
  readonly cwd: string;
}

async function run(
  step: (typeof STEPS)[number],
  { inputs, event, folder, cwd }: StepContext,
  env: Environment,
): Promise<number> {
  // Each step loads what it needs: none of them waits for the others' code.
  switch (step) {
    case "prepare": {
      const { prepare } = await import("./prepare.js");
      await prepare(inputs, event, folder);
      return 0;
    }
    case "measure": {
      const { measure } = await import("./measure.js");
      await measure(inputs, event, folder, cwd);
      return 0;
    }
    case "judge": {
      const { judgeRun } = await import("./judge.js");
      await judgeRun(inputs, event, folder, cwd);
      return 0;
    }
    case "publish": {
      const { publish } = await import("./publish.js");
      const artifact = env["LATENCY_GATE_ARTIFACT_URL"] ?? "";
      await publish(inputs, event, folder, artifact === "" ? undefined : artifact);
      return 0;
    }
    case "conclude":
      return exitCodeOf(await loadJson<SavedVerdict>(folder.verdict), inputs.failOn);
  }
}

const FAILURE_OF: Readonly<Record<number, Failure>> = {
  1: "regression",
  2: "cannot-judge",
  3: "inconclusive",
};

/** Without a verdict nothing has passed, whatever the workflow chose to fail on. */
function exitCodeOf(saved: SavedVerdict | undefined, failOn: readonly Failure[]): number {
  if (saved === undefined) {
    runner.error("There is no verdict: a step before this one was cut off.");
    return 2;
  }
  if (saved.exitCode === 0) return 0;
  // A run that regressed may be one that can't be judged, too, and that alone be what the workflow asks about.
  const chosen = saved.failures.find((code) => failOn.includes(FAILURE_OF[code] ?? "cannot-judge"));
  if (chosen !== undefined) return chosen;
  runner.notice(`The verdict is ${saved.verdict}; the workflow does not fail on it.`);
  return 0;
}
