import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf, __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require < "u" ? require : typeof Proxy < "u" ? new Proxy(x, {
  get: (a, b) => (typeof require < "u" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require < "u") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function")
    for (let key of __getOwnPropNames(from))
      !__hasOwnProp.call(to, key) && key !== except && __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: !0 }) : target,
  mod
));

// src/commands/exit-codes.ts
var EXIT = {
  passed: 0,
  regression: 1,
  /** Bad usage, configuration, build, harness or results. */
  cannotJudge: 2,
  inconclusive: 3,
  /** 128 + SIGINT, as shells have it. */
  interrupted: 130
};

// src/config/units.ts
var DURATION_EXPONENT = { ns: 0, us: 3, \u00B5s: 3, ms: 6, s: 9 }, SIZE_BYTES = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };
function split(text) {
  let match = /^([0-9]{1,15}(?:\.[0-9]{1,15})?)([A-Za-zµ%]+)$/.exec(text);
  return match === null ? void 0 : { number: match[1], unit: match[2] };
}
function parseDuration(text) {
  let parts = split(text);
  if (parts === void 0) return;
  if (parts.unit === "m") return Number(parts.number) * 6e10;
  let exponent = DURATION_EXPONENT[parts.unit];
  return exponent === void 0 ? void 0 : +`${parts.number}e${exponent}`;
}
function parseSize(text) {
  let parts = split(text), bytes = parts === void 0 ? void 0 : SIZE_BYTES[parts.unit];
  return bytes === void 0 ? void 0 : Number(parts.number) * bytes;
}
function parseShare(text) {
  let parts = split(text);
  return parts?.unit === "%" ? +`${parts.number}e-2` : void 0;
}
function parseAmount(amount) {
  if (typeof amount == "number") return { value: amount, dimension: "plain" };
  let found = [
    { value: parseDuration(amount), dimension: "duration" },
    { value: parseSize(amount), dimension: "size" },
    { value: parseShare(amount), dimension: "share" }
  ].find(({ value }) => value !== void 0);
  return found === void 0 ? void 0 : { value: found.value, dimension: found.dimension };
}

export {
  __require,
  __commonJS,
  __toESM,
  EXIT,
  parseDuration,
  parseShare,
  parseAmount
};
