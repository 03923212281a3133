import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-4XVGDDJX.js";import"./chunk-X6SRFQOL.js";import"./chunk-SB5KDHZ6.js";import"./chunk-XPZDJRR3.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-UQJ6ZSFI.js";import"./chunk-5NU7YD3G.js";import"./chunk-GNGLPJKA.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
