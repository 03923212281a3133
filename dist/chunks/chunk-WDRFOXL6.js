import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/commands/exit-codes.ts
var EXIT = {
  passed: 0,
  regression: 1,
  /** Bad usage, configuration, build, harness or results. */
  cannotJudge: 2,
  inconclusive: 3,
  /** 128 + SIGINT, as shells have it. */
  interrupted: 130
};

export {
  EXIT
};
