// node test/run.mjs BIN: the tests of the server with the builds in BIN.

import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [bin = "zig-out/bin"] = process.argv.slice(2);
const folder = dirname(fileURLToPath(import.meta.url));
const files = ["server", "harness", "image"].map((name) => join(folder, `${name}.test.mjs`));
const { status } = spawnSync(process.execPath, ["--test", "--test-reporter=spec", ...files], {
  env: { ...process.env, ZIGTTP_BIN: bin },
  stdio: "inherit",
  timeout: 900_000,
});
process.exitCode = status ?? 1;
