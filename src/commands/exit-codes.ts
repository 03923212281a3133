/** Exit codes of every command; the verdicts' own are in core. */
export const EXIT = {
  passed: 0,
  regression: 1,
  /** Bad usage, configuration, build, harness or results. */
  cannotJudge: 2,
  inconclusive: 3,
  /** 128 + SIGINT, as shells have it. */
  interrupted: 130,
} as const;
