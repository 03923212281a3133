/** From src/ to dist/: one ES module for each entry, what they share in chunks, licences of what is inside. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { declarations } from "./declarations.mjs";
import { reportPage } from "./report-page.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const ENTRIES = ["src/cli.ts", "src/action.ts", "src/api.ts"];
const SHEBANG = "#!/usr/bin/env node\n";

/**
 * @actions/core brings a client of HTTP for OpenID tokens, which nobody here asks for: 65 ms in each of the
 * action's five steps. Its packages do nothing but define, and do not say so; with this, what is not used is left out.
 */
const unusedParts = {
  name: "unused-parts",
  setup(plugin) {
    const asked = Symbol("asked");
    plugin.onResolve({ filter: /^(@actions\/|\.)/ }, async ({ path, pluginData, ...rest }) => {
      const ofActions = path.startsWith("@actions/") || rest.importer.includes("node_modules/@actions/core/");
      if (pluginData === asked || !ofActions) return undefined;
      const found = await plugin.resolve(path, { ...rest, pluginData: asked });
      return { ...found, sideEffects: false };
    });
  },
};

/** Names of the packages whose files esbuild took in. */
function packagesOf(metafile) {
  const names = Object.keys(metafile.inputs)
    .map((input) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1])
    .filter((name) => name !== undefined);
  return [...new Set(names)].sort();
}

/** ajv is bundled through src/generated, where its path is lost. */
function licences(packages) {
  const generated = existsSync(join(root, "src/generated/results-1.validator.js")) ? ["ajv"] : [];
  return [...new Set([...packages, ...generated])]
    .sort()
    .map((name) => {
      const folder = join(root, "node_modules", name);
      const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const file = ["LICENSE", "LICENSE.md", "LICENSE.txt", "LICENCE", "license", "LICENSE-MIT"].find(
        (candidate) => existsSync(join(folder, candidate)),
      );
      const text = file === undefined ? `License: ${license}\n` : readFileSync(join(folder, file), "utf8");
      return `${name} ${version}\n\n${text.trim()}\n`;
    })
    .join(`\n${"-".repeat(80)}\n\n`);
}

/** Writes the bundle of whichever entries exist to `outdir`, which is emptied first. */
export async function bundle(outdir) {
  const entryPoints = ENTRIES.filter((entry) => existsSync(join(root, entry)));
  await mkdir(outdir, { recursive: true });
  for (const name of await readdir(outdir)) await rm(join(outdir, name), { recursive: true });
  await writeFile(join(outdir, "package.json"), `${JSON.stringify({ type: "module" })}\n`);
  if (entryPoints.length === 0) return;
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    target: "node20",
    minifySyntax: true,
    // A fifth less to fetch, for the package and for the action.
    minifyWhitespace: true,
    chunkNames: "chunks/[name]-[hash]",
    legalComments: "none",
    plugins: [unusedParts],
    banner: {
      // CommonJS packages inside the bundle still call require() for Node's own modules.
      js: 'import { createRequire as bundleRequire } from "node:module";\nconst require = bundleRequire(import.meta.url);',
    },
    logLevel: "warning",
  });
  await mkdir(join(outdir, "chunks"), { recursive: true });
  for (const { path, text } of outputFiles) {
    const program = basename(path) === "cli.js";
    const body = text.startsWith("#!") ? text.slice(text.indexOf("\n") + 1) : text;
    await writeFile(path, program ? SHEBANG + body : text, { mode: program ? 0o755 : 0o644 });
  }
  // Started as a process of its own; it lies where the chunk that starts it looks for it.
  const watchdog = readFileSync(join(root, "src/adapters/watchdog-main.mjs"));
  await writeFile(join(outdir, "chunks/watchdog-main.mjs"), watchdog);
  for (const [name, text] of declarations(join(root, "src"), "api.ts")) {
    await mkdir(dirname(join(outdir, "types", name)), { recursive: true });
    await writeFile(join(outdir, "types", name), text);
  }
  // The report's script is bundled apart, and comes in as text.
  const page = packagesOf((await reportPage()).metafile);
  await writeFile(join(outdir, "LICENSES.txt"), licences([...packagesOf(metafile), ...page]));
}
