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

/** The folder of what is temporary, as the caller has it. */
export interface TemporaryFolder {
  readonly path: string;
  /** As who set it knows it, `TMPDIR=/scratch`. */
  readonly name: string;
}

/** What is temporary has no place: whoever set the variable is the one to mend it. */
export class NoTemporaryFolder extends Error {
  readonly hint = "Set TMPDIR to a folder that is there and that you may write in, such as /tmp.";
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

const WHY = new Map([
  ["ENOENT", "there is no such folder"],
  ["ENOTDIR", "it is no folder"],
  ["ELOOP", "its links lead in a circle"],
  ["EACCES", "the right to write there is missing"],
  ["EPERM", "the right to write there is missing"],
]);

/** A full or read-only disk stays what it is: there is other advice for it. */
function unusable({ name }: TemporaryFolder, error: unknown): unknown {
  const why = WHY.get((error as NodeJS.ErrnoException).code ?? "");
  return why === undefined ? error : new NoTemporaryFolder(`${name}: ${why}`, { cause: error });
}

/** TMPDIR, but on macOS, where it is half as long as a socket's path may be, /tmp. */
export function temporaryFolder(platform = process.platform, env = process.env): TemporaryFolder {
  if (platform === "darwin") return { path: "/tmp", name: "/tmp" };
  // The names that tmpdir() looks for.
  for (const name of ["TMPDIR", "TMP", "TEMP"]) {
    const path = env[name] ?? "";
    if (path !== "") return { path, name: `${name}=${path}` };
  }
  const path = tmpdir();
  return { path, name: path };
}
