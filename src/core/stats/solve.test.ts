import { expect, test } from "@jest/globals";
import { solve } from "./solve.js";

test("the solution of linear equations, whatever their order", () => {
  const rows = [
    { row: [0, 2, 1], right: 7 },
    { row: [4, 1, -1], right: 3 },
    { row: [1, 1, 1], right: 6 },
  ];
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]) {
    const found = solve(
      order.map((i) => rows[i]!.row),
      order.map((i) => rows[i]!.right),
    );
    [1, 2, 3].forEach((x, i) => {
      expect(found[i]).toBeCloseTo(x, 12);
    });
  }
});
