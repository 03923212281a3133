import type { Forge } from "../ports/forge.js";
import type { CommentPlace } from "../publish/sticky-comment.js";
import { authorOf } from "../publish/sticky-comment.js";
import type { WorkflowEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import { runner } from "./runner.js";

/** Undefined without a token. Loaded when it is needed: most of the action's code is the client of GitHub. */
export async function openForge(inputs: Inputs, event: WorkflowEvent): Promise<Forge | undefined> {
  if (inputs.token === "" || event.repository === "") return undefined;
  const { GitHubForge } = await import("../adapters/github.js");
  return new GitHubForge({
    token: inputs.token,
    repository: event.repository,
    apiUrl: event.apiUrl,
    say: (message) => {
      runner.say(message);
    },
  });
}

export async function commentPlace(forge: Forge, inputs: Inputs, pull: number): Promise<CommentPlace> {
  return { pull, key: inputs.commentKey, author: await authorOf(forge, inputs.commentAuthor) };
}
