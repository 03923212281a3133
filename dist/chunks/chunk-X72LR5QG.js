import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  commentPlace
} from "./chunk-IGHULWZI.js";
import {
  runner
} from "./chunk-TJ5VZBEK.js";
import {
  markCommentStale,
  postComment
} from "./chunk-6EFX5D2C.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";

// src/action/post-message.ts
async function postMessage(forge, inputs, { runUrl }, pull, head, message, artifactUrl) {
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
    onlyUpdate: inputs.comment === "on-change" && !hasNews(message)
  });
}
async function markComment(forge, inputs, { runUrl }, { number, headSha, fromFork }, why) {
  try {
    if ((await forge.pullRequest(number)).headSha !== headSha) return;
    await markCommentStale(forge, await commentPlace(forge, inputs, number), headSha, runUrl, why);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    if (fromFork && error.kind === "forbidden") return;
    runner.warn(`${error.message} ${error.hint}`);
  }
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
function hasNews(message) {
  if (message.kind !== "report") return message.kind === "problem";
  let { outcome, accepted } = message.report;
  return outcome.verdict !== "passed" || outcome.counts.improvement > 0 || outcome.counts.added > 0 || accepted !== void 0;
}

export {
  postMessage,
  markComment,
  sayPosted
};
