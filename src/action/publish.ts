import { nodeFiles } from "../adapters/node-files.js";
import { acceptRegressions } from "../core/accept.js";
import type { Message } from "../publish/comment-body.js";
import { renderNoReport } from "../publish/comment-body.js";
import { renderMarkdown } from "../report/markdown.js";
import { assembleReport } from "./assemble.js";
import { commentOnFinishedRun } from "./finished-run.js";
import type { WorkflowEvent } from "./event.js";
import { runFolderAt } from "./folder.js";
import { openForge } from "./forge.js";
import { HandoverFault } from "./handover.js";
import type { Judged } from "./handover.js";
import type { Inputs } from "./inputs.js";
import { keptAcceptances } from "./kept-acceptances.js";
import { markComment, postMessage, sayPosted } from "./post-message.js";
import { runner } from "./runner.js";
import type { StoredRuns } from "./stored-runs.js";
import { digestOfRun } from "./take.js";

/** A summary may have 1 MiB; a character is at most three bytes. */
const SUMMARY_CHARACTERS = 300_000;

export interface ToPublish {
  /** Throws where the judging step did not hand its verdict over. */
  readonly judged: () => Judged;
  readonly stored: StoredRuns | undefined;
  /** How the measuring step ended, in GitHub's words. */
  readonly measured: string;
}

/**
 * Only a cancelled job leaves the step out that measures (action.yml): it was asked to end before that. A job that
 * reaches its `timeout-minutes` is cancelled, too.
 */
const CANCELLED: ReadonlySet<string> = new Set(["cancelled", "skipped"]);

/**
 * The comment and the summary. What goes wrong here is said and changes no verdict. Throws where there is none, or not
 * of what lies there: after the comment says so, which else would be said to be measured for good.
 */
export async function publish(
  inputs: Inputs,
  event: WorkflowEvent,
  left: ToPublish,
  artifactUrl: string | undefined,
): Promise<void> {
  if (inputs.command === "comment") return commentOnFinishedRun(inputs, event);
  if (inputs.command !== "gate" && inputs.command !== "merge") return;
  let message: Message;
  try {
    message = await messageOf(left);
  } catch (error) {
    // Whatever it is: a step before this one has not left what it said, or something has changed it since.
    const why = error instanceof Error ? error.message : String(error);
    const text = `${why}\nThe log of the job says why, in the step Judge or before it.\n`;
    await tell(inputs, event, left.measured, { kind: "problem", text }, artifactUrl);
    throw error;
  }
  await tell(inputs, event, left.measured, message, artifactUrl);
}

async function tell(
  inputs: Inputs,
  event: WorkflowEvent,
  measured: string,
  message: Message,
  artifactUrl: string | undefined,
): Promise<void> {
  if (inputs.summary) await summarise(message);
  if (inputs.comment === "never" || event.pull === undefined) return;
  const forge = await openForge(inputs, event);
  if (forge === undefined) {
    runner.notice("There is no token, so no comment: the summary has the report.");
    return;
  }
  // Somebody ended it, or a further run takes its place and has the last word: that is no finding about the commit.
  if (CANCELLED.has(measured)) {
    runner.notice(
      "The run was cancelled, or reached the job's timeout-minutes, before it had results: the comment keeps what it shows.",
    );
    return markComment(forge, inputs, event, event.pull, { kind: "cancelled" });
  }
  const posted = await postMessage(
    forge,
    inputs,
    event,
    event.pull.number,
    event.pull.headSha,
    message,
    artifactUrl,
  );
  if (posted.kind === "failed" && event.pull.fromFork) {
    runner.notice(
      "A fork's token is read-only: the comment is posted by the workflow that has the recipe comment.yml.",
    );
  } else sayPosted(posted);
}

async function summarise(message: Message): Promise<void> {
  try {
    await runner.summary(
      message.kind === "report"
        ? renderMarkdown(message.report, SUMMARY_CHARACTERS)
        : renderNoReport(message, SUMMARY_CHARACTERS),
    );
  } catch (error) {
    runner.warn(`No summary: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function messageOf({ judged, stored }: Pick<ToPublish, "judged" | "stored">): Promise<Message> {
  const { folder, digest, accepted } = judged();
  const taken = runFolderAt(folder);
  if ((await digestOfRun(taken)) !== digest) {
    throw new HandoverFault(`What lies in ${folder} is not what was judged: it is not shown.`);
  }
  const assembled = await assembleReport(taken, stored, nodeFiles);
  if (assembled.kind === "problem") return assembled;
  const { plan } = assembled.results;
  const acceptances = await keptAcceptances(taken, accepted);
  const report = acceptRegressions(assembled.report, acceptances, plan.inconclusive);
  return { kind: "report", report, untrusted: false };
}
