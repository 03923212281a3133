import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/action/stored-runs.ts
import { readdir } from "node:fs/promises";
import { join } from "node:path";

// src/action/digest.ts
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
async function digestOf(paths) {
  let parts = [];
  for (let path of paths) parts.push(await digestOfFile(path));
  return createHash("sha256").update(parts.join(`
`)).digest("hex");
}
async function digestOfFile(path) {
  let hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    if (error.code === "ENOENT") return "missing";
    throw error;
  }
  return hash.digest("hex");
}

// src/action/stored-runs.ts
async function storedRunsIn(folder, unusable = 0) {
  return { folder, digest: await digestOf(await filesIn(folder)), unusable };
}
async function openStoredRuns({
  folder,
  digest
}) {
  let files = await filesIn(folder);
  if (await digestOf(files) !== digest)
    throw new Error(`The stored results in ${folder} were changed while the candidate was measured.`);
  return files;
}
async function filesIn(folder) {
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}

export {
  digestOf,
  storedRunsIn,
  openStoredRuns
};
