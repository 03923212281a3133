import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-OKPO7FNV.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-UOOY6VQ4.js";
import "./chunk-YGHMW3JG.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
