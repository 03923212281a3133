import { shardMatrix } from "../plan/shard-matrix.js";
import { describePlan } from "../report/describe-plan.js";
import { deadGlobsOf } from "../pipeline/dead-globs.js";
import { jsonText, forTerminal } from "../report/text/hostile.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { loadProject, projectStart } from "../config/load-project.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation } from "./invocation.js";
import { planFor, refuse } from "./measure.js";
import { formatProblems } from "../core/model/problem.js";
import { removeRunFolder } from "./remove-run-folder.js";
import { describeBeforehand, describeDeadGlobs } from "./say.js";
import type { Terminal } from "./terminal.js";
import { join, resolve } from "node:path";

/** `plan`: what `gate` would measure; with `--shards` the matrix of a workflow. */
export async function planCommand(
  invocation: Extract<Invocation, { command: "plan" }>,
  cwd: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const { shards, format, out } = invocation;
  const whole = await planFor(invocation, cwd, ports);
  if (whole.kind !== "planned") return refuse(whole, terminal);
  const { plan } = whole;
  try {
    if (invocation.verbosity !== "quiet") {
      terminal.err(
        `${describeBeforehand(plan, whole.candidate)}${describeDeadGlobs(await deadGlobsOf(whole))}`,
      );
    }
  } finally {
    await removeRunFolder(whole.runFolder, terminal);
  }
  if (out !== undefined) {
    const file = join(resolve(cwd, out), "plan.json");
    await ports.writer.makeFolder(resolve(cwd, out));
    await ports.writer.writeAtomically(file, [Buffer.from(`${jsonText(JSON.stringify(plan, null, 2))}\n`)]);
  }
  if (shards === undefined) {
    terminal.out(format === "json" ? `${jsonText(JSON.stringify(plan, null, 2))}\n` : describePlan(plan));
    return EXIT.passed;
  }
  const benchmarks = plan.systems.reduce((sum, system) => sum + system.benchmarks.length, 0);
  // A benchmark is never split, so more shards than benchmarks would stand idle.
  terminal.out(shardMatrix(plan, Math.min(shards, benchmarks)));
  return EXIT.passed;
}

/** `list`: the systems and scenarios of the working tree. */
export async function listCommand(
  invocation: Extract<Invocation, { command: "list" }>,
  cwd: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const project = await loadProject(ports.files, projectStart(invocation.config, cwd));
  if (!project.ok) {
    terminal.err(formatProblems(project.error));
    return EXIT.cannotJudge;
  }
  const scenarios = project.value.systems.flatMap((system) =>
    system.benchmarks.flatMap((benchmark) =>
      benchmark.scenarios.map((scenario) => ({
        id: `${system.id}/${benchmark.id}/${scenario.id}`,
        title: scenario.title ?? benchmark.title ?? system.title ?? "",
        role: benchmark.role,
      })),
    ),
  );
  const width = Math.max(...scenarios.map(({ id }) => id.length));
  terminal.out(
    invocation.format === "json"
      ? `${jsonText(JSON.stringify(scenarios, null, 2))}\n`
      : scenarios
          .map(({ id, title, role }) =>
            `${id.padEnd(width)}  ${title}${role === "study" ? " (study)" : ""}`.trimEnd(),
          )
          .map((line) => `${forTerminal(line)}\n`)
          .join(""),
  );
  return EXIT.passed;
}
