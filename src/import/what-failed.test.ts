import { expect, test } from "@jest/globals";
import type { ImportedError } from "./model.js";
import { whatFailed, whyNotMeasured } from "./what-failed.js";

test.each<[string, string | undefined, string]>([
  ["is absent", undefined, "failed"],
  ["is empty", "", "failed"],
  ["has nothing to be seen", " \n\u0007\u200b\n", "failed"],
  ["is of one line", "no data", "no data"],
  ["is a stack", "Error: no data\n    at x", "Error: no data"],
  ["begins with an empty line", "\r\n\n  no data\n", "no data"],
  ["colours and rings", "\u001b[31mno\u001b[0m\u0007 data", "no data"],
  ["turns its direction around", "no \u202eatad", "no atad"],
  ["has a separator of lines", "no data\u2028::error::", "no data"],
  ["is as long as is shown", "x".repeat(300), "x".repeat(300)],
  ["is longer", `x${"😀".repeat(150)}`, `x${"😀".repeat(149)}…`],
])("what failed is said where the message %s", (_what, message, said) => {
  expect(whatFailed({ kind: "failed", count: 1, ...(message === undefined ? {} : { message }) })).toBe(said);
});

const failed = (count: number, kind: string, message?: string): ImportedError => ({
  kind,
  count,
  ...(message === undefined ? {} : { message }),
});

test.each<[string, number | undefined, readonly ImportedError[], string | undefined]>([
  ["nothing failed", undefined, [], undefined],
  ["a benchmark threw", undefined, [failed(1, "failed", "no data"), failed(1, "failed", "b")], "no data"],
  ["a part succeeded", 1, [failed(2, "5xx")], "5xx"],
  ["nothing did", 0, [failed(200, "5xx")], "no request succeeded (200 × 5xx)"],
  ["nothing was sent", 0, [], "no request succeeded"],
  [
    "a tool counts one kind in parts",
    0,
    [failed(2, "bad-status"), failed(4, "request-error", "refused"), failed(3, "bad-status")],
    "no request succeeded (5 × bad-status, 4 × refused)",
  ],
  [
    "there are many kinds",
    0,
    [1, 2, 3, 4, 5].map((n) => failed(n, `status-${n}`)),
    "no request succeeded (1 × status-1, 2 × status-2, 3 × status-3, and of 2 more kinds)",
  ],
])("why nothing was measured, where %s", (_what, succeeded, errors, why) => {
  const given = { name: "a", latency: [], values: [], errors, caveats: [] };
  expect(whyNotMeasured({ ...given, ...(succeeded === undefined ? {} : { succeeded }) })).toBe(why);
});
