import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, release, tmpdir } from "node:os";
import { join } from "node:path";
import { quantileSorted } from "simple-statistics";
import type { Results } from "../src/core/model/run.js";
import { GitHubServer, REPOSITORY, TOKEN } from "../test/action/support/github-server.js";
import { provideAct } from "../test/action/support/tools.js";
import { WorkflowRepository } from "../test/action/support/workflow-repository.js";
import { gate } from "../test/action/support/workflows.js";

/**
 * `node bench/run.mjs action-start [RUNS [STARTS]]`, after `npm run build`: how long a workflow waits for the action.
 * The e2e tests' repository, run by act against GitHub on loopback, tools and builds cached by a run before.
 */
const [runs = 10, starts = 40] = process.argv.slice(2).map(Number);

console.log(`${cpus()[0]?.model ?? "?"}, ${cpus().length} CPUs, ${release()}, Node ${process.version}`);
const act = await provideAct();
const server = await GitHubServer.start();
const repository = new WorkflowRepository(act, server);
try {
  const head = repository.propose("change", { README: "nothing that is measured\n" });
  server.world.pulls.push({
    number: 7,
    open: true,
    headSha: head,
    headBranch: "change",
    headRepository: REPOSITORY,
    baseRef: "main",
    baseSha: server.world.branches.get("main")!,
  });
  const payload = repository.pullRequest({ head });
  await untilMeasuring(payload);
  const waits: number[] = [];
  for (let run = 0; run < runs; run += 1) waits.push(await untilMeasuring(payload));
  print("from `uses:` to the first measurement, beyond checkout", waits, 3000);

  const [bare, first]: [number[], number[]] = [[], []];
  for (let start = 0; start < starts; start += 1) {
    bare.push(await timed(["-e", "0"], {}));
    first.push(await firstStep(payload));
  }
  print("node that does nothing", bare);
  print("the action's first step: inputs, the stale mark, labels", first, 300);
} finally {
  repository.remove();
  await server.stop();
}

/** Milliseconds between the step before the action and the start of the first trial. */
async function untilMeasuring(payload: object): Promise<number> {
  const { log } = await repository.run("pull_request", payload, gate({ rounds: "2" }));
  const text = repository.artifact("latency-gate", "results.json");
  const at = /seen depth=1 at=(\d+)/.exec(log)?.[1];
  if (text === undefined || at === undefined) throw new Error(`nothing was measured:\n${log}`);
  const { run, trials } = JSON.parse(text) as Results;
  const firstMs = Math.min(...trials.map(({ startedAtMs }) => startedAtMs));
  return Date.parse(run.startedAt) + firstMs - Number(at);
}

/** As action.yml starts it. */
async function firstStep(payload: object): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "lg-start-"));
  try {
    const [event, output] = [join(folder, "event.json"), join(folder, "output")];
    writeFileSync(event, JSON.stringify(payload));
    writeFileSync(output, "");
    return await timed(["dist/action.js", "prepare"], {
      INPUT_TOKEN: TOKEN,
      GITHUB_EVENT_NAME: "pull_request",
      GITHUB_EVENT_PATH: event,
      GITHUB_OUTPUT: output,
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_API_URL: server.url,
      RUNNER_TEMP: folder,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** From the start of a Node process to its end; the server in this one goes on meanwhile. */
function timed(argv: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, argv, {
      env: { PATH: process.env["PATH"], ...env },
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code === 0) resolve(performance.now() - started);
      else reject(new Error(`node ${argv.join(" ")} ended with ${code ?? "a signal"}`));
    });
  });
}

function print(what: string, values: readonly number[], barMs?: number): void {
  const ordered = [...values].sort((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((share) => Math.round(quantileSorted(ordered, share)));
  const bar = barMs === undefined ? "" : `, bar ${barMs} ms`;
  console.log(
    `${what}: P50 ${p50} ms, P95 ${p95} ms, most ${Math.round(ordered.at(-1)!)} ms (${values.length} times${bar})`,
  );
}
