import { ForgeFault } from "../ports/forge.js";
import type { Forge } from "../ports/forge.js";
import type { Message, Stale } from "../publish/comment-body.js";
import type { CommentPlace, Posted } from "../publish/sticky-comment.js";
import { markCommentStale, postComment } from "../publish/sticky-comment.js";
import type { EventPull, WorkflowEvent } from "./event.js";
import { commentPlace } from "./forge.js";
import type { Inputs } from "./inputs.js";
import { runner } from "./runner.js";

/** Brings the pull request's comment up to date. */
export async function postMessage(
  forge: Forge,
  inputs: Inputs,
  { runUrl }: Pick<WorkflowEvent, "runUrl">,
  pull: number,
  head: string,
  message: Message,
  artifactUrl: string | undefined,
): Promise<Posted> {
  let place: CommentPlace;
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
    onlyUpdate: inputs.comment === "on-change" && !hasNews(message),
  });
}

/** Says in the comment, where there is one, that it does not have the last word. What goes wrong is a warning. */
export async function markComment(
  forge: Forge,
  inputs: Inputs,
  { runUrl }: Pick<WorkflowEvent, "runUrl">,
  { number, headSha, fromFork }: EventPull,
  why: Stale,
): Promise<void> {
  try {
    // Of an older commit there is nothing to say: the comment is about a newer one, or will be.
    if ((await forge.pullRequest(number)).headSha !== headSha) return;
    await markCommentStale(forge, await commentPlace(forge, inputs, number), headSha, runUrl, why);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    // A fork's token is read-only, which is as it should be.
    if (fromFork && error.kind === "forbidden") return;
    runner.warn(`${error.message} ${error.hint}`);
  }
}

export function sayPosted(posted: Posted): void {
  switch (posted.kind) {
    case "created":
    case "updated":
      runner.output("comment-url", posted.url);
      runner.say(`comment ${posted.kind}: ${posted.url}`);
      break;
    case "skipped":
      runner.say(`no comment: ${posted.why}`);
      break;
    case "failed":
      runner.warn(`${posted.message} ${posted.hint} The summary has the report.`);
      break;
  }
}

function hasNews(message: Message): boolean {
  if (message.kind !== "report") return message.kind === "problem";
  const { outcome, accepted } = message.report;
  return (
    outcome.verdict !== "passed" ||
    outcome.counts.improvement > 0 ||
    outcome.counts.added > 0 ||
    accepted !== undefined
  );
}
