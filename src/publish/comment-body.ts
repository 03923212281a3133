import { acceptanceOf } from "../core/accept.js";
import { flagged } from "../core/confirm.js";
import type { Report, Row } from "../core/model/report.js";
import { fitMarkdown, MOST_CHARACTERS } from "../report/markdown.js";
import type { Fitted } from "../report/markdown.js";
import { code, markdown } from "../report/text/hostile.js";
import { rowName } from "../report/text/words.js";
import { readMarker, remember, rowId, writeMarker } from "./marker.js";
import type { CommentState } from "./marker.js";

/** GitHub refuses more. */
export const COMMENT_LIMIT = 65_536;

export interface Links {
  /** The workflow run. */
  readonly run: string | undefined;
  /** The artifact with the HTML report and the results. */
  readonly artifact: string | undefined;
}

/** From where the code comes that ran in the job which measured. It is believed no more from the one than from the other. */
export type Origin = "fork" | "own branch";

/** What there is to say: a report, or why there is none. */
export type Message =
  | {
      readonly kind: "report";
      readonly report: Report;
      readonly untrusted: Origin | false;
      /** Whether nobody could say by what label a regression is accepted, so that none of them is. */
      readonly withoutPolicy?: boolean;
    }
  /** A candidate alone, and not what it was held against. */
  | { readonly kind: "stored" }
  | { readonly kind: "problem"; readonly text: string };

export interface BodyRequest {
  readonly key: string;
  readonly head: string;
  readonly message: Message;
  readonly links: Links;
  readonly now: Date;
  readonly mostCharacters?: number;
}

/** The whole comment. What the comment before has shown of the same commit is still known to have been shown, and when. */
export function composeBody(request: BodyRequest, before: CommentState | undefined): string {
  const { key, head, message, links, now, mostCharacters = MOST_CHARACTERS } = request;
  const seconds = Math.floor(now.getTime() / 1000);
  const earlier = before?.head === head ? before.shown : {};
  const frameOf = (rows: readonly Row[]): Frame => {
    const present = flagged({ rows }).map((row) => rowId(rowName(row)));
    const state = { head, shown: remember(present, earlier, seconds) };
    const foot = [...unknown(message), ...unseen(message, state), footer(message, links, head)].join("\n\n");
    return { top: writeMarker(key, state), foot };
  };
  // What is around the text takes room from it, and says which of the rows have found room: once more where it grew.
  for (let room = frameOf([]); ;) {
    const { text, news } = renderMessage(message, mostCharacters - lengthOf(room));
    const frame = frameOf(news);
    if (lengthOf(frame) <= lengthOf(room)) return `${frame.top}\n${text.trimEnd()}\n\n${frame.foot}\n`;
    room = frame;
  }
}

/** What a comment has around its text. */
interface Frame {
  readonly top: string;
  readonly foot: string;
}

function lengthOf({ top, foot }: Frame): number {
  return top.length + foot.length + "\n\n\n\n".length;
}

function renderMessage(message: Message, mostCharacters: number): Fitted {
  return message.kind === "report"
    ? fitMarkdown(message.report, mostCharacters)
    : { text: renderNoReport(message, mostCharacters), news: [] };
}

/** Nor can it be told whether one is accepted where nobody knows by what label. */
function unknown(message: Message): readonly string[] {
  if (message.kind !== "report" || message.withoutPolicy !== true || flagged(message.report).length === 0)
    return [];
  return [
    "**Whether a label accepts this was not looked up**: the policy of the default branch can't be read, and the check of the run itself has the last word. The log of the workflow that comments says why.",
  ];
}

/** A label can't be set for what nobody could see. */
function unseen(message: Message, { shown }: CommentState): readonly string[] {
  if (message.kind !== "report") return [];
  const { accepted } = message.report;
  const many = flagged(message.report).filter(
    (row) => shown[rowId(rowName(row))] === undefined && acceptanceOf(row, accepted) === undefined,
  ).length;
  if (many === 0) return [];
  return [
    `**A label can't accept ${many} of the regressions**: there was no room to show ${many === 1 ? "it" : "them"} here.`,
  ];
}

/** For the summary and the comment, where there is no report. */
export function renderNoReport(
  message: Exclude<Message, { kind: "report" }>,
  mostCharacters = MOST_CHARACTERS,
): string {
  return message.kind === "stored" ? STORED : renderProblem(message.text, mostCharacters);
}

const STORED = `### ℹ️ Latency gate: held against stored runs

The candidate alone was measured. The job held it against stored runs, which its artifact does not have: **what came of it is in the summary of the workflow run**, and nothing of it is repeated here.
`;

/** Why there are no results to report. */
export function renderProblem(text: string, mostCharacters = MOST_CHARACTERS): string {
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => markdown(line));
  let length = 0;
  const fitting = lines.filter((line) => (length += line.length + 5) < mostCharacters - 200);
  const cut = fitting.length < lines.length ? ["", "*The rest is in the job's log.*"] : [];
  return ["### ⛔ Latency gate can't judge", "", fitting.join("<br>\n"), ...cut, ""].join("\n");
}

function footer(message: Message, { run, artifact }: Links, head: string): string {
  const links = [
    ...(run === undefined ? [] : [`[workflow run](${run})`]),
    ...(artifact === undefined ? [] : [`[HTML report and results](${artifact})`]),
    `commit ${code(head.slice(0, 9))}`,
  ].join(" · ");
  const untrusted = message.kind === "report" && message.untrusted;
  const from = untrusted === "fork" ? ", from a fork" : "";
  const origin = untrusted
    ? `<sub>Measured by a job that runs the pull request's own code${from}: the figures are what that job reported.</sub>\n\n`
    : "";
  return `${origin}<sub>${links}</sub>`;
}

const STALE_OPEN = "<!-- stale -->";
const STALE = new RegExp(`^(.*\\n)(${STALE_OPEN}[^\\n]*)\\n\\n`);

/** Why a comment does not say the last word: a run goes on, or it can't be told to be of this pull request. */
export type Stale =
  | { readonly kind: "measuring" }
  /** Before it had results. */
  | { readonly kind: "cancelled" }
  /** It was not let run, or had nothing to do. */
  | { readonly kind: "not-measured" }
  /** `ofAnother`: it is known of which of the pull requests it is. */
  | { readonly kind: "shared"; readonly pulls: readonly number[]; readonly ofAnother: boolean };

export interface StaleRequest {
  readonly head: string;
  /** The page of the workflow run. */
  readonly run: string | undefined;
  readonly why: Stale;
  readonly now: Date;
}

/**
 * The same comment with a line on top that says what it does not. The marker stays as it is. Where it is of the commit
 * already, and the run is another pull request's, there is nothing that it does not say.
 */
export function markStale(body: string, { head, run, why, now }: StaleRequest): string {
  const state = readMarker(body)?.state;
  if (state === undefined) return body;
  const fresh = withoutStaleMark(body);
  const same = state.head === head;
  if (why.kind === "shared" && why.ofAnother && same) return fresh;
  const measured = isMeasured(body, head, state.head, run);
  // The other run has the last word.
  if (why.kind === "cancelled" && measured === "by another") return body;
  // Nothing came of it, and all that the comment may say of it is that it was begun.
  if (why.kind === "not-measured" && measured !== "by this run") return body;
  if (why.kind === "not-measured" && same) return fresh;
  const what = staleness(why, head, state.head);
  const where = run === undefined ? "" : ` ([run](${run}))`;
  const end = fresh.indexOf("\n") + 1;
  const marked = `${fresh.slice(0, end)}${STALE_OPEN}⏳ *${what}${where}${until(why, run, now)}.*\n\n${fresh.slice(end)}`;
  return marked.length <= COMMENT_LIMIT ? marked : fresh;
}

/** What is cut off as a whole, by a limit of its time or on a machine that is lost, never says so itself. */
function until({ kind }: Stale, run: string | undefined, now: Date): string {
  if (kind !== "measuring") return "";
  const since = `, since ${now.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return run === undefined ? since : `${since}. If that run has ended, it ended before it could report`;
}

/** By the comment's mark, of this commit; where nothing is known of the run's page, it can't be told which one it is. */
function isMeasured(
  body: string,
  head: string,
  shown: string,
  run: string | undefined,
): "by this run" | "by another" | undefined {
  const mark = STALE.exec(body)?.[2];
  const begun = `${STALE_OPEN}⏳ *${staleness({ kind: "measuring" }, head, shown)}`;
  if (run === undefined || mark?.startsWith(begun) !== true) return undefined;
  return mark.includes(`(${run})`) ? "by this run" : "by another";
}

function staleness(why: Stale, head: string, shown: string): string {
  const same = head === shown;
  const name = code(head.slice(0, 9));
  const below = `what stands below is of ${same ? "an earlier run" : code(shown.slice(0, 9))}`;
  switch (why.kind) {
    case "shared": {
      const pulls = why.pulls.map((pull) => `#${pull}`).join(", ");
      const what = same ? "Further results of the same commit" : `Results of commit ${name}`;
      return `${what} are not shown here: it is the head of several pull requests (${pulls}), and they are not known to be of this one; ${below}`;
    }
    case "measuring":
      return same ? `The same commit is being measured again` : `Commit ${name} is being measured; ${below}`;
    case "cancelled":
      return `${same ? "A further run of the same commit" : `The run of commit ${name}`} was cancelled before it had results; ${below}`;
    case "not-measured":
      return `Commit ${name} was not measured; ${below}`;
  }
}

function withoutStaleMark(body: string): string {
  return body.replace(STALE, "$1");
}
