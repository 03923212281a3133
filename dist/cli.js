#!/usr/bin/env node
import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{main}from"./chunks/chunk-COQSXHNG.js";import"./chunks/chunk-GTDKJDER.js";import"./chunks/chunk-OZ4ZVEIQ.js";import"./chunks/chunk-ZCC374CN.js";import"./chunks/chunk-BPJKGBTO.js";import{EXIT}from"./chunks/chunk-BOFVFDTL.js";import"./chunks/chunk-2SU24PVY.js";import"./chunks/chunk-3D7AJTYQ.js";import"./chunks/chunk-2TC5SEJC.js";import"./chunks/chunk-Q5NBEF27.js";process.on("uncaughtException",error=>{process.stderr.write(`latency-gate failed in a way that it should not: ${error.stack??error.message}
`),process.exit(EXIT.cannotJudge)});process.exitCode=await main(process.argv.slice(2));
