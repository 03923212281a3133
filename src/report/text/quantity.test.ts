import { expect, test } from "@jest/globals";
import {
  formatChange,
  formatCount,
  formatDuration,
  formatInterval,
  formatQuantity,
  formatShare,
} from "./quantity.js";

test.each([
  [0, "ns", "0 ns"],
  [0.5, "ns", "0.500 ns"],
  [24, "ns", "24 ns"],
  [999, "ns", "999 ns"],
  [1000, "ns", "1 µs"],
  [1234, "ns", "1.23 µs"],
  [12_345, "ns", "12.3 µs"],
  [123_456, "ns", "123 µs"],
  [999_600, "ns", "1.00 ms"],
  [2_019_500, "ns", "2.02 ms"],
  [999_999_999, "ns", "1.00 s"],
  [75e9, "ns", "75 s"],
  [-1_500_000, "ns", "-1.50 ms"],
  [1023, "B", "1\u202f023 B"],
  [1024, "B", "1 KiB"],
  [73_400_320, "B", "70 MiB"],
  [1.5 * 2 ** 30, "B", "1.50 GiB"],
  [2 ** 20, "B/s", "1 MiB/s"],
  [4157.4, "op/s", "4\u202f157 op/s"],
  [0.25, "op/s", "0.250 op/s"],
  [0.99, "ratio", "0.990"],
  [0.9996, "ratio", "1.00"],
  [0.05, "ratio", "0.0500"],
  [0.0004, "ratio", "0.000400"],
  [-0.00031, "ratio", "-0.000310"],
  [2.5e-9, "ratio", "2.50e-9"],
  [0.0002, "op/s", "0.000200 op/s"],
  [0.0123, "1", "0.0123"],
  [1_234_567, "1", "1\u202f234\u202f567"],
  [12.345, "1", "12.3"],
] as const)("%p %s reads %s", (value, unit, text) => {
  expect(formatQuantity(value, unit)).toBe(text);
});

test.each([
  [0, "±0.0 %"],
  [0.0004, "±0.0 %"],
  [0.0006, "+0.1 %"],
  [-0.0006, "−0.1 %"],
  [0.042, "+4.2 %"],
  [0.2254, "+22.5 %"],
  [0.9994, "+99.9 %"],
  [0.9999, "+100 %"],
  [-1, "−100 %"],
  [9.994, "+999 %"],
  [12, "+1\u202f200 %"],
  [Infinity, "+∞"],
  [-Infinity, "−∞"],
])("a change of %p reads %s", (relative, text) => {
  expect(formatChange(relative)).toBe(text);
});

test.each([
  [0.031, 0.054, "+3.1 … +5.4 %"],
  [-0.01, 0.01, "−1.0 … +1.0 %"],
  [-Infinity, 0.1, "at most +10.0 %"],
  [0.1, Infinity, "at least +10.0 %"],
  [-1, -0.5, "−100 … −50.0 %"],
  [Infinity, Infinity, "from zero"],
  [-1, Infinity, "no interval"],
  [-Infinity, Infinity, "no interval"],
])("from %p to %p reads %s", (low, high, text) => {
  expect(formatInterval(low, high)).toBe(text);
});

test.each([
  [0, "0 s"],
  [250, "250 ms"],
  [59_400, "59.4 s"],
  [59_600, "1 min"],
  [154_000, "2 min 34 s"],
  [3_600_000, "1 h"],
  [3_720_000, "1 h 2 min"],
])("%p ms is %s", (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});

test("shares and counts", () => {
  expect(formatShare(0.05)).toBe("5 %");
  expect(formatShare(0.12345)).toBe("12.3 %");
  expect(formatCount(1, "trial")).toBe("1 trial");
  expect(formatCount(2, "trial")).toBe("2 trials");
});
