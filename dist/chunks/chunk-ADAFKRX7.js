import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/core/model/plan.ts
function looksOf(plan, benchmark) {
  return benchmark.looks ?? plan.looks;
}

export {
  looksOf
};
