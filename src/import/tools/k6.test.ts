import { expect, test } from "@jest/globals";
import { readK6 } from "./k6.js";

test.each<[string, object, (string | number)[][]]>([
  [
    "of --summary-export",
    {
      http_req_duration: { avg: 2, med: 1, max: 9, "p(95)": 3, "p(99.9)": 4 },
      http_reqs: { count: 10, rate: 5 },
    },
    [
      ["latency-mean", 2e6],
      ["latency-p50", 1e6],
      ["latency-p95", 3e6],
      ["latency-p99-9", 4e6],
      ["throughput", 5],
    ],
  ],
  [
    "of handleSummary",
    { http_req_duration: { values: { med: 1 } }, http_reqs: { values: { count: 10, rate: 5 } } },
    [
      ["latency-p50", 1e6],
      ["throughput", 5],
    ],
  ],
  ["without a rate", { http_req_duration: { med: 1 } }, [["latency-p50", 1e6]]],
])("the numbers of a summary %s", (_, metrics, expected) => {
  const [read] = readK6({ path: "summary.json", text: JSON.stringify({ metrics }) });
  expect(read?.values.map(({ metric, value }) => [metric, value])).toEqual(expected);
});
