import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  checkCommits,
  findPullRequest,
  findResultsArtifact
} from "./chunk-5PHB6O36.js";
import {
  findAcceptances
} from "./chunk-B2IB77A2.js";
import {
  assembleReport
} from "./chunk-XMRPPL54.js";
import {
  loadProject,
  projectStart
} from "./chunk-V5Z2UXNP.js";
import "./chunk-EZGR2U4E.js";
import "./chunk-3CIHP2CS.js";
import "./chunk-ZH5VLKXP.js";
import {
  nodeFiles
} from "./chunk-KEP72FR3.js";
import {
  ARCHIVE_LIMITS,
  readArtifact
} from "./chunk-HPVVN4HO.js";
import "./chunk-UVY4IQPT.js";
import {
  err,
  ok
} from "./chunk-QGB2XBFP.js";
import {
  commentPlace,
  openForge
} from "./chunk-OIUXMNLM.js";
import {
  runner
} from "./chunk-KY7PDC4T.js";
import {
  markCommentStale,
  postComment,
  renderProblem
} from "./chunk-SHOYZMFQ.js";
import "./chunk-XDA4KH5U.js";
import {
  renderMarkdown
} from "./chunk-7SFR7KTF.js";
import {
  acceptRegressions,
  judge
} from "./chunk-45DUXDJU.js";
import "./chunk-H5JNVS45.js";
import "./chunk-TZ7B72EA.js";
import "./chunk-SCSFRVWS.js";
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
    let pull = await findPullRequest(forge, run, event.repository);
    if (!pull.ok) {
      runner.notice(`No comment on run ${run.id}: ${pull.error}.`);
      return;
    }
    let runUrl = runUrlOf(event, run.id);
    if (!run.ended) {
      let place = await commentPlace(forge, inputs, pull.value.number);
      await markCommentStale(forge, place, run.headSha, runUrl);
      return;
    }
    let message = await messageOf(forge, inputs, run, pull.value);
    sayPosted(await post(forge, inputs, { runUrl }, pull.value.number, run.headSha, message, void 0));
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    runner.warn(`${error.message} ${error.hint}`);
  }
}
function runUrlOf({ runUrl }, id) {
  return runUrl?.replace(/[^/]+$/, String(id));
}
async function messageOf(forge, inputs, run, pull) {
  let results = await resultsOf(forge, inputs, run, pull);
  if (!results.ok)
    return { kind: "problem", text: `The results of run ${run.id} are not shown: ${results.error}.` };
  let { plan } = results.value, policy = await ownPolicy(inputs), report = judge(
    await vouchHarnessChanges(forge, results.value, pull.number, policy?.harnessChange.label)
  ), place = await commentPlace(forge, inputs, pull.number), accepted = policy === void 0 ? [] : await findAcceptances(forge, report, { policy: policy.accept, head: run.headSha, place });
  return { kind: "report", report: acceptRegressions(report, accepted, plan.inconclusive), untrusted: !0 };
}
async function resultsOf(forge, { artifact: name }, run, pull) {
  let artifact = await findResultsArtifact(forge, run, name, ARCHIVE_LIMITS.maxArchiveBytes);
  if (!artifact.ok) return artifact;
  let results = await readArtifact(forge, nodeFiles, artifact.value);
  if (!results.ok) return results;
  let faults = await checkCommits(forge, results.value, pull);
  return faults.length === 0 ? ok(results.value) : err(faults.join("; "));
}
async function vouchHarnessChanges(forge, results, pull, label) {
  let claims = ({ state }) => state.kind === "built" && state.harnessChange !== void 0;
  if (!results.systems.some(claims)) return results;
  let harnessChange = label !== void 0 && (await forge.labels(pull)).includes(label) ? `the label "${label}"` : "the fork itself", systems = results.systems.map(
    (record) => claims(record) ? { ...record, state: { ...record.state, harnessChange } } : record
  );
  return { ...results, systems };
}
async function ownPolicy({ config, workingDirectory }) {
  let project = await loadProject(nodeFiles, projectStart(config, workingDirectory));
  return project.ok ? project.value.config.policy : void 0;
}

// src/action/publish.ts
var SUMMARY_CHARACTERS = 3e5;
async function publish(inputs, event, folder, artifactUrl) {
  if (inputs.command === "comment") return commentOnFinishedRun(inputs, event);
  if (inputs.command !== "gate" && inputs.command !== "merge") return;
  let assembled = await assembleReport(folder, nodeFiles), message = assembled.kind === "problem" ? assembled : { kind: "report", report: assembled.report, untrusted: !1 };
  if (inputs.summary && await runner.summary(
    message.kind === "report" ? renderMarkdown(message.report, SUMMARY_CHARACTERS) : renderProblem(message.text, SUMMARY_CHARACTERS)
  ), inputs.comment === "never" || event.pull === void 0) return;
  let forge = await openForge(inputs, event);
  if (forge === void 0) {
    runner.notice("There is no token, so no comment: the summary has the report.");
    return;
  }
  let posted = await post(
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
async function post(forge, inputs, { runUrl }, pull, head, message, artifactUrl) {
  let place;
  try {
    place = await commentPlace(forge, inputs, pull);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    return { kind: "failed", message: error.message, hint: error.hint };
  }
  return postComment(forge, {
    place,
    head,
    message,
    links: { run: runUrl, artifact: artifactUrl },
    now: /* @__PURE__ */ new Date(),
    onlyUpdate: inputs.comment === "on-change" && message.kind === "report" && !hasNews(message.report)
  });
}
function sayPosted(posted) {
  switch (posted.kind) {
    case "created":
    case "updated":
      runner.output("comment-url", posted.url), runner.say(`comment ${posted.kind}: ${posted.url}`);
      break;
    case "skipped":
      runner.say(`no comment: ${posted.why}`);
      break;
    case "failed":
      runner.warn(`${posted.message} ${posted.hint} The summary has the report.`);
      break;
  }
}
function hasNews({ outcome, accepted }) {
  return outcome.verdict !== "passed" || outcome.counts.improvement > 0 || outcome.counts.added > 0 || accepted !== void 0;
}
export {
  post,
  publish,
  sayPosted
};
