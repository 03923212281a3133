import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-N7346MSY.js";import"./chunk-X6SRFQOL.js";import"./chunk-VRT4LJAA.js";import"./chunk-XPZDJRR3.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-ITLXOV6Y.js";import"./chunk-5NU7YD3G.js";import"./chunk-JL3L5IVG.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
