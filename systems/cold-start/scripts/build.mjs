import { readdirSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { provision } from "./provision.mjs";

/** Bundles the object for workerd, and harness, servers and tests for Node, into LATENCY_GATE_BUILD_DIR. */
const source = process.cwd();
const build = process.env.LATENCY_GATE_BUILD_DIR;
const installed = provision(source, process.env.LATENCY_GATE_CACHE_DIR);
const modules = join(build, "node_modules");
rmSync(modules, { force: true });
symlinkSync(join(installed, "node_modules"), modules);

const esbuild = createRequire(join(modules, "_.js"))("esbuild");
const shared = {
  absWorkingDir: source,
  bundle: true,
  format: "esm",
  target: "es2023",
  logLevel: "warning",
  nodePaths: [modules],
};
await esbuild.build({
  ...shared,
  entryPoints: { worker: "src/object/worker.ts", "start-probe": "src/object/start-probe.ts" },
  platform: "neutral",
  conditions: ["workerd", "browser", "import"],
  mainFields: ["module", "main"],
  external: ["node:*", "cloudflare:*"],
  outdir: build,
});
const tests = readdirSync(join(source, "test")).filter((name) => name.endsWith(".test.ts"));
await esbuild.build({
  ...shared,
  entryPoints: [
    { in: "src/harness/main.ts", out: "harness" },
    { in: "src/table/prepare-main.ts", out: "prepare" },
    { in: "src/servers/object-store-main.ts", out: "object-store" },
    { in: "src/servers/hrana-main.ts", out: "hrana" },
    { in: "src/servers/start-config-main.ts", out: "start-config" },
    ...tests.map((name) => ({ in: `test/${name}`, out: `test/${name.replace(/\.ts$/, "")}` })),
  ],
  platform: "node",
  packages: "external",
  outExtension: { ".js": ".mjs" },
  outdir: build,
});
// For the start of workerd as a whole command.
await import(join(build, "start-config.mjs"));
