import { cp, mkdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeRandom } from "../adapters/node-random.js";
import { judge } from "../core/judge.js";
import type { Report, Verdict } from "../core/model/report.js";
import { measurePlanned, planRun } from "../pipeline.js";
import type { PipelinePorts } from "../pipeline.js";
import { formatChange } from "../report/text/quantity.js";
import { metricName } from "../report/text/words.js";
import { makeRunFolder } from "../source/run-folder.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation } from "./invocation.js";
import { refuse } from "./measure.js";
import type { Terminal } from "./terminal.js";

/** A change that is planted into the target, and what the gate must make of it. */
interface SelftestCase {
  readonly name: string;
  readonly patch: string | undefined;
  readonly planted: string;
  /** One of these statistics must be a regression; empty: none may be. */
  readonly fires: readonly string[];
  /** These must not be a regression. */
  readonly quiet: readonly string[];
}

const CASES: readonly SelftestCase[] = [
  { name: "unchanged", patch: undefined, planted: "nothing", fires: [], quiet: ["p50", "p95", "p99"] },
  {
    name: "all-10",
    patch: "all-10.patch",
    planted: "every operation 10 % slower",
    fires: ["p50", "p95"],
    quiet: [],
  },
  {
    name: "tail-20",
    patch: "tail-20.patch",
    planted: "only the slowest 7 % of operations 20 % slower",
    fires: ["p95", "p99"],
    quiet: ["p50"],
  },
  {
    name: "half-warm",
    patch: "half-warm.patch",
    planted: "a cache that is half warm",
    fires: ["p50"],
    quiet: [],
  },
];

/**
 * `selftest`: plants known changes into a small target and gates them with the real pipeline, on this
 * machine. Exit code 0 where the gate fired on each slow-down and stayed quiet without one.
 */
export async function selftestCommand(
  invocation: Extract<Invocation, { command: "selftest" }>,
  terminal: Terminal,
  ports: PipelinePorts,
): Promise<number> {
  const unknown = invocation.only.find((name) => !CASES.some((one) => one.name === name));
  if (unknown !== undefined) {
    terminal.err(
      `There is no case ${JSON.stringify(unknown)}. There are: ${CASES.map(({ name }) => name).join(", ")}.\n`,
    );
    return EXIT.cannotJudge;
  }
  const chosen = CASES.filter(({ name }) => invocation.only.length === 0 || invocation.only.includes(name));
  let wrong = 0;
  for (const one of chosen) {
    const report = await gateCase(one, terminal, ports);
    if (typeof report === "number") return report;
    const right = isRight(one, report);
    if (!right) wrong += 1;
    terminal.out(`${right ? "ok   " : "WRONG"}  ${one.name}: planted ${one.planted}; ${describe(report)}\n`);
  }
  terminal.out(
    wrong === 0
      ? `The gate works on this machine: ${chosen.length} of ${chosen.length} cases as they must be.\n`
      : `${wrong} of ${chosen.length} cases were not as they must be. Is the machine busy with something else? Try again when it is quiet.\n`,
  );
  return wrong === 0 ? EXIT.passed : EXIT.regression;
}

async function gateCase(
  one: SelftestCase,
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
    if (one.patch !== undefined) await git("apply", one.patch);

    const startedAtMs = ports.clock.nowMs();
    const planned = await planRun(
      {
        start: { kind: "folder", folder: repository },
        baseline: "HEAD",
        options: {
          seed: nodeRandom.seed(),
          quick: false,
          systems: [],
          scenarios: [],
          rounds: undefined,
          timeBudgetMs: undefined,
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
      const results = await measurePlanned(
        planned,
        { outDir, shard: undefined, runId: one.name, startedAt: ports.clock.wallTime(), startedAtMs },
        { build: () => undefined, measure: () => undefined, judged: () => undefined },
        ports,
      );
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

function verdicts(report: Report): ReadonlyMap<string, Verdict> {
  return new Map(report.rows.map((row) => [row.statistic, row.judgement.verdict]));
}

function isRight({ fires, quiet }: SelftestCase, report: Report): boolean {
  const seen = verdicts(report);
  const isRegression = (statistic: string): boolean => seen.get(statistic) === "regression";
  if (report.outcome.exitCode === EXIT.cannotJudge) return false;
  return (fires.length === 0 || fires.some(isRegression)) && !quiet.some(isRegression);
}

function describe(report: Report): string {
  return report.rows
    .map(({ metric, statistic, judgement }) => {
      const change = "change" in judgement ? ` (${formatChange(judgement.change.relative)})` : "";
      return `${metricName(metric, statistic)} ${judgement.verdict}${change}`;
    })
    .join(", ");
}
