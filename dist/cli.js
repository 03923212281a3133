#!/usr/bin/env node
import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{main}from"./chunks/chunk-6BSZL6PP.js";import"./chunks/chunk-GTDKJDER.js";import"./chunks/chunk-OZ4ZVEIQ.js";import"./chunks/chunk-ZCC374CN.js";import{EXIT}from"./chunks/chunk-BOFVFDTL.js";import"./chunks/chunk-RMK72GG7.js";import"./chunks/chunk-3D7AJTYQ.js";import"./chunks/chunk-NYG4K3VZ.js";import"./chunks/chunk-JL3L5IVG.js";import"./chunks/chunk-Q5NBEF27.js";process.on("uncaughtException",error=>{process.stderr.write(`latency-gate failed in a way that it should not: ${error.stack??error.message}
`),process.exit(EXIT.cannotJudge)});process.exitCode=await main(process.argv.slice(2));
