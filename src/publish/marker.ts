import { createHash } from "node:crypto";

/**
 * What a sticky comment remembers, hidden in its first line. It is read only from comments of the gate's
 * own account: anyone can write a line that looks like it.
 */
export interface CommentState {
  /** The commit that was judged. */
  readonly head: string;
  /** When each regression of that commit was first shown, in seconds since 1970, by `rowId`; be it in a comment before. */
  readonly shown: Readonly<Record<string, number>>;
}

/** A regression in short, for the marker: it takes 24 characters of it. */
export function rowId(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 12);
}

/** Unless more are shown at once. */
const MOST_ROWS = 300;

/**
 * What was shown by now: what is shown at present, since when it first was, and behind it the rest of what was shown
 * before of the same commit. That a message has nothing to say of a regression does not undo that it was seen.
 */
export function remember(
  present: readonly string[],
  earlier: CommentState["shown"],
  seconds: number,
): CommentState["shown"] {
  const fresh = Object.fromEntries(present.map((id) => [id, seconds]));
  return Object.fromEntries(
    Object.entries({ ...fresh, ...earlier }).slice(0, Math.max(present.length, MOST_ROWS)),
  );
}

export function writeMarker(key: string, { head, shown }: CommentState): string {
  const rows = Object.entries(shown).map(([id, at]) => `${id}:${at}`);
  return `<!-- latency-gate:${key} ${[head, ...rows].join(" ")} -->`;
}

const FIRST_LINE =
  /^<!-- latency-gate:([A-Za-z0-9][A-Za-z0-9._/-]{0,63}) ([0-9a-f]{40,64})((?: [0-9a-f]{12}:\d{1,12})*) -->(?:\r?\n|$)/;

/** Undefined where the body does not begin with a marker. */
export function readMarker(body: string): { readonly key: string; readonly state: CommentState } | undefined {
  const match = FIRST_LINE.exec(body);
  if (match === null) return undefined;
  const [, key = "", head = "", rows = ""] = match;
  const shown = rows
    .trim()
    .split(" ")
    .filter((row) => row !== "")
    .map((row) => row.split(":") as [string, string]);
  return { key, state: { head, shown: Object.fromEntries(shown.map(([id, at]) => [id, Number(at)])) } };
}
