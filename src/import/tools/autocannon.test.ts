import { expect, test } from "@jest/globals";
import { readAutocannon } from "./autocannon.js";

test("milliseconds are nanoseconds, and a quantile of a part is one", () => {
  const latency = { average: 2.5, min: 1, p50: 2, p97_5: 4, p99: 5, totalCount: 10 };
  const text = JSON.stringify({ latency, requests: { average: 10, total: 10 } });
  const [read] = readAutocannon({ path: "results.json", text });
  expect(read?.values.map(({ metric, value }) => [metric, value])).toEqual([
    ["latency-mean", 2.5e6],
    ["latency-p50", 2e6],
    ["latency-p97-5", 4e6],
    ["latency-p99", 5e6],
    ["throughput", 10],
  ]);
});
