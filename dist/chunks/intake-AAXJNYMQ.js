import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-DSKF4K62.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-TJTBUJZ4.js";
import "./chunk-O6OSCLPC.js";
import "./chunk-6VUVJXVX.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
