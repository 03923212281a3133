import { existsSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeRandom } from "../adapters/node-random.js";
import { CONFIG_FILE } from "../config/load-project.js";
import { judge } from "../core/judge.js";
import type { Report } from "../core/model/report.js";
import { measurePlanned } from "../pipeline/measure-planned.js";
import { planRun } from "../pipeline/plan-run.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { makeRunFolder } from "../source/run-folder.js";
import { refuse } from "./measure.js";
import type { Terminal } from "./terminal.js";

export interface ToyRun {
  /** A change to plant, of fixtures/selftest; absent: none. */
  readonly patch: string | undefined;
  /** Of fixtures/selftest; absent: the one of `selftest`. */
  readonly config?: string;
  /** Absent: the toy's own. */
  readonly timeBudgetMs?: number;
}

/**
 * Gates a small target that comes with the package by the real pipeline, on this machine.
 *
 * @returns the exit code where there was nothing to judge, and that was said
 */
export async function gateToy(
  { patch, config = CONFIG_FILE, timeBudgetMs }: ToyRun,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<Report | number> {
  const scratch = await makeRunFolder(ports.guard);
  try {
    const repository = join(scratch.path, "r");
    await cp(targetFolder(), repository, { recursive: true });
    const git = async (...args: string[]): Promise<void> => {
      const { code, stderr } = await ports.git.run(repository, args);
      ports.abort.throwIfAborted();
      if (code !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
    };
    await git("init", "--quiet");
    await git("add", "--all");
    const author = ["-c", "user.name=latency-gate", "-c", "user.email=selftest@example.invalid"];
    await git(...author, "commit", "--quiet", "--message", "baseline");
    if (patch !== undefined) await git("apply", patch);

    const startedAtMs = ports.clock.nowMs();
    const planned = await planRun(
      {
        start: { kind: "file", file: join(repository, config) },
        baseline: "HEAD",
        options: {
          seed: nodeRandom.seed(),
          quick: false,
          systems: [],
          scenarios: [],
          rounds: undefined,
          timeBudgetMs,
          studies: false,
          shard: undefined,
        },
      },
      ports,
    );
    if (planned.kind !== "planned") return refuse(planned, terminal);
    try {
      const outDir = join(scratch.path, "out");
      await mkdir(outDir);
      const { results, notWritten } = await measurePlanned(
        planned,
        {
          outDir,
          shard: undefined,
          labels: [],
          runId: patch ?? "unchanged",
          startedAt: ports.clock.wallTime(),
          startedAtMs,
        },
        { build: () => undefined, measure: () => undefined, judged: () => undefined },
        ports,
      );
      if (notWritten !== undefined) throw notWritten;
      if (results.run.stop === "interrupted") ports.abort.throwIfAborted();
      return judge(results);
    } finally {
      await planned.runFolder.remove();
    }
  } finally {
    await scratch.remove();
  }
}

/** The package's own copy, from dist/, dist/chunks/ or src/. */
function targetFolder(): string {
  for (const up of ["../", "../../"]) {
    const folder = fileURLToPath(new URL(`${up}fixtures/selftest`, import.meta.url));
    if (existsSync(folder)) return folder;
  }
  throw new Error("fixtures/selftest is missing from the package: install latency-gate anew");
}
