import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  checkCommits,
  findPullRequests,
  findResultsArtifact,
  notMeasured,
  pullRequestOf
} from "./chunk-L3RIGTAD.js";
import {
  digestOfRun,
  findAcceptances,
  keptAcceptances
} from "./chunk-6QRYNUHN.js";
import {
  assembleReport
} from "./chunk-DEUFEL4P.js";
import {
  loadProject,
  projectStart
} from "./chunk-NHH5X2A2.js";
import "./chunk-WVMN2WMB.js";
import "./chunk-ZH5VLKXP.js";
import {
  ARCHIVE_LIMITS,
  readArtifact
} from "./chunk-NMMGH2GG.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-RSF63QEA.js";
import "./chunk-L6I6FNDK.js";
import {
  markComment,
  postMessage,
  sayPosted
} from "./chunk-X72LR5QG.js";
import {
  commentPlace,
  openForge
} from "./chunk-IGHULWZI.js";
import "./chunk-GVEWVQGF.js";
import {
  runFolderAt
} from "./chunk-AR7WOFIY.js";
import {
  runner
} from "./chunk-TJ5VZBEK.js";
import {
  markCommentStale,
  renderNoReport
} from "./chunk-6EFX5D2C.js";
import "./chunk-ARI3FAVJ.js";
import {
  renderMarkdown
} from "./chunk-CPOTL6YB.js";
import {
  acceptRegressions,
  confirmRegressions,
  judge,
  nodeFiles
} from "./chunk-CNSDDDVN.js";
import "./chunk-NZOERVSK.js";
import "./chunk-TZ7B72EA.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-JJLDGNNS.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";

// src/action/finished-run.ts
async function commentOnFinishedRun(inputs, event) {
  let { finishedRun: run } = event;
  if (run === void 0)
    throw new Error("`command: comment` belongs into a workflow that runs on workflow_run");
  let forge = await openForge(inputs, event);
  if (forge === void 0)
    throw new Error("`command: comment` needs the input `token`, with `pull-requests: write`");
  try {
    let pulls = await findPullRequests(forge, run, event.repository);
    if (!pulls.ok) {
      runner.notice(`No comment on run ${run.id}: ${pulls.error}.`);
      return;
    }
    let origin = run.headRepository === event.repository ? "own branch" : "fork", trusted = { forge, inputs, run, runUrl: runUrlOf(event, run.id), origin }, nothing = notMeasured(run);
    nothing !== void 0 ? (runner.notice(`No comment on run ${run.id}: ${nothing}.`), await markAll(trusted, pulls.value, { kind: "not-measured" })) : run.ended ? await commentOn(trusted, pulls.value) : await markAll(trusted, pulls.value, { kind: "measuring" });
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    runner.warn(`${error.message} ${error.hint}`);
  }
}
function runUrlOf({ runUrl }, id) {
  return runUrl?.replace(/[^/]+$/, String(id));
}
async function mark({ forge, inputs, run, runUrl }, pull, why) {
  let place = await commentPlace(forge, inputs, pull.number);
  await markCommentStale(forge, place, run.headSha, runUrl, why);
}
async function markAll(trusted, pulls, why) {
  for (let pull of pulls) await mark(trusted, pull, why);
}
async function commentOn(trusted, pulls) {
  let { forge, inputs, run, runUrl } = trusted, results = await resultsOf(trusted);
  if (!results.ok && run.conclusion === "cancelled")
    return runner.notice(`No comment on run ${run.id}, which was cancelled: ${results.error}.`), markAll(trusted, pulls, { kind: "cancelled" });
  let own = pulls.length === 1 ? pulls[0] : results.ok ? await pullRequestOf(forge, results.value.results, pulls) : void 0, others = pulls.filter((pull) => pull !== own);
  if (others.length > 0 && await markOthers(trusted, pulls, others, own !== void 0), own !== void 0) {
    let message = await messageOf(trusted, results, own);
    sayPosted(await postMessage(forge, inputs, { runUrl }, own.number, run.headSha, message, void 0));
  }
}
async function markOthers(trusted, pulls, others, ofAnother) {
  let shared = { kind: "shared", pulls: pulls.map(({ number }) => number), ofAnother };
  await markAll(trusted, others, shared);
  let names = others.map(({ number }) => `#${number}`).join(", ");
  runner.notice(
    `Results of run ${trusted.run.id} are not shown on ${names}: its commit is the head of several pull requests, and they are not known to be of ${others.length === 1 ? "this one" : "these"}.`
  );
}
async function messageOf({ forge, inputs, run, origin }, read, pull) {
  let faults = read.ok ? (await faultsOf(forge, read.value, pull)).join("; ") : read.error;
  if (!read.ok || faults !== "")
    return { kind: "problem", text: `The results of run ${run.id} are not shown: ${faults}.` };
  let { results, confirmation } = read.value;
  if (results.plan.sides === "candidate") return { kind: "stored" };
  let policy = await ownPolicy(inputs), vouched = await vouchHarnessChanges(
    { forge, origin },
    results,
    pull.number,
    policy?.harnessChange.label
  ), confirmed = confirmRegressions(judge(underPolicy(vouched, policy)), results.plan, confirmation);
  if (confirmed.kind === "refused")
    return { kind: "problem", text: `The results of run ${run.id} are not shown. ${confirmed.reason}` };
  let { report } = confirmed, place = await commentPlace(forge, inputs, pull.number), accepted = policy === void 0 ? [] : await findAcceptances(forge, report, { policy: policy.accept, head: run.headSha, place });
  return {
    kind: "report",
    report: acceptRegressions(report, accepted, results.plan.inconclusive),
    untrusted: origin
  };
}
async function faultsOf(forge, { results, confirmation }, pull) {
  let faults = await checkCommits(forge, results, pull), second = confirmation === void 0 ? [] : await checkCommits(forge, confirmation, pull);
  return [...faults, ...second.map((fault) => `of the confirming run, ${fault}`)];
}
async function resultsOf({ forge, inputs, run }) {
  let artifact = await findResultsArtifact(forge, run, inputs.artifact, ARCHIVE_LIMITS.maxArchiveBytes);
  return artifact.ok ? readArtifact(forge, nodeFiles, artifact.value) : artifact;
}
async function vouchHarnessChanges({ forge, origin }, results, pull, label) {
  let claims = ({ state }) => state.kind === "built" && state.harnessChange !== void 0;
  if (!results.systems.some(claims)) return results;
  let harnessChange = label !== void 0 && (await forge.labels(pull)).includes(label) ? `the label "${label}"` : origin === "fork" ? "the fork itself" : "the pull request itself", systems = results.systems.map(
    (record) => claims(record) ? { ...record, state: { ...record.state, harnessChange } } : record
  );
  return { ...results, systems };
}
function underPolicy(results, policy) {
  return {
    ...results,
    plan: { ...results.plan, accept: policy?.accept, harnessChange: policy?.harnessChange }
  };
}
async function ownPolicy({ config, workingDirectory }) {
  let project = await loadProject(nodeFiles, projectStart(config, workingDirectory));
  return project.ok ? project.value.config.policy : void 0;
}

// src/action/publish.ts
var SUMMARY_CHARACTERS = 3e5, CANCELLED = /* @__PURE__ */ new Set(["cancelled", "skipped"]);
async function publish(inputs, event, judged, artifactUrl) {
  if (inputs.command === "comment") return commentOnFinishedRun(inputs, event);
  if (inputs.command !== "gate" && inputs.command !== "merge") return;
  let message = await messageOf2(judged);
  if (inputs.summary && await summarise(message), inputs.comment === "never" || event.pull === void 0) return;
  let forge = await openForge(inputs, event);
  if (forge === void 0) {
    runner.notice("There is no token, so no comment: the summary has the report.");
    return;
  }
  if (CANCELLED.has(judged.measured))
    return runner.notice("The run was cancelled before it had results: the comment keeps what it shows."), markComment(forge, inputs, event, event.pull, { kind: "cancelled" });
  let posted = await postMessage(
    forge,
    inputs,
    event,
    event.pull.number,
    event.pull.headSha,
    message,
    artifactUrl
  );
  posted.kind === "failed" && event.pull.fromFork ? runner.notice(
    "A fork's token is read-only: the comment is posted by the workflow that has the recipe comment.yml."
  ) : sayPosted(posted);
}
async function summarise(message) {
  try {
    await runner.summary(
      message.kind === "report" ? renderMarkdown(message.report, SUMMARY_CHARACTERS) : renderNoReport(message, SUMMARY_CHARACTERS)
    );
  } catch (error) {
    runner.warn(`No summary: ${error instanceof Error ? error.message : String(error)}`);
  }
}
async function messageOf2({ folder, digest, accepted, stored }) {
  let taken = runFolderAt(folder);
  if (await digestOfRun(taken) !== digest)
    throw new Error(`What lies in ${folder} is not what was judged: it is not shown.`);
  let assembled = await assembleReport(taken, stored, nodeFiles);
  if (assembled.kind === "problem") return assembled;
  let { plan } = assembled.results, acceptances = await keptAcceptances(taken, accepted);
  return { kind: "report", report: acceptRegressions(assembled.report, acceptances, plan.inconclusive), untrusted: !1 };
}
export {
  publish
};
