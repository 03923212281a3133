import type { Failure } from "../core/model/trial.js";

export type SourceProblemCode =
  | "git-missing"
  | "git-failed"
  | "not-a-repository"
  | "bare-repository"
  | "no-commits"
  | "no-parent"
  | "ref-not-found"
  | "unrelated-histories"
  | "base-unknown"
  | "same-commit"
  | "submodule-missing"
  | "lfs-mismatch"
  | "file-name"
  | "unreadable"
  | "changing"
  | "source-missing"
  | "source-outside"
  | "disk";

export const DISK_HINT = "Free some space, or set TMPDIR to a folder on a larger disk.";

/** Why a side can't be had. */
export interface SourceProblem {
  readonly code: SourceProblemCode;
  readonly message: string;
  /** A ref, a path or a URL. */
  readonly where: string | undefined;
  readonly hint: string | undefined;
}

export type SourceResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: SourceProblem };

/** Carries a problem up to the edge of this stage; `caught` makes a value of it there. */
export class SourceFailure extends Error {
  readonly problem: SourceProblem;

  constructor(code: SourceProblemCode, message: string, where?: string, hint?: string) {
    super(message);
    this.problem = { code, message, where, hint };
  }
}

export async function caught<T>(prepare: () => Promise<T>): Promise<SourceResult<T>> {
  try {
    return { ok: true, value: await prepare() };
  } catch (error) {
    if (error instanceof SourceFailure) return { ok: false, problem: error.problem };
    const { code, message, path } = error as NodeJS.ErrnoException;
    if (code === "ENOSPC" || code === "EDQUOT" || code === "EROFS") {
      return { ok: false, problem: { code: "disk", message, where: path, hint: DISK_HINT } };
    }
    throw error;
  }
}

/** The problem of one system's source, as the reason why it is not measurable. */
export function toFailure({ code, message, where, hint }: SourceProblem): Failure {
  return { code: code === "disk" ? "disk" : "not-found", message, where, hint, logTail: [] };
}
