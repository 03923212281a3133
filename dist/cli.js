#!/usr/bin/env node
import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  main
} from "./chunks/chunk-6MJGGHPT.js";
import "./chunks/chunk-RJQJYHHR.js";
import {
  EXIT
} from "./chunks/chunk-ITNQ7FBU.js";
import "./chunks/chunk-3CIHP2CS.js";
import "./chunks/chunk-ZH5VLKXP.js";
import "./chunks/chunk-WYZDM6TT.js";
import "./chunks/chunk-4RBQP33U.js";
import "./chunks/chunk-RODUJ5KE.js";

// src/cli.ts
process.on("uncaughtException", (error) => {
  process.stderr.write(`latency-gate failed in a way that it should not: ${error.stack ?? error.message}
`), process.exit(EXIT.cannotJudge);
});
process.exitCode = await main(process.argv.slice(2));
