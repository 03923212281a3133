import type { Comment, Forge } from "../ports/forge.js";
import { ForgeFault } from "../ports/forge.js";
import type { BodyRequest, Stale } from "./comment-body.js";
import { composeBody, markStale } from "./comment-body.js";
import type { CommentState } from "./marker.js";
import { readMarker } from "./marker.js";

/** Which comment: one for each pull request and key, by this author. */
export interface CommentPlace {
  readonly pull: number;
  readonly key: string;
  readonly author: string;
}

/** GITHUB_TOKEN writes as this account, and can't ask for its name. */
const ACTIONS_AUTHOR = "github-actions[bot]";

export async function authorOf(forge: Forge, given: string | undefined): Promise<string> {
  return given ?? (await forge.login()) ?? ACTIONS_AUTHOR;
}

/** Over all pages; the first one where there are several. */
async function findComment(forge: Forge, place: CommentPlace): Promise<Comment | undefined> {
  for await (const page of forge.comments(place.pull)) {
    const found = page.find(
      ({ author, body }) => author === place.author && readMarker(body)?.key === place.key,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

export async function readState(forge: Forge, place: CommentPlace): Promise<CommentState | undefined> {
  const comment = await findComment(forge, place);
  return comment && readMarker(comment.body)?.state;
}

/** Says in the comment, where there is one, that a new run goes on, or why its results are not here. */
export async function markCommentStale(
  forge: Forge,
  place: CommentPlace,
  head: string,
  run: string | undefined,
  why: Stale = { kind: "measuring" },
): Promise<void> {
  const comment = await findComment(forge, place);
  if (comment === undefined) return;
  const body = markStale(comment.body, { head, run, why, now: forge.now() });
  if (body !== comment.body) await forge.updateComment(comment.id, body);
}

export type Posted =
  | { readonly kind: "created" | "updated"; readonly url: string; readonly author: string }
  | { readonly kind: "skipped"; readonly why: string }
  | { readonly kind: "failed"; readonly message: string; readonly hint: string };

export interface PostRequest extends Omit<BodyRequest, "key" | "now"> {
  readonly place: CommentPlace;
  /** Without news a comment is updated where there is one, and not begun. */
  readonly onlyUpdate: boolean;
}

const TRIES = 3;

/** Posts or updates. Never throws for what the forge does: the verdict does not hang on a comment. */
export async function postComment(forge: Forge, request: PostRequest): Promise<Posted> {
  let mostCharacters: number | undefined;
  let last: ForgeFault | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    try {
      return await postOnce(forge, request, mostCharacters);
    } catch (error) {
      if (!(error instanceof ForgeFault)) throw error;
      last = error;
      // Too long for reasons that only GitHub knows: half of it is better than nothing.
      if (error.kind === "refused") mostCharacters = 30_000;
      // Deleted since it was found, or perhaps posted although the answer was lost: look again.
      else if (error.kind !== "not-found" && error.kind !== "unavailable") break;
    }
  }
  return { kind: "failed", message: last!.message, hint: last!.hint };
}

async function postOnce(
  forge: Forge,
  request: PostRequest,
  mostCharacters: number | undefined,
): Promise<Posted> {
  const { place, onlyUpdate, head } = request;
  const existing = await findComment(forge, place);
  if (existing === undefined && onlyUpdate) {
    return { kind: "skipped", why: "nothing changed, and the comment is on change only" };
  }
  // As late as can be: what is newer must not be overwritten by what is older.
  const { headSha } = await forge.pullRequest(place.pull);
  if (headSha !== head) {
    return { kind: "skipped", why: `the pull request has moved on to ${headSha.slice(0, 9)}` };
  }
  const body = composeBody(
    { ...request, key: place.key, now: forge.now(), ...(mostCharacters !== undefined && { mostCharacters }) },
    existing && readMarker(existing.body)?.state,
  );
  const comment =
    existing === undefined
      ? await forge.createComment(place.pull, body)
      : await forge.updateComment(existing.id, body);
  return { kind: existing === undefined ? "created" : "updated", url: comment.url, author: comment.author };
}
