/**
 * Things that must be gone when the gate is gone, however it ended. What is registered here is
 * removed by a process of its own when the gate dies without having removed it.
 */
export interface Guard {
  /** Registers a folder before it is made. */
  folder(path: string): void;
  /** Registers a worktree of `repository` before it is added. */
  worktree(repository: string, path: string): void;
  /** The folder or worktree has been removed. */
  forget(path: string): void;
}
