import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  markComment
} from "./chunk-X72LR5QG.js";
import {
  openForge
} from "./chunk-IGHULWZI.js";
import {
  storedRunsIn
} from "./chunk-GVEWVQGF.js";
import {
  makeTemporaryFolder
} from "./chunk-AR7WOFIY.js";
import {
  runner
} from "./chunk-TJ5VZBEK.js";
import "./chunk-6EFX5D2C.js";
import {
  exists
} from "./chunk-ARI3FAVJ.js";
import "./chunk-CPOTL6YB.js";
import {
  nodeFiles
} from "./chunk-CNSDDDVN.js";
import {
  formatCount
} from "./chunk-NZOERVSK.js";
import "./chunk-TZ7B72EA.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-JJLDGNNS.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";

// src/action/prepare.ts
import { copyFile } from "node:fs/promises";
import { join, resolve } from "node:path";
var ARTIFACTS_LOOKED_AT = 500, STORED_RUNS = 20;
async function prepare(inputs, event, env) {
  let forge = await openForge(inputs, event), { pull, queued } = event, stored = await storedRuns(forge, inputs, event, env), begins = inputs.command === "gate" || inputs.command === "plan", measures = inputs.command === "gate" || inputs.command === "run";
  if (queued !== void 0 && measures)
    return { event: { ...event, queued: { ...queued, labels: await labelsOf(forge, queued) } }, stored };
  if (pull === void 0) return { event, stored };
  let compares = measures || inputs.command === "plan", [labels, baseTip] = await Promise.all([
    measures ? labelsOf(forge, pull) : [],
    compares ? baseTipOf(forge, pull) : void 0,
    forge !== void 0 && begins && inputs.comment !== "never" && markComment(forge, inputs, event, pull, { kind: "measuring" })
  ]);
  return { event: { ...event, pull: { ...pull, labels, baseTip } }, stored };
}
async function storedRuns(forge, inputs, event, env) {
  if (inputs.mode !== "paired") {
    if (inputs.mode === "file") return storedRunsIn(await takeFile(inputs, makeTemporaryFolder(env)));
    if (forge === void 0) throw new Error("`mode: stored` needs the input `token`, with `actions: read`");
    return fetchStored(forge, inputs, event, makeTemporaryFolder(env));
  }
}
async function takeFile({ baselineFile, workingDirectory }, folder) {
  let from = resolve(workingDirectory, baselineFile);
  return await exists(from) && await copyFile(from, join(folder, "001.json")), folder;
}
async function labelsOf(forge, { number, labels }) {
  if (forge === void 0) return labels;
  try {
    return await forge.labels(number);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    return runner.say(`labels: those of the event. ${error.message}`), labels;
  }
}
async function baseTipOf(forge, { baseRef, baseTip }) {
  if (forge === void 0) return baseTip;
  try {
    return (await forge.commit(`heads/${baseRef}`)).id;
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    runner.say(`tip of the base branch: not known. ${error.message}`);
    return;
  }
}
async function fetchStored(forge, { artifact }, event, folder) {
  let { fetchResults } = await import("./intake-4ELYDHBN.js"), branch = event.pull?.baseRef ?? event.defaultBranch, isOurs = ({ expired, headBranch, repositoryId, headRepositoryId }) => (
    // A fork may have a branch of the same name.
    !expired && headBranch === branch && repositoryId === event.repositoryId && headRepositoryId === event.repositoryId
  ), ours = (await forge.artifactsNamed(artifact ?? "", ARTIFACTS_LOOKED_AT)).filter(isOurs).slice(0, STORED_RUNS), unusable = 0;
  for (let [index, one] of ours.entries()) {
    let file = join(folder, `${String(ours.length - index).padStart(3, "0")}.json`), fetched = await fetchResults(forge, nodeFiles, one, file);
    fetched.ok || (unusable += 1, runner.warn(leftOut(one, event.repository, fetched.error)));
  }
  return runner.say(`${formatCount(ours.length - unusable, "stored run")} of ${branch ?? "the default branch"}`), storedRunsIn(folder, unusable);
}
function leftOut({ id, runId }, repository, why) {
  let of = runId === void 0 ? "" : `, of workflow run ${runId},`, command = `gh api --method DELETE repos/${repository}/actions/artifacts/${id}`;
  return `The stored results of artifact ${id}${of} are left out: ${why.replace(/\.$/, "")}. Each run leaves them out until they expire; \`${command}\` removes them.`;
}
export {
  prepare
};
