import { describe, expect, test } from "@jest/globals";
import { gated, makeRun, reads } from "../core/compare/testing.js";
import { judge } from "../core/judge.js";
import type { Forge } from "../ports/forge.js";
import { rowName } from "../report/text/words.js";
import { findAcceptances } from "./acceptance.js";
import type { AcceptRequest } from "./acceptance.js";
import { rowId, writeMarker } from "./marker.js";

const HEAD = "a".repeat(40);
const LABEL = "latency-gate: accept";

/** P50 and P95 of `kv/crud/read` regressed, and those of `kv/calm/read` did not. */
const report = judge(
  makeRun({
    benchmarks: [reads(1.3), reads(1, { id: "calm", metrics: [gated({ statistic: "p50" })] })],
  }),
);

async function accepted(forge: Partial<Forge>, own: Partial<AcceptRequest>): Promise<unknown[]> {
  const request = { policy: { label: LABEL, trailer: false }, head: HEAD, place: undefined, ...own };
  const found = await findAcceptances(forge as Forge, report, request);
  return found.map(({ statistic, how, by, reason, commit }) => [statistic, how, by, reason, commit]);
}

describe("a trailer", () => {
  const P95 = 'Latency-Gate-Accept: kv/crud/read p95 "sums are checked"';
  const of = (message: string, trailer = true): Promise<unknown[]> => {
    const commit = (id: string) => Promise.resolve({ id, parents: [], message, author: "me" });
    return accepted({ commit }, { policy: { label: LABEL, trailer } });
  };
  const taken = [["p95", "trailer", "me", "sums are checked", HEAD]];

  test.each([
    ["names it", `Check the sums\n\n${P95}\n`],
    ["has other line ends", `Check the sums\r\n\r\n${P95}\r\n`],
    ["is written otherwise", `x\n\nlatency-gate-accept:kv/crud/read  P95\t"sums are checked"  `],
    ["stands beside others", `x\n\nSigned-off-by: me\n${P95}\nLatency-Gate-Accept: kv/crud/write p95 "no"`],
  ])("accepts one regression where it %s", async (_, message) => {
    expect(await of(message)).toEqual(taken);
  });

  test("accepts nothing unless the policy allows trailers", async () => {
    expect(await of(`x\n\n${P95}`, false)).toEqual([]);
  });

  test.each([
    ["another benchmark", 'Latency-Gate-Accept: kv/calm/read p95 "why"'],
    ["another scenario", 'Latency-Gate-Accept: kv/crud/write p95 "why"'],
    ["a whole benchmark", 'Latency-Gate-Accept: kv/crud p95 "why"'],
    ["another statistic", 'Latency-Gate-Accept: kv/crud/read p99 "why"'],
    ["all statistics", 'Latency-Gate-Accept: kv/crud/read "why"'],
    ["what did not regress", 'Latency-Gate-Accept: kv/calm/read p50 "why"'],
    ["no reason", "Latency-Gate-Accept: kv/crud/read p95"],
    ["an empty reason", 'Latency-Gate-Accept: kv/crud/read p95 ""'],
    ["a line that quotes one", 'See Latency-Gate-Accept: kv/crud/read p95 "why"'],
  ])("that has %s accepts nothing", async (_, line) => {
    expect(await of(`x\n\n${line}`)).toEqual([]);
  });
});

describe("the label", () => {
  const place = { pull: 7, key: "default", author: "bot" };
  const [p50, p95] = report.rows.map((row) => rowId(rowName(row)));
  /** The comment showed P50 at 100 s and P95 at 200 s. */
  const shown = { [p50!]: 100, [p95!]: 200 };

  function forge({
    labels = [LABEL],
    set = [[LABEL, 200]] as readonly (readonly [string, number])[],
    head = HEAD,
    author = "bot",
    key = "default",
  }): Partial<Forge> {
    const comment = { id: 1, author, body: `${writeMarker(key, { head, shown })}\nhello`, url: "" };
    return {
      labels: () => Promise.resolve(labels),
      labelings: () =>
        Promise.resolve(set.map(([label, s]) => ({ label, by: "she", at: new Date(s * 1000) }))),
      comments: async function* () {
        yield await Promise.resolve([comment]);
      },
    };
  }

  test.each<[string, Parameters<typeof forge>[0], string[]]>([
    ["that was set after all was shown accepts all", { set: [[LABEL, 201]] }, ["p50", "p95"]],
    ["that was set in the second in which it was shown accepts it", {}, ["p50", "p95"]],
    ["accepts what had been shown when it was set", { set: [[LABEL, 199]] }, ["p50"]],
    ["that was set before anything was shown accepts nothing", { set: [[LABEL, 99]] }, []],
    [
      "counts from when it was set last",
      {
        set: [
          [LABEL, 99],
          [LABEL, 150],
        ],
      },
      ["p50"],
    ],
    [
      "does not count from when another one was set",
      {
        set: [
          [LABEL, 99],
          ["other", 300],
        ],
      },
      [],
    ],
    ["that was taken away accepts nothing", { labels: ["other"] }, []],
    ["that nobody is known to have set accepts nothing", { set: [] }, []],
    ["accepts nothing of another commit", { head: "b".repeat(40) }, []],
    ["accepts nothing that a stranger's comment shows", { author: "stranger" }, []],
    ["accepts nothing that another gate's comment shows", { key: "other" }, []],
  ])("%s", async (_, world, statistics) => {
    const expected = statistics.map((one) => [one, "label", "she", LABEL, HEAD]);
    expect(await accepted(forge(world), { place })).toEqual(expected);
  });

  test("accepts nothing without a pull request", async () => {
    expect(await accepted(forge({}), { place: undefined })).toEqual([]);
  });

  test("and a trailer are one acceptance, which is the trailer's", async () => {
    const message = 'x\n\nLatency-Gate-Accept: kv/crud/read p95 "why"';
    const commit = (id: string) => Promise.resolve({ id, parents: [], message, author: "me" });
    const policy = { label: LABEL, trailer: true };
    expect(await accepted({ ...forge({}), commit }, { policy, place })).toEqual([
      ["p95", "trailer", "me", "why", HEAD],
      ["p50", "label", "she", LABEL, HEAD],
    ]);
  });
});
