import { resolve } from "node:path";
import { judge } from "../core/judge.js";
import type { PipelinePorts } from "../pipeline/ports.js";
import { composeBody } from "../publish/comment-body.js";
import { neither, parentsOf, short, standsFor } from "../publish/provenance.js";
import { authorOf, postComment } from "../publish/sticky-comment.js";
import type { Posted } from "../publish/sticky-comment.js";
import { ForgeFault, type Forge } from "../ports/forge.js";
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
  const { commit } = results.value.candidate;
  const links = { run: undefined, artifact: undefined };
  if (invocation.dryRun) {
    const head = invocation.head ?? commit ?? "";
    const now = new Date();
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
    const found = invocation.head ?? (await headOf(forge, pullRequest, commit));
    if (typeof found === "object") return report(found, terminal);
    const head = found;
    const place = { pull: pullRequest, key, author: await authorOf(forge, undefined) };
    return report(await postComment(forge, { place, head, message, links, onlyUpdate: false }), terminal);
  } catch (error) {
    if (!(error instanceof ForgeFault)) throw error;
    return report({ kind: "failed", message: error.message, hint: error.hint }, terminal);
  }
}

/** The pull request's head, if the commit is it, or a merge of it, as actions/checkout checks out by itself. */
async function headOf(forge: Forge, pull: number, commit: string | undefined): Promise<string | Posted> {
  if (commit === undefined) {
    const why = "the results do not say of which commit they are; name the pull request's head by --head";
    return { kind: "skipped", why };
  }
  const { headSha } = await forge.pullRequest(pull);
  if (await standsFor(commit, headSha, (one) => parentsOf(forge, one))) return headSha;
  const why = `the results are of ${short(commit)}, ${neither(headSha)}; if they belong to it, name it by --head`;
  return { kind: "skipped", why };
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
