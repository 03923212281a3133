import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-NMMGH2GG.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-RSF63QEA.js";
import "./chunk-L6I6FNDK.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-JJLDGNNS.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
