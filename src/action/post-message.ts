import { ForgeFault } from "../ports/forge.js";
import type { Forge } from "../ports/forge.js";
import type { Message } from "../publish/comment-body.js";
import type { CommentPlace, Posted } from "../publish/sticky-comment.js";
import { postComment } from "../publish/sticky-comment.js";
import type { WorkflowEvent } from "./event.js";
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
    now: new Date(),
    onlyUpdate: inputs.comment === "on-change" && !hasNews(message),
  });
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
