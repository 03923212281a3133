import { parseJsonFile } from "../json.js";
import type { ImportedBenchmark, ImportedValue, ToolFile } from "../model.js";
import { quantileMetric } from "../model.js";

const NS_PER_MS = 1e6;

/** `autocannon --json`: quantiles in whole milliseconds, and the rate. The benchmark is named `requests`. */
export function readAutocannon(file: ToolFile): ImportedBenchmark[] {
  const root = parseJsonFile(file);
  const latency = root.at("latency");
  const quantiles = latency.keys().flatMap((key): ImportedValue[] => {
    const percent = /^p(\d+(?:_\d+)?)$/.exec(key)?.[1];
    if (percent === undefined) return [];
    const metric = quantileMetric(Number(percent.replace("_", ".")));
    return [{ metric, unit: "ns", better: "lower", value: latency.at(key).number() * NS_PER_MS }];
  });
  const counted = (kind: string): number => root.at(kind).optionalNumber() ?? 0;
  // A redirect is an answer, as it is to oha and k6. Where the classes are not told, all of `non2xx` failed.
  const [badRequests, serverErrors] = [counted("4xx"), counted("5xx")];
  const refused = Math.max(badRequests + serverErrors, counted("non2xx") - counted("3xx"));
  const errors = [
    // Timeouts are among its errors.
    { kind: "errors", count: Math.max(0, counted("errors") - counted("timeouts")) },
    { kind: "timeouts", count: counted("timeouts") },
    { kind: "4xx", count: badRequests },
    { kind: "5xx", count: serverErrors },
    { kind: "non2xx", count: refused - badRequests - serverErrors },
    { kind: "mismatches", count: counted("mismatches") },
    { kind: "resets", count: counted("resets") },
  ].filter(({ count }) => count > 0);
  const answered = root.at("requests").at("total").optionalNumber();
  // Among what was answered is a body other than was expected, too.
  const failed = refused + counted("mismatches");
  return [
    {
      name: "requests",
      latency: [],
      ...(answered === undefined ? {} : { succeeded: Math.max(0, answered - failed) }),
      values: [
        {
          metric: "latency-mean",
          unit: "ns",
          better: "lower",
          value: latency.at("average").number() * NS_PER_MS,
        },
        ...quantiles,
        {
          metric: "throughput",
          unit: "op/s",
          better: "higher",
          value: root.at("requests").at("average").number(),
        },
      ],
      errors,
      caveats: [
        { code: "summary-only", what: "autocannon tells quantiles in whole milliseconds: 0 is below one" },
        {
          code: "coordinated-omission",
          what: "without --connectionRate or --overallRate it times from when a request is sent",
        },
      ],
    },
  ];
}
