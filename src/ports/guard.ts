/**
 * Things that must be gone when the gate is gone, however it ended. What is registered here is
 * removed by a process of its own when the gate dies without having removed it.
 */
export interface Guard {
  /** Registers a folder before it is made. */
  folder(path: string): void;
  /** Registers `own`, a file that is about to be linked to `lock`. The lock is removed while it is that file. */
  lock(lock: string, own: string): void;
  /** The folder or lock (by its own file) has been removed. */
  forget(path: string): void;
}
