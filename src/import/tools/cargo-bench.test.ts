import { expect, test } from "@jest/globals";
import { readCargoBench } from "./cargo-bench.js";

test.each([
  ["1,234,567", 1_234_567],
  ["12,345.67", 12_345.67],
  ["0.31", 0.31],
])("%s ns/iter", (written, ns) => {
  const text = `test tests::sort ... bench:   ${written} ns/iter (+/- 1,234.5) = 5 MB/s\ntest other ... ok\n`;
  expect(readCargoBench({ path: "x.txt", text })).toMatchObject([
    { name: "tests::sort", values: [{ metric: "latency-p50", value: ns }] },
  ]);
});
