import { expect, test } from "@jest/globals";
import { logOf, relativeInterval } from "./logs.js";

test("zero lies below every positive value, and what is below zero lies below zero", () => {
  const ascending = [-1, 0, Number.MIN_VALUE, 0.5, 1, Number.MAX_VALUE].map(logOf);
  expect([...ascending].sort((a, b) => a - b)).toEqual(ascending);
  expect(new Set(ascending).size).toBe(ascending.length);
  expect(logOf(0.5)).toBe(Math.log(0.5));
  expect([Math.expm1(logOf(0)), Math.expm1(logOf(-1))]).toEqual([-1, -1]);
});

test("that there is no lower bound is another thing than that it is −100 %", () => {
  expect(relativeInterval({ low: -Infinity, high: Infinity })).toEqual({ low: -Infinity, high: Infinity });
  expect(relativeInterval({ low: logOf(0), high: 0 })).toEqual({ low: -1, high: 0 });
  const { low, high } = relativeInterval({ low: Math.log(0.5), high: Math.log(2) });
  expect(low).toBeCloseTo(-0.5, 12);
  expect(high).toBeCloseTo(1, 12);
});
