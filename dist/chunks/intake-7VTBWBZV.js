import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-NAXCGTPF.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-U2VRZC44.js";
import "./chunk-ADAFKRX7.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
