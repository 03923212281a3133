import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import type { Report } from "../src/core/model/report.js";
import { makeToyProject, TOY } from "./bad-input/toy-project.js";
import { temporaryFolder } from "./support/repository.js";

const CLI = join(import.meta.dirname, "../dist/cli.js");

/** It works on when nobody asks it anything, and fails when it is to stop. */
const SERVICE = `import { createServer } from "node:net";
createServer().listen(process.env.LATENCY_GATE_ENDPOINT.replace("unix:", ""));
setInterval(() => { const end = Date.now() + 50; while (Date.now() < end); }, 1);
process.on("SIGTERM", () => process.exit(5));
`;

test("what is wrong with services of the whole run is in the report", () => {
  const project = makeToyProject({
    ...TOY,
    "systems/toy/service.mjs": SERVICE,
    "systems/toy/system.yml": `schema: 1
id: toy
benchmarks:
  loop:
    service: {start: [node, service.mjs], lifetime: run, ready: {socket: true}}
    harness: [sh, -c, "sleep 0.5; exec node harness.mjs"]
    samples: 50
    scenarios: {read: {gate: [p50]}}
`,
  });
  const cache = temporaryFolder();
  try {
    const argv = [CLI, "gate", "--baseline", "HEAD", "--rounds", "2", "--format", "json", "--quiet"];
    const env = { ...process.env, LATENCY_GATE_CACHE_DIR: cache };
    const { stdout, stderr } = spawnSync(process.execPath, argv, {
      cwd: project.root,
      env,
      encoding: "utf8",
    });
    if (stdout === "") throw new Error(stderr);
    const { notes } = JSON.parse(stdout) as Report;
    const said = notes.flatMap(({ caveat }) =>
      caveat.code === "harness" ? [`${caveat.side}: ${caveat.harnessCode} of ${caveat.trials}`] : [],
    );
    expect(said).toEqual([
      "baseline: busy-neighbour of 2",
      "baseline: service-stop of 2",
      "candidate: busy-neighbour of 2",
      "candidate: service-stop of 2",
    ]);
  } finally {
    project.remove();
    rmSync(cache, { recursive: true, force: true });
  }
});
