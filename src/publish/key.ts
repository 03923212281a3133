/**
 * Several gates of one pull request have a comment and an artifact each, told apart by their key. No `/`:
 * GitHub takes none in an artifact's name.
 */
export const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

export const DEFAULT_KEY = "default";

/** What the artifact is called where nobody chose a name. */
export function artifactOfKey(key: string): string {
  return key === DEFAULT_KEY ? "latency-gate" : `latency-gate-${key}`;
}
