import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  commentPlace,
  openForge
} from "./chunk-OIUXMNLM.js";
import {
  runner,
  saveJson
} from "./chunk-KY7PDC4T.js";
import {
  markCommentStale
} from "./chunk-SHOYZMFQ.js";
import "./chunk-XDA4KH5U.js";
import "./chunk-7SFR7KTF.js";
import "./chunk-45DUXDJU.js";
import "./chunk-H5JNVS45.js";
import "./chunk-TZ7B72EA.js";
import "./chunk-SCSFRVWS.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";

// src/action/prepare.ts
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
var ARTIFACTS_LOOKED_AT = 500, STORED_RUNS = 20;
async function prepare(inputs, event, folder) {
  let forge = await openForge(inputs, event), { pull } = event;
  if (pull !== void 0) {
    let begins = inputs.command === "gate" || inputs.command === "plan", measures = inputs.command === "gate" || inputs.command === "run";
    await Promise.all([
      forge !== void 0 && begins && inputs.comment !== "never" && sayThatItRuns(forge, inputs, event, pull),
      measures && labelsOf(forge, pull).then((labels) => saveJson(folder.labels, labels))
    ]);
  }
  if (inputs.mode === "stored") {
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
  let { fetchResults } = await import("./intake-ORXK7LLS.js"), branch = event.pull?.baseRef ?? event.defaultBranch, isOurs = ({ expired, headBranch, repositoryId, headRepositoryId }) => (
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
