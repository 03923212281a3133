import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import{fetchResults,readArtifact}from"./chunk-QPE5X6CX.js";import"./chunk-X6SRFQOL.js";import"./chunk-T46Q3FHM.js";import"./chunk-D34DQL5L.js";import"./chunk-4WK7T23V.js";import"./chunk-J3YNLE3E.js";import"./chunk-TN6LFW72.js";import"./chunk-IJHKDOQ7.js";import"./chunk-IJEP5G4N.js";import"./chunk-WKSRVDUG.js";import"./chunk-RXH73FBM.js";import"./chunk-Q5NBEF27.js";export{fetchResults,readArtifact};
