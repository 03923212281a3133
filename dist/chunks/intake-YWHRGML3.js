import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-XEAOLCTY.js";import"./chunk-X6SRFQOL.js";import"./chunk-JLG7XZJF.js";import"./chunk-XPZDJRR3.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-CJ5ZNDY5.js";import"./chunk-5NU7YD3G.js";import"./chunk-OVY2JQWN.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
