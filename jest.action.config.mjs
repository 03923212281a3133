import base from "./jest.config.mjs";

/** `npm run test:action`: the action as an action, by act. One after the other, because they measure. */
export default {
  ...base,
  roots: ["<rootDir>/test/action"],
  testMatch: ["**/*.e2e.ts"],
  maxWorkers: 1,
  testTimeout: 600_000,
};
