import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { makeToyProject, TOY } from "./bad-input/toy-project.js";
import { temporaryFolder } from "./support/repository.js";

const CLI = join(import.meta.dirname, "../dist/cli.js");
const manifest = (build: string): string =>
  `schema: 1
id: toy
build: [[sh, -c, ${JSON.stringify(`cp harness.mjs "$LATENCY_GATE_BUILD_DIR/"; ${build}`)}]]
fingerprint: [harness.mjs]
benchmarks:
  loop:
    harness: [node, "\${LATENCY_GATE_BUILD_DIR}/harness.mjs"]
    samples: 20
    scenarios: {read: {gate: [p50]}}
`;

test.each([
  ["its own folder only", ": >$LATENCY_GATE_BUILD_DIR/own", false],
  [
    "the baseline's build",
    `for file in "$LATENCY_GATE_BUILD_DIR"/../../*/*/harness.mjs; do [ "$file" -ef "$LATENCY_GATE_BUILD_DIR/harness.mjs" ] || echo '//' >>"$file"; done`,
    true,
  ],
])("a candidate whose build writes into %s", (_, build, isRefused) => {
  const project = makeToyProject({ ...TOY, "systems/toy/system.yml": manifest("") });
  project.write({ "systems/toy/system.yml": manifest(build) });
  const cache = temporaryFolder();
  try {
    const argv = [CLI, "gate", "--baseline", "HEAD", "--rounds", "2", "--quiet"];
    const env = { ...process.env, LATENCY_GATE_CACHE_DIR: cache };
    const { stdout, stderr } = spawnSync(process.execPath, argv, {
      cwd: project.root,
      env,
      encoding: "utf8",
    });
    const said = (stdout + stderr).includes("Something wrote into the baseline");
    expect({ said, stdout }).toEqual({ said: isRefused, stdout: expect.stringContaining("toy") });
  } finally {
    project.remove();
    rmSync(cache, { recursive: true, force: true });
  }
});
