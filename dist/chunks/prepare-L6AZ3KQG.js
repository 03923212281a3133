import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  commentPlace,
  openForge
} from "./chunk-TXYRIL3Z.js";
import {
  storedRunsIn
} from "./chunk-TM4RG67N.js";
import {
  makeTemporaryFolder
} from "./chunk-AR7WOFIY.js";
import {
  runner
} from "./chunk-TJ5VZBEK.js";
import {
  markCommentStale
} from "./chunk-RV5LY6WB.js";
import {
  exists
} from "./chunk-ARI3FAVJ.js";
import "./chunk-4YWNUZ4G.js";
import "./chunk-GQ62SPW4.js";
import {
  formatCount
} from "./chunk-7VSOEIZ7.js";
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
    forge !== void 0 && begins && inputs.comment !== "never" && sayThatItRuns(forge, inputs, event, pull)
  ]);
  return { event: { ...event, pull: { ...pull, labels, baseTip } }, stored };
}
async function storedRuns(forge, inputs, event, env) {
  if (inputs.mode !== "paired") {
    if (inputs.mode === "file") return storedRunsIn(await takeFile(inputs, makeTemporaryFolder(env)));
    if (forge === void 0) throw new Error("`mode: stored` needs the input `token`, with `actions: read`");
    return storedRunsIn(await fetchStored(forge, inputs, event, makeTemporaryFolder(env)));
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
async function sayThatItRuns(forge, inputs, { runUrl }, { number, headSha, fromFork }) {
  try {
    await markCommentStale(forge, await commentPlace(forge, inputs, number), headSha, runUrl);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    if (fromFork && error.kind === "forbidden") return;
    runner.warn(`${error.message} ${error.hint}`);
  }
}
async function fetchStored(forge, { artifact }, event, folder) {
  let { fetchResults } = await import("./intake-JKWSCOO7.js"), branch = event.pull?.baseRef ?? event.defaultBranch, isOurs = ({ expired, headBranch, repositoryId, headRepositoryId }) => (
    // A fork may have a branch of the same name.
    !expired && headBranch === branch && repositoryId === event.repositoryId && headRepositoryId === event.repositoryId
  ), ours = (await forge.artifactsNamed(artifact ?? "", ARTIFACTS_LOOKED_AT)).filter(isOurs).slice(0, STORED_RUNS), stored = 0;
  for (let [index, one] of ours.entries()) {
    let file = join(folder, `${String(ours.length - index).padStart(3, "0")}.json`), fetched = await fetchResults(forge, one, file);
    fetched.ok ? stored += 1 : runner.warn(`The stored results of artifact ${one.id} are left out: ${fetched.error}`);
  }
  return runner.say(`${formatCount(stored, "stored run")} of ${branch ?? "the default branch"}`), folder;
}
export {
  prepare
};
