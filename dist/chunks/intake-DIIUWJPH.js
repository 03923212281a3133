import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-T6H5R2P5.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-33BAGFPE.js";
import "./chunk-YGHMW3JG.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
