import { expect, test } from "@jest/globals";
import { readMitata, readTinybench } from "./javascript.js";

const READ =
  "results of tinybench are made by a script that ends with `console.log(JSON.stringify(bench.tasks.map((task) => ({ name: task.name, ...task.result }))))`, of tinybench 2 to 6";

test.each<[string, object, string]>([
  ["failed, of tinybench 6", { state: "errored", error: {} }, ': its state is "errored"'],
  ["failed, of tinybench 5", { error: {} }, ": it failed"],
  ["was written before it ran, of tinybench 6", { state: "not-started" }, ': its state is "not-started"'],
  ["is of no known version", { mean: 1, hz: 1000 }, ""],
])("a task that %s is refused with what is read", (_name, result, why) => {
  const text = JSON.stringify([{ name: "sort", ...result }]);
  expect(() => readTinybench({ path: "bench.json", text })).toThrow(
    expect.objectContaining({ message: `the task "sort" has no latencies${why}`, hint: READ }),
  );
});

test.each([
  [2, 1, ["order-lost"]],
  [8_192, 4_096, ["means", "order-lost"]],
])("mitata's two samples of %d ticks are of %d calls each", (ticks, batch, caveats) => {
  const run = { name: "sort", stats: { ticks, samples: [5, 6] } };
  const text = JSON.stringify({ benchmarks: [{ runs: [run] }] });
  const [read] = readMitata({ path: "bench.json", text });
  expect(read?.latency).toEqual([{ valuesNs: [5, 6], batch, sorted: true }]);
  expect(read?.caveats.map(({ code }) => code)).toEqual(caveats);
});
