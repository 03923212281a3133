import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-HPVVN4HO.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-QGB2XBFP.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
