import { describe, expect, test } from "@jest/globals";
import type { ImportToolName } from "../config/import-tools.js";
import type { Failure } from "../core/model/trial.js";
import type { ReportedBenchmark } from "../import/reported.js";
import type { Ecosystem, Proposal, ProposedBenchmark } from "./proposal.js";
import { firstLine, hasUnknownNames, isOfUse, onlyGated, reportsAll, toTry, withTrials } from "./trials.js";
import type { ProposalTrial, Ways, WayTrial } from "./trials.js";

const benchmark = (
  id: string,
  change: Partial<ProposedBenchmark> & { readonly tool?: ImportToolName; readonly arg?: string } = {},
): ProposedBenchmark => {
  const { tool = "go", arg = "all", ...own } = change;
  const work = { kind: "import", tool, argv: ["run", arg], file: undefined } as const;
  return { id, found: `the work of ${id}`, work, names: [], fingerprint: [], notes: [], build: [], ...own };
};
const COMMAND = benchmark("whole", { work: { kind: "command", argv: ["true"] } });

const proposal = (...ecosystems: readonly (readonly ProposedBenchmark[])[]): Proposal => ({
  id: "x",
  ecosystems: ecosystems.map((benchmarks, at): Ecosystem => ({
    language: `Language ${at}`,
    afterBuild: [],
    environment: [],
    setup: [],
    benchmarks,
    ungated: [{ found: "another", why: "Not yet.", write: [] }],
  })),
});

const reported = (name: string, change: Partial<ReportedBenchmark> = {}): ReportedBenchmark => ({
  name,
  hasSamples: true,
  metrics: [],
  error: undefined,
  ...change,
});
const ran = (...benchmarks: readonly (string | ReportedBenchmark)[]): ProposalTrial => ({
  durationMs: 100,
  result: {
    kind: "reported",
    benchmarks: benchmarks.map((one) => (typeof one === "string" ? reported(one) : one)),
  },
});
const FAILURE: Failure = {
  code: "exit-code",
  message: "The tool ended with exit code 1",
  where: "run all",
  hint: "a hint",
  logTail: ["    throw new Error(reason)", "Error: no data", "    at run"],
};
const failed = (log: string | undefined = "~/logs/a.log"): ProposalTrial => ({
  durationMs: 50,
  result: { kind: "failed", failure: FAILURE, log },
});

describe("what is tried", () => {
  test("is what a tool reports, and not a command, which is built alone", () => {
    const command = { ...COMMAND, build: [["make", "whole"]] as const };
    const wide = proposal([benchmark("a"), command], [benchmark("b")]);
    const { proposal: tried, alsoBuilt, benchmarks } = toTry(wide, wide);
    expect(benchmarks.map((ways) => ways.map(({ id }) => id))).toEqual([["a"], ["b"]]);
    expect(tried.ecosystems.map((one) => one.benchmarks.map(({ id }) => id))).toEqual([["a"], ["b"]]);
    expect(alsoBuilt).toEqual(command.build);
  });

  test("is what the source names as well, where less of it is run then", () => {
    const wide = proposal([benchmark("a"), benchmark("a-named"), benchmark("same"), benchmark("new")]);
    const narrow = benchmark("a", { arg: "some", names: ["x"] });
    const { proposal: tried, benchmarks } = toTry(
      wide,
      proposal([narrow, benchmark("same", { names: ["y"] })]),
    );
    expect(benchmarks).toEqual([
      [benchmark("a"), { ...narrow, id: "a-named-2" }],
      [benchmark("a-named")],
      [benchmark("same")],
      [benchmark("new")],
    ]);
    expect(tried.ecosystems[0]!.benchmarks).toEqual(benchmarks.flat());
  });
});

test.each<[string, boolean, Proposal, Proposal?]>([
  ["all names", false, proposal([benchmark("a", { names: ["x"] }), COMMAND])],
  ["none of a benchmark", true, proposal([benchmark("a", { names: ["x"] }), benchmark("b")])],
  ["a name with a gap in it", true, proposal([benchmark("a", { names: ["size ${n}"] })])],
  [
    "less than would be run",
    true,
    proposal([benchmark("a", { names: ["x"], arg: "some" })]),
    proposal([benchmark("a", { names: ["x"] })]),
  ],
])("where the source has %s, a trial would find more: %s", (_what, finds, written, wide = written) => {
  expect(hasUnknownNames(wide, written)).toBe(finds);
});

/** The one benchmark after these trials. */
function after(ways: Ways, ...trials: readonly WayTrial[]) {
  const { proposal: made, tried } = withTrials(proposal([ways[0]]), [ways], () => trials);
  const [{ benchmarks, ungated }] = made.ecosystems as [Ecosystem];
  return { gated: benchmarks[0], ungated: ungated.slice(1), tried: tried[0]! };
}

const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `n=${i}`);

test.each<[string, ProposedBenchmark, ProposalTrial, readonly string[], readonly string[]]>([
  ["the tool's, in its order", benchmark("a"), ran("Split/n=10", "Join"), ["Split/n=10", "Join"], []],
  [
    "twenty at most",
    benchmark("a"),
    ran(...numbered(31)),
    numbered(20),
    [
      "Left out of 31 that ran: n=20, n=21, n=22, n=23, n=24, n=25, n=26, n=27 and 3 more. 20 are enough to begin with; name others by `from:`, or let the tool run fewer.",
    ],
  ],
  [
    "what the source names before others",
    benchmark("a", { names: ["last"] }),
    ran(...numbered(20), "last"),
    [...numbered(19), "last"],
    [
      "Left out of 21 that ran: n=19. 20 are enough to begin with; name others by `from:`, or let the tool run fewer.",
    ],
  ],
  [
    "all that the source names",
    benchmark("a", { names: numbered(30) }),
    ran(...numbered(30)),
    numbered(30),
    [],
  ],
  [
    "none that the trial did not report",
    benchmark("a", { names: ["x", "gone", "of ${n}"] }),
    ran("x", "of 1"),
    ["x", "of 1"],
    ["Left out: gone, which the source names and a trial did not report."],
  ],
  [
    "what was reported with more than the source has: values of parameters, or its file",
    benchmark("a", { names: ["A.sort", "BM_Sort", "test_sort", "sort", "A.so"] }),
    ran("A.sort:size=10", "BM_Sort/8", "test_sort[1]", "a.js > sort"),
    ["A.sort:size=10", "BM_Sort/8", "test_sort[1]", "a.js > sort"],
    ["Left out: A.so, which the source names and a trial did not report."],
  ],
  [
    "none without samples, where they are judged",
    benchmark("a", { tool: "tinybench" }),
    ran("x", reported("y", { hasSamples: false, error: "boom\nat y" })),
    ["x"],
    ["Left out: y, of which tinybench gives no samples (y: boom)."],
  ],
  [
    "those with all numbers of a tool that has no samples",
    benchmark("a", { tool: "vitest" }),
    ran(
      reported("x", { hasSamples: false, metrics: ["latency-p99", "latency-p50"] }),
      reported("y", { hasSamples: true, metrics: ["latency-p50"] }),
    ),
    ["x"],
    ["Left out: y, of which vitest gives no latency-p50 or latency-p99."],
  ],
])("the scenarios are %s", (_what, way, trial, names, notes) => {
  const noted = { ...way, notes: ["A note."] };
  const { gated, ungated, tried } = after([noted], trial);
  expect(gated).toEqual({ ...noted, names, notes: ["A note.", ...notes] });
  expect([ungated, tried.isGated, tried.durationMs]).toEqual([[], true, 100]);
  expect(tried.said).toMatch(new RegExp(`^${names.length} scenarios?\\b`));
  expect(isOfUse(way, trial)).toBe(true);
});

describe("a benchmark that can't be gated", () => {
  test("because it fails says so, with the line that tells why", () => {
    const { gated, ungated, tried } = after([benchmark("a")], failed());
    const why = "A trial of it failed: The tool ended with exit code 1: Error: no data";
    expect(gated).toBeUndefined();
    expect(ungated).toEqual([{ found: "the work of a", why: `${why}.`, write: [] }]);
    expect(tried).toEqual({ id: "a", isGated: false, durationMs: 50, said: why, log: "~/logs/a.log" });
    expect(isOfUse(benchmark("a"), failed())).toBe(false);
  });

  test("because nothing of it is judged says what is missing", () => {
    const { gated, ungated } = after([benchmark("a")], ran(reported("x", { hasSamples: false })));
    expect([gated, ungated]).toEqual([
      undefined,
      [{ found: "the work of a", why: "Left out: x, of which go gives no samples.", write: [] }],
    ]);
  });

  test("leaves the others, and what was found before, as they are", () => {
    const ways: Ways[] = [[benchmark("a")], [benchmark("b")]];
    const wide = proposal([ways[0]![0], COMMAND], [ways[1]![0]]);
    const { proposal: made } = withTrials(wide, ways, (of) => (of === ways[0] ? [failed()] : [ran("x")]));
    const [first, second] = made.ecosystems;
    expect(first!.benchmarks).toEqual([COMMAND]);
    expect(first!.ungated.map(({ found }) => found)).toEqual(["another", "the work of a"]);
    expect(second!.benchmarks).toEqual([{ ...benchmark("b"), names: ["x"] }]);
    expect(second!.ungated.map(({ found }) => found)).toEqual(["another"]);
  });
});

describe("what is gated of a benchmark, run alone", () => {
  const way = benchmark("a", {
    work: { kind: "import", tool: "go", argv: ["x", "-test.bench=."], file: undefined },
  });
  const took = (durationMs: number, ...names: readonly string[]): ProposalTrial => ({
    ...ran(...names),
    durationMs,
  });

  test("is tried where more ran, and written where it reports all of it", () => {
    const whole = ran(...numbered(31));
    const only = onlyGated(way, whole)!;
    expect(only.names).toEqual(numbered(20));
    expect(reportsAll(only, ran(...numbered(20)))).toBe(true);
    expect(reportsAll(only, ran(...numbered(19)))).toBe(false);
    expect(reportsAll(only, failed())).toBe(false);
    const { gated, tried } = after([way], {
      ...whole,
      only: { way: only, trial: took(60, ...numbered(20)) },
    });
    expect(gated).toMatchObject({
      id: "a",
      work: only.work,
      names: numbered(20),
      notes: [
        expect.stringMatching(
          /^Left out of 31 that ran: n=20, .* and 3 more\. 20 are enough .* let `harness` run them\.$/,
        ),
      ],
    });
    expect(tried.durationMs).toBe(60);
  });

  test("is not tried where nothing else ran, nor where the tool can't be told", () => {
    expect(onlyGated(way, ran("a", "b"))).toBeUndefined();
    expect(onlyGated(benchmark("a", { tool: "tinybench" }), ran(...numbered(31)))).toBeUndefined();
    expect(onlyGated(way, failed())).toBeUndefined();
  });

  test("is as much as a short trial has time for, where a trial of all takes longer than it may", () => {
    const long = took(120_000, ...numbered(16));
    const only = onlyGated(way, long)!;
    // Of 120 s for sixteen, 27 s are three.
    expect(only.names).toEqual(numbered(3));
    expect(onlyGated(way, took(60_000, ...numbered(16)))).toBeUndefined();
    expect(onlyGated(way, took(9_000_000, "a", "b"))!.names).toEqual(["a"]);
    const short = { ...long, only: { way: only, trial: took(25_000, ...numbered(3)) } };
    expect([isOfUse(way, long), isOfUse(way, short)]).toEqual([false, true]);
    expect(after([way], long).ungated[0]!.why).toMatch(/^A trial of it takes 120 s, and may take 60: /);
  });
});

test("what can't be run whole is gated as the source names it, and says what is left out", () => {
  const narrow = benchmark("a-named", { arg: "some", names: ["x"] });
  const { gated, ungated, tried } = after([benchmark("a"), narrow], failed(), ran("x"));
  expect(gated).toEqual({
    ...narrow,
    id: "a",
    notes: [
      "Left out: what the source does not name. A trial of it failed: The tool ended with exit code 1: Error: no data.",
    ],
  });
  expect([ungated, tried.isGated, tried.durationMs, tried.log]).toEqual([[], true, 100, "~/logs/a.log"]);
});

test("what fails both ways says why it failed first", () => {
  const { gated, ungated, tried } = after(
    [benchmark("a"), benchmark("a-named")],
    failed("~/first"),
    failed("~/second"),
  );
  expect([gated, ungated.length, tried.log]).toEqual([undefined, 1, "~/first"]);
});

test.each<[string, Partial<Failure>, string]>([
  ["the error and not its source", {}, "The tool ended with exit code 1: Error: no data"],
  [
    "pytest's",
    { logTail: ["    raise ValueError('x')", "E   ValueError: x", "1 failed in 1 s"] },
    "The tool ended with exit code 1: E   ValueError: x",
  ],
  [
    "Go's",
    { logTail: ["goos: linux", "--- FAIL: BenchmarkA", "    a_test.go:6: no data", "exit status 1"] },
    "The tool ended with exit code 1: --- FAIL: BenchmarkA",
  ],
  ["the last where none says more", { logTail: ["one", " two"] }, "The tool ended with exit code 1: two"],
  ["nothing that was not printed", { logTail: [] }, "The tool ended with exit code 1"],
  [
    "what to do where the results are what is wrong",
    { code: "event-invalid", message: "there is nothing in it.\nAt all.", hint: "write some" },
    "there is nothing in it; write some",
  ],
  [
    "no more where there is no advice",
    { code: "timeout", message: "It did not end", hint: undefined },
    "It did not end",
  ],
])("of a failure it says %s", (_what, change, said) => {
  expect(firstLine({ ...FAILURE, ...change })).toBe(said);
});
