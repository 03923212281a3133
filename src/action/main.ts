import { statSync } from "node:fs";
import { resolve } from "node:path";
import { EXIT } from "../commands/exit-codes.js";
import { whyOldNode } from "../platform/old-node.js";
import { NoTemporaryFolder } from "../platform/temporary-folder.js";
import type { Environment } from "../ports/environment.js";
import { ForgeFault } from "../ports/forge.js";
import { readEvent } from "./event.js";
import { makeTemporaryFolder, runFolderAt } from "./folder.js";
import { readJudged, readPrepared } from "./handover.js";
import type { Prepared } from "./handover.js";
import { InputProblems, readInputs } from "./inputs.js";
import { runner } from "./runner.js";
import { concluded } from "./saved-verdict.js";

/** Of a checkout: the others may have none. */
const MEASURING: ReadonlySet<string> = new Set(["gate", "plan", "run"]);

/** The steps of action.yml, in their order. */
const STEPS = ["prepare", "measure", "judge", "publish", "conclude"] as const;

/**
 * One step of the composite action. Returns the exit code; only the last step has one of a verdict, and that of the
 * measuring step says whether there are results to judge.
 */
export async function actionMain(argv: readonly string[], env: Environment): Promise<number> {
  const step = STEPS.find((name) => name === argv[0]);
  if (step === undefined) throw new Error(`expected a step: ${STEPS.join(", ")}`);
  try {
    if (step !== "prepare") return await run(step, prepared(env), env);
    await begin(env);
    return 0;
  } catch (error) {
    if (error instanceof InputProblems) for (const problem of error.problems) runner.error(problem);
    else if (error instanceof NoTemporaryFolder) runner.error(`${error.message}. ${error.hint}`);
    else if (error instanceof ForgeFault) runner.error(`${error.message} ${error.hint}`);
    else runner.error(await describeFault(error, env));
    return 2;
  }
}

/** In one line, as the runner shows it. What the steps themselves write is in the runner's folder. */
async function describeFault(error: unknown, env: Environment): Promise<string> {
  const { describeDisk } = await import("../commands/say.js");
  const disk = describeDisk(error, env, env["RUNNER_TEMP"]);
  if (disk !== undefined) return disk.trimEnd().replaceAll("\n", " ");
  return error instanceof Error ? error.message : String(error);
}

async function begin(env: Environment): Promise<void> {
  const old = whyOldNode(process.versions.node);
  if (old !== undefined) throw new InputProblems([old]);
  const given = readInputs(env);
  const workingDirectory = resolve(env["GITHUB_WORKSPACE"] ?? ".", given.workingDirectory);
  const inputs = { ...given, workingDirectory };
  // A configuration is looked for upwards: where the folder is missing, another service's would be gated.
  if (MEASURING.has(given.command) && !statSync(workingDirectory, { throwIfNoEntry: false })?.isDirectory()) {
    const shown = JSON.stringify(given.workingDirectory);
    throw new InputProblems([`input \`working-directory\`: there is no folder ${shown} in the checkout`]);
  }
  const { prepare } = await import("./prepare.js");
  const { event, stored, refused } = await prepare(inputs, readEvent(env), env);
  const handedOver: Prepared = {
    inputs: { ...inputs, token: "" },
    event,
    measuring: await makeTemporaryFolder(env),
    stored,
    refused,
  };
  runner.output("prepared", JSON.stringify(handedOver));
  runner.output("artifact", inputs.artifact ?? "");
}

function prepared(env: Environment): Prepared {
  const handedOver = readPrepared(env);
  return { ...handedOver, inputs: { ...handedOver.inputs, token: env["INPUT_TOKEN"] ?? "" } };
}

async function run(
  step: Exclude<(typeof STEPS)[number], "prepare">,
  { inputs, event, measuring, stored, refused }: Prepared,
  env: Environment,
): Promise<number> {
  // Each step loads what it needs: none of them waits for the others' code.
  switch (step) {
    case "measure": {
      const { measure } = await import("./measure.js");
      const begun = { stored, refused };
      const whole = await measure(inputs, event, begun, runFolderAt(measuring));
      return whole ? EXIT.passed : EXIT.cannotJudge;
    }
    case "judge": {
      const { judgeRun } = await import("./judge.js");
      const folders = {
        measuring: runFolderAt(measuring),
        taken: runFolderAt(await makeTemporaryFolder(env)),
      };
      await judgeRun(inputs, event, { ...folders, stored, measured: env["LATENCY_GATE_MEASURED"] ?? "" });
      return 0;
    }
    case "publish": {
      const { publish } = await import("./publish.js");
      const artifact = env["LATENCY_GATE_ARTIFACT_URL"] ?? "";
      const measured = env["LATENCY_GATE_MEASURED"] ?? "";
      const left = { judged: () => readJudged(env), stored, measured };
      await publish(inputs, event, left, artifact === "" ? undefined : artifact);
      return 0;
    }
    case "conclude":
      return concluded(readJudged(env), inputs.failOn);
  }
}
