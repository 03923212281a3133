import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-FNDLH56V.js";import"./chunk-X6SRFQOL.js";import"./chunk-3WQCLOSX.js";import"./chunk-DOLJ7F7H.js";import"./chunk-TN6LFW72.js";import"./chunk-D34DQL5L.js";import"./chunk-IJHKDOQ7.js";import"./chunk-CJ5ZNDY5.js";import"./chunk-5NU7YD3G.js";import"./chunk-2TC5SEJC.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
