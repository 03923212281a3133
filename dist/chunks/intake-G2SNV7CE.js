import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-2EAO37ZX.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-5WIQTAQZ.js";
import "./chunk-IGECNZDG.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-L2L3YVRQ.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
