import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  err,
  ok
} from "./chunk-RSF63QEA.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";

// src/publish/provenance.ts
function notMeasured({ ended, status, conclusion }) {
  return conclusion === "action_required" || !ended && HELD.has(status) ? "it waits for somebody to approve it" : ended && conclusion === "skipped" ? "its jobs were skipped" : void 0;
}
var HELD = /* @__PURE__ */ new Set(["waiting", "action_required"]);
async function findPullRequests(forge, run, repository) {
  if (run.event !== "pull_request") return err(`it was started by ${run.event}, not by a pull request`);
  if (run.headOwner === void 0) return err("its fork is gone");
  let own = (await forge.pullRequestsFrom(run.headOwner, run.headBranch)).filter(
    (pull) => pull.open && pull.headSha === run.headSha && pull.headRepository === run.headRepository && pull.baseRepository === repository
  ), [first, ...others] = own;
  return first === void 0 ? err("no open pull request has its commit as the head: it was pushed to since") : ok([first, ...others]);
}
async function pullRequestOf(forge, { baseline }, pulls) {
  if (baseline.commit === void 0) return;
  let own = [];
  for (let pull of pulls) await forge.isOn(pull.baseRef, baseline.commit) && own.push(pull);
  return own.length === 1 ? own[0] : void 0;
}
async function findResultsArtifact(forge, run, name, maxBytes) {
  let newest = [...(await forge.artifactsOfRun(run.id)).filter((artifact) => artifact.name === name)].sort((a, b) => b.id - a.id)[0];
  return newest === void 0 ? err(`it has no artifact ${JSON.stringify(name)}: it ended before its results were there`) : newest.expired ? err("its artifact has expired") : newest.runId !== run.id || newest.headSha !== run.headSha || newest.repositoryId !== run.repositoryId ? err("its artifact belongs to another run, commit or repository") : newest.sizeBytes > maxBytes ? err(`its artifact has ${newest.sizeBytes} bytes; at most ${maxBytes} are read`) : ok(newest);
}
async function checkCommits(forge, { baseline, candidate }, pull) {
  let faults = [];
  if (candidate.commit === void 0 || candidate.dirty)
    faults.push("the candidate is no commit");
  else {
    let own = await standsFor(candidate.commit, pull.headSha, (commit) => parentsOf(forge, commit)), which = own === void 0 ? "which GitHub does not have" : neither(pull.headSha);
    own !== !0 && faults.push(`they are of candidate ${short(candidate.commit)}, ${which}`);
  }
  return baseline.commit === void 0 || baseline.dirty ? faults.push("the baseline is no commit") : await forge.isOn(pull.baseRef, baseline.commit) || faults.push(`their baseline ${short(baseline.commit)} is not on the base branch`), faults;
}
async function standsFor(commit, head, parentsOf2) {
  if (commit === head) return !0;
  let parents = await parentsOf2(commit);
  return parents === void 0 ? void 0 : parents.length === 2 && parents.includes(head);
}
function neither(head) {
  return `which is neither the head ${short(head)} nor a merge of it`;
}
async function parentsOf(forge, commit) {
  try {
    return (await forge.commit(commit)).parents;
  } catch (error) {
    if (error instanceof ForgeFault && error.kind === "not-found") return;
    throw error;
  }
}
function short(commit) {
  return commit.slice(0, 9);
}

export {
  notMeasured,
  findPullRequests,
  pullRequestOf,
  findResultsArtifact,
  checkCommits,
  standsFor,
  neither,
  short
};
