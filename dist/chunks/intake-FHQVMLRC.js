import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-DUMLBZYI.js";import"./chunk-X6SRFQOL.js";import"./chunk-GE73R5JC.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-IJHKDOQ7.js";import"./chunk-UAV2UL46.js";import"./chunk-JL3L5IVG.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
