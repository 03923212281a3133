import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { BuildClock } from "../build/build-clock.js";
import { buildSystem } from "../build/build-system.js";
import { makeCacheFolder } from "../build/cache-folder.js";
import { runCommand } from "../build/command-runner.js";
import { expandArgv, UnknownVariable } from "../build/expand.js";
import { loadProject, projectStart } from "../config/load-project.js";
import type { Argv, SystemManifest } from "../config/project.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { formatArgv } from "../platform/format-argv.js";
import { linesForTerminal } from "../report/text/hostile.js";
import { failureInWords } from "../report/text/words.js";
import { prepareSides } from "../source/prepare-sides.js";
import type { Sides } from "../source/prepare-sides.js";
import { makeRunFolder } from "../source/run-folder.js";
import { prepareSystemSource } from "../source/system-source.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation } from "./invocation.js";
import { refuse } from "./measure.js";
import { removeRunFolder } from "./remove-run-folder.js";
import { formatProblems } from "../core/model/problem.js";
import type { Terminal } from "./terminal.js";

/** Of one command of a system's tests. */
const TEST_LIMIT_MS = 30 * 60_000;

/** `test`: each system set up and built from a copy of the working tree, and its own tests run there. */
export async function testCommand(
  invocation: Extract<Invocation, { command: "test" }>,
  cwd: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const project = await loadProject(ports.files, projectStart(invocation.config, cwd));
  if (!project.ok) {
    terminal.err(formatProblems(project.error));
    return EXIT.cannotJudge;
  }
  const known = project.value.systems.map(({ id }) => id);
  const unknown = invocation.systems.find((id) => !known.includes(id));
  if (unknown !== undefined) return refuse({ kind: "unknown-system", name: unknown, known }, terminal);
  const chosen = project.value.systems.filter(
    ({ id }) => invocation.systems.length === 0 || invocation.systems.includes(id),
  );
  const runFolder = await makeRunFolder(ports.guard);
  try {
    const sides = await prepareSides(
      {
        folder: project.value.root,
        baseline: "HEAD",
        into: runFolder.path,
        leaveOut: [ports.cache.root, runFolder.path],
      },
      ports,
    );
    if (!sides.ok) return refuse({ kind: "source", problem: sides.problem }, terminal);
    const logDir = join(runFolder.path, "logs");
    await mkdir(logDir);
    await makeCacheFolder(ports.cache);
    let failed = 0;
    for (const [index, system] of chosen.entries()) {
      const folder = join(runFolder.path, `s${index}`);
      if (!(await testSystem(system, sides.value, folder, logDir, terminal, ports))) failed += 1;
    }
    terminal.out(`${chosen.length - failed} of ${chosen.length} systems passed their tests\n`);
    return failed === 0 ? EXIT.passed : EXIT.regression;
  } finally {
    await removeRunFolder(runFolder, terminal);
  }
}

async function testSystem(
  system: SystemManifest,
  sides: Sides,
  into: string,
  logDir: string,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<boolean> {
  const { id } = system;
  const say = (message: string): void => {
    terminal.err(linesForTerminal(`${id}: ${message}\n`));
  };
  const print = (text: string): void => {
    terminal.out(linesForTerminal(text));
  };
  const sources = await prepareSystemSource(
    { baseline: undefined, candidate: system, sides, into, mirrors: ports.cache.git },
    { ...ports, say },
  );
  if (!sources.ok) {
    print(`${id}: ${sources.problem.message}\n`);
    return false;
  }
  const candidate = sources.value.candidate!;
  const outcome = await buildSystem(
    {
      id,
      calledIn: sides.checkout.root,
      baseline: undefined,
      candidate: { ...candidate, manifest: system },
      benchmarks: [],
      logDir,
    },
    {
      ...ports,
      time: BuildClock.unlimited(() => ports.clock.nowMs()),
      onProgress: ({ message }) => {
        say(message);
      },
    },
  );
  if (outcome.system === undefined) {
    const { stage, failure } = outcome.state;
    print(`${id}: ${stage}: ${failureInWords(failure)}\n${failure.logTail.join("\n")}\n`);
    return false;
  }
  const { env } = outcome.system.candidate!;
  for (const [index, test] of system.tests.entries()) {
    const argv = expanded(test, env);
    if (typeof argv === "string") {
      print(`${id}: ${formatArgv(test)}: FAILED: ${argv}\n`);
      return false;
    }
    const logFile = join(logDir, `${id}.test.${index}.log`);
    const startedAtMs = ports.clock.nowMs();
    const failure = await runCommand(
      ports.exec,
      { argv, cwd: candidate.sourceDir, env, timeoutMs: TEST_LIMIT_MS, logFile },
      ports.abort,
    );
    const seconds = ((ports.clock.nowMs() - startedAtMs) / 1000).toFixed(1);
    print(`${id}: ${formatArgv(argv)}: ${failure === undefined ? "passed" : "FAILED"} after ${seconds} s\n`);
    if (failure === undefined) continue;
    print(`${await readFile(logFile, "utf8").catch(() => "")}\n${id}: ${failureInWords(failure)}\n`);
    return false;
  }
  return true;
}

/** The command, or why there is none. */
function expanded(test: Argv, env: Readonly<Record<string, string>>): Argv | string {
  try {
    return expandArgv(test, env);
  } catch (error) {
    if (error instanceof UnknownVariable) return error.message;
    throw error;
  }
}
