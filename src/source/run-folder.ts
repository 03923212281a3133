import { randomBytes } from "node:crypto";
import { mkdir, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeTree } from "../platform/remove-tree.js";
import type { Guard } from "../ports/guard.js";

/** The disposable folder of one run. Its path is short, because a Unix socket's may have 107 bytes. */
export interface RunFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Makes `<parent>/lg-<8 hex digits>`, readable by its owner only. */
export async function makeRunFolder(guard: Guard, asked = defaultParent()): Promise<RunFolder> {
  // As the kernel names it: where TMPDIR is a link, what works in the folder is found by this path alone.
  const parent = await realpath(asked);
  for (;;) {
    const path = join(parent, `lg-${randomBytes(4).toString("hex")}`);
    guard.folder(path);
    try {
      await mkdir(path, { mode: 0o700 });
    } catch (error) {
      guard.forget(path);
      if ((error as NodeJS.ErrnoException).code === "EEXIST") continue;
      throw error;
    }
    return {
      path,
      async remove() {
        await removeTree(path);
        guard.forget(path);
      },
    };
  }
}

/** TMPDIR, but on macOS, where it is half as long as a socket's path may be, /tmp. */
function defaultParent(): string {
  return process.platform === "darwin" ? "/tmp" : tmpdir();
}
