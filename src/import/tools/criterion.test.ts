import { expect, test } from "@jest/globals";
import { readCriterion } from "./criterion.js";

test.each([
  ["ns", 1],
  ["us", 1_000],
  ["ms", 1e6],
])("messages in %s, with cargo's own lines between them", (unit, factor) => {
  const message = {
    reason: "benchmark-complete",
    id: "sort",
    unit,
    iteration_count: [2, 4],
    measured_values: [6, 8],
  };
  const others = [{ reason: "group-complete" }, { reason: "compiler-artifact" }];
  const text = `   Compiling sort v0.1.0\n${[...others, message].map((one) => JSON.stringify(one)).join("\n")}\n`;
  expect(readCriterion([{ path: "out", text }], false)).toMatchObject([
    {
      name: "sort",
      latency: [
        { valuesNs: [3 * factor], batch: 2 },
        { valuesNs: [2 * factor], batch: 4 },
      ],
    },
  ]);
});

const SAMPLE = { path: "sort/new/sample.json", text: `{"iters": [2, 4], "times": [6, 8]}` };
const NAMED = { path: "sort/new/benchmark.json", text: `{"full_id": "sort"}` };

test("a folder that has one file of results is a folder", () => {
  expect(() => readCriterion([SAMPLE], true)).toThrow(
    expect.objectContaining({ file: SAMPLE.path, message: "there is no benchmark.json beside it" }),
  );
});

test.each([
  [`{"iters": [2, 4], "times": [6]}`, "1 times for 2 counts of iterations", "/times"],
  [`{"iters": [2], "times": [6, 8]}`, "2 times for 1 counts of iterations", "/times"],
  [`{"iters": [2, 0], "times": [6, 8]}`, "a count of iterations was expected, not 0", "/iters/1"],
])("%s is refused", (text, message, pointer) => {
  expect(() => readCriterion([{ ...SAMPLE, text }, NAMED], true)).toThrow(
    expect.objectContaining({ file: SAMPLE.path, message, pointer }),
  );
});
