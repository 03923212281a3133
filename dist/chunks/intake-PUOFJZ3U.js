import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
import {
  fetchResults,
  readArtifact
} from "./chunk-EUTN6QJV.js";
import "./chunk-UVY4IQPT.js";
import "./chunk-FHP65CQX.js";
import "./chunk-SCSFRVWS.js";
import "./chunk-EFV5A5FX.js";
import "./chunk-S5V57IU5.js";
export {
  fetchResults,
  readArtifact
};
