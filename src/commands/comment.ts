import { resolve } from "node:path";
import { judge } from "../core/judge.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { composeBody } from "../publish/comment-body.js";
import { authorOf, postComment } from "../publish/sticky-comment.js";
import type { Posted } from "../publish/sticky-comment.js";
import { ForgeFault } from "../ports/forge.js";
import { readResults } from "../validate/results-file.js";
import { EXIT } from "./exit-codes.js";
import type { Invocation } from "./invocation.js";
import { formatProblems } from "../core/model/problem.js";
import type { Terminal } from "./terminal.js";

type CommentInvocation = Extract<Invocation, { command: "comment" }>;

/** `comment`: posts the report of a results file to a pull request, or updates what it posted before. */
export async function commentCommand(
  invocation: CommentInvocation,
  cwd: string,
  terminal: Terminal,
  { files, callerEnv: env }: Pick<PipelinePorts, "files" | "callerEnv">,
): Promise<number> {
  const results = await readResults(files, resolve(cwd, invocation.file));
  if (!results.ok) {
    terminal.err(formatProblems(results.error));
    return EXIT.cannotJudge;
  }
  const message = { kind: "report", report: judge(results.value), untrusted: false } as const;
  const { key, pullRequest } = invocation;
  const head = invocation.head ?? results.value.candidate.commit ?? "";
  const links = { run: undefined, artifact: undefined };
  const now = new Date();
  if (invocation.dryRun) {
    terminal.out(composeBody({ key, head, message, links, now }, undefined));
    return EXIT.passed;
  }
  const [token, repository] = [
    env["GITHUB_TOKEN"] ?? "",
    invocation.repository ?? env["GITHUB_REPOSITORY"] ?? "",
  ];
  if (token === "" || repository === "" || pullRequest === undefined) {
    terminal.err(
      "comment needs GITHUB_TOKEN, --repository OWNER/NAME and --pull-request N; --dry-run needs none.\n",
    );
    return EXIT.cannotJudge;
  }
  const { GitHubForge } = await import("../adapters/github.js");
  const forge = new GitHubForge({
    token,
    repository,
    apiUrl: env["GITHUB_API_URL"] ?? "https://api.github.com",
    say: (text) => {
      terminal.err(`${text}\n`);
    },
  });
  try {
    const place = { pull: pullRequest, key, author: await authorOf(forge, undefined) };
    return report(
      await postComment(forge, { place, head, message, links, now, onlyUpdate: false }),
      terminal,
    );
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    return report({ kind: "failed", message: error.message, hint: error.hint }, terminal);
  }
}

function report(posted: Posted, terminal: Terminal): number {
  switch (posted.kind) {
    case "created":
    case "updated":
      terminal.out(`${posted.url}\n`);
      return EXIT.passed;
    case "skipped":
      terminal.err(`No comment: ${posted.why}.\n`);
      return EXIT.passed;
    case "failed":
      terminal.err(`${posted.message} ${posted.hint}\n`);
      return EXIT.cannotJudge;
  }
}
