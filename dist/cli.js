#!/usr/bin/env node
import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{main}from"./chunks/chunk-BXRNJVA2.js";import"./chunks/chunk-GTDKJDER.js";import"./chunks/chunk-U5WI7R43.js";import"./chunks/chunk-BEGRFMY2.js";import{EXIT}from"./chunks/chunk-BOFVFDTL.js";import"./chunks/chunk-RMK72GG7.js";import"./chunks/chunk-NIXGWO25.js";import"./chunks/chunk-MYH2NRBO.js";import"./chunks/chunk-WKSRVDUG.js";import"./chunks/chunk-NYG4K3VZ.js";import"./chunks/chunk-Q5NBEF27.js";process.on("uncaughtException",error=>{process.stderr.write(`latency-gate failed in a way that it should not: ${error.stack??error.message}
`),process.exit(EXIT.cannotJudge)});process.exitCode=await main(process.argv.slice(2));
