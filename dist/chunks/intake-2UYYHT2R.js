import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-EP6LPWQU.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-2NF5Y2OB.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
