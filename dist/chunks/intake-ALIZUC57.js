import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-AEU67LG4.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-DKM4MYVI.js";
import "./chunk-YGHMW3JG.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
