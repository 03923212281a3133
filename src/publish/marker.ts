import { createHash } from "node:crypto";

/**
 * What a sticky comment remembers, hidden in its first line. It is read only from comments of the gate's
 * own account: anyone can write a line that looks like it.
 */
export interface CommentState {
  /** The commit that was judged. */
  readonly head: string;
  /** When each regression of that commit was first shown, in seconds since 1970, by `rowId`. */
  readonly shown: Readonly<Record<string, number>>;
}

/** Several gates of one pull request have a comment each, told apart by their key. */
export const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/;

/** A regression in short, for the marker: 300 of them stay below 6 000 characters. */
export function rowId(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 12);
}

const MOST_ROWS = 300;

export function writeMarker(key: string, { head, shown }: CommentState): string {
  const rows = Object.entries(shown)
    .slice(0, MOST_ROWS)
    .map(([id, at]) => `${id}:${at}`);
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
