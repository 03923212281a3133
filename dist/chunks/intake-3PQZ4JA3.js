import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-CKA65ICM.js";import"./chunk-X6SRFQOL.js";import"./chunk-N7DDZ4S3.js";import"./chunk-XPZDJRR3.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-BSHFVP4G.js";import"./chunk-5NU7YD3G.js";import"./chunk-HYIFQDPE.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
