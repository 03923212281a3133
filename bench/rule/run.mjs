// Bundles the yardstick with the rule as it is in the source, and runs it with the given arguments.
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = new URL(".", import.meta.url);
const outfile = new URL("../../node_modules/.cache/latency-gate/bench-rule.mjs", here);
await build({
  entryPoints: [fileURLToPath(new URL("main.ts", here))],
  outfile: fileURLToPath(outfile),
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
await import(outfile.href);
