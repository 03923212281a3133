import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  MOST_CHARACTERS,
  renderMarkdown
} from "./chunk-Z7UZ2WZ4.js";
import {
  flagged
} from "./chunk-JVBEAP34.js";
import {
  rowName
} from "./chunk-EYRHNW4P.js";
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
function writeMarker(key, { head, shown }) {
  let rows = Object.entries(shown).slice(0, MOST_ROWS).map(([id, at]) => `${id}:${at}`);
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
  let { key, head, message, links, now, mostCharacters = MOST_CHARACTERS } = request, seconds = Math.floor(now.getTime() / 1e3), earlier = before?.head === head ? before.shown : {}, regressed = message.kind === "report" ? flagged(message.report) : [], shown = Object.fromEntries(
    regressed.map((row) => {
      let id = rowId(rowName(row));
      return [id, earlier[id] ?? seconds];
    })
  ), foot = footer(message, links, head), marker = writeMarker(key, { head, shown }), forText = mostCharacters - marker.length - foot.length - 4, text = message.kind === "report" ? renderMarkdown(message.report, forText) : renderProblem(message.text, forText);
  return `${marker}
${text.trimEnd()}

${foot}
`;
}
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
  ].join(" \xB7 ");
  return `${message.kind === "report" && message.untrusted ? `<sub>Measured by a job that runs the pull request's own code, from a fork: the figures are what that job reported.</sub>

` : ""}<sub>${links}</sub>`;
}
var STALE_OPEN = "<!-- stale -->", STALE = new RegExp(`^(.*\\n)${STALE_OPEN}[^\\n]*\\n\\n`);
function markStale(body, head, run, why) {
  let state = readMarker(body)?.state;
  if (state === void 0) return body;
  if (why.kind === "shared" && why.ofAnother && state.head === head) return withoutStaleMark(body);
  let what = staleness(why, head, state.head), where = run === void 0 ? "" : ` ([run](${run}))`, fresh = withoutStaleMark(body), end = fresh.indexOf(`
`) + 1, marked = `${fresh.slice(0, end)}${STALE_OPEN}\u23F3 *${what}${where}.*

${fresh.slice(end)}`;
  return marked.length <= COMMENT_LIMIT ? marked : fresh;
}
function staleness(why, head, shown) {
  let same = head === shown, below = `what stands below is of ${same ? "an earlier run" : code(shown.slice(0, 9))}`;
  if (why.kind === "shared") {
    let pulls = why.pulls.map((pull) => `#${pull}`).join(", ");
    return `${same ? "Further results of the same commit" : `Results of commit ${code(head.slice(0, 9))}`} are not shown here: it is the head of several pull requests (${pulls}), and they are not known to be of this one; ${below}`;
  }
  return same ? "The same commit is being measured again" : `Commit ${code(head.slice(0, 9))} is being measured; ${below}`;
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
  renderProblem,
  authorOf,
  readState,
  markCommentStale,
  postComment
};
