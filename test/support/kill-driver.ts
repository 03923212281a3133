/**
 * A small gate for test/kill.test.ts: every kind of thing that a run leaves behind, made by the real
 * parts. Started as `node kill-driver.mjs REPOSITORY`; goes on until it is killed.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { commandLineGit } from "../../src/adapters/git.js";
import { startSupervision } from "../../src/adapters/supervision.js";
import { buildSystem } from "../../src/build/build-system.js";
import { cacheRoot, openCacheFolder } from "../../src/build/cache-folder.js";
import { prepareSides } from "../../src/source/prepare-sides.js";
import { makeRunFolder } from "../../src/source/run-folder.js";
import { prepareSystemSource } from "../../src/source/system-source.js";
import { manifest } from "./manifest.js";

const [repository = ""] = process.argv.slice(2);
const { exec, guard } = startSupervision();
const git = commandLineGit(exec, process.env);
const run = await makeRunFolder(guard);
const mirrors = join(run.path, "mirrors");
const sides = await prepareSides(
  { folder: repository, baseline: undefined, candidate: undefined, into: run.path },
  { git, guard },
);
if (!sides.ok) throw new Error(sides.problem.message);

// Builds whose keys are new each time, with children that leave their process group.
const script =
  "setsid sleep 300 & sleep 300 & echo x >$LATENCY_GATE_BUILD_DIR/half; sleep 0.05; echo y >$LATENCY_GATE_BUILD_DIR/whole";
const system = manifest({
  build: [["sh", "-c", script]],
  prepare: [["sh", "-c", "mkdir $LATENCY_GATE_DATA_DIR/d; chmod 500 $LATENCY_GATE_DATA_DIR/d"]],
  environment: { NONCE: run.path },
});
const request = {
  baseline: system,
  candidate: system,
  sides: sides.value,
  into: join(run.path, "0"),
  mirrors,
};
const sources = await prepareSystemSource(request, { git, guard });
if (!sources.ok) throw new Error(sources.problem.message);
const { baseline, candidate } = sources.value;
const logDir = join(run.path, "logs");
await mkdir(logDir);
const outcome = await buildSystem(
  {
    id: "x",
    baseline: baseline && { manifest: system, ...baseline },
    candidate: candidate && { manifest: system, ...candidate },
    logDir,
  },
  {
    exec,
    guard,
    cache: await openCacheFolder(cacheRoot(process.env)),
    callerEnv: process.env,
    abort: undefined,
    onProgress: () => undefined,
  },
);
if (outcome.system === undefined) throw new Error(JSON.stringify(outcome.state));

const env = { PATH: process.env["PATH"] ?? "" };
for (;;) {
  const cwd = run.path;
  const service = await exec.start({ argv: ["sh", "-c", "setsid sleep 300 & sleep 300"], cwd, env });
  // A daemon that has lost its environment, as PostgreSQL's has, but works in the run's folder.
  const harness = "setsid env -i /bin/sleep 300 & (sh -c 'trap \"\" TERM; sleep 300' &) ; sleep 0.05";
  await exec.run({ argv: ["sh", "-c", harness], cwd, env, timeoutMs: 10_000 });
  await service.stop("SIGTERM", 1_000);
}
