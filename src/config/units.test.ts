import { expect, test } from "@jest/globals";
import { parseAmount, parseDuration, parseShare, parseSize } from "./units.js";

test.each([
  ["0ns", 0],
  ["250ns", 250],
  ["1.1us", 1100],
  ["1.1µs", 1100],
  ["0.3ms", 300_000],
  ["20ms", 20_000_000],
  ["2.5s", 2_500_000_000],
  ["1.5m", 90_000_000_000],
  ["12m", 720_000_000_000],
])("duration %s is %d ns", (text, ns) => {
  expect(parseDuration(text)).toBe(ns);
});

test.each([
  "",
  "5",
  "ms",
  "-1ms",
  "1 ms",
  "1e3ms",
  "1,5ms",
  ".5s",
  "5.s",
  "1h",
  "1MS",
  "Infinityms",
  "1mss",
  "1ms\n",
  "5constructor",
])("%j is no duration", (text) => {
  expect(parseDuration(text)).toBeUndefined();
});

test.each([
  ["16B", 16],
  ["1.5KiB", 1536],
  ["50MiB", 52_428_800],
  ["2GiB", 2_147_483_648],
])("size %s is %d bytes", (text, bytes) => {
  expect(parseSize(text)).toBe(bytes);
});

test.each(["1kB", "1KB", "1MB", "1b", "B", "1toString"])("%j is no size", (text) => {
  expect(parseSize(text)).toBeUndefined();
});

test.each([
  ["5%", 0.05],
  ["0%", 0],
  ["7%", 0.07],
  ["99.9%", 0.999],
  ["150%", 1.5],
])("share %s is %d", (text, share) => {
  expect(parseShare(text)).toBe(share);
});

test.each(["5", "5 %", "%", "-5%", "five"])("%j is no share", (text) => {
  expect(parseShare(text)).toBeUndefined();
});

test.each([
  [7, 7, "plain"],
  ["7ms", 7_000_000, "duration"],
  ["7KiB", 7168, "size"],
  ["7%", 0.07, "share"],
])("amount %j is %d, a %s", (amount, value, dimension) => {
  expect(parseAmount(amount)).toEqual({ value, dimension });
});
