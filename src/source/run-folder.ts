import { randomBytes } from "node:crypto";
import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { removeTree } from "../platform/remove-tree.js";
import { temporaryFolder, unusable } from "../platform/temporary-folder.js";
import type { Guard } from "../ports/guard.js";

/** The disposable folder of one run. Its path is short, because a Unix socket's may have 107 bytes. */
export interface RunFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * Makes `<parent>/lg-<8 hex digits>`, readable by its owner only.
 *
 * @throws NoTemporaryFolder
 */
export async function makeRunFolder(guard: Guard, asked = temporaryFolder()): Promise<RunFolder> {
  // As the kernel names it: where TMPDIR is a link, what works in the folder is found by this path alone.
  const parent = await realpath(asked.path).catch((error: unknown) => {
    throw unusable(asked, error);
  });
  for (;;) {
    const path = join(parent, `lg-${randomBytes(4).toString("hex")}`);
    guard.folder(path);
    try {
      await mkdir(path, { mode: 0o700 });
    } catch (error) {
      guard.forget(path);
      if ((error as NodeJS.ErrnoException).code === "EEXIST") continue;
      throw unusable(asked, error);
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
