import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-OYB7W4WW.js";import"./chunk-X6SRFQOL.js";import"./chunk-QFEYQ3I3.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-IJHKDOQ7.js";import"./chunk-XJWCLSD4.js";import"./chunk-2TC5SEJC.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
