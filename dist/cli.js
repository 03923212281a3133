#!/usr/bin/env node
import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{main}from"./chunks/chunk-I5NR3GJZ.js";import"./chunks/chunk-GTDKJDER.js";import"./chunks/chunk-OOBYR2LW.js";import{EXIT}from"./chunks/chunk-BOFVFDTL.js";import"./chunks/chunk-RMK72GG7.js";import"./chunks/chunk-2EBCLIWV.js";import"./chunks/chunk-J3YNLE3E.js";import"./chunks/chunk-72FJIVNV.js";import"./chunks/chunk-WKSRVDUG.js";import"./chunks/chunk-TDPY5H6S.js";import"./chunks/chunk-Q5NBEF27.js";process.on("uncaughtException",error=>{process.stderr.write(`latency-gate failed in a way that it should not: ${error.stack??error.message}
`),process.exit(EXIT.cannotJudge)});process.exitCode=await main(process.argv.slice(2));
