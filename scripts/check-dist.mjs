/** `npm run check:dist`: what is committed in src/generated/ and dist/ is what a rebuild makes, to the byte. */
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";
import { sources } from "./generate.mjs";

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

async function filesOf(folder) {
  if (!existsSync(folder)) return new Map();
  const entries = await readdir(folder, { recursive: true });
  const files = new Map();
  for (const entry of entries.sort()) {
    const path = join(folder, entry);
    if ((await stat(path)).isFile()) files.set(relative(folder, path), await readFile(path));
  }
  return files;
}

function differences(folder, committed, rebuilt) {
  const names = [...new Set([...committed.keys(), ...rebuilt.keys()])].sort();
  return names.flatMap((name) => {
    if (!rebuilt.has(name)) return [`${folder}/${name}: is not made by a build`];
    if (!committed.has(name)) return [`${folder}/${name}: is missing`];
    return committed.get(name).equals(rebuilt.get(name)) ? [] : [`${folder}/${name}: differs from a rebuild`];
  });
}

const generated = new Map(Object.entries(await sources()).map(([name, text]) => [name, Buffer.from(text)]));
const stale = differences("src/generated", await filesOf(at("src/generated")), generated);

const temporary = await mkdtemp(join(tmpdir(), "latency-gate-dist-"));
try {
  await bundle(temporary);
  stale.push(...differences("dist", await filesOf(at("dist")), await filesOf(temporary)));
} finally {
  await rm(temporary, { recursive: true });
}

if (stale.length > 0) {
  console.error(`${stale.join("\n")}\nRun: npm run build, and commit what it writes.`);
  process.exitCode = 1;
}
