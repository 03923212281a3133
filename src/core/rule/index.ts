export * from "./types.js";
export * from "./constants.js";
export { decide } from "./decide.js";
