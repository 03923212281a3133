import { expect, test } from "@jest/globals";
import type { Failure } from "../core/model/trial.js";
import { buildOf } from "./build-of.js";
import type { Argv, Ecosystem, Proposal, ProposedBenchmark } from "./proposal.js";
import { withoutFailed } from "./unbuilt.js";

const benchmark = (
  id: string,
  build: readonly Argv[],
  own: Partial<ProposedBenchmark> = {},
): ProposedBenchmark => ({
  id,
  found: `the work of ${id}`,
  work: { kind: "command", argv: ["run", id] },
  names: [],
  fingerprint: [],
  notes: ["A note."],
  build,
  ...own,
});
const proposal = (...ecosystems: readonly (readonly ProposedBenchmark[])[]): Proposal => ({
  id: "x",
  ecosystems: ecosystems.map((benchmarks, at): Ecosystem => ({
    language: `Language ${at}`,
    environment: [],
    setup: [],
    benchmarks,
    afterBuild: [["rm", "target"]],
    ungated: [],
  })),
});
const FAILURE: Failure = {
  code: "exit-code",
  message: "The command ended with exit code 2.",
  where: "make",
  hint: undefined,
  logTail: ["cc a.c", "a.c:1:1: error: no type"],
};
const WHY = "It can't be built: The command ended with exit code 2: a.c:1:1: error: no type";

const INSTALL: Argv = ["npm", "ci"];
const CORE: Argv = ["build", "core"];
const A: Argv = ["build", "a"];
const B: Argv = ["build", "b"];
const SPLIT = proposal(
  [benchmark("a", [INSTALL, CORE, A]), benchmark("b", [INSTALL, B]), benchmark("c", [INSTALL, CORE])],
  [benchmark("d", [["go", "test"]])],
);

test("each command stands once, after what it needs, and what is removed after all of them", () => {
  expect(SPLIT.ecosystems.map(buildOf)).toEqual([
    [INSTALL, CORE, A, B, ["rm", "target"]],
    [
      ["go", "test"],
      ["rm", "target"],
    ],
  ]);
});

test.each<[string, Argv, readonly string[], readonly Argv[]]>([
  ["of one benchmark: that one", A, ["a"], [INSTALL, B, CORE, ["rm", "target"]]],
  ["of several: all that need it", CORE, ["a", "c"], [INSTALL, B, ["rm", "target"]]],
  ["of all in a language: these, with nothing left to build", INSTALL, ["a", "b", "c"], []],
  ["of none: nothing", ["rm", "target"], [], [INSTALL, CORE, A, B, ["rm", "target"]]],
])("where a command fails, what is left out is %s", (_what, argv, leftOut, build) => {
  const { left, changed, failures } = withoutFailed({ wide: SPLIT, written: SPLIT }, [
    { argv, failure: FAILURE },
  ]);
  expect(changed).toEqual(leftOut.map((id) => ({ id, isLeftOut: true, said: WHY })));
  expect(failures).toEqual(leftOut.length === 0 ? [] : [FAILURE]);
  const [first, second] = left.wide.ecosystems;
  expect(buildOf(first!)).toEqual(build);
  expect(first!.ungated).toEqual(
    leftOut.map((id) => ({ found: `the work of ${id}`, why: `${WHY}.`, write: [] })),
  );
  expect(second).toEqual(SPLIT.ecosystems[1]);
  expect(left.written).toEqual(left.wide);
});

test("of several commands that fail the first that a benchmark needs is its reason", () => {
  const second = { ...FAILURE, logTail: ["error: for want of the first"] };
  const { left, changed, failures } = withoutFailed({ wide: SPLIT, written: SPLIT }, [
    { argv: CORE, failure: FAILURE },
    { argv: A, failure: second },
    { argv: ["rm", "target"], failure: second },
  ]);
  expect(changed.map(({ id, said }) => [id, said])).toEqual([
    ["a", WHY],
    ["c", WHY],
  ]);
  expect(failures).toEqual([FAILURE]);
  expect(buildOf(left.wide.ecosystems[0]!)).toEqual([INSTALL, B, ["rm", "target"]]);
});

test("what can't be built is left out of what the source says, too, by whichever command it is built there", () => {
  const one = proposal([benchmark("a", [A]), benchmark("b", [B])]);
  const written = proposal([benchmark("a", [["build", "a", "alone"]]), benchmark("c", [CORE])]);
  const other = proposal([benchmark("a-2", [["build", "a", "alone"]], { found: "the work of a" })]);
  const failed = [{ argv: A, failure: FAILURE }];
  expect(withoutFailed({ wide: one, written }, failed).left.written.ecosystems[0]).toMatchObject({
    benchmarks: [{ id: "c" }],
    ungated: [{ found: "the work of a", why: `${WHY}.` }],
  });
  expect(withoutFailed({ wide: one, written: other }, failed).left.written.ecosystems[0]!.benchmarks).toEqual(
    [],
  );
});

test("what can be built in another way is, once; the reason stays that of the first, whose it is alone", () => {
  const otherBuild = { kind: "untried", build: [B], how: "in another way", note: "Another build." } as const;
  const one = proposal([benchmark("a", [A], { otherBuild })]);
  const [why] = [WHY.replace("It can't be built: ", "")];
  const first = withoutFailed({ wide: one, written: proposal([benchmark("a", [CORE])]) }, [
    { argv: A, failure: FAILURE },
  ]);
  expect(first.changed).toEqual([
    { id: "a", isLeftOut: false, said: `It can't be built alone: ${why}. It is tried in another way.` },
  ]);
  const expected = benchmark("a", [B], {
    notes: ["A note.", "Another build."],
    otherBuild: { kind: "taken", how: "in another way", why },
  });
  expect(first.left.wide.ecosystems[0]!.benchmarks).toEqual([expected]);
  expect(first.left.written.ecosystems[0]!.benchmarks).toEqual([expected]);
  const others = { ...FAILURE, logTail: ["b.c:1:1: error: of what is built with it"] };
  const second = withoutFailed(first.left, [{ argv: B, failure: others }]);
  expect(second.changed).toEqual([
    { id: "a", isLeftOut: true, said: `It can't be built, alone or in another way: ${why}` },
  ]);
  expect(second.left.wide.ecosystems[0]!.benchmarks).toEqual([]);
});
