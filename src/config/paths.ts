import { posix } from "node:path";

/** Whether a relative path with `/` stays in the folder that it starts from, `depth` folders further up at most. */
export function staysInside(path: string, depth = 0): boolean {
  if (posix.isAbsolute(path) || path.includes("\\") || path.includes("\0") || /^[A-Za-z]:/.test(path))
    return false;
  const up = posix
    .normalize(path)
    .split("/")
    .filter((part) => part === "..").length;
  return up <= depth;
}
