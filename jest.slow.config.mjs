import base from "./jest.config.mjs";

/** `npm run test:slow`: what takes minutes each. One after the other, because they measure. */
export default {
  ...base,
  roots: ["<rootDir>/test"],
  testMatch: ["**/*.slow.ts"],
  maxWorkers: 1,
  testTimeout: 600_000,
};
