import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-3X3EFPQ6.js";import"./chunk-X6SRFQOL.js";import"./chunk-VTZQAWEX.js";import"./chunk-XPZDJRR3.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-L7ZTZ74H.js";import"./chunk-5NU7YD3G.js";import"./chunk-DRGE4JAP.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
