import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  runner
} from "./chunk-TJ5VZBEK.js";

// src/action/saved-verdict.ts
var CANNOT_JUDGE = { verdict: "cannot-judge", failures: [2] }, NO_VERDICT = { verdict: "none", failures: [] }, CODE_OF = {
  passed: 0,
  none: 0,
  regression: 1,
  "cannot-judge": 2,
  inconclusive: 3
}, FAILURE_OF = {
  1: "regression",
  2: "cannot-judge",
  3: "inconclusive"
};
function exitCodeOf({ failures }) {
  return failures[0] ?? 0;
}
function concluded(saved, failOn) {
  let { verdict, failures } = saved;
  if (!failures.every((code) => code in FAILURE_OF) || CODE_OF[verdict] !== exitCodeOf(saved))
    throw new Error("The verdict that was handed over contradicts itself: nothing has passed by it.");
  if (failures.length === 0) return 0;
  let chosen = failures.find((code) => failOn.includes(FAILURE_OF[code]));
  return chosen !== void 0 ? chosen : (runner.notice(`The verdict is ${verdict}; the workflow does not fail on it.`), 0);
}

export {
  CANNOT_JUDGE,
  NO_VERDICT,
  exitCodeOf,
  concluded
};
