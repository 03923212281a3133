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
  const text = JSON.stringify({ metrics: { http_req_failed: { passes: 0, fails: 10 }, ...metrics } });
  const [read] = readK6({ path: "summary.json", text });
  expect(read?.values.map(({ metric, value }) => [metric, value])).toEqual(expected);
});

const point = (metric: string, value: number, tags: object = {}): string =>
  `${JSON.stringify({ type: "Point", metric, data: { value, tags: { name: "home", ...tags } } })}\n`;
const OK = { expected_response: "true" };

test("a request's parts are its phases, and what else is measured is none", () => {
  const others = [
    "http_req_blocked",
    "http_req_connecting",
    "http_req_tls_handshaking",
    "iteration_duration",
  ];
  const text = [
    `${JSON.stringify({ type: "Metric", metric: "http_req_duration", data: { type: "trend" } })}\n`,
    point("http_req_duration", 7, OK),
    point("http_req_sending", 1, OK),
    point("http_req_waiting", 2, OK),
    point("http_req_receiving", 4, OK),
    ...others.map((metric) => point(metric, 9)),
  ].join("");
  expect(readK6({ path: "raw.json", text })).toMatchObject([
    {
      name: "home",
      latency: [
        { valuesNs: [7e6] },
        { phase: "sending", valuesNs: [1e6] },
        { phase: "waiting", valuesNs: [2e6] },
        { phase: "receiving", valuesNs: [4e6] },
      ],
      errors: [],
    },
  ]);
});

test("of requests that all failed there is no sample", () => {
  const text = point("http_req_duration", 7, { expected_response: "false" });
  expect(readK6({ path: "raw.json", text })).toMatchObject([
    { latency: [], errors: [{ kind: "unexpected-response", count: 1 }] },
  ]);
});

test("a line that is cut off is refused by its number", () => {
  const text = point("http_req_duration", 7, OK) + point("http_req_duration", 8, OK).slice(0, -9);
  expect(() => readK6({ path: "raw.json", text })).toThrow(expect.objectContaining({ line: 2 }));
});

/** Tags as k6 1.8.1 writes them: by default, after `setResponseCallback(null)`, and with `--system-tags=status,name`. */
test.each<[string, object, boolean]>([
  ["it says so", { expected_response: "true", status: "200" }, true],
  ["it was told to expect 404", { expected_response: "true", status: "404" }, true],
  ["it was told not to expect 200", { expected_response: "false", status: "200" }, false],
  ["it has only the status 200", { status: "200" }, true],
  ["it has only the status 399", { status: "399" }, true],
  ["it has only the status 400", { status: "400", error_code: "1400" }, false],
  ["it has only the status 199", { status: "199" }, false],
  ["nothing answered", { status: "0", error: "dial: connection refused", error_code: "1212" }, false],
])("whether a request of k6's succeeded, where %s", (_what, tags, succeeded) => {
  const [read] = readK6({ path: "raw.json", text: point("http_req_duration", 7, tags) });
  expect([read?.latency, read?.errors]).toEqual(
    succeeded ? [[{ valuesNs: [7e6] }], []] : [[], [{ kind: "unexpected-response", count: 1 }]],
  );
});

test("results of k6 that do not say what failed are refused", () => {
  const summary = JSON.stringify({ metrics: { http_req_duration: { med: 1 }, http_reqs: { count: 10 } } });
  expect(() => readK6({ path: "summary.json", text: summary })).toThrow(
    expect.objectContaining({
      message: "it is missing, and nothing else says how many requests failed",
      pointer: "/metrics/http_req_failed",
    }),
  );
  expect(() => readK6({ path: "raw.json", text: point("http_req_duration", 7) })).toThrow(
    expect.objectContaining({
      message: "neither expected_response nor status says whether the request failed",
      hint: "name one of them among k6's system tags (--system-tags)",
      pointer: "/data/tags",
      line: 1,
    }),
  );
});
