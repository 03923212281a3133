/** Bundles a TypeScript bench with what it needs at run time, and runs it: `node bench/run.mjs NAME [ARGUMENT…]`. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";

const [name, ...args] = process.argv.slice(2);
const dir = mkdtempSync(join(tmpdir(), "lg-bench-"));
try {
  const outfile = join(dir, "bench.mjs");
  const js =
    'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);';
  await build({
    entryPoints: [join(import.meta.dirname, `${name}.ts`)],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    banner: { js },
    logLevel: "warning",
  });
  copyFileSync(
    join(import.meta.dirname, "../src/adapters/watchdog-main.mjs"),
    join(dir, "watchdog-main.mjs"),
  );
  process.exitCode = spawnSync(process.execPath, [outfile, ...args], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(dir, { recursive: true });
}
