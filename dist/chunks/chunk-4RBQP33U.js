import { createRequire as bundleRequire } from "node:module";
const require = bundleRequire(import.meta.url);

// src/report/text/quantity.ts
var TIMES = [
  { factor: 1e9, symbol: "s" },
  { factor: 1e6, symbol: "ms" },
  { factor: 1e3, symbol: "\xB5s" },
  { factor: 1, symbol: "ns" }
], SIZES = [
  { factor: 2 ** 30, symbol: "GiB" },
  { factor: 2 ** 20, symbol: "MiB" },
  { factor: 2 ** 10, symbol: "KiB" },
  { factor: 1, symbol: "B" }
];
function formatQuantity(value, unit) {
  switch (unit) {
    case "ns":
      return scaled(value, TIMES);
    case "B":
      return scaled(value, SIZES);
    case "B/s":
      return `${scaled(value, SIZES)}/s`;
    case "op/s":
      return `${grouped(value)} op/s`;
    case "ratio":
      return digits(value);
    case "1":
    case void 0:
      return grouped(value);
  }
}
function formatDuration(durationMs) {
  let seconds = Math.round(durationMs / 1e3);
  if (seconds < 60) return formatQuantity(durationMs * 1e6, "ns");
  let [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`;
}
function formatCount(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function formatChange(relative) {
  if (!Number.isFinite(relative)) return relative > 0 ? "+\u221E" : "\u2212\u221E";
  let percent = relative * 100, text = Math.abs(percent) < 99.95 ? Math.abs(percent).toFixed(1) : Math.abs(percent).toFixed(0);
  return `${Number(text) === 0 ? "\xB1" : percent > 0 ? "+" : "\u2212"}${text} %`;
}
function formatInterval(low, high) {
  return `${formatChange(low).replace(" %", "")} \u2026 ${formatChange(high)}`;
}
function formatShare(share) {
  return `${Number((share * 100).toPrecision(3))} %`;
}
var ROUNDED_UP = 0.9995;
function scaled(value, scales) {
  let scale = scales.find(({ factor }) => Math.abs(value) >= ROUNDED_UP * factor) ?? scales.at(-1);
  return `${digits(value / scale.factor)} ${scale.symbol}`;
}
function digits(value) {
  let size = Math.abs(value);
  if (size >= 1e3) return grouped(value);
  if (Number.isInteger(value)) return String(value);
  let decimals = size >= 99.95 ? 0 : size >= 9.995 ? 1 : size >= 0.9995 ? 2 : 3;
  return value.toFixed(decimals);
}
function grouped(value) {
  return !Number.isInteger(value) && Math.abs(value) < 1e3 ? digits(value) : Math.round(value).toString().replace(/\B(?=(\d{3})+$)/g, "\u202F");
}

export {
  formatQuantity,
  formatDuration,
  formatCount,
  formatChange,
  formatInterval,
  formatShare
};
