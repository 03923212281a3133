/** Bundles a TypeScript bench with what it needs at run time, and runs it: `node bench/run.mjs NAME [ARGUMENT…]`. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";

const [name, ...args] = process.argv.slice(2);
/** A module of the tests or of a bench finds its files by its own folder, which is another one in a bundle. */
const ownFolders = {
  name: "own-folders",
  setup(plugin) {
    plugin.onLoad({ filter: /\/(test|bench)\/.*\.(ts|mjs)$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      return {
        contents: text.replaceAll("import.meta.dirname", JSON.stringify(dirname(path))),
        loader: path.endsWith(".ts") ? "ts" : "js",
      };
    });
  },
};
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
    plugins: [ownFolders],
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
