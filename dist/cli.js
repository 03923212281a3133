#!/usr/bin/env node
import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  main
} from "./chunks/chunk-EV5TRB7P.js";
import "./chunks/chunk-4LVCHTHP.js";
import {
  EXIT
} from "./chunks/chunk-362HA4MT.js";
import "./chunks/chunk-ZH5VLKXP.js";
import "./chunks/chunk-L6I6FNDK.js";
import "./chunks/chunk-NZOERVSK.js";
import "./chunks/chunk-S5V57IU5.js";

// src/cli.ts
process.on("uncaughtException", (error) => {
  process.stderr.write(`latency-gate failed in a way that it should not: ${error.stack ?? error.message}
`), process.exit(EXIT.cannotJudge);
});
process.exitCode = await main(process.argv.slice(2));
