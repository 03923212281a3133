import { availableParallelism } from "node:os";

/** Jest in ESM mode: sources use import.meta and JSON modules, which a CommonJS transform would have to rewrite. */
export default {
  roots: ["<rootDir>/src", "<rootDir>/test", "<rootDir>/bench"],
  testMatch: ["**/*.test.ts"],
  extensionsToTreatAsEsm: [".ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": "$1" },
  transform: {
    "^.+\\.ts$": [
      "<rootDir>/scripts/jest-transform.mjs",
      {
        jsc: {
          target: "es2023",
          parser: { syntax: "typescript" },
          experimental: { keepImportAttributes: true },
        },
        module: { type: "es6" },
      },
    ],
  },
  // Jest leaves one processor free: on two that is half the machine, while most tests wait for programs. So do those of a
  // worker for each processor.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  // What starts programs takes longer the larger its own process is, eight times at half a gigabyte: it is forked.
  workerIdleMemoryLimit: "250MB",
  // Ends what hangs. On a machine that stands still for seconds it must not be a test of something else.
  testTimeout: 180_000,
};
