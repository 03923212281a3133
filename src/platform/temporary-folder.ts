import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The folder of what is temporary, as the caller has it. */
export interface TemporaryFolder {
  readonly path: string;
  /** As who set it knows it, `TMPDIR=/scratch`. */
  readonly name: string;
  /** What to do where nothing can be made in it. */
  readonly hint: string;
}

/** What is temporary has no place: whoever set the variable is the one to mend it. */
export class NoTemporaryFolder extends Error {
  readonly hint: string;

  constructor({ name, hint }: Pick<TemporaryFolder, "name" | "hint">, why: string, options?: ErrorOptions) {
    super(`${name}: ${why}`, options);
    this.hint = hint;
  }
}

/** TMPDIR, but on macOS, where it is half as long as a socket's path may be, /tmp. */
export function temporaryFolder(platform = process.platform, env = process.env): TemporaryFolder {
  if (platform === "darwin") return { path: "/tmp", name: "/tmp", hint: "It must be yours to write in." };
  const hint = "Set TMPDIR to a folder that is there and that you may write in, such as /tmp.";
  // The names that tmpdir() looks for.
  for (const name of ["TMPDIR", "TMP", "TEMP"]) {
    const path = env[name] ?? "";
    if (path !== "") return { path, name: `${name}=${path}`, hint };
  }
  const path = tmpdir();
  return { path, name: path, hint };
}

/**
 * Makes `<parent>/<prefix>XXXXXX`, of random letters, readable by its owner only.
 *
 * @throws NoTemporaryFolder
 */
export async function makeUniqueFolder(parent: TemporaryFolder, prefix: string): Promise<string> {
  try {
    return await mkdtemp(join(parent.path, prefix));
  } catch (error) {
    throw unusable(parent, error);
  }
}

const WHY = new Map([
  ["ENOENT", "there is no such folder"],
  ["ENOTDIR", "it is no folder"],
  ["ELOOP", "its links lead in a circle"],
  ["EACCES", "the right to write there is missing"],
  ["EPERM", "the right to write there is missing"],
  ["EROFS", "the file system is read-only"],
]);

/** Why a folder could not be made in it. A full disk stays what it is: there is other advice for it. */
export function unusable(folder: TemporaryFolder, error: unknown): unknown {
  const why = WHY.get((error as NodeJS.ErrnoException).code ?? "");
  return why === undefined ? error : new NoTemporaryFolder(folder, why, { cause: error });
}
