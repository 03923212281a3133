import { readFileSync } from "node:fs";
import { join } from "node:path";
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

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, "../../../fixtures/imports/autocannon", name), "utf8");

/** Of autocannon 9.0.0. */
test.each<[string, number, readonly object[]]>([
  ["redirects.json", 200, []],
  ["errors-all.json", 0, [{ kind: "5xx", count: 200 }]],
  ["no-server.json", 0, [{ kind: "errors", count: 9960 }]],
  ["results.json", 46_725, [{ kind: "5xx", count: 485 }]],
])("a redirect is an answer, and 4xx, 5xx and what had no answer failed: %s", (name, succeeded, errors) => {
  expect(readAutocannon({ path: name, text: fixture(name) })).toMatchObject([{ succeeded, errors }]);
});

test.each<[string, object, number, readonly object[]]>([
  ["classes are not told", { non2xx: 5 }, 95, [{ kind: "non2xx", count: 5 }]],
  [
    "there are others than those of an answer",
    { non2xx: 15, "1xx": 1, "3xx": 7, "4xx": 2, "5xx": 5 },
    92,
    [
      { kind: "4xx", count: 2 },
      { kind: "5xx", count: 5 },
      { kind: "non2xx", count: 1 },
    ],
  ],
])("what is neither 2xx nor 3xx failed, where %s", (_what, statuses, succeeded, errors) => {
  const text = JSON.stringify({
    latency: { average: 1 },
    requests: { average: 10, total: 100 },
    ...statuses,
  });
  expect(readAutocannon({ path: "results.json", text })).toMatchObject([{ succeeded, errors }]);
});
