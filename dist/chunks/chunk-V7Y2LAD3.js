import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  compareRuns
} from "./chunk-RG4USZIT.js";
import {
  confirmRegressions,
  judge
} from "./chunk-YFFJPOOW.js";
import {
  formatProblems,
  readResults
} from "./chunk-TJTBUJZ4.js";

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
async function storedRunsIn(folder) {
  return { folder, digest: await digestOf(await filesIn(folder)) };
}
async function openStoredRuns({ folder, digest }) {
  let files = await filesIn(folder);
  if (await digestOf(files) !== digest)
    throw new Error(`The stored results in ${folder} were changed while the candidate was measured.`);
  return files;
}
async function filesIn(folder) {
  return (await readdir(folder)).sort().map((name) => join(folder, name));
}

// src/action/assemble.ts
import { access, readFile } from "node:fs/promises";
async function assembleReport(folder, stored, files) {
  let said = await textOf(folder.problem);
  if (said !== void 0) return { kind: "problem", text: said };
  let results = await read(files, folder.results);
  if (typeof results == "string") return { kind: "problem", text: results };
  let judged = await judgeAgainst(results, stored, files);
  if (typeof judged == "string") return { kind: "problem", text: judged };
  let { report } = judged;
  if (!await exists(folder.confirmationResults)) return { kind: "report", ...judged };
  let second = await read(files, folder.confirmationResults);
  if (typeof second == "string") return { kind: "problem", text: second };
  let confirmed = confirmRegressions(report, second);
  return confirmed.kind === "refused" ? { kind: "problem", text: confirmed.reason } : { kind: "report", report: confirmed.report, results: judged.results };
}
async function judgeAgainst(results, stored, files) {
  if (stored === void 0) return { report: judge(results), results };
  let runs = [];
  for (let path of await openStoredRuns(stored)) {
    let run = await read(files, path);
    if (typeof run == "string") return run;
    runs.push(run);
  }
  if (runs.length === 0)
    return "There are no stored results of the baseline branch yet. They come from this action's runs on pushes to it.";
  let compared = compareRuns(runs, results);
  return compared.kind === "report" ? compared : compared.reason;
}
async function read(files, path) {
  let results = await readResults(files, path);
  return results.ok ? results.value : formatProblems(results.error);
}
async function textOf(file) {
  return await exists(file) ? readFile(file, "utf8") : void 0;
}
async function exists(path) {
  try {
    return await access(path), !0;
  } catch {
    return !1;
  }
}

export {
  digestOf,
  storedRunsIn,
  openStoredRuns,
  assembleReport,
  exists
};
