import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  MOST_CHARACTERS,
  fitMarkdown
} from "./chunk-CPOTL6YB.js";
import {
  acceptanceOf,
  flagged
} from "./chunk-CNSDDDVN.js";
import {
  rowName
} from "./chunk-NZOERVSK.js";
import {
  code,
  markdown
} from "./chunk-TZ7B72EA.js";
import {
  ForgeFault
} from "./chunk-EFV5A5FX.js";

// src/publish/marker.ts
import { createHash } from "node:crypto";
function rowId(name) {
  return createHash("sha256").update(name).digest("hex").slice(0, 12);
}
var MOST_ROWS = 300;
function remember(present, earlier, seconds) {
  let fresh = Object.fromEntries(present.map((id) => [id, seconds]));
  return Object.fromEntries(
    Object.entries({ ...fresh, ...earlier }).slice(0, Math.max(present.length, MOST_ROWS))
  );
}
function writeMarker(key, { head, shown }) {
  let rows = Object.entries(shown).map(([id, at]) => `${id}:${at}`);
  return `<!-- latency-gate:${key} ${[head, ...rows].join(" ")} -->`;
}
var FIRST_LINE = /^<!-- latency-gate:([A-Za-z0-9][A-Za-z0-9._/-]{0,63}) ([0-9a-f]{40,64})((?: [0-9a-f]{12}:\d{1,12})*) -->(?:\r?\n|$)/;
function readMarker(body) {
  let match = FIRST_LINE.exec(body);
  if (match === null) return;
  let [, key = "", head = "", rows = ""] = match, shown = rows.trim().split(" ").filter((row) => row !== "").map((row) => row.split(":"));
  return { key, state: { head, shown: Object.fromEntries(shown.map(([id, at]) => [id, Number(at)])) } };
}

// src/publish/comment-body.ts
var COMMENT_LIMIT = 65536;
function composeBody(request, before) {
  let { key, head, message, links, now, mostCharacters = MOST_CHARACTERS } = request, seconds = Math.floor(now.getTime() / 1e3), earlier = before?.head === head ? before.shown : {}, frameOf = (rows) => {
    let present = flagged({ rows }).map((row) => rowId(rowName(row))), state = { head, shown: remember(present, earlier, seconds) }, foot = [...unseen(message, state), footer(message, links, head)].join(`

`);
    return { top: writeMarker(key, state), foot };
  };
  for (let room = frameOf([]); ; ) {
    let { text, news } = renderMessage(message, mostCharacters - lengthOf(room)), frame = frameOf(news);
    if (lengthOf(frame) <= lengthOf(room)) return `${frame.top}
${text.trimEnd()}

${frame.foot}
`;
    room = frame;
  }
}
function lengthOf({ top, foot }) {
  return top.length + foot.length + 4;
}
function renderMessage(message, mostCharacters) {
  return message.kind === "report" ? fitMarkdown(message.report, mostCharacters) : { text: renderNoReport(message, mostCharacters), news: [] };
}
function unseen(message, { shown }) {
  if (message.kind !== "report") return [];
  let { accepted } = message.report, many = flagged(message.report).filter(
    (row) => shown[rowId(rowName(row))] === void 0 && acceptanceOf(row, accepted) === void 0
  ).length;
  return many === 0 ? [] : [
    `**A label can't accept ${many} of the regressions**: there was no room to show ${many === 1 ? "it" : "them"} here.`
  ];
}
function renderNoReport(message, mostCharacters = MOST_CHARACTERS) {
  return message.kind === "stored" ? STORED : renderProblem(message.text, mostCharacters);
}
var STORED = `### \u2139\uFE0F Latency gate: held against stored runs

The candidate alone was measured. The job held it against stored runs, which its artifact does not have: **what came of it is in the summary of the workflow run**, and nothing of it is repeated here.
`;
function renderProblem(text, mostCharacters = MOST_CHARACTERS) {
  let lines = text.trimEnd().split(`
`).map((line) => markdown(line)), length = 0, fitting = lines.filter((line) => (length += line.length + 5) < mostCharacters - 200), cut = fitting.length < lines.length ? ["", "*The rest is in the job's log.*"] : [];
  return ["### \u26D4 Latency gate can't judge", "", fitting.join(`<br>
`), ...cut, ""].join(`
`);
}
function footer(message, { run, artifact }, head) {
  let links = [
    ...run === void 0 ? [] : [`[workflow run](${run})`],
    ...artifact === void 0 ? [] : [`[HTML report and results](${artifact})`],
    `commit ${code(head.slice(0, 9))}`
  ].join(" \xB7 "), untrusted = message.kind === "report" && message.untrusted;
  return `${untrusted ? `<sub>Measured by a job that runs the pull request's own code${untrusted === "fork" ? ", from a fork" : ""}: the figures are what that job reported.</sub>

` : ""}<sub>${links}</sub>`;
}
var STALE_OPEN = "<!-- stale -->", STALE = new RegExp(`^(.*\\n)(${STALE_OPEN}[^\\n]*)\\n\\n`);
function markStale(body, head, run, why) {
  let state = readMarker(body)?.state;
  if (state === void 0) return body;
  let fresh = withoutStaleMark(body), same = state.head === head;
  if (why.kind === "shared" && why.ofAnother && same) return fresh;
  let measured = isMeasured(body, head, state.head, run);
  if (why.kind === "cancelled" && measured === "by another" || why.kind === "not-measured" && measured !== "by this run") return body;
  if (why.kind === "not-measured" && same) return fresh;
  let what = staleness(why, head, state.head), where = run === void 0 ? "" : ` ([run](${run}))`, end = fresh.indexOf(`
`) + 1, marked = `${fresh.slice(0, end)}${STALE_OPEN}\u23F3 *${what}${where}.*

${fresh.slice(end)}`;
  return marked.length <= COMMENT_LIMIT ? marked : fresh;
}
function isMeasured(body, head, shown, run) {
  let mark = STALE.exec(body)?.[2], begun = `${STALE_OPEN}\u23F3 *${staleness({ kind: "measuring" }, head, shown)}`;
  if (!(run === void 0 || mark?.startsWith(begun) !== !0))
    return mark.includes(`(${run})`) ? "by this run" : "by another";
}
function staleness(why, head, shown) {
  let same = head === shown, name = code(head.slice(0, 9)), below = `what stands below is of ${same ? "an earlier run" : code(shown.slice(0, 9))}`;
  switch (why.kind) {
    case "shared": {
      let pulls = why.pulls.map((pull) => `#${pull}`).join(", ");
      return `${same ? "Further results of the same commit" : `Results of commit ${name}`} are not shown here: it is the head of several pull requests (${pulls}), and they are not known to be of this one; ${below}`;
    }
    case "measuring":
      return same ? "The same commit is being measured again" : `Commit ${name} is being measured; ${below}`;
    case "cancelled":
      return `${same ? "A further run of the same commit" : `The run of commit ${name}`} was cancelled before it had results; ${below}`;
    case "not-measured":
      return `Commit ${name} was not measured; ${below}`;
  }
}
function withoutStaleMark(body) {
  return body.replace(STALE, "$1");
}

// src/publish/sticky-comment.ts
var ACTIONS_AUTHOR = "github-actions[bot]";
async function authorOf(forge, given) {
  return given ?? await forge.login() ?? ACTIONS_AUTHOR;
}
async function findComment(forge, place) {
  for await (let page of forge.comments(place.pull)) {
    let found = page.find(
      ({ author, body }) => author === place.author && readMarker(body)?.key === place.key
    );
    if (found !== void 0) return found;
  }
}
async function readState(forge, place) {
  let comment = await findComment(forge, place);
  return comment && readMarker(comment.body)?.state;
}
async function markCommentStale(forge, place, head, run, why = { kind: "measuring" }) {
  let comment = await findComment(forge, place);
  if (comment === void 0) return;
  let body = markStale(comment.body, head, run, why);
  body !== comment.body && await forge.updateComment(comment.id, body);
}
var TRIES = 3;
async function postComment(forge, request) {
  let mostCharacters, last;
  for (let attempt = 0; attempt < TRIES; attempt += 1)
    try {
      return await postOnce(forge, request, mostCharacters);
    } catch (error) {
      if (!(error instanceof ForgeFault)) throw error;
      if (last = error, error.kind === "refused") mostCharacters = 3e4;
      else if (error.kind !== "not-found" && error.kind !== "unavailable") break;
    }
  return { kind: "failed", message: last.message, hint: last.hint };
}
async function postOnce(forge, request, mostCharacters) {
  let { place, onlyUpdate, head } = request, existing = await findComment(forge, place);
  if (existing === void 0 && onlyUpdate)
    return { kind: "skipped", why: "nothing changed, and the comment is on change only" };
  let { headSha } = await forge.pullRequest(place.pull);
  if (headSha !== head)
    return { kind: "skipped", why: `the pull request has moved on to ${headSha.slice(0, 9)}` };
  let body = composeBody(
    { ...request, key: place.key, ...mostCharacters !== void 0 && { mostCharacters } },
    existing && readMarker(existing.body)?.state
  ), comment = existing === void 0 ? await forge.createComment(place.pull, body) : await forge.updateComment(existing.id, body);
  return { kind: existing === void 0 ? "created" : "updated", url: comment.url, author: comment.author };
}

export {
  rowId,
  composeBody,
  renderNoReport,
  authorOf,
  readState,
  markCommentStale,
  postComment
};
