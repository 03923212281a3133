import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Checks the types of a copy that stands beside node_modules, which the source does not. */
const build = process.env.LATENCY_GATE_BUILD_DIR;
const copy = mkdtempSync(join(build, "types-"));
for (const name of ["src", "test", "tsconfig.json"]) cpSync(name, join(copy, name), { recursive: true });
const tsc = join(build, "node_modules", "typescript", "bin", "tsc");
const { status } = spawnSync(process.execPath, [tsc, "-p", copy, "--pretty", "false"], { stdio: "inherit" });
rmSync(copy, { recursive: true });
process.exitCode = status ?? 1;
