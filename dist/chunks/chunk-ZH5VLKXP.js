import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

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
  parseDuration,
  parseShare,
  parseAmount
};
