import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/action/folder.ts
import { mkdtempSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
function makeRunFolder(env) {
  return runFolderAt(mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), "latency-gate-")));
}
function openRunFolder(env) {
  let path = env.LATENCY_GATE_ACTION_DIR ?? "";
  if (path === "") throw new Error("LATENCY_GATE_ACTION_DIR is not set: the first step did not end in order");
  return runFolderAt(path);
}
function runFolderAt(path) {
  let at = (name) => join(path, name);
  return {
    path,
    results: at("results.json"),
    confirmation: at("confirmation"),
    confirmationResults: join(at("confirmation"), "results.json"),
    stored: `${path}-stored`,
    problem: at("problem.txt"),
    inputs: at("inputs.json"),
    accepted: at("accepted.json"),
    verdict: at("verdict.json")
  };
}
async function saveJson(file, value) {
  await writeFile(file, `${JSON.stringify(value)}
`);
}
async function loadJson(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return;
    throw error;
  }
}

export {
  makeRunFolder,
  openRunFolder,
  saveJson,
  loadJson
};
