import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults
} from "./chunk-DFGEBSSJ.js";
import {
  commentPlace,
  openForge
} from "./chunk-F4LP65VF.js";
import {
  markCommentStale
} from "./chunk-CFQDYCY3.js";
import "./chunk-T7WTCCBH.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";
import {
  runner,
  saveJson
} from "./chunk-IJUDNTX5.js";
import "./chunk-G5OY7OPV.js";
import "./chunk-LR2AM7OW.js";
import "./chunk-4RBQP33U.js";
import "./chunk-TZ7B72EA.js";
import "./chunk-RODUJ5KE.js";

// src/action/prepare.ts
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
var ARTIFACTS_LOOKED_AT = 500, STORED_RUNS = 20;
async function prepare(inputs, event, folder) {
  let forge = await openForge(inputs, event), begins = inputs.command === "gate" || inputs.command === "plan";
  if (forge !== void 0 && event.pull !== void 0 && inputs.comment !== "never" && begins && await sayThatItRuns(forge, inputs, event, event.pull), event.pull !== void 0 && (inputs.command === "gate" || inputs.command === "run") && await saveJson(folder.labels, await labelsOf(forge, event.pull)), inputs.mode === "stored") {
    if (forge === void 0) throw new Error("`mode: stored` needs the input `token`, with `actions: read`");
    await fetchStored(forge, inputs, event, folder);
  }
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
async function sayThatItRuns(forge, inputs, { runUrl }, { number, headSha, fromFork }) {
  try {
    await markCommentStale(forge, await commentPlace(forge, inputs, number), headSha, runUrl);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    if (fromFork && error.kind === "forbidden") return;
    runner.warn(`${error.message} ${error.hint}`);
  }
}
async function fetchStored(forge, { artifact }, event, { stored }) {
  let branch = event.pull?.baseRef ?? event.defaultBranch, isOurs = ({ expired, headBranch, repositoryId, headRepositoryId }) => (
    // A fork may have a branch of the same name.
    !expired && headBranch === branch && repositoryId === event.repositoryId && headRepositoryId === event.repositoryId
  ), ours = (await forge.artifactsNamed(artifact ?? "", ARTIFACTS_LOOKED_AT)).filter(isOurs).slice(0, STORED_RUNS);
  await mkdir(stored, { recursive: !0 });
  for (let [index, one] of ours.entries()) {
    let file = join(stored, `${String(ours.length - index).padStart(3, "0")}.json`), fetched = await fetchResults(forge, one, file);
    fetched.ok || runner.warn(`The stored results of artifact ${one.id} are left out: ${fetched.error}`);
  }
  runner.say(`${ours.length} stored runs of ${branch ?? "the default branch"}`);
}
export {
  prepare
};
