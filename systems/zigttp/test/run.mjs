// node test/run.mjs BIN: the tests of the server with the builds in BIN.

import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [bin = "zig-out/bin"] = process.argv.slice(2);
const file = join(dirname(fileURLToPath(import.meta.url)), "server.test.mjs");
const { status } = spawnSync(process.execPath, ["--test", "--test-reporter=spec", file], {
  env: { ...process.env, ZIGTTP_BIN: bin },
  stdio: "inherit",
  timeout: 300_000,
});
process.exitCode = status ?? 1;
