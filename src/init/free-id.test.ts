import { expect, test } from "@jest/globals";
import { takeFreeId } from "./free-id.js";

test("an id that is taken has the next number, and is as long as an id may be", () => {
  const taken = new Set<string>();
  const ids = ["a", "a", "a-2", "a"].map((id) => takeFreeId(id, taken));
  expect(ids).toEqual(["a", "a-2", "a-2-2", "a-3"]);
  const long = "x".repeat(80);
  const longs = Array.from({ length: 120 }, () => takeFreeId(long, taken));
  expect(new Set(longs).size).toBe(120);
  expect([longs[0], longs[1], longs[119]]).toEqual([long, `${"x".repeat(76)}-2`, `${"x".repeat(76)}-120`]);
});
