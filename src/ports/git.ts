export interface GitOutput {
  /** Exit code; 127 where git is not installed, 124 where it took too long. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface GitOptions {
  /** Default 120 000; what reaches a network may take longer. */
  readonly timeoutMs?: number;
  /** Instead of the repository that is found from the folder; it is then asked about commits only. */
  readonly gitDir?: string;
  /** Instead of the repository's own. */
  readonly workTree?: string;
  readonly indexFile?: string;
}

/**
 * Runs `git -C cwd args…`. Never prompts, runs no hooks, takes no optional locks (so that a query
 * changes nothing), and ignores GIT_DIR and whatever else of the caller's environment changes what is meant.
 */
export interface Git {
  run(cwd: string, args: readonly string[], options?: GitOptions): Promise<GitOutput>;
}
