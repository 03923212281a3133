import { expect, test } from "@jest/globals";
import type { Failure } from "../core/model/trial.js";
import { buildOf } from "./build-of.js";
import type { Argv, Ecosystem, Proposal, ProposedBenchmark } from "./proposal.js";
import { withoutCommand } from "./unbuilt.js";

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
])("where a command fails, what is left out is %s", (_what, command, leftOut, build) => {
  const { proposal: left, changed } = withoutCommand(SPLIT, command, FAILURE);
  expect(changed).toEqual(leftOut.map((id) => ({ id, isLeftOut: true, said: WHY })));
  const [first, second] = left.ecosystems;
  expect(buildOf(first!)).toEqual(build);
  expect(first!.ungated).toEqual(
    leftOut.map((id) => ({ found: `the work of ${id}`, why: `${WHY}.`, write: [] })),
  );
  expect(second).toEqual(SPLIT.ecosystems[1]);
});

test("what can be built in another way is, once, and says so", () => {
  const otherBuild = { build: [B], note: "Another build." };
  const one = proposal([benchmark("a", [A], { otherBuild })]);
  const { proposal: other, changed } = withoutCommand(one, A, FAILURE);
  expect(changed).toEqual([{ id: "a", isLeftOut: false, said: "Another build." }]);
  expect(other.ecosystems[0]!.benchmarks).toEqual([
    { ...benchmark("a", [B]), notes: ["A note.", "Another build."] },
  ]);
  expect(withoutCommand(other, B, FAILURE).proposal.ecosystems[0]!.benchmarks).toEqual([]);
});
