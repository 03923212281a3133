import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-DWFUTCYE.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-TNBTC6I3.js";
import "./chunk-IGECNZDG.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-L2L3YVRQ.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
