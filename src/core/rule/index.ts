export * from "./types.js";
export * from "./constants.js";
export { samplesNeeded, trialsPerValue } from "./blocks.js";
export { decide } from "./decide.js";
export { lackOfPlan } from "./insufficient.js";
export type { PlanLack } from "./insufficient.js";
export * from "./shift.js";
export * from "./stored.js";
export * from "./study.js";
