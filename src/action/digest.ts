import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/** Of these files, each of which may be missing: whether they are still what an earlier step saw. */
export async function digestOf(paths: readonly string[]): Promise<string> {
  const parts: string[] = [];
  for (const path of paths) parts.push(await digestOfFile(path));
  return createHash("sha256").update(parts.join("\n")).digest("hex");
}

async function digestOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "missing";
    throw error;
  }
  return hash.digest("hex");
}
