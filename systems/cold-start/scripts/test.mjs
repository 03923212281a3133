import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Runs the tests that are built. Each file is named: of a folder, Node.js 22 and later run nothing. */
const folder = join(process.env.LATENCY_GATE_BUILD_DIR, "test");
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".test.mjs"))
  .map((name) => join(folder, name));
if (files.length === 0) throw new Error(`no tests were built into ${folder}`);
const { status } = spawnSync(process.execPath, ["--test", "--test-concurrency=4", ...files], {
  stdio: "inherit",
  timeout: 900_000,
});
process.exitCode = status ?? 1;
