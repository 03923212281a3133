import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-5LJ73LQG.js";import"./chunk-X6SRFQOL.js";import"./chunk-5IPVZMIT.js";import"./chunk-3RWKNUTQ.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-QDWRLJUW.js";import"./chunk-JL3L5IVG.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
